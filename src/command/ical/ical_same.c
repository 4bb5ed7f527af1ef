#include "command/ical/ical_same.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <xxhash.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_split.h"
#include "command/ical/ical_uid.h"
#include "command/import/import.h"
#include "command/import/import_series_end.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/imports_series.h"
#include "text/dates.h"
#include "text/html_foreign.h"
#include "text/zones.h"

#define YEAR	(366 * DATE_DAY)

/* An entry of the calendar. */
struct master {
	bool			 is_change;	/* of an event of a series */
	bool			 has_start;
	const char		*uid, *title;
	int64_t			 start;		/* as in names; UTC or
						   floating */
	int64_t			 utc;		/* of the start of the event */
	struct import_version	 version;
	bool			 comes_again;
	struct ical_piece	*piece;
};

struct ical_masters {
	struct master	*list;
	size_t		 count, size;
};

/* Entries of one UID. */
struct group {
	const char	*uid;
	struct master	*list;
	size_t		 count;
};

/* Versions of programs are no part of their name: "macOS 14.1". */
static const char *
skip_version(const char *p)
{
	const char	*end = p;

	while (isdigit((unsigned char)*end) || (*end == '.' && end > p))
		end++;
	return (memchr(p, '.', (size_t)(end - p)) != NULL ? end : p);
}

static XXH64_hash_t
hash_line(const char *text, XXH64_hash_t hash)
{
	const char	*p, *next;

	if ((p = strchr(text, ':')) == NULL)
		return (hash);
	for (p++; *p != '\0'; p = next + (next == p)) {
		next = skip_version(p);
		if (next == p && !isspace((unsigned char)*p))
			hash = XXH3_64bits_withSeed(p, 1, hash);
	}
	return (hash);
}

void
ical_same_calendar(struct ical *c, const struct ical_piece *first, size_t count)
{
	XXH64_hash_t	 product = 1, name = 2;
	size_t		 i;

	c->is_named = false;
	c->masters = arena_alloc(c->im->arena, sizeof(*c->masters));
	*c->masters = (struct ical_masters){ .count = 0 };
	c->names = value_new(c->im->arena, VALUE_MAP);
	for (i = 0; i < count; i++)
		if (strncasecmp(first[i].text, "PRODID", 6) == 0)
			product = hash_line(first[i].text, 1);
		else if (strncasecmp(first[i].text, "X-WR-CALNAME", 12) == 0) {
			name = hash_line(first[i].text, 2);
			c->is_named = name != 2;
		}
	c->calendar = (int64_t)XXH3_64bits_withSeed(&product, sizeof(product),
	    name);
}

/*
 * A stamp in the far future, or the start of the event, which some programs
 * write, is none.
 */
static int64_t
read_stamp(struct ical *c, icalcomponent *from)
{
	struct ical_properties	 all;
	struct ical_when	 stamp, start;
	int64_t			 utc;

	ical_properties(c->event, from, ICAL_DTSTAMP_PROPERTY, &all);
	if (all.count == 0 || !ical_when(all.list[0], &c->zones, &stamp))
		return (0);
	utc = ical_when_utc(&stamp);
	ical_properties(c->event, from, ICAL_DTSTART_PROPERTY, &all);
	if (utc > c->im->now + YEAR || (all.count > 0 &&
	    ical_when(all.list[0], &c->zones, &start) &&
	    ical_when_utc(&start) == utc))
		return (0);
	return (utc);
}

struct import_version
ical_version(struct ical *c, icalcomponent *from)
{
	struct import_version	 v = { .calendar = c->calendar };
	struct ical_properties	 all;
	int			 sequence;

	ical_properties(c->event, from, ICAL_SEQUENCE_PROPERTY, &all);
	if (all.count > 0) {
		sequence = icalproperty_get_sequence(all.list[0]);
		if (sequence >= 0 && sequence < INT32_MAX)
			v.sequence = 1 + sequence;
	}
	v.stamp = read_stamp(c, from);
	return (v);
}

static bool
has_property(icalcomponent *from, icalproperty_kind kind)
{
	return (icalcomponent_get_first_property(from, kind) != NULL);
}

