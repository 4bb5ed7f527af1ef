#include "command/demo/demo.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clock.h"
#include "base/embed.h"
#include "base/json.h"
#include "command/command.h"
#include "command/export/export.h"
#include "command/import/import_form.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

#define YEAR	(2 * DEMO_REACH)	/* days */
#define AHEAD	7			/* days until a scheduled event */
#define MOST	64			/* events of a series */
#define FOLDER	"src/command/demo/"
#define LINES	FOLDER "demo.jsonl"

#define PICTURES(EACH)							\
	EACH(bonfire) EACH(books) EACH(classical) EACH(festival)	\
	EACH(film) EACH(folk) EACH(gallery) EACH(harbor) EACH(jazz)	\
	EACH(kitchen) EACH(lanterns) EACH(lighthouse) EACH(market)	\
	EACH(orchard) EACH(photographs) EACH(quay) EACH(regatta)	\
	EACH(stage) EACH(stars) EACH(winter) EACH(woods)
#define EMBED_ONE(name)	EMBED(demo_##name, FOLDER #name ".jpg");
#define ROW(name)	{ #name ".jpg", demo_##name, demo_##name##_end },

EMBED(demo_lines, LINES);
PICTURES(EMBED_ONE)

static const struct {
	const char	*name, *bytes, *end;
}	 pictures[] = { PICTURES(ROW) };

struct demo {
	struct inside	*inside;
	struct arena	*arena;
	struct value	*lines;
	struct value	*images;	/* ids here, named by those there */
	int64_t		 today;
	char		 now[DATE_TEXT];
	struct buf	 text;		/* the moved lines */
	int64_t		 count;		/* of these */
};

/* A series of the export, and its dates around today. */
struct series {
	struct value	*line, *model;
	struct value	*events[MOST];		/* by start */
	size_t		 event_count;
	int64_t		 dates[MOST];
	size_t		 date_count;
};

static const char *
text_of(const struct value *line, const char *name)
{
	const struct value	*v = value_get(line, name);

	return (v == NULL ? "" : v->text);
}

static bool
has_text(const struct value *line, const char *name, const char *text)
{
	return (strcmp(text_of(line, name), text) == 0);
}

/* Adds a member, or replaces it. */
static void
put_member(struct value *line, enum value_kind kind, const char *name,
    const char *text)
{
	struct value	*v = value_new(line->arena, kind);

	v->name = name;
	v->text = arena_string(line->arena, text);
	v->length = strlen(text);
	value_add(line, v);
}

/* For faults in demo.jsonl. */
static _Noreturn void
report_fault(const struct value *line, const char *what)
{
	fprintf(stderr, LINES ": %s %s: %s\n", text_of(line, "kind"),
	    text_of(line, "id"), what);
	abort();
}

static int64_t
time_of(const struct value *line, const char *name)
{
	struct date	 d;
	struct moment	 m;

	if (!date_parse(&d, text_of(line, name)) ||
	    !date_resolve(&d, zone_utc(), 0, &m))
		report_fault(line, name);

	return (m.local);
}

static void
put_time(struct value *line, const char *name, int64_t seconds)
{
	char	 text[DATE_TEXT];

	date_print(seconds, text);
	put_member(line, VALUE_TEXT, name, text);
}

static void
move_to(struct value *event, int64_t start)
{
	static const char *const	 names[] = {
		"published", "start", "end", "original_start"
	};
	const struct zone	*zone = zone_find(text_of(event, "timezone"));
	int64_t			 by = start - time_of(event, "start");
	size_t			 i;

	if (zone == NULL)
		report_fault(event, "timezone");
	for (i = 0; i < COUNT(names); i++)
		if (value_get(event, names[i]) != NULL)
			put_time(event, names[i],
			    time_of(event, names[i]) + by);
	put_time(event, "start_utc", zone_to_utc(zone, start));
	put_time(event, "end_utc", zone_to_utc(zone, time_of(event, "end")));
}

/* Moves an event by whole years into the year that starts with a day. */
static void
move_into(struct value *event, int64_t first)
{
	int64_t	 start = time_of(event, "start");
	int64_t	 days = date_day_start(start) / DATE_DAY - first;
	int64_t	 in_year = (days % YEAR + YEAR) % YEAR;

	move_to(event, start + (in_year - days) * DATE_DAY);
}

