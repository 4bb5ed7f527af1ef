/* Events for tests of lists, with the columns that lists use. */
#ifndef ALMANAC_EVENT_ROWS_H
#define ALMANAC_EVENT_ROWS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/index/event_query.h"

struct arena;
struct db;

/* As in rules, section 17. */
enum { PUBLISH, FUTURE, DRAFT, PENDING, PRIVATE, TRASH };

#define EVENT_ROWS_NOW	1000

struct event_row {
	int64_t		 id, author, status, published, created, modified;
	int64_t		 start, end, hidden, featured, ticketed, parent;
	bool		 has_published, locked, has_venue, located;
	const char	*title, *excerpt, *description, *title_key;
};

/*
 * event_rows_add() sets row->title_key. A row with a venue needs
 * event_rows_venues().
 */
void	event_rows_add(struct db *, struct arena *, struct event_row *);
void	event_rows_venues(struct db *);

/* The filter of an anonymous caller, at EVENT_ROWS_NOW. */
extern const struct event_filter	 event_rows_public;

struct list_bound	event_rows_at(int64_t);

#endif
