#include "store/index/linked.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/damage.h"
#include "text/fold.h"

#define DEGREE	(M_PI / 180)
#define RADIUS	6371.0		/* kilometers, as of geo_distance() */

/* The first columns are the same for all kinds. */
#define ALL	" ORDER BY 1"
#define SOME	" JOIN id_list($1) j ON r.id = j.value ORDER BY 1"
#define NAMES	"SELECT r.id, r.name_key, r.searched, r.name"
#define PLACE \
	", r.author, r.status, r.modified, COALESCE(r.published, r.created)," \
	" COALESCE(r.published, 9223372036854775807)"
#define VENUES \
	NAMES ", r.city" PLACE \
	", CASE WHEN r.geo_lat IS NULL THEN 0 ELSE 1 END," \
	" COALESCE(r.geo_lat, 0.0), COALESCE(r.geo_lng, 0.0) FROM venues r"
#define ORGANIZERS \
	NAMES ", ''" PLACE ", 0, 0.0, 0.0 FROM organizers r"
#define TERMS \
	NAMES ", '', r.kind, COALESCE(r.parent, 0), r.slug," \
	" SUBSTR(r.description_key, 1, 1000) FROM terms r"

#define IDS(table) \
	"SELECT id FROM " table " WHERE id >= $1 ORDER BY id LIMIT $2"

static const struct {
	const char	*name;
	const char	*all, *some, *ids;
	int		 orders;
} kinds[LINKED_KINDS] = {
	[LINKED_VENUE] = { "venue", VENUES ALL, VENUES SOME, IDS("venues"),
	    LISTED_ORDERS },
	[LINKED_ORGANIZER] = { "organizer", ORGANIZERS ALL, ORGANIZERS SOME,
	    IDS("organizers"), LISTED_ORDERS },
	[LINKED_TERM] = { "term", TERMS ALL, TERMS SOME, IDS("terms"),
	    LISTED_BY_PARENT + 1 }
};

static void
place_on_globe(struct listed_place *p)
{
	p->x = cos(p->latitude * DEGREE) * cos(p->longitude * DEGREE);
	p->y = cos(p->latitude * DEGREE) * sin(p->longitude * DEGREE);
	p->z = sin(p->latitude * DEGREE);
}

static void
read_place(struct listed_place *p, struct statement *st)
{
	*p = (struct listed_place){ .author = db_integer(st, 5),
	    .status = status_read(st, 6), .modified = db_integer(st, 7),
	    .date = db_integer(st, 8), .published = db_integer(st, 9),
	    .located = db_integer(st, 10) != 0,
	    .latitude = db_number(st, 11), .longitude = db_number(st, 12) };
	place_on_globe(p);
}

/* The postings of the record. Others may read those of other records. */
static uint32_t
add_number(struct slots *s, struct db *db, enum linked_kind kind, int64_t id)
{
	uint32_t	 number = 0;

	if (slots_begin_change(s, db)) {
		number = slots_linked_add(s, kind, id);
		slots_end_change(s);
	}
	return (number);
}

static const struct listed *
read_listed(struct slots *s, struct db *db, enum linked_kind kind,
    struct statement *st, struct arena *arena)
{
	struct listed	 l = { .id = db_integer(st, 0),
			    .name_key = slots_keep(s, db_string(st, 1)),
			    .searched = slots_keep(s, db_string(st, 2)) };
	int		 i;

	l.number = add_number(s, db, kind, l.id);
	for (i = 0; i < 2; i++)
		l.names[i] = slots_keep(s, fold_search(arena,
		    db_string(st, 3 + i)));
	if (kind == LINKED_TERM)
		l.term = (struct listed_term){
		    (enum term_kind)db_integer(st, 5), db_integer(st, 6),
		    slots_keep(s, db_string(st, 7)),
		    slots_keep(s, db_string(st, 8)) };
	else
		read_place(&l.place, st);
	return (slots_keep_record(s, &l, sizeof(l)));
}

/* Lists leave out a venue or organizer with a status that cannot be. */
static bool
has_status(struct statement *st)
{
	const int64_t	 status = db_integer(st, 6);

	if (status >= 0 && status <= STATUS_TRASH)
		return (true);
	fprintf(stderr, "almanac: lists leave out %s, whose status cannot be"
	    " %" PRId64 "\n", db_string(st, 3), status);
	return (false);
}

/* Records that were read, by id. */
struct gathered {
	uint32_t		 count, room;
	const struct listed	**list;
};

static void
gather_listed(struct gathered *g, struct slots *s, struct db *db,
    enum linked_kind kind, struct statement *st)
{
	struct arena	*arena = arena_new();

	for (; db_step(st); arena_reset(arena)) {
		if (kind != LINKED_TERM && !has_status(st))
			continue;
		if (g->count == g->room) {
			g->room = g->room * 2 + 64;
			g->list = reallocarray(g->list, g->room,
			    sizeof(*g->list));
			if (g->list == NULL)
				abort();
		}
		g->list[g->count++] = read_listed(s, db, kind, st, arena);
	}
	db_done(st);
	arena_free(arena);
}

