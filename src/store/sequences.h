/*
 * Numbers that are never reused, even after a record is deleted.
 */
#ifndef ALMANAC_SEQUENCES_H
#define ALMANAC_SEQUENCES_H

#include <stddef.h>
#include <stdint.h>

struct db;

/* Ids are between 1 and this number, which JSON readers represent exactly. */
#define ID_MOST	(INT64_C(1) << 53)

/* These numbers are stored: do not change their order. */
enum sequence {
	SEQUENCE_RECORDS,	/* events, venues and organizers */
	SEQUENCE_TERMS,		/* categories and tags */
	SEQUENCE_USERS,
	SEQUENCE_IMAGES,
	SEQUENCE_HISTORY,
	SEQUENCES
};

/*
 * Returns the next number, from 1, inside a write transaction, in which nothing
 * else changes the sequences before. Returns 0 after a failure.
 */
int64_t	sequence_next(struct db *, enum sequence);

/* Reserves `count` consecutive numbers, and returns the first one. */
int64_t	sequence_reserve(struct db *, enum sequence, size_t count);

#endif
