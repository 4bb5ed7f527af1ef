/* Slugs that records had before (rule 14.3). */
#ifndef ALMANAC_OLD_SLUGS_H
#define ALMANAC_OLD_SLUGS_H

#include <stdint.h>

struct db;

/* These numbers are stored: do not change their order. */
enum old_slug_kind {
	OLD_SLUG_EVENT,
	OLD_SLUG_VENUE,
	OLD_SLUG_ORGANIZER,
	OLD_SLUG_CATEGORY,
	OLD_SLUG_TAG,
	OLD_SLUG_KINDS
};

/* Names in exports. */
extern const char *const	 old_slug_kinds[OLD_SLUG_KINDS];

/* Another record that had the slug loses it. */
void	old_slug_add(struct db *, enum old_slug_kind, const char *slug,
	    int64_t record);

/* Returns the record that had the slug, or 0. */
int64_t	old_slug_find(struct db *, enum old_slug_kind, const char *slug);

/* Gives all old slugs of a record to another one. */
void	old_slugs_move(struct db *, enum old_slug_kind, int64_t from,
	    int64_t to);

void	old_slugs_forget(struct db *, enum old_slug_kind, int64_t record);

#endif
