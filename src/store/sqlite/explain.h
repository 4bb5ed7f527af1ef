/*
 * What is wrong with a file, for those who get a NULL instead of it.
 */
#ifndef ALMANAC_EXPLAIN_H
#define ALMANAC_EXPLAIN_H

struct db;

/* The text lives until the next call of this thread. */
const char	*explain(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

/* Of a connection that has failed: "cannot prepare 'x.db': disk is full". */
const char	*explain_failure(const char *doing, const char *path,
		    struct db *);

#endif
