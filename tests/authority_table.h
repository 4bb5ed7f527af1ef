/*
 * What the rules say about who may do what, and nothing else: the verdicts that
 * tests/test_authority*.c hold answers against.
 */
#ifndef ALMANAC_AUTHORITY_TABLE_H
#define ALMANAC_AUTHORITY_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

/*
 * A word per role, from subscriber on for own records and from anonymous on for
 * others', or NULL where there is no such record:
 *
 *	ok		200, or 201 of a create
 *	400		rest_invalid_param
 *	401, 403	rest_forbidden
 *	hidden		403 event-not-accessible ...
 *	locked		403 event-password-protected
 *	404		rest-event-not-found ...
 *	410		event-is-in-trash ...
 */
struct verdict {
	const char	*routes;	/* names from spec/ */
	const char	*query;		/* behind the ?; "" */
	const char	*records;	/* statuses, or what authority.h adds */
	const char	*own;
	const char	*others;
};

extern const struct verdict	verdicts[];
extern const size_t		verdict_count;

/* Whether a list of words, with blanks between them, holds that one. */
bool			 words_hold(const char *words, const char *word);

/* NULL: the rules were never asked. */
const struct verdict	*verdict_find(const char *route, const char *query,
			    const char *record);

/* The caller's word; NULL: there is no such record. */
const char		*verdict_word(const struct verdict *, enum role,
			    bool own);

#endif