static void
gather_some(struct gathered *g, struct slots *s, struct db *db,
    enum linked_kind kind, struct arena *arena, const struct ids *ids)
{
	struct statement	*st;

	st = db_compose(db, kinds[kind].some);
	db_bind_text(st, 1, ids_text(arena, ids));
	gather_listed(g, s, db, kind, st);
}

/* Finds the damaged ones. */
static void
gather_each(struct gathered *g, struct damaged *d, struct slots *s,
    struct db *db, enum linked_kind kind, struct arena *arena,
    const struct ids *ids)
{
	struct ids	 one = { 1, NULL, 0 };
	size_t		 i;

	g->count = 0;
	for (i = 0; i < ids->count && !db_failed(db); i++) {
		one.list = &ids->list[i];
		gather_some(g, s, db, kind, arena, &one);
		if (damage_met(db))
			damage_leave_out(d, db, kinds[kind].name, *one.list);
	}
}

/* An order to sort by, for qsort_r(). */
struct listed_sorting {
	const struct directory	*directory;
	enum listed_order	 order;
};

static int
compare_listed(const void *a, const void *b, void *sorting)
{
	const struct listed_sorting	*s = sorting;
	const struct listed *const	*list = s->directory->list;
	const struct listed		*p = list[*(const uint32_t *)a];
	const struct listed		*q = list[*(const uint32_t *)b];
	int				 c = 0;

	if (s->order == LISTED_BY_NAME)
		c = strcmp(p->name_key, q->name_key);
	else if (s->directory->kind == LINKED_TERM)
		c = compare_numbers(p->term.parent, q->term.parent);
	else if (s->order == LISTED_BY_DATE)
		c = compare_numbers(p->place.date, q->place.date);
	else if (s->order == LISTED_BY_MODIFIED)
		c = compare_numbers(p->place.modified, q->place.modified);
	return (c != 0 ? c : compare_numbers(p->id, q->id));
}

#define GONE	UINT32_MAX

/* A directory in the making. */
struct making {
	struct directory	*merged;
	const struct directory	*_Nullable old;
	uint32_t		*moved;		/* from old places, or GONE */
	uint32_t		*added;		/* places of new records */
	uint32_t		 added_count;
};

/* Merges by id the new records, and old ones that have not changed. */
static void
merge_list(struct making *m, const struct gathered *new,
    const struct ids *changed)
{
	const uint32_t	 old_count = m->old != NULL ? m->old->count : 0;
	uint32_t	 i, to = 0;

	for (i = 0; i < old_count || m->added_count < new->count;) {
		if (m->added_count < new->count && (i == old_count ||
		    new->list[m->added_count]->id <= m->old->list[i]->id)) {
			m->added[m->added_count] = to;
			m->merged->list[to++] = new->list[m->added_count++];
			continue;
		}
		m->moved[i] = GONE;
		if (!ids_have(changed, m->old->list[i]->id)) {
			m->moved[i] = to;
			m->merged->list[to++] = m->old->list[i];
		}
		i++;
	}
	m->merged->count = to;
}

static void
merge_order(struct making *m, enum listed_order order, uint32_t *to)
{
	struct listed_sorting	 sorting = { m->merged, order };
	const uint32_t		 count = m->old != NULL ? m->old->count : 0;
	uint32_t		 i, n = 0, place;

	qsort_r(m->added, m->added_count, sizeof(*m->added), compare_listed,
	    &sorting);
	for (i = 0; i < count; i++) {
		if ((place = m->moved[m->old->orders[order][i]]) == GONE)
			continue;
		while (n < m->added_count &&
		    compare_listed(&m->added[n], &place, &sorting) < 0)
			*to++ = m->added[n++];
		*to++ = place;
	}
	while (n < m->added_count)
		*to++ = m->added[n++];
}

static void *
allocate_array(size_t count, size_t size)
{
	void	*p;

	if ((p = reallocarray(NULL, count + 1, size)) == NULL)
		abort();
	return (p);
}

static struct directory *
make_directory(enum linked_kind kind, const struct directory *_Nullable old,
    const struct gathered *new, const struct ids *changed)
{
	const size_t	 most = new->count + (old != NULL ? old->count : 0);
	struct making	 m = { .old = old };
	uint32_t	*orders;
	int		 i;

	m.merged = malloc(sizeof(*m.merged) + most * (sizeof(*m.merged->list) +
	    LISTED_ORDERS * sizeof(*orders)));
	if (m.merged == NULL)
		abort();
	*m.merged = (struct directory){ .kind = kind };
	m.moved = allocate_array(most, sizeof(*m.moved));
	m.added = allocate_array(most, sizeof(*m.added));
	merge_list(&m, new, changed);
	orders = (uint32_t *)(m.merged->list + m.merged->count);
	for (i = LISTED_BY_NAME; i < kinds[kind].orders; i++) {
		merge_order(&m, (enum listed_order)i, orders);
		m.merged->orders[i] = orders;
		orders += m.merged->count;
	}
	free(m.moved);
	free(m.added);
	free(new->list);
	return (m.merged);
}

