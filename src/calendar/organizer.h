/*
 * An organizer as it is stored, and as it is shown (contract section 12.1).
 */
#ifndef ALMANAC_ORGANIZER_H
#define ALMANAC_ORGANIZER_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/record.h"

struct organizer_fields;
struct request;

/* Texts are never NULL; "": none. */
struct organizer {
	struct record_head	 head;
	const char		*phone;
	const char		*website;
	const char		*email;
};

/*
 * The organizer of that id, or of that slug if it is not in the trash; its
 * texts are in the request's arena.  False: none, or the storage failed.
 */
bool	organizer_find(struct request *, int64_t id, struct organizer *);
bool	organizer_find_slug(struct request *, const char *slug,
	    struct organizer *);

/*
 * The one that serves instead of a new one, which was made of these fields
 * (contract section 11.5).
 */
bool	organizer_find_equal(struct request *, const struct organizer *made,
	    const struct organizer_fields *, struct organizer *);

/* How an organizer looks, for every route. */
void	organizer_write(struct request *, const char *name,
	    const struct organizer *, enum record_view);

/* Its json_ld, as a member of that name (contract section 10.7). */
void	organizer_write_json_ld(struct request *, const char *name,
	    const struct organizer *);

#endif
