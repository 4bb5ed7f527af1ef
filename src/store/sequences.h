/*
 * Numbers that are given once: what is deleted does not free its own.
 */
#ifndef ALMANAC_SEQUENCES_H
#define ALMANAC_SEQUENCES_H

#include <stdint.h>

struct db;

/* Stored: the order stays. */
enum sequence {
	SEQUENCE_RECORDS,	/* events, venues and organizers */
	SEQUENCE_TERMS,		/* categories and tags */
	SEQUENCE_USERS,
	SEQUENCE_IMAGES
};

/* The next one, from 1; inside a write transaction.  0 after a failure. */
int64_t	sequence_next(struct db *, enum sequence);

#endif
