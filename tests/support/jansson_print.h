/*
 * Prints a text as jansson reads it: the value on one line, to compare with
 * that of another parser.
 */
#ifndef ALMANAC_JANSSON_PRINT_H
#define ALMANAC_JANSSON_PRINT_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

enum jansson_answer {
	JANSSON_READ,
	JANSSON_REFUSED,
	JANSSON_UNABLE		/* valid, but not for jansson */
};

enum jansson_answer	jansson_print(struct buf *, const char *, size_t);

#endif
