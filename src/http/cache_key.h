/*
 * What an anonymous answer follows from, but for the database, the time and
 * the configuration: the bytes by which the cache finds it.
 */
#ifndef ALMANAC_CACHE_KEY_H
#define ALMANAC_CACHE_KEY_H

#include <stddef.h>

struct message;
struct site;

#define CACHE_KEY_MAX	4096	/* bytes */

/*
 * Writes the key of a message and returns its length, 0 where the answer is
 * not for the cache: to another method than GET and HEAD, to credentials, a
 * body or a message that is refused, to the last one of a connection, to an
 * excess of header text.
 */
size_t	cache_key(const struct message *, const struct site *,
	    char key[CACHE_KEY_MAX]);

#endif
