/*
 * The words of JSON: texts and numbers (RFC 8259 sections 6 and 7).  The
 * reader's own.
 */
#ifndef ALMANAC_JSON_SCAN_H
#define ALMANAC_JSON_SCAN_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct scan {
	struct arena	*arena;
	const char	*start;		/* UTF-8 */
	const char	*at;
	const char	*end;
	const char	*error;		/* NULL: none so far */
};

/* False, with what is wrong and where as the error. */
bool	scan_fail(struct scan *, const char *what);

/* The byte at hand, or '\0' at the end and for a NUL. */
char	scan_peek(const struct scan *);

/* Reads behind the opening quote, up to and with the closing one. */
bool	scan_text(struct scan *, const char **text, size_t *length);

/* The number as it is written. */
bool	scan_number(struct scan *, const char **text, size_t *length);

#endif