struct directory *
directory_read(struct db *db, struct damaged *d, struct slots *s,
    enum linked_kind kind)
{
	struct arena	*arena = arena_new();
	struct gathered	 all = { 0 };
	struct ids	 ids;

	gather_listed(&all, s, db, kind, db_compose(db, kinds[kind].all));
	if (damage_met(db)) {
		damage_pass(d, db);
		ids = damage_read_ids(d, db, arena, kinds[kind].ids);
		gather_each(&all, d, s, db, kind, arena, &ids);
	}
	arena_free(arena);
	return (make_directory(kind, NULL, &all, NULL));
}

struct directory *
directory_change(const struct directory *old, struct db *db,
    struct damaged *d, struct slots *s, const struct ids *changed)
{
	struct arena		*arena = arena_new();
	const struct ids	 whole = damage_none(d, arena, changed);
	struct gathered		 some = { 0 };

	gather_some(&some, s, db, old->kind, arena, &whole);
	if (damage_met(db)) {
		damage_pass(d, db);
		gather_each(&some, d, s, db, old->kind, arena, &whole);
	}
	arena_free(arena);
	return (make_directory(old->kind, old, &some, changed));
}

uint32_t
directory_place(const struct directory *d, enum listed_order order,
    bool descending, uint32_t i)
{
	if (descending)
		i = d->count - 1 - i;
	return (d->orders[order] == NULL ? i : d->orders[order][i]);
}

/* The place in the list, or its end. */
static uint32_t
find_place(const struct directory *d, int64_t id)
{
	uint32_t	 low = 0, high = d->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (d->list[middle]->id < id)
			low = middle + 1;
		else
			high = middle;
	}
	return (low < d->count && d->list[low]->id == id ? low : d->count);
}

const struct listed *
directory_find(const struct directory *d, int64_t id)
{
	const uint32_t	 place = find_place(d, id);

	return (place < d->count ? d->list[place] : NULL);
}

static enum status
effective_status(const struct listed_place *p, const struct visibility *v)
{
	return (status_now(p->status, true, p->published, v->now));
}

static bool
place_is_seen(const struct listed_place *p, const struct visibility *v)
{
	return (v->reads_all || effective_status(p, v) == STATUS_PUBLISH ||
	    (v->reader != 0 && p->author == v->reader));
}

bool
listed_is_seen(const struct listed *l, enum linked_kind kind,
    const struct visibility *v)
{
	if (kind == LINKED_TERM)
		return (!term_waits(l->term.kind));
	return (place_is_seen(&l->place, v));
}

bool
listed_is_shown(const struct listed *l, const struct visibility *v)
{
	return (place_is_seen(&l->place, v) &&
	    (v->statuses & 1u << effective_status(&l->place, v)) != 0);
}

/* The first place in the order of parents whose term has this one. */
static uint32_t
first_below(const struct directory *d, int64_t parent)
{
	const uint32_t	*by = d->orders[LISTED_BY_PARENT];
	uint32_t	 low = 0, high = d->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (d->list[by[middle]]->term.parent < parent)
			low = middle + 1;
		else
			high = middle;
	}
	return (low);
}

/* Parents may be in a circle, so each term is added once. */
uint32_t
directory_below(const struct directory *d, struct arena *arena,
    const struct ids *categories, uint32_t *numbers)
{
	const uint32_t	*by = d->orders[LISTED_BY_PARENT];
	uint32_t	*added = arena_alloc(arena, (d->count + 1) *
			    sizeof(*added));
	bool		*has = arena_alloc(arena, d->count + 1);
	uint32_t	 count = 0, at, i;
	int64_t		 parent;

	has[d->count] = true;
	for (i = 0; i < categories->count; i++) {
		at = find_place(d, categories->list[i]);
		if (!has[at])
			added[count++] = at;
		has[at] = true;
	}
	for (i = 0; i < count; i++) {
		numbers[i] = d->list[added[i]]->number;
		parent = d->list[added[i]]->id;
		for (at = first_below(d, parent); at < d->count &&
		    d->list[by[at]]->term.parent == parent; at++) {
			if (!has[by[at]])
				added[count++] = by[at];
			has[by[at]] = true;
		}
	}
	return (count);
}

void
circle_make(struct circle *c, const struct geo_circle *circle)
{
	const double		 angle = fmin(circle->distance / RADIUS, M_PI);
	struct listed_place	 center = { .latitude = circle->latitude,
				    .longitude = circle->longitude };

	place_on_globe(&center);
	*c = (struct circle){ circle, center.x, center.y, center.z,
	    4 * sin(angle / 2) * sin(angle / 2) };
}

/* The chord to the center decides, except where rounding could. */
bool
circle_has(const struct circle *c, const struct listed *l)
{
	const struct listed_place	*p = &l->place;
	const double			 x = p->x - c->x, y = p->y - c->y;
	const double			 z = p->z - c->z;
	const double			 chord = x * x + y * y + z * z;

	if (fabs(chord - c->chord) > 1e-9 * (1 + c->chord))
		return (chord < c->chord);
	return (geo_distance(p->latitude, p->longitude, c->circle->latitude,
	    c->circle->longitude) <= c->circle->distance);
}