static int
compare_starts(const void *a, const void *b)
{
	struct value *const	*one = a, *const *other = b;

	return (strcmp(text_of(*one, "start"), text_of(*other, "start")));
}

static void
find_events(struct series *s, const struct value *lines)
{
	const char	*id = text_of(s->line, "id");
	struct value	*v;

	for (v = lines->first; v != NULL; v = v->next)
		if (has_text(v, "series_id", id) && s->event_count < MOST)
			s->events[s->event_count++] = v;
		else if (has_text(v, "status", "model") &&
		    has_text(v, "id", id))
			s->model = v;
	if (s->model == NULL || s->event_count == 0 || s->event_count == MOST)
		report_fault(s->line, "its events");
	qsort(s->events, s->event_count, sizeof(s->events[0]), compare_starts);
}

/*
 * Finds at most one date for each event, and ends the rule with the last one.
 * The rule starts a year before the first event, since there may be dates
 * before it. A year has an even number of weeks, so every second week stays.
 */
static void
find_dates(struct series *s, int64_t today)
{
	char			 why[RRULE_WHY];
	struct rrule		 rule;
	struct rrule_event	 repeated = { .rule = &rule };
	struct buf		 text;
	int64_t			 last;

	if (!rrule_parse(&rule, text_of(s->line, "rule"), why))
		report_fault(s->line, why);
	repeated.start = time_of(s->events[0], "start") - YEAR * DATE_DAY;
	(void)rrule_starts(&repeated, (today - DEMO_REACH) * DATE_DAY,
	    (today + DEMO_REACH + 2) * DATE_DAY - 1, s->dates, s->event_count,
	    &s->date_count);
	if (s->date_count == 0)
		report_fault(s->line, "has no dates");
	last = date_day_end(s->dates[s->date_count - 1]);
	rrule_end(&rule, last);
	buf_init(&text, s->line->arena, RRULE_TEXT);
	rrule_print(&text, &rule);
	put_member(s->line, VALUE_TEXT, "rule", text.data);
	put_time(s->line, "made_until", last);
}

/* The slug of the first event is that of the series; others add their day. */
static void
move_series(struct series *s)
{
	const char	*slug = text_of(s->line, "slug");
	struct value	*event;
	size_t		 i;

	move_to(s->model, s->dates[0]);
	for (i = 0; i < s->event_count; i++) {
		event = s->events[i];
		if (i >= s->date_count) {
			event->kind = VALUE_NULL;
			continue;
		}
		move_to(event, s->dates[i]);
		if (i > 0)
			slug = arena_printf(event->arena, "%s-%.10s",
			    text_of(s->line, "slug"), text_of(event, "start"));
		put_member(event, VALUE_TEXT, "slug", slug);
	}
}

static void
move_all(const struct demo *d)
{
	struct series	 s;
	struct value	*v;

	for (v = d->lines->first; v != NULL; v = v->next)
		if (has_text(v, "kind", "event"))
			move_into(v, has_text(v, "status", "future") ?
			    d->today + AHEAD : d->today - DEMO_REACH);
	for (v = d->lines->first; v != NULL; v = v->next)
		if (has_text(v, "kind", "series")) {
			memset(&s, 0, sizeof(s));
			s.line = v;
			find_events(&s, d->lines);
			find_dates(&s, d->today);
			move_series(&s);
		}
}

static const char *
read_lines(struct demo *d)
{
	const char	*at, *end, *why;
	struct value	*v;

	for (at = demo_lines; at < demo_lines_end; at = end + 1) {
		end = strchrnul(at, '\n');
		v = json_read(d->arena, at, (size_t)(end - at), &why);
		if (v == NULL)
			return (command_complaint(LINES ": line %zu: %s",
			    d->lines->count + 1, why));
		value_add(d->lines, v);
	}

	return (NULL);
}

