/*
 * The rules for who may do what: the expected verdicts of
 * tests/test_authority*.c.
 */
#ifndef ALMANAC_AUTHORITY_TABLE_H
#define ALMANAC_AUTHORITY_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

/*
 * One word per role: for own records from subscriber on, for records of others
 * from anonymous on; NULL if there is no such record:
 *
 * 	ok		200, or 201 of a create
 * 	400		rest_invalid_param
 * 	401, 403	rest_forbidden
 * 	hidden		403 event-not-accessible ...
 * 	locked		403 event-password-protected
 * 	404		rest-event-not-found ...
 * 	410		event-is-in-trash ...
 */
struct verdict {
	const char	*routes;	/* names from spec/ */
	const char	*query;		/* after the ?; or "" */
	const char	*records;	/* statuses, or words of authority.h */
	const char	*own;
	const char	*others;
};

extern const struct verdict	verdicts[];
extern const size_t		verdict_count;

/* Whether a list of words, separated by blanks, has this word. */
bool			 words_hold(const char *words, const char *word);

/* NULL: the table has no verdict for it. */
const struct verdict	*verdict_find(const char *route, const char *query,
			    const char *record);

/* The word for the caller. NULL: there is no such record. */
const char		*verdict_word(const struct verdict *, enum role,
			    bool own);

#endif
