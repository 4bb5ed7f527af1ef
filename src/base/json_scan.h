/*
 * Tokens of JSON: texts and numbers (RFC 8259 sections 6 and 7); private to the
 * reader.
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
	const char	*error;		/* NULL: no error */
};

/* Sets the error with its position, and returns false. */
bool	scan_fail(struct scan *, const char *what);

/* The current byte; '\0' at the end and for a NUL. */
char	scan_peek(const struct scan *);

/* Reads a text and its closing quote; the opening one was read. */
bool	scan_text(struct scan *, const char **text, size_t *length);

/* The characters of a number. */
bool	scan_number(struct scan *, const char **text, size_t *length);

#endif