static struct picture *_Nullable
make_picture(const char *name)
{
	size_t	 i;

	for (i = 0; i < COUNT(pictures); i++)
		if (strcmp(pictures[i].name, name) == 0)
			return (maker_make(pictures[i].bytes,
			    (size_t)(pictures[i].end - pictures[i].bytes),
			    NULL));

	return (NULL);
}

/* Stores a picture as if it were uploaded, in the sizes that pages show. */
static const char *
keep_picture(struct demo *d, const struct value *line)
{
	const char		*name = text_of(line, "url"), *body, *why;
	const struct value	*answer;
	struct picture		*picture;
	size_t			 length;
	int			 status;

	if ((picture = make_picture(name)) == NULL)
		return (command_complaint(FOLDER "%s is not a picture", name));
	status = inside_keep_picture(d->inside, picture, "",
	    text_of(line, "alt"));
	free(picture);
	body = inside_body(d->inside, &length);
	answer = json_read(d->arena, body, length, &why);
	if (status != 201 || answer == NULL)
		return (command_complaint("%s: %d %s", name, status, body));
	put_member(d->images, VALUE_NUMBER, text_of(line, "id"),
	    text_of(answer, "id"));

	return (NULL);
}

/* The author there is the user here. */
static void
put_user(struct demo *d, struct value *line)
{
	struct statement	*st;

	st = db_query(inside_db(d->inside),
	    "SELECT login FROM users WHERE id = $1");
	db_bind_integer(st, 1, inside_user(d->inside));
	if (db_step(st))
		put_member(line, VALUE_TEXT, "login", db_string(st, 0));
	db_done(st);
}

/* Adds what the export does not have. Records are created now. */
static void
complete_line(struct demo *d, struct value *line)
{
	if (has_text(line, "kind", "user"))
		put_user(d, line);
	if (has_text(line, "kind", "end"))
		put_member(line, VALUE_NUMBER, "lines",
		    arena_integer(d->arena, d->count));
	if (value_get(line, "image") != NULL)
		put_member(line, VALUE_NUMBER, "image",
		    text_of(d->images, text_of(line, "image")));
	if (value_get(line, "author") != NULL) {
		put_member(line, VALUE_TEXT, "created", d->now);
		put_member(line, VALUE_TEXT, "modified", d->now);
		if (value_get(line, "published") == NULL)
			put_member(line, VALUE_TEXT, "published", d->now);
	}
}

static const char *
write_lines(struct demo *d)
{
	const char	*why = NULL;
	struct json	 line;
	struct value	*v;

	for (v = d->lines->first; v != NULL && why == NULL; v = v->next) {
		if (v->kind == VALUE_NULL)
			continue;
		if (has_text(v, "kind", "image")) {
			why = keep_picture(d, v);
			continue;
		}
		complete_line(d, v);
		json_init(&line, d->arena, 2048);
		json_value(&line, NULL, v);
		buf_add(&d->text, line.buf.data, line.buf.length);
		buf_char(&d->text, '\n');
		d->count++;
	}

	return (why);
}

static const char *
load_lines(struct demo *d, int64_t *events)
{
	struct report	*report;
	struct input	 in;
	const char	*why;
	FILE		*file;

	file = fmemopen(d->text.data, d->text.length, "r");
	if (file == NULL)
		abort();
	input_take(&in, file, LINES);
	report = report_new();
	why = export_load(inside_db(d->inside), inside_site(d->inside), &in,
	    false, report);
	progress_clear();
	*events = report_count(report, IMPORT_EVENT, IMPORT_NEW);
	report_free(report);
	input_close(&in);

	return (why);
}

const char *
demo_load(struct inside *inside, int64_t today, int64_t *events)
{
	struct demo	 d = { .inside = inside, .arena = arena_new(),
	    .today = today };
	const char	*why;

	d.lines = value_new(d.arena, VALUE_LIST);
	d.images = value_new(d.arena, VALUE_MAP);
	date_print(clock_now(), d.now);
	buf_init(&d.text, d.arena, 1 << 19);
	if ((why = read_lines(&d)) == NULL) {
		move_all(&d);
		why = write_lines(&d);
	}
	if (why == NULL)
		why = load_lines(&d, events);
	arena_free(d.arena);

	return (why);
}