bool
ical_same_read(struct ical *c, icalcomponent *from)
{
	struct ical_masters	*all = c->masters;
	struct ical_properties	 starts;
	struct ical_when	 start;
	const struct zone	*zone;
	const char		*uid, *title;
	struct master		*m;
	bool			 is_change, has_start = true;

	is_change = has_property(from, ICAL_RECURRENCEID_PROPERTY);
	if (icalcomponent_isa(from) != ICAL_VEVENT_COMPONENT ||
	    (is_change && !c->is_shared))
		return (true);
	uid = ical_uid(c->event, from);
	ical_properties(c->event, from, ICAL_DTSTART_PROPERTY, &starts);
	if (starts.count == 0 || !ical_when(starts.list[0], &c->zones,
	    &start)) {
		if (!c->is_message)
			return (true);
		start = (struct ical_when){ .local = 0 };
		has_start = false;
	}
	title = icalcomponent_get_summary(from);
	zone = start.zone != NULL ? start.zone : c->zones.site->zone;
	all->list = arena_room(c->im->arena, all->list, all->count, &all->size,
	    sizeof(*all->list));
	uid = arena_string(c->im->arena, uid);
	import_again_add(c->im, uid);
	m = &all->list[all->count++];
	*m = (struct master){ .is_change = is_change,
	    .has_start = has_start, .piece = c->piece, .uid = uid,
	    .title = html_foreign_line(c->im->arena,
	    title != NULL ? title : ""), .start = ical_when_utc(&start),
	    .utc = zone_to_utc(zone, start.local),
	    .version = ical_version(c, from),
	    .comes_again = has_property(from, ICAL_RRULE_PROPERTY) ||
	    has_property(from, ICAL_RDATE_PROPERTY) };
	return (true);
}

/* Before they are parsed; a backslash stands before a character. */
void
ical_same_uids(struct ical *c)
{
	const char	*p, *uid;
	char		*to;
	size_t		 i;

	for (i = 0; i < c->pieces->count; i++) {
		p = strcasestr(c->pieces->list[i].text, "\nUID");
		if (p == NULL || (p = strchr(p, ':')) == NULL)
			continue;
		uid = to = arena_copy(c->im->arena, p + 1,
		    strcspn(p + 1, "\r\n"));
		for (p = to; *p != '\0'; p++) {
			p += *p == '\\' && p[1] != '\0';
			*to++ = *p;
		}
		*to = '\0';
		import_again_add(c->im, uid);
	}
}

/* Without SEQUENCE it is 0 (RFC 5545 section 3.8.7.4). */
static int64_t
sequence_of(const struct master *m)
{
	return (m->version.sequence != 0 ? m->version.sequence : 1);
}

static int
compare_numbers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

/*
 * By UID, changes last; those that count come first: the newest version, and of
 * equal starts the newest or first entry.
 */
static int
compare_masters(const void *a, const void *b)
{
	const struct master	*one = a, *other = b;
	int			 order;

	if ((order = strcmp(one->uid, other->uid)) != 0 ||
	    (order = one->is_change - other->is_change) != 0 ||
	    (order = compare_numbers(sequence_of(other),
	    sequence_of(one))) != 0 ||
	    (order = compare_numbers(one->start, other->start)) != 0 ||
	    (order = compare_numbers(other->version.stamp,
	    one->version.stamp)) != 0)
		return (order);
	return (one->piece < other->piece ? -1 : 1);
}

static void
leave_out(struct group *g, const char *why)
{
	size_t	 i;

	for (i = 0; i < g->count; i++)
		g->list[i].piece->left_out = why;
}

static void
drop_replaced(struct group *g)
{
	size_t	 i, left = 1;

	for (i = 1; i < g->count; i++)
		if (sequence_of(&g->list[i]) != sequence_of(g->list) ||
		    g->list[i].start == g->list[left - 1].start)
			g->list[i].piece->is_double = true;
		else
			g->list[left++] = g->list[i];
	g->count = left;
}

/* Another process may write meanwhile. Returns what end_look() needs. */
static bool
begin_look(struct ical *c)
{
	struct db	*db = inside_db(c->im->inside);

	if (db_is_writing(db))
		return (false);
	db_begin_read(db);
	return (true);
}

static void
end_look(struct ical *c, bool begun)
{
	if (begun)
		db_end_read(inside_db(c->im->inside));
}

static bool
look_at(struct ical *c, enum import_kind kind, const char *name,
    struct import_row *row)
{
	return (imports_find(inside_db(c->im->inside), c->im->source, kind,
	    name, row));
}

