/*
 * What jansson makes of a text: the value in one line, to compare with that of
 * another reader.
 */
#ifndef ALMANAC_JANSSON_PRINT_H
#define ALMANAC_JANSSON_PRINT_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

enum jansson_answer {
	JANSSON_READ,
	JANSSON_REFUSED,
	JANSSON_UNABLE		/* sound, but not for jansson */
};

enum jansson_answer	jansson_print(struct buf *, const char *, size_t);

#endif
