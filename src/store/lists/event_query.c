#include "store/lists/event_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_relevance.h"
#include "store/lists/event_scan.h"
#include "store/lists/event_selection.h"
#include "store/lists/venue_places.h"
#include "store/search/search.h"
#include "store/search/search_index.h"
#include "store/search/search_names.h"
#include "store/status.h"

#define OTHERS	16	/* venues to exclude from all events */
#define SORTED	64	/* up to this many matches are sorted */
#define FEW	16	/* 1/FEW of the matches is worth reading */
#define TESTED	2000	/* most events to test one by one */

static struct event_set *
add_set(struct event_selection *s, struct arena *arena, size_t size)
{
	struct event_set	*set = &s->sets[s->count++];

	set->excluded = set->disjoint = set->by_venue = false;
	set->count = 0;
	set->lists = arena_alloc(arena, size * sizeof(*set->lists));
	return (set);
}

/* `list` has the events with the flag. `wanted` is 1, 0, or -1 for any. */
static void
add_flag(struct event_selection *s, struct arena *arena,
    const struct event_filter *f, int wanted, int64_t list)
{
	struct event_set	*set;

	if (wanted == -1)
		return;
	set = add_set(s, arena, 2);
	set->lists[set->count++] = list;
	set->disjoint = true;
	set->excluded = !wanted;
	if (!wanted && event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
}

/* event_scan_firsts() finds those of these events that are shown. */
static void
exclude_repeated(struct event_selection *s, struct arena *arena)
{
	struct event_set	*set;

	set = add_set(s, arena, 1);
	set->lists[set->count++] = LIST_REPEATED;
	set->disjoint = set->excluded = true;
}

static void
add_lists(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	struct event_set	*set;
	size_t			 i;

	set = add_set(s, arena, ids->count);
	set->disjoint = disjoint;
	for (i = 0; i < ids->count; i++)
		set->lists[i] = EVENT_LIST(of, ids->list[i]);
	if (ids->count > 0)
		qsort(set->lists, ids->count, sizeof(*set->lists), ids_compare);
	for (i = 0; i < ids->count; i++)
		if (i == 0 || set->lists[i] != set->lists[i - 1])
			set->lists[set->count++] = set->lists[i];
}

static void
add_ids(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	if (ids->count > 0)
		add_lists(s, arena, of, ids, disjoint);
}

/* An event whose location the caller may not see counts as unlocated. */
static void
add_located(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct event_set	*set;
	struct list_ids		 venues;
	size_t			 i;

	if (f->all_located == -1)
		return;
	venues = venue_places_secret(db, arena, &f->visible);
	set = add_set(s, arena, venues.count + 2);
	set->disjoint = true;
	set->excluded = f->all_located;
	if (f->all_located || !event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
	set->lists[set->count++] = LIST_UNLOCATED;
	for (i = 0; i < venues.count; i++)
		set->lists[set->count++] = EVENT_LIST(LIST_RECORD,
		    venues.list[i]);
}

static void
add_venue(struct event_set *set, int64_t venue)
{
	const int64_t	 list = EVENT_LIST(LIST_RECORD, venue);
	size_t		 i;

	for (i = 0; i < set->count; i++)
		if (set->lists[i] == list)
			return;
	set->lists[set->count++] = list;
}

/* Selects all located events, except those at the venues in both lists. */
static void
add_all_but(struct event_selection *s, struct arena *arena,
    const struct list_ids *venues, const struct list_ids *others)
{
	struct event_set	*set;
	size_t			 i;

	set = add_set(s, arena, venues->count + others->count + 2);
	set->disjoint = set->excluded = true;
	set->lists[set->count++] = LIST_PROTECTED;
	set->lists[set->count++] = LIST_UNLOCATED;
	for (i = 0; i < others->count; i++)
		set->lists[set->count++] = EVENT_LIST(LIST_RECORD,
		    others->list[i]);
	for (i = 0; i < venues->count; i++)
		add_venue(set, venues->list[i]);
}

/* If a circle is large, there may be fewer venues outside than inside. */
static void
add_circle(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct list_ids	 venues, secret;

	if (!f->has_circle)
		return;
	if (venue_places_outside(db, arena, &f->circle, OTHERS, &venues)) {
		secret = venue_places_secret(db, arena, &f->visible);
		add_all_but(s, arena, &venues, &secret);
		return;
	}
	venues = venue_places_within(db, arena, &f->circle, &f->visible);
	add_lists(s, arena, LIST_RECORD, &venues, true);
	s->sets[s->count - 1].by_venue = true;
}

/* An event has one venue, so lists of venues are disjoint. */
static void
read_filter(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_selection *s)
{
	s->range.start_from = list_bound_or(&f->start_from, INT64_MIN);
	s->range.start_until = list_bound_or(&f->start_until, INT64_MAX);
	s->range.end_from = list_bound_or(&f->end_from, INT64_MIN);
	s->range.end_until = list_bound_or(&f->end_until, INT64_MAX);
	s->count = 0;
	add_flag(s, arena, f, f->featured, LIST_FEATURED);
	add_flag(s, arena, f, f->ticketed, LIST_TICKETED);
	if (f->hides_subsequent)
		exclude_repeated(s, arena);
	add_located(s, db, arena, f);
	add_ids(s, arena, LIST_RECORD, &f->venues, true);
	add_ids(s, arena, LIST_RECORD, &f->organizers, false);
	add_ids(s, arena, LIST_TERM, &f->categories, false);
	add_ids(s, arena, LIST_TERM, &f->tags, false);
	add_circle(s, db, arena, f);
}

/*
 * Events that match, whenever they were modified: those found in lists, and
 * those that are in no list.
 */
struct found {
	struct event_selection	 listed;
	struct event_keys	 unlisted;
	struct search_hits	 hits;
	struct search		*search;	/* NULL: none */
};

/* Whether lists cannot answer the filter. */
static bool
needs_scan(const struct event_filter *f)
{
	return (f->include.count > 0 || f->has_parent || f->author != 0 ||
	    f->series != 0);
}

static void
find_hits(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	struct search_window	 window = { f->start_from, f->start_until,
	    f->end_from, f->end_until };

	search_index_find(db, arena, found->search, &window, &found->hits);
	found->listed.hits = &found->hits;
}

static bool
is_by_modified(const struct event_filter *f)
{
	return (f->modified_from.set || f->modified_until.set);
}

/* Whether merge_page() reads only one page of the lists. */
static bool
is_one_page(const struct event_filter *f, const struct found *found)
{
	return (f->order == EVENT_BY_START && !f->has_circle &&
	    !is_by_modified(f) && found->unlisted.count == 0);
}

/*
 * Finds the matching events in lists. If few match without the search, their
 * texts are searched. Otherwise the search index finds all hits in the window.
 */
static void
find_listed(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	struct event_selection	*listed = &found->listed;
	struct search		*search = found->search;

	read_filter(db, arena, f, listed);
	if (search == NULL) {
		if (is_one_page(f, found))
			event_selection_send(db, listed, f->descending,
			    f->offset, f->limit);
		event_selection_prepare(db, arena, listed);
	} else if (event_selection_few(db, arena, listed, TESTED)) {
		event_selection_prepare(db, arena, listed);
		event_selection_read(db, arena, listed);
		if (search->wide)
			event_scan_wide(db, arena, search, true, &listed->all);
		else
			event_scan_search(db, arena, search, &listed->all);
		listed->total = (int64_t)listed->all.count;
	} else {
		find_hits(db, arena, f, found);
		event_selection_prepare(db, arena, listed);
	}
}

/* Adds the first listed event of each series. */
static void
find_firsts(struct db *db, struct arena *arena, const struct event_filter *f,
    struct search *_Nullable wide, struct found *found)
{
	struct event_keys	 firsts = { 0 };
	size_t			 i;

	if (!f->hides_subsequent ||
	    (f->visible.statuses & 1u << STATUS_PUBLISH) == 0)
		return;
	event_scan_firsts(db, arena, f, &firsts);
	if (wide != NULL)
		event_scan_wide(db, arena, wide, true, &firsts);
	for (i = 0; i < firsts.count; i++)
		event_keys_add(&found->unlisted, arena, &firsts.list[i]);
	if (firsts.count > 0)
		event_keys_sort(&found->unlisted);
}

/* Events that are not in the search index are read and searched. */
static void
find_wide(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	struct event_filter	 rest = *f;

	search_widen(db, arena, found->search, &f->visible);
	rest.search = NULL;
	rest.by_content = true;
	if (needs_scan(f)) {
		event_scan_keys(db, arena, &rest, &found->unlisted);
		event_scan_wide(db, arena, found->search, false,
		    &found->unlisted);
		return;
	}
	rest.modified_from.set = rest.modified_until.set = false;
	event_scan_unlisted(db, arena, &rest, &found->unlisted);
	event_scan_wide(db, arena, found->search, false, &found->unlisted);
	find_firsts(db, arena, &rest, found->search, found);
	if ((f->visible.statuses & 1u << STATUS_PUBLISH) != 0)
		find_listed(db, arena, f, found);
}

static void
find_all(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	struct event_filter	 whenever = *f;

	whenever.modified_from.set = whenever.modified_until.set = false;
	event_scan_unlisted(db, arena, &whenever, &found->unlisted);
	find_firsts(db, arena, &whenever, NULL, found);
	if ((f->visible.statuses & 1u << STATUS_PUBLISH) == 0)
		return;
	find_listed(db, arena, f, found);
}

static void
add_to_page(struct list_page *page, const struct event_key *key)
{
	page->ids[page->count++] = key->id;
}

static bool
comes_first(const struct event_key *a, const struct event_key *b,
    bool descending)
{
	return (event_key_compare(a, b) < 0 ? !descending : descending);
}

/*
 * Merges both kinds in their order. Listed events whose position is before
 * `offset` minus the number of unlisted events cannot be on the page, so
 * merging starts there.
 */
static void
merge_page(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, int64_t limit, struct list_page *page)
{
	const struct event_keys	*unlisted = &found->unlisted;
	const struct event_key	*next, *other;
	struct event_keys	 slice = { 0 };
	int64_t			 first, position;
	size_t			 i = 0, j = 0;

	first = f->offset - (int64_t)unlisted->count;
	if (first < 0)
		first = 0;
	event_selection_slice(db, arena, &found->listed, f->descending, first,
	    f->offset + limit - first, &slice);
	for (position = first; position < f->offset + limit; position++) {
		next = i < slice.count ? &slice.list[i] : NULL;
		other = j == unlisted->count ? NULL : &unlisted->list[
		    f->descending ? unlisted->count - 1 - j : j];
		if (other != NULL && (next == NULL ||
		    comes_first(other, next, f->descending))) {
			next = other;
			j++;
		} else if (next != NULL)
			i++;
		else
			break;
		if (position >= f->offset)
			add_to_page(page, next);
	}
}

/* Reads all matches. */
static void
sort_all(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, struct list_page *page)
{
	const struct event_keys	*listed = &found->listed.all;
	struct ids		 all = { 0 };
	size_t			 i;

	event_selection_read(db, arena, &found->listed);
	for (i = 0; i < listed->count; i++)
		ids_add(&all, arena, listed->list[i].id);
	for (i = 0; i < found->unlisted.count; i++)
		ids_add(&all, arena, found->unlisted.list[i].id);
	event_scan_sort(db, arena, f,
	    &(struct list_ids){ all.count, all.list }, page);
}

/* Sets the size of the page. Returns false if the page is empty. */
static bool
open_page(struct arena *arena, const struct event_filter *f, int64_t total,
    int64_t *limit, struct list_page *page)
{
	page->total = total;
	if (f->offset < 0 || f->offset >= total || f->limit <= 0)
		return (false);
	*limit = f->limit > total - f->offset ? total - f->offset : f->limit;
	page->ids = arena_alloc(arena, (size_t)*limit * sizeof(*page->ids));
	return (true);
}

static int64_t
nearer(const struct event_filter *f, int64_t total)
{
	int64_t	 rest = total - f->offset;

	return (rest < f->offset + f->limit ? rest : f->offset + f->limit);
}

/*
 * Whether to walk an index rather than sort. Walking finds one match among
 * `all` / `total` events; sorting has to read all matches.
 */
static bool
is_walked(struct db *db, const struct event_filter *f, int64_t total)
{
	const struct event_range	 whole = { INT64_MIN, INT64_MAX,
	    INT64_MIN, INT64_MAX };
	int64_t				 all;

	if (total == 0 || f->offset >= total)
		return (false);
	all = event_range_count(db, LIST_ALL, &whole);
	return (nearer(f, total) < total / (all / total + 1));
}

static void
walk(struct db *db, struct arena *arena, const struct event_filter *f,
    int64_t total, struct list_page *page)
{
	page->total = total;
	if (f->offset >= 0 && f->offset < total && f->limit > 0)
		event_scan_walk(db, arena, f, page);
}

/* Returns the filter for events modified before the bounds, or after them. */
static struct event_filter
outside(const struct event_filter *f, bool after)
{
	struct event_filter	 other = *f;

	other.modified_from.set = after;
	other.modified_until.set = !after;
	if (after)
		other.modified_from.value = f->modified_until.value + 1;
	else
		other.modified_until.value = f->modified_from.value - 1;
	return (other);
}

/* Whether at most `most` events were modified outside the bounds. */
static bool
is_few_outside(struct db *db, const struct event_filter *f, int64_t most)
{
	struct event_filter	 before = outside(f, false);
	struct event_filter	 after = outside(f, true);

	return ((!f->modified_from.set || event_scan_few(db, &before, most)) &&
	    (!f->modified_until.set || event_scan_few(db, &after, most)));
}

/*
 * Counts the matches. `total` is their number without the bounds of
 * modification.
 */
static int64_t
count_modified(struct db *db, struct arena *arena,
    const struct event_filter *f, int64_t total)
{
	struct event_filter	 before = outside(f, false);
	struct event_filter	 after = outside(f, true);

	if (!is_few_outside(db, f, total / 2))
		return (event_scan_count(db, arena, f));
	if (f->modified_from.set)
		total -= event_scan_count(db, arena, &before);
	if (f->modified_until.set)
		total -= event_scan_count(db, arena, &after);
	return (total);
}

/*
 * Reads the events that were modified within the bounds, if these are few.
 * Otherwise counts those outside the bounds and walks an index, unless reading
 * the matches takes less time.
 */
static void
answer_modified(struct db *db, struct arena *arena,
    const struct event_filter *f, struct found *found, int64_t total,
    struct list_page *page)
{
	bool	 tests = found->listed.count > 0 || found->listed.hits != NULL;

	if (event_scan_few(db, f, total / FEW))
		event_scan_modified(db, arena, f, page);
	else if (total <= SORTED || !is_walked(db, f, total) ||
	    (f->order == EVENT_BY_START && found->unlisted.count > 0) ||
	    (tests && !is_few_outside(db, f, total / FEW)))
		sort_all(db, arena, f, found, page);
	else
		walk(db, arena, f, count_modified(db, arena, f, total), page);
}

/* All events are known, so there is no walk along an index. */
static void
answer_wide(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, int64_t total, struct list_page *page)
{
	int64_t	 limit;

	if (is_by_modified(f) || f->order != EVENT_BY_START)
		sort_all(db, arena, f, found, page);
	else if (open_page(arena, f, total, &limit, page))
		merge_page(db, arena, f, found, limit, page);
}

static void
answer_filter(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, struct list_page *page)
{
	int64_t	 total, limit;

	total = found->listed.total + (int64_t)found->unlisted.count;
	if (found->search != NULL && found->search->wide)
		answer_wide(db, arena, f, found, total, page);
	else if (is_by_modified(f))
		answer_modified(db, arena, f, found, total, page);
	else if (f->order == EVENT_BY_START && !(f->has_circle &&
	    found->unlisted.count == 0 && is_walked(db, f, total))) {
		if (open_page(arena, f, total, &limit, page))
			merge_page(db, arena, f, found, limit, page);
	} else if (is_walked(db, f, total))
		walk(db, arena, f, total, page);
	else
		sort_all(db, arena, f, found, page);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct list_page *page)
{
	struct found	 found;
	bool		 wide;

	memset(page, 0, sizeof(*page));
	memset(&found, 0, sizeof(found));
	found.search = search_find(arena, f->search);
	wide = f->searches_all && found.search != NULL;
	if (f->order == EVENT_BY_RELEVANCE)
		event_relevance(db, arena, f, page);
	else if (needs_scan(f) && !wide)
		event_scan_page(db, arena, f, page);
	else if (is_by_modified(f) && !wide &&
	    event_scan_few(db, f, TESTED)) {
		if (!event_scan_few(db, f, 0))
			event_scan_modified(db, arena, f, page);
	} else {
		if (wide)
			find_wide(db, arena, f, &found);
		else
			find_all(db, arena, f, &found);
		answer_filter(db, arena, f, &found, page);
		if (found.listed.page != NULL)
			db_done(found.listed.page);
	}
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
