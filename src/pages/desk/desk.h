/*
 * Shared parts of the desk's pages (rules, section 40). The pages write records
 * through the API, with the rights of their caller (pages/ask.h), so these are
 * stored in one way only. What the API does not have, such as notes, messages,
 * sessions and passwords, they write themselves.
 */
#ifndef ALMANAC_DESK_H
#define ALMANAC_DESK_H

#include "pages/page.h"
#include "store/account_changes.h"
#include "store/status.h"
#include "store/users.h"

struct account;
struct value;

/* A kind of record that users edit. */
struct desk_kind {
	const char		*path;		/* "/desk/venues" */
	const char		*list;		/* in the API: "/venues" */
	const char		*records;	/* member of a list */
	const char		*name;		/* member of a record */
	const char		*link;		/* of an event, or NULL */
	const struct route	*create, *update;
	enum text		 many, one;
	enum text		 create_title, edit_title;
	enum text		 fresh;		/* "New venue: {name}" */
	bool			 is_event;
	bool			 is_term;
};

/* Returns the kind of a request, from its path. */
const struct desk_kind	*desk_kind(const struct request *);

/* Returns the kind that a route creates. */
const struct desk_kind	*desk_kind_of(const struct route *create);

/*
 * Returns the address of a record in the API: "/events/1" for the list
 * "/events".
 */
const char	*desk_address(struct arena *, const char *list, int64_t id);

/* Returns the texts in the language of the request. */
const char *const	*desk_texts(const struct request *);

/* Returns the path of the request after the prefix. */
const char	*desk_path(struct request *);

/*
 * Calls page_start(), sets the title, and adds the notice about what the form
 * has done that led here with `?done=`.
 */
void		 desk_start(struct page *, struct request *, const char *title);

/* Fills a template of the desk. Returns the status. */
int		 desk_send(struct page *, const struct template *, int status);

/* Answers a form with a redirect to a page. `path` follows the prefix. */
int		 desk_go(struct request *, const char *path);

/*
 * Returns the query of the list from which the form was opened, such as
 * "?page=2", or "". Only what desk_list() writes is one, so a link to a form
 * cannot lead elsewhere.
 */
const char	*desk_back(const struct request *);

/* Returns that query with another one added: "?page=2&done=saved". */
const char	*desk_back_with(const struct request *, const char *query);

/*
 * The same in another language, or in the current one if the site does not have
 * it.
 */
int		 desk_go_in(struct request *, const char *language,
		    const char *path);

/* Returns how pages call a user, also the owner of what visitors propose. */
const char	*desk_person_name(const struct page *, const struct account *);

/* Returns the login of the caller, or "". */
const char	*desk_login(struct request *);

/* Adds `action` and `token` for a form of this page. */
void		 desk_form_start(struct page *);

/*
 * Returns a text of the page with its placeholder replaced: "{count} in all".
 */
const char	*desk_phrase(const struct page *, enum text, const char *name,
		    const char *value);

/*
 * Whether the caller may change a record. Callers can read more than they may
 * change.
 */
bool		 desk_may_change(const struct page *, const struct desk_kind *,
		    const struct value *record);

/* Whether it has a form for the caller: to change it, or the caller's own. */
bool		 desk_may_open(const struct page *, const struct desk_kind *,
		    const struct value *record);

/* Returns "Draft" for the status of a record, "" for published ones. */
const char	*desk_status(const struct page *, const struct value *record);

bool		 desk_has_status(const struct value *record, enum status);

/* Whether it is published, or will be without another request. */
bool		 desk_is_public(const struct value *record);

/* Returns "Editor" for a role. */
const char	*desk_role(const struct page *, enum role);

/*
 * Returns how the last attempt to send something to an endpoint ended, in
 * words; "" if nothing is known. `waits`: a test is still to be sent. `done`
 * and `rejected` contain the code of an answer.
 */
const char	*desk_result(const struct page *, const char *endpoint,
		    bool waits, enum text done, enum text rejected);

/*
 * Adds rows about mail and webhooks that fail, at most `most`. What a server
 * rejects to a visitor does not count, since anyone can enter a wrong address.
 */
void		 desk_undelivered(struct page *, struct value *list,
		    size_t most);

/* Adds the options of a role. */
void		 desk_roles(struct page *, const char *chosen);

/*
 * Adds the application passwords of a user. `new_password` is one just created,
 * or "".
 */
void		 desk_programs(struct page *, const char *login,
		    const char *new_password);

/* Returns why a user may have no more application passwords, or NULL. */
const char	*_Nullable desk_programs_full(const struct page *,
		    const char *login);

/*
 * Creates an application password with the label in the form. "": the form has
 * no label, or it is taken.
 */
const char	*desk_program_make(struct request *, const char *login);

/* Returns the reason why a new password is not accepted, or NULL. */
const char	*_Nullable desk_password_fault(const struct page *,
		    const char *password);

/* Returns why the user must wait after too many wrong passwords, or NULL. */
const char	*_Nullable desk_wait_fault(struct request *,
		    const struct account *);

/*
 * Returns why the caller's password in the form is not accepted, and sets the
 * status, or NULL. Counts wrong ones. desk_proof_fault() checks it only if the
 * route needs it for the action (`proof` in the spec): a session alone must not
 * become another account.
 */
const char	*_Nullable desk_password_wrong(struct request *, int *status);
const char	*_Nullable desk_proof_fault(struct request *, int action,
		    int *status);
bool		 desk_needs_proof(const struct request *, int action);

/*
 * Adds a change of how a user signs in to the history, and a letter about it.
 * Call it before the change (store/account_changes.h).
 */
void		 desk_account_changed(struct request *, int64_t user,
		    int64_t by, enum account_what);

/*
 * Hashes a new password, so that the writer need not (struct secret_memo), and
 * defers the request.
 */
int		 desk_defer_password(struct request *, const char *password);

/* Whether the site sends letters, and so asks for mail addresses. */
bool		 desk_sends_mail(const struct request *);

/*
 * Returns why the user cannot have the mail address in the form, or NULL.
 * desk_mail_set() stores it; if the site sends letters, it is used once it is
 * confirmed. desk_mail_ask() sends a link for that, if it is needed.
 */
const char	*_Nullable desk_mail_fault(struct request *, int64_t user);
void		 desk_mail_set(struct request *, int64_t user);
void		 desk_mail_ask(struct request *, int64_t user);

/* Both, for a user who may have another address. */
void		 desk_mail_change(struct request *, const struct account *);

/*
 * The full name that a form sends, in one line; what is wrong with it, or NULL;
 * adds it to a form, with `wrong` that of the request.
 */
const char	*desk_full_name(const struct request *);
const char	*_Nullable desk_full_name_fault(struct request *,
		    int64_t user);
void		 desk_full_name_show(struct page *, const struct account *,
		    const char *wrong);

/* Adds the mail address to a form, with `wrong` that of the request. */
void		 desk_mail_show(struct page *, const struct account *,
		    const char *wrong);

/*
 * Returns the address of a link with a token, in the language of a user, or in
 * the main one of the site.
 */
const char	*desk_link(const struct page *, const char *language,
		    const char *token);

#endif
