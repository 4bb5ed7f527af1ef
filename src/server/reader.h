/*
 * Serves reads on its own connection. Caches what it has read until the next
 * write. A reader belongs to one thread.
 */
#ifndef ALMANAC_READER_H
#define ALMANAC_READER_H

#include <stdbool.h>
#include <stdint.h>

struct db;
struct reader;
struct request;

/* The reader owns the connection from now on. */
struct reader	*reader_new(struct db *);

/*
 * Leaves the answer in the request. Returns false if it took more than `time`
 * nanoseconds of the thread's CPU time; then the answer is 503. Unless it is
 * the last try, nothing ends early because its time is low. A request that
 * writes is checked, and rejected or deferred (serve_defer()).
 */
bool		 reader_serve(struct reader *, struct request *, int64_t time,
		    bool is_last);

void		 reader_free(struct reader *);

#endif
