#include "store/index/match.h"

#include "base/arena.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/slots.h"
#include "store/index/window.h"

/*
 * The first event of a series within the dates, for each status, author of
 * unpublished ones, and whether it is hidden or due (rule 24.10); or of all
 * matches the one that a list shows (rule 24.12).
 */
struct first {
	int64_t		 series, author;
	int64_t		 count;		/* of those that it is chosen from */
	uint32_t	 kind;
	uint32_t	 slot;		/* + 1; 0: the entry is free */
};

struct firsts {
	int64_t		 from;		/* those that end before are over */
	size_t		 count, size;	/* a power of two */
	struct first	*table;
};

static struct first
key_of(const struct slots *s, const struct event_filter *f, uint32_t slot)
{
	const enum status	 status = (enum status)s->status[slot];
	const bool		 due = status == STATUS_FUTURE &&
				    s->time[SLOT_DATE][slot] <= f->visible.now;

	return ((struct first){ s->series[slot], status == STATUS_PUBLISH ? 0 :
	    s->author[slot], 0, (uint32_t)status << 2 | (uint32_t)due << 1 |
	    set_has(s->bits[SLOT_HIDDEN], slot), .slot = slot + 1 });
}

static struct first *
find_series(const struct firsts *firsts, const struct first *key)
{
	uint64_t	 hash = ((uint64_t)key->series ^
			    (uint64_t)key->author << 24 ^ key->kind) *
			    UINT64_C(0x9e3779b97f4a7c15);
	struct first	*at;

	for (hash >>= 20;; hash++) {
		at = &firsts->table[hash & (firsts->size - 1)];
		if (at->slot == 0 || (at->series == key->series &&
		    at->author == key->author && at->kind == key->kind))
			return (at);
	}
}

/* Makes room for another key. */
static void
widen_firsts(struct firsts *firsts, struct arena *arena)
{
	const struct firsts	 old = *firsts;
	size_t			 i;

	if (old.count * 2 < old.size)
		return;
	firsts->size = old.size == 0 ? 64 : old.size * 2;
	firsts->table = arena_alloc(arena,
	    firsts->size * sizeof(*firsts->table));
	for (i = 0; i < old.size; i++)
		if (old.table[i].slot != 0)
			*find_series(firsts, &old.table[i]) = old.table[i];
}

static bool
starts_before(const struct slots *s, uint32_t a, uint32_t b)
{
	if (s->time[SLOT_START][a] != s->time[SLOT_START][b])
		return (s->time[SLOT_START][a] < s->time[SLOT_START][b]);
	return (s->id[a] < s->id[b]);
}

/* The first one that is not over is chosen, or else the last one. */
static bool
is_chosen(const struct firsts *firsts, const struct slots *s, uint32_t slot,
    uint32_t other)
{
	const bool	 over = s->time[SLOT_END][slot] < firsts->from;

	if (over != (s->time[SLOT_END][other] < firsts->from))
		return (!over);
	return (over ? starts_before(s, other, slot) :
	    starts_before(s, slot, other));
}

/* Returns the entry of a key, in which the slot counts. */
static struct first *
note_first(struct firsts *firsts, struct arena *arena, const struct slots *s,
    const struct first *key)
{
	struct first	*at;

	widen_firsts(firsts, arena);
	at = find_series(firsts, key);
	if (at->slot == 0) {
		*at = *key;
		firsts->count++;
	} else if (is_chosen(firsts, s, key->slot - 1, at->slot - 1))
		at->slot = key->slot;
	at->count++;

	return (at);
}

void
match_firsts(struct arena *arena, struct index_view *view,
    const struct event_filter *f, struct span span)
{
	const struct slots	*s = view->slots;
	const struct span	 all = window_all(view);
	struct firsts		 firsts = { .from = INT64_MIN };
	struct first		 key;
	uint32_t		 slot;
	size_t			 w;

	widen_firsts(&firsts, arena);
	EACH_SLOT(slot, w, all, view->other[w]) {
		key = key_of(s, f, slot);
		note_first(&firsts, arena, s, &key);
	}
	EACH_SLOT(slot, w, span, view->found[w] & s->bits[SLOT_REPEATED][w]) {
		key = key_of(s, f, slot);
		if (find_series(&firsts, &key)->slot != slot + 1)
			set_remove(view->found, slot);
	}
}

static struct first
key_of_series(const struct slots *s, uint32_t slot)
{
	return ((struct first){ .series = s->series[slot], .slot = slot + 1 });
}

/* The events of a series mostly follow each other. */
void
match_once(struct arena *arena, struct index_view *view,
    const struct event_filter *f, struct span span)
{
	const struct slots	*s = view->slots;
	struct firsts		*firsts;
	struct first		*at = NULL, key;
	uint32_t		 slot;
	size_t			 w, i;

	firsts = view->firsts = arena_alloc(arena, sizeof(*firsts));
	*firsts = (struct firsts){ .from = f->series_from };
	widen_firsts(firsts, arena);
	EACH_SLOT(slot, w, span, view->found[w] & s->bits[SLOT_REPEATED][w]) {
		if (at == NULL || at->series != s->series[slot]) {
			key = key_of_series(s, slot);
			at = note_first(firsts, arena, s, &key);
			continue;
		}
		if (is_chosen(firsts, s, slot, at->slot - 1))
			at->slot = slot + 1;
		at->count++;
	}
	set_and_not(view->found, s->bits[SLOT_REPEATED], span);
	for (i = 0; i < firsts->size; i++)
		if (firsts->table[i].slot != 0)
			set_add(view->found, firsts->table[i].slot - 1);
}

int64_t
match_dates(const struct index_view *view, uint32_t slot)
{
	const struct first	 key = key_of_series(view->slots, slot);

	return (view->firsts == NULL || key.series == 0 ? 0 :
	    find_series(view->firsts, &key)->count);
}
