/* The page with the form of a record. */
#ifndef ALMANAC_DESK_SHEET_H
#define ALMANAC_DESK_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include "pages/desk/desk_form.h"

struct page;
struct request;

/* The state of a form, apart from its fields. */
struct sheet {
	struct desk_form	 form;
	const char		*key;		/* of a new record, or "" */
	const char		*version;	/* of a stored one, or "" */
	const char		*problem;
	bool			 in_trash;
	bool			 removes;	/* the question is about that */
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

/* Answers with the page of an error: the API refused what the page needs. */
int		 sheet_refuse(struct request *, int status);

#endif