/* Of several entries, each may have the name of its start. */
static bool
find_known(struct ical *c, const struct group *g, const char *name,
    struct import_row *row)
{
	struct imports_rows	 rows;

	if (look_at(c, IMPORT_EVENT, name, row) ||
	    look_at(c, IMPORT_SERIES, name, row))
		return (true);
	if (g->count < 2)
		return (false);
	rows = imports_singles(inside_db(c->im->inside), c->event,
	    c->im->source, name);
	if (rows.count > 0)
		*row = rows.list[0].row;
	return (rows.count > 0);
}

static bool
has_title_or_start(struct ical *c, const struct group *g, int64_t id)
{
	struct import_begin	 here;
	size_t			 i;

	imports_begin(inside_db(c->im->inside), c->event, id, &here);
	for (i = 0; i < g->count && here.title != NULL; i++)
		if (g->list[i].utc == here.start ||
		    strcmp(g->list[i].title, here.title) == 0)
			return (true);
	return (here.title == NULL);
}

/* A message may name an event by its UID alone. */
static bool
is_bare(const struct ical *c, const struct group *g)
{
	return (c->is_message && *g->list[0].title == '\0' &&
	    !g->list[0].has_start);
}

/* The name of an event of this calendar, with a hash of that. */
static const char *
own_name(struct ical *c, const char *uid)
{
	return (arena_printf(c->im->arena, "%s#%016" PRIx64, uid,
	    (uint64_t)c->calendar));
}

static const char *
report_other(struct ical *c, const char *uid, const char *own)
{
	report_lost(c->im->report, IMPORT_EVENT, "UID", "is that of an event of"
	    " another calendar; this is a new event", uid);
	return (own);
}

/* The series whose events change may be that of another calendar. */
static const char *
choose_changed(struct ical *c, const struct group *g)
{
	struct import_row	 row;

	if (ical_uid_is_unique(g->uid) || !find_known(c, g, g->uid, &row) ||
	    row.version.calendar == 0 || row.version.calendar == c->calendar ||
	    has_title_or_start(c, g, row.id))
		return (g->uid);
	return (report_other(c, g->uid, own_name(c, g->uid)));
}

/*
 * Files of several calendars are one source. An event there that has the UID
 * of one of another calendar gets a name with a hash of its own calendar.
 */
static const char *_Nullable
choose_name(struct ical *c, const struct group *g)
{
	struct import_row	 row, other;
	const char		*own;
	bool			 known, as_before, can_tell, has_own;

	known = find_known(c, g, g->uid, &row);
	as_before = known && row.version.calendar == c->calendar;
	can_tell = c->is_named || ical_uid_is_unique(g->uid) || is_bare(c, g);
	if (as_before && can_tell)
		return (g->uid);
	own = own_name(c, g->uid);
	has_own = find_known(c, g, own, &other);
	if (has_own && (can_tell || has_title_or_start(c, g, other.id)))
		return (own);
	if (!known || row.version.calendar == 0 ||
	    has_title_or_start(c, g, row.id))
		return (g->uid);
	if (as_before || has_own)
		return (NULL);
	return (report_other(c, g->uid, own));
}

static void
set_name(struct ical *c, const char *uid, const char *_Nullable name)
{
	struct value	*v;

	v = value_new(c->im->arena, name != NULL ? VALUE_TEXT : VALUE_NULL);
	v->name = uid;
	v->text = name;
	v->length = name != NULL ? strlen(name) : 0;
	value_add(c->names, v);
}

const char *
ical_same_name(const struct ical *c, const char *uid)
{
	const struct value	*v;

	v = value_get(c->names, uid);
	return (v != NULL ? v->text : uid);
}

static const char *
name_at(struct ical *c, const char *name, int64_t start)
{
	char	 text[DATE_TEXT];

	date_print(start, text);
	return (arena_join(c->im->arena, name, " ", text, NULL));
}

/* The event that had the UID alone before goes on as one of several. */
static const char *_Nullable
find_alone(struct ical *c, const struct group *g, const char *name)
{
	const char		*to = g->list[0].piece->name;
	struct import_begin	 here;
	struct import_row	 row;
	size_t			 i;

	if (!look_at(c, IMPORT_EVENT, name, &row))
		return (NULL);
	imports_begin(inside_db(c->im->inside), c->event, row.id, &here);
	for (i = 0; i < g->count; i++)
		if (g->list[i].utc == here.start)
			to = g->list[i].piece->name;
	return (look_at(c, IMPORT_EVENT, to, &row) ? NULL : to);
}

