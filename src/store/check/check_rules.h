/*
 * What values of each table may be; private to check_values.c.
 */
#ifndef ALMANAC_CHECK_RULES_H
#define ALMANAC_CHECK_RULES_H

#include <stdint.h>

enum check_kind {
	CHECK_INTEGER,
	CHECK_NUMBER,
	CHECK_TEXT,		/* UTF-8 without NUL */
	CHECK_LINE,		/* and without control characters */
	CHECK_JSON,
	CHECK_BYTES
};

/* The least and the most of a number, or of a length in bytes. */
struct check_column {
	const char	*name;		/* NULL: there are no more */
	enum check_kind	 kind;
	int64_t		 least, most;
};

struct check_table {
	const char			*name;	/* NULL: there are no more */
	int				 version; /* that has brought it */
	const struct check_column	*columns; /* first the key */
};

extern const struct check_table	 check_tables[];

#endif
