/*
 * Pages of the desk (rules, section 40): what they have in common. They write by
 * requests to the API of their own caller (pages/ask.h), so there is no second
 * way to store a record.
 */
#ifndef ALMANAC_DESK_H
#define ALMANAC_DESK_H

#include "pages/page.h"
#include "store/users.h"

struct value;

/* A kind of record that people write. */
struct desk_kind {
	const char		*path;		/* "/desk/venues" */
	const char		*list;		/* in the API: "/venues" */
	const char		*records;	/* member of a list */
	const char		*name;		/* member of a record */
	const char		*link;		/* member of an event, or NULL */
	const struct route	*create, *update;
	enum text		 many, one;
	bool			 is_event;
	bool			 is_term;
};

/* That of a request, by its path. */
const struct desk_kind	*desk_kind(const struct request *);

/* The one whose records a route creates. */
const struct desk_kind	*desk_kind_of(const struct route *create);

/* The texts of its language. */
const char *const	*desk_texts(const struct request *);

/* page_start() with a title. */
void		 desk_start(struct page *, struct request *, const char *title);

/* Fills a template of the desk; returns the status. */
int		 desk_send(struct page *, const struct template *, int status);

/* Answers a form with another page; `path` follows the prefix. */
int		 desk_go(struct request *, const char *path);

/* The same, in a language; in this one if there is none of that name. */
int		 desk_go_in(struct request *, const char *language,
		    const char *path);

/* The text of a form's field, or "". */
const char	*desk_field(const struct request *, const char *name);

/* Adds `action` and `token`, for a form of this page. */
void		 desk_form_start(struct page *);

/* A text of the page with a placeholder: "{count} in all". */
const char	*desk_phrase(const struct page *, enum text, const char *name,
		    const char *value);

/* Whoever may read a record need not be able to change it. */
bool		 desk_may_change(const struct page *, const struct desk_kind *,
		    const struct value *record);

/* "Draft" for the status of a record; "" for what is published. */
const char	*desk_status(const struct page *, const struct value *record);

/* "Editor" for a role. */
const char	*desk_role(const struct page *, enum role);

/* The choice of a role; adds options. */
void		 desk_roles(struct page *, const char *chosen);

/* The application passwords of a user, with one that was made, or "". */
void		 desk_programs(struct page *, const char *login,
		    const char *made);

/* Makes one with the label of the form; "": there is none, or it is taken. */
const char	*desk_program_make(struct request *, const char *login);

/* Why a chosen password is not good enough, or NULL. */
const char	*_Nullable desk_password_fault(const struct page *,
		    const char *password);

/* The address at which a link is used. */
const char	*desk_link(const struct page *, const char *token);

#endif
