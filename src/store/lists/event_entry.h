/*
 * The row of one event in event_index (store/event_index.h).
 */
#ifndef ALMANAC_EVENT_ENTRY_H
#define ALMANAC_EVENT_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/lists/event_lists.h"
#include "store/search/search_index.h"

struct arena;
struct db;

/* All ids are in the arena. */
struct event_entry {
	struct event_key	 key;
	bool			 listed, searched;

	/*
	 * Whether it is stored as published and has no password. It may be
	 * hidden.
	 */
	bool			 is_open;
	int64_t			 open_end;	/* its end_utc, or 0 */
	struct ids		 lists;		/* ascending */
	struct ids		 links;		/* as in event_index */
	const char		*texts[SEARCH_TEXTS];	/* only if searched */
};

/*
 * event_entry_derive() computes the entry from the records; event_entry_find()
 * reads it from the index. They return false if there is no such event; then
 * the entry is empty.
 */
bool	event_entry_derive(struct db *, struct arena *, int64_t event,
	    struct event_entry *);
bool	event_entry_find(struct db *, struct arena *, int64_t event,
	    struct event_entry *);

/*
 * The same for several events, in their order, which is ascending. The entry of
 * an event that is not there has no links. With `has_texts` derived entries
 * have texts.
 */
struct event_entry	*event_entries_derive(struct db *, struct arena *,
			    const struct list_ids *events, bool has_texts);
struct event_entry	*event_entries_find(struct db *, struct arena *,
			    const struct list_ids *events);

bool	event_entry_equal(const struct event_entry *,
	    const struct event_entry *);

bool	event_entry_same_links(const struct event_entry *,
	    const struct event_entry *);

/* Inserts or replaces it in the index. */
void	event_entry_store(struct db *, struct arena *,
	    const struct event_entry *);

#endif
