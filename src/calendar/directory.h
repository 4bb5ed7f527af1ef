/*
 * Requests for venues and organizers, which differ only a little (rules,
 * section 26). Each function answers a request, or returns the status of an
 * error answer. `fields` are struct venue_fields or struct organizer_fields. A
 * record is found by its slug, or by its id if the slug is NULL.
 */
#ifndef ALMANAC_DIRECTORY_H
#define ALMANAC_DIRECTORY_H

#include "calendar/record.h"

struct directory;
struct paging;
struct request;

/* `params` are those of list_write_tail(). */
int	directory_list(struct request *, enum record_kind,
	    const struct directory *, const struct paging *,
	    const void *params);
int	directory_get(struct request *, enum record_kind, int64_t id,
	    const char *slug);
int	directory_create(struct request *, enum record_kind,
	    const void *fields);
int	directory_update(struct request *, enum record_kind, int64_t id,
	    const char *slug, const void *fields);

/*
 * Creates a record from the fields, or joins an equal one (rule 26.1). Returns
 * 0 or the status of an error answer.
 */
int	directory_make(struct request *, enum record_kind, const void *fields,
	    union record_any *, bool *joined);

/*
 * Changes a record that the caller may change, stores it and writes it as
 * JSON.
 */
int	directory_revise(struct request *, struct record_head *,
	    const struct record_sent *, const void *fields);

#endif
