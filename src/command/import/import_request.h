/* Requests to our own routes, in the transaction of an import. */
#ifndef ALMANAC_IMPORT_REQUEST_H
#define ALMANAC_IMPORT_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

struct extra_event;
struct import;
struct import_record;

/* The answer to a record. */
struct import_answer {
	int64_t	 id;		/* 0: rejected, which was reported */
	bool	 joined;	/* an equal record here is used */
	bool	 incomplete;	/* refers to a record not imported yet */
	const char	*why;	/* why the dates of a new series are rejected */
};

/*
 * Creates a record (id 0) or updates ours, without rejected fields. `last`:
 * records that are missing now will not be imported later. Returns false if
 * the database has failed.
 */
bool	import_request(struct import *, const struct import_record *,
	    int64_t id, bool last, struct import_answer *);

/*
 * Sends another request, without letters. If events of the source wait for
 * their review, nothing else that waits becomes visible with one of them.
 * Returns the status.
 */
int	import_ask(struct import *, const char *method, const char *path,
	    const char *_Nullable json);

/* Gives a start of a series after its horizon an event. Returns the status. */
int	import_ask_for_event(struct import *, int64_t series,
	    const struct extra_event *);

#endif
