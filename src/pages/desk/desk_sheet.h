/* The page with the form of a record. */
#ifndef ALMANAC_DESK_SHEET_H
#define ALMANAC_DESK_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/texts.h"
#include "pages/desk/desk_form.h"

struct page;
struct request;

/* The state of a form, apart from its fields. */
struct sheet {
	struct desk_form	 form;
	const char		*key;		/* of a new record, or "" */
	const char		*version;	/* of a stored one, or "" */
	const char		*problem;
	bool			 is_locked;	/* is shown only */
	bool			 in_trash;
	bool			 removes;	/* asks about deleting */
	bool			 merges;	/* asks about merging */
};

/* Starts the page for the kind of record of the request. */
void		 sheet_start(struct sheet *, struct page *, struct request *);

/* Returns the key of the form of a new record. */
const char	*sheet_key(struct request *);

/* Returns the address of a record in the API. */
const char	*sheet_address(const struct sheet *, int64_t id);

/*
 * Reads a record, from the trash if it is there. Returns 0, or the status of an
 * error answer.
 */
int		 sheet_read(struct sheet *, int64_t id);

/*
 * Answers with the form. `stored`: the record is in the database, so its page
 * can be linked. Returns the status.
 */
int		 sheet_show(struct sheet *, bool stored, int status);

/* Answers with the form of a new record again, with the typed values. */
int		 sheet_show_new(struct sheet *);

/*
 * Answers with the form again, with the typed values, because the API has
 * answered with this status. After a conflict it shows the stored values, too.
 * Only then does it have the version of these.
 */
int		 sheet_show_again(struct sheet *, int64_t id, int status);

/* Answers with the form of the stored record, and a message. */
int		 sheet_show_problem(struct sheet *, int64_t id, enum text,
		    int status);

/*
 * Answers with the form of a new record with the typed values, since the stored
 * one is in the trash. The dates of other events of a series are not typed.
 */
int		 sheet_show_copy(struct sheet *, int64_t id);

/*
 * Whether the form has fields of the record. Others only merge it, restore it
 * or publish it.
 */
bool		 sheet_has_fields(const struct sheet *);

/* Whether the form is for more events of a series. */
bool		 sheet_is_for_series(const struct sheet *, int64_t id);

/* Whether the caller may return the event to its author. */
bool		 sheet_may_return(const struct sheet *);

/* Answers with the page of an error: the API rejected what the page needs. */
int		 sheet_refuse(struct request *, int status);

#endif
