/*
 * Waiting terms (rule 27.8): they belong only to events that wait for their
 * publication.
 */
#ifndef ALMANAC_TERMS_WAITING_H
#define ALMANAC_TERMS_WAITING_H

#include <stdbool.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/index/term_query.h"

struct arena;
struct db;

bool		 term_is_waiting(struct db *, int64_t id);

/* The waiting terms of some events (a JSON list), ascending, in the arena. */
struct ids	 terms_waiting_of(struct db *, struct arena *,
		    const char *events);

/*
 * The visible term with a slug or name, or else the waiting one, as
 * term_by_text(); 0: there is none.
 */
int64_t		 term_or_waiting_by_text(struct db *, struct arena *,
		    enum term_kind, const char *text);

/*
 * Deletes those of the terms that wait, and that neither an event nor an import
 * has any more, with their history. Call it after the event index was updated.
 */
void		 terms_drop_waiting(struct db *, struct arena *,
		    const struct ids *);

#endif
