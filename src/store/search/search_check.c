#include "store/search/search_index.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search_entry.h"
#include "store/search/search_words.h"

/* Compares the events that belong in the index with its rows, in order. */
struct checker {
	struct entry_maker	 maker;
	struct block_events	 events;
	size_t			 next;		/* index of the next event */
	int64_t			 first;		/* key of the row */
	size_t			 faults, most;
	void			(*say)(void *, const char *);
	void			*context;
};

static void report_fault(struct checker *, const char *, ...)
    __attribute__((format(printf, 2, 3)));

static void
report_fault(struct checker *c, const char *format, ...)
{
	char	 sentence[128];
	va_list	 list;

	if (c->faults == c->most)
		return;
	c->faults++;
	va_start(list, format);
	vsnprintf(sentence, sizeof(sentence), format, list);
	va_end(list);
	c->say(c->context, sentence);
}

/* Reports the events before `event`, or all remaining ones if it is NULL. */
static void
report_missing(struct checker *c, const struct block_event *event)
{
	const struct block_event	*next;

	for (; c->next < c->events.count; c->next++) {
		next = &c->events.list[c->next];
		if (event != NULL && block_compare(next, event) >= 0)
			return;
		report_fault(c, "search_blocks: event %lld is missing",
		    (long long)next->id);
	}
}

static void
check_words(struct checker *c, const struct block_entry *entry)
{
	struct block_entry	 expected;

	search_entry_read(&expected, &c->maker, &entry->event);
	if (entry->narrow_count != expected.narrow_count ||
	    entry->wide_count != expected.wide_count ||
	    memcmp(entry->narrow, expected.narrow,
	    entry->narrow_count * 2) != 0 ||
	    memcmp(entry->wide, expected.wide, entry->wide_count * 4) != 0)
		report_fault(c, "search_blocks: event %lld has other words",
		    (long long)entry->event.id);
	arena_reset(c->maker.arena);
}

static void
check_entry(struct checker *c, const struct block_entry *entry)
{
	report_missing(c, &entry->event);
	if (c->next == c->events.count || block_key(&entry->event) < c->first ||
	    block_compare(&c->events.list[c->next], &entry->event) != 0) {
		report_fault(c, "search_blocks: event %lld is in a wrong place",
		    (long long)entry->event.id);
		return;
	}
	c->next++;
	check_words(c, entry);
}

static void
check_block(struct checker *c, const void *bytes, size_t length,
    int64_t last_end)
{
	struct block_entry	 entry;
	struct block		 block;
	int64_t			 end;
	bool			 sound;

	end = INT64_MIN;
	sound = block_open(&block, bytes, length);
	while (sound && block.count > 0 &&
	    (sound = block_read(&block, &entry))) {
		check_entry(c, &entry);
		if (entry.event.end > end)
			end = entry.event.end;
	}
	if (!sound || end != last_end)
		report_fault(c, "search_blocks: row %lld is damaged",
		    (long long)c->first);
}

/* The last entry of the previous row must have a lower key than this row. */
static void
check_border(struct checker *c)
{
	const struct block_event	*last;

	if (c->next == 0)
		return;
	last = &c->events.list[c->next - 1];
	if (block_key(last) >= c->first)
		report_fault(c, "search_blocks: event %lld is in a wrong row",
		    (long long)last->id);
}

static void
check_rows(struct checker *c)
{
	struct statement	*st;
	const void		*bytes;
	size_t			 length;

	st = db_query(c->maker.db, "SELECT first, last_end, entries"
	    " FROM search_blocks ORDER BY first");
	while (db_step(st) && c->faults < c->most) {
		c->first = db_integer(st, 0);
		check_border(c);
		bytes = db_blob(st, 2, &length);
		check_block(c, bytes, length, db_integer(st, 1));
	}
	db_done(st);
	report_missing(c, NULL);
}

size_t
search_index_check(struct db *db, size_t most,
    void (*say)(void *, const char *), void *context)
{
	struct checker	 c = { .most = most, .say = say, .context = context };
	struct arena	*arena;
	uint32_t	 twice;

	arena = arena_new();
	c.maker = (struct entry_maker){ db, arena_new(), search_words(db),
	    false };
	if ((twice = word_table_twice(c.maker.words)) != 0)
		report_fault(&c, "search_words: word %u is there twice", twice);
	search_entry_events(&c.events, db, arena);
	check_rows(&c);
	arena_free(c.maker.arena);
	arena_free(arena);
	return (c.faults);
}