/* The name of the last one that is left of several. */
static const char *_Nullable
find_last_name(struct ical *c, const struct group *g, const char *name)
{
	const char		*from = name_at(c, name, g->list[0].start);
	struct import_row	 row;

	return (!g->list[0].comes_again &&
	    !look_at(c, IMPORT_EVENT, name, &row) &&
	    !look_at(c, IMPORT_SERIES, name, &row) &&
	    look_at(c, IMPORT_EVENT, from, &row) ? from : NULL);
}

/* Occurrences may have the names of later parts of a former series. */
static bool
end_series(struct ical *c, const char *name)
{
	struct imports_rows	 rows;
	bool			 begun = begin_look(c);
	size_t			 i;

	rows = imports_parts(inside_db(c->im->inside), c->event, c->im->source,
	    name);
	end_look(c, begun);
	for (i = 0; i < rows.count; i++)
		if (!import_end_series(c->im, rows.list[i].name, NULL))
			return (false);
	return (import_known(c->im, IMPORT_SERIES, name) == 0 ||
	    import_end_series(c->im, name, NULL));
}

/*
 * Occurrences that are written out have names as if a rule had given them. If
 * one has a rule, it has the name alone.
 */
static bool
name_several(struct ical *c, struct group *g, const char *name)
{
	struct master	*m, *rule = NULL;
	const char	*to;
	size_t		 i;
	bool		 begun;

	for (i = 0; i < g->count && rule == NULL; i++)
		if (g->list[i].comes_again)
			rule = &g->list[i];
	for (i = 0; i < g->count; i++) {
		m = &g->list[i];
		m->piece->name = m == rule ? name : name_at(c, rule != NULL ?
		    arena_join(c->event, name, "#", NULL) : name, m->start);
		m->piece->is_written_out = true;
	}
	if (rule != NULL)
		return (true);
	begun = begin_look(c);
	to = find_alone(c, g, name);
	end_look(c, begun);
	if (to != NULL)
		import_rename(c->im, IMPORT_EVENT, name, to);
	return (end_series(c, name));
}

static void
name_changes(struct ical *c, const struct group *g)
{
	const char	*name;
	bool		 begun;

	begun = begin_look(c);
	if ((name = choose_changed(c, g)) != g->uid)
		set_name(c, g->uid, name);
	end_look(c, begun);
}

static bool
name_group(struct ical *c, struct group *g)
{
	const char	*name = g->uid, *last = NULL;
	size_t		 i;
	bool		 begun;

	if (g->list[0].is_change) {
		name_changes(c, g);
		return (true);
	}
	while (g->list[g->count - 1].is_change)
		g->count--;
	drop_replaced(g);
	begun = begin_look(c);
	if (c->is_shared && (name = choose_name(c, g)) != g->uid)
		set_name(c, g->uid, name);
	if (name != NULL && g->count == 1 && !c->is_message)
		last = find_last_name(c, g, name);
	end_look(c, begun);
	if (name != NULL && g->count > 1 && !c->is_message)
		return (name_several(c, g, name));
	for (i = 0; i < g->count; i++)
		g->list[i].piece->name = name;
	if (name == NULL)
		leave_out(g, "may be the UID of another calendar's event;"
		    " import the file with --source NAME");
	else if (last != NULL)
		import_rename(c->im, IMPORT_EVENT, last, name);
	return (true);
}

bool
ical_same_end(struct ical *c)
{
	struct ical_masters	*all = c->masters;
	struct group		 g;
	size_t			 i, end;

	if (all->count > 0)
		qsort(all->list, all->count, sizeof(*all->list),
		    compare_masters);
	for (i = 0; i < all->count; i = end) {
		for (end = i + 1; end < all->count && strcmp(all->list[i].uid,
		    all->list[end].uid) == 0;)
			end++;
		g = (struct group){ all->list[i].uid, &all->list[i], end - i };
		if (!name_group(c, &g) || !import_pace(c->im))
			return (false);
		arena_reset(c->event);
	}
	return (true);
}
