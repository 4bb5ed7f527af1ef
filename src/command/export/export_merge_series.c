#include "command/export/export_merge.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "store/imports_series.h"

/* Ids are those of the export. */
struct merged_event {
	int64_t		 series;
	int64_t		 id;
	int64_t		 start;		/* its original start */
	const char	*detached;
};

static void
add_event(struct merging *m, const struct merged_event *e)
{
	m->events = arena_room(m->im->arena, m->events, m->event_count,
	    &m->event_size, sizeof(*m->events));
	m->events[m->event_count++] = *e;
	m->are_sorted = false;
}

void
merge_event_of(struct merging *m, struct import_record *r)
{
	struct imports_event	 here;
	struct merged_event	 e;
	const char		*name;
	int64_t			 series;

	e.series = lines_id(&m->l, "series_id");
	e.id = lines_id(&m->l, "id");
	e.start = lines_time(&m->l, "original_start");
	e.detached = arena_string(m->im->arena, lines_optional(&m->l,
	    "detached", ""));
	if (m->l.why != NULL)
		return;
	add_event(m, &e);
	name = arena_integer(m->l.arena, e.series);
	series = import_known(m->im, IMPORT_SERIES, name);
	if (series == 0 || import_known(m->im, IMPORT_EVENT, r->name) != 0)
		return;
	inside_begin(m->im->inside);
	if (imports_event_of(inside_db(m->im->inside), series, e.start, &here))
		r->here = here.id;
}

void
merge_model(struct merging *m, const struct import_record *r)
{
	struct value	*v;
	struct json	 j;

	json_init(&j, m->im->arena, 512);
	json_object(&j, NULL);
	json_value(&j, "fields", r->fields);
	if (r->extras.password != NULL)
		json_string(&j, "password", r->extras.password);
	json_integer(&j, "created", r->extras.created);
	json_integer(&j, "modified", r->extras.modified);
	json_object_end(&j);
	v = value_new(m->im->arena, VALUE_TEXT);
	v->name = arena_string(m->im->arena, r->name);
	v->text = j.buf.data;
	v->length = j.buf.length;
	value_add(m->models, v);
}

static int64_t
integer_of(const struct value *map, const char *name)
{
	const struct value	*v;

	v = value_get(map, name);
	return (v != NULL && v->text != NULL ? strtoll(v->text, NULL, 10) : 0);
}

/* Returns false if there is no model; then the line is invalid. */
static bool
read_model(struct merging *m, struct import_record *r)
{
	const struct value	*model, *password;
	const char		*error;
	struct value		*kept;

	model = value_get(m->models, r->name);
	kept = model == NULL ? NULL : json_read(m->l.arena, model->text,
	    model->length, &error);
	if (kept == NULL || value_get(kept, "fields") == NULL) {
		lines_fail(&m->l, "id", "is not that of a model");
		return (false);
	}
	r->fields = value_get(kept, "fields");
	if ((password = value_get(kept, "password")) != NULL)
		r->extras.password = password->text;
	r->extras.has_created = r->extras.has_modified = r->extras.waits = true;
	r->extras.created = integer_of(kept, "created");
	r->extras.modified = integer_of(kept, "modified");
	return (true);
}

static int
compare_events(const void *a, const void *b)
{
	const struct merged_event	*one = a, *other = b;

	if (one->series != other->series)
		return (one->series < other->series ? -1 : 1);
	return ((one->id > other->id) - (one->id < other->id));
}

/* Finds the events of a series, and returns their number. */
static size_t
find_events(struct merging *m, int64_t series, struct merged_event **first)
{
	size_t	 low = 0, high = m->event_count, middle, count = 0;

	if (!m->are_sorted && m->event_count > 0)
		qsort(m->events, m->event_count, sizeof(*m->events),
		    compare_events);
	m->are_sorted = true;
	while (low < high) {
		middle = low + (high - low) / 2;
		if (m->events[middle].series < series)
			low = middle + 1;
		else
			high = middle;
	}
	*first = m->events + low;
	while (low + count < m->event_count &&
	    m->events[low + count].series == series)
		count++;
	return (count);
}

static int64_t
id_here(struct merging *m, const struct merged_event *e)
{
	return (import_known(m->im, IMPORT_EVENT, arena_integer(m->l.arena,
	    e->id)));
}

/* The events exist already, so the series adopts them. */
static void
adopt_events(struct merging *m, struct import_record *r,
    const struct merged_event *events, size_t count)
{
	struct extra_event	*list;
	struct db		*db = inside_db(m->im->inside);
	int64_t			 id, series;
	size_t			 i;

	inside_begin(m->im->inside);
	series = import_known(m->im, IMPORT_SERIES, r->name);
	list = arena_alloc(m->l.arena, (count + 1) * sizeof(*list));
	for (i = 0; i < count; i++) {
		if ((id = id_here(m, &events[i])) == 0)
			continue;
		if (series != 0 && imports_state(db, IMPORT_SERIES, series) !=
		    0)
			imports_adopt(db, m->l.arena, id, series,
			    events[i].start);
		list[r->extras.event_count++] = (struct extra_event){
		    events[i].start, id };
	}
	r->extras.events = list;
}

/* Sets the detached fields, except those that were changed here. */
static void
set_detached(struct merging *m, const struct merged_event *events,
    size_t count)
{
	struct db		*db = inside_db(m->im->inside);
	struct import_row	 row;
	size_t			 i;

	for (i = 0; i < count; i++)
		if (imports_find(db, m->im->source, IMPORT_EVENT,
		    arena_integer(m->l.arena, events[i].id), &row) &&
		    imports_state(db, IMPORT_EVENT, row.id) == row.state)
			imports_set_detached(db, row.id, events[i].detached);
}

bool
merge_series(struct merging *m)
{
	struct import_record	 r;
	struct import_series	 series;
	struct merged_event	*events = NULL;
	size_t			 count;

	form_start(&r, m->l.arena, IMPORT_SERIES, arena_integer(m->l.arena,
	    lines_id(&m->l, "id")));
	if (m->l.why != NULL || !read_model(m, &r))
		return (true);
	r.address = form_title(&r) != NULL ? form_title(&r) : r.name;
	form_text(&r, "status", lines_text(&m->l, "status"));
	form_text(&r, "slug", lines_optional(&m->l, "slug", ""));
	form_line(&r, "recurrence", "RRULE", lines_text(&m->l, "rule"));
	form_line(&r, "recurrence", "RDATE", lines_optional(&m->l, "added",
	    ""));
	form_line(&r, "recurrence", "EXDATE", lines_optional(&m->l, "left_out",
	    ""));
	form_line(&r, "recurrence", "DURATION", lines_optional(&m->l,
	    "duration", ""));
	if (m->l.why != NULL)
		return (true);
	count = find_events(m, lines_id(&m->l, "id"), &events);
	adopt_events(m, &r, events, count);
	if (!import_put_series(m->im, &r, &series))
		return (false);
	if (series.why != NULL)
		report_lost(m->im->report, IMPORT_SERIES, "recurrence",
		    series.why, r.address);
	inside_begin(m->im->inside);
	if (series.fate == IMPORT_NEW || series.fate == IMPORT_CHANGED)
		set_detached(m, events, count);
	return (import_pace(m->im));
}
