/* Addresses of records that get another slug (rule 14.3). */
#ifndef ALMANAC_SLUG_CHANGE_H
#define ALMANAC_SLUG_CHANGE_H

#include "store/old_slugs.h"

struct record_head;
struct request;
struct term;

/*
 * Keep the slug that a record had before it was changed, if it was public, and
 * no other one that the caller may not change has had it.
 */
void	slug_change_record(struct request *, const struct record_head *before,
	    const struct record_head *after);
void	slug_change_term(struct request *, const struct term *before,
	    const struct term *after);

/* If the record is merged into another one, that one gets its slugs. */
void	slug_merge_record(struct request *, const struct record_head *);
void	slug_merge_term(struct request *, const struct term *);

/* Forget the old slugs of a record that is deleted permanently. */
void	slug_end_record(struct request *, const struct record_head *);
void	slug_end_term(struct request *, const struct term *);

/* Returns the slug now of the record that had this one, or "". */
const char	*slug_now(struct request *, enum old_slug_kind,
		    const char *slug);

#endif
