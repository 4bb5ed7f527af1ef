#include <inttypes.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/demo.h"
#include "command/demo_event.h"
#include "command/inside.h"

#define SERIES	8

struct fill {
	struct inside	*inside;
	struct arena	*arena;		/* of the next request */
	struct json	 body;
	struct demo_ids	 ids;
	size_t		 series_count;
	struct {
		const struct demo_row	*row;
		int64_t			 first;		/* id */
	} series[SERIES];
};

static const char *
complain(const struct fill *f, const char *path, int status)
{
	size_t	 length;

	return (command_complaint("%s: %d %s", path, status,
	    inside_body(f->inside, &length)));
}

static struct json *
start(struct fill *f)
{
	arena_reset(f->arena);
	json_init(&f->body, f->arena, 4096);
	return (&f->body);
}

/* Sends the body; the id of the record is put `to`. */
static const char *
send(struct fill *f, const char *path, int64_t *to)
{
	const struct value	*id;
	const char		*error, *body;
	size_t			 length;
	int			 status;

	status = inside_ask(f->inside, "POST", path, f->body.buf.data);
	if (status != 200 && status != 201)
		return (complain(f, path, status));
	body = inside_body(f->inside, &length);
	id = value_get(json_read(f->arena, body, length, &error), "id");
	if (id == NULL)
		return (complain(f, path, status));
	*to = strtoll(id->text, NULL, 10);
	return (NULL);
}

/* What is absent stays absent. */
static void
put_text(struct json *j, const char *name, const char *text)
{
	if (text != NULL)
		json_string(j, name, text);
}

static const char *
fill_venues(struct fill *f)
{
	const struct demo_place	*place;
	const char		*why = NULL;
	struct json		*j;
	int			 i;

	for (i = AT_HOME + 1; i < VENUE_COUNT && why == NULL; i++) {
		place = &demo_places[i];
		j = start(f);
		json_object(j, NULL);
		json_string(j, "venue", place->name);
		json_string(j, "description", place->text);
		json_string(j, "address", place->address);
		json_string(j, "city", "Port Linnet");
		json_string(j, "state", "ME");
		json_string(j, "country", "United States");
		put_text(j, "phone", place->phone);
		put_text(j, "website", place->website);
		json_number(j, "geo_lat", place->latitude);
		json_number(j, "geo_lng", place->longitude);
		json_object_end(j);
		why = send(f, "/venues", &f->ids.venues[i]);
	}
	return (why);
}

static const char *
fill_organizers(struct fill *f)
{
	const struct demo_host	*host;
	const char		*why = NULL;
	struct json		*j;
	int			 i;

	for (i = BY_NOBODY + 1; i < ORGANIZER_COUNT && why == NULL; i++) {
		host = &demo_hosts[i];
		j = start(f);
		json_object(j, NULL);
		json_string(j, "organizer", host->name);
		json_string(j, "description", host->text);
		json_string(j, "email", host->email);
		put_text(j, "phone", host->phone);
		put_text(j, "website", host->website);
		json_object_end(j);
		why = send(f, "/organizers", &f->ids.organizers[i]);
	}
	return (why);
}

/* Parents stand before their children. */
static const char *
fill_categories(struct fill *f)
{
	const struct demo_term	*term;
	const char		*why = NULL;
	struct json		*j;
	int			 i;

	for (i = NO_CATEGORY + 1; i < CATEGORY_COUNT && why == NULL; i++) {
		term = &demo_categories[i];
		j = start(f);
		json_object(j, NULL);
		json_string(j, "name", term->name);
		json_string(j, "description", term->text);
		json_integer(j, "parent", f->ids.categories[term->parent]);
		json_object_end(j);
		why = send(f, "/categories", &f->ids.categories[i]);
	}
	return (why);
}

/* 0 for the first, whose id is asked for `to`. */
static int64_t
find_parent(struct fill *f, const struct demo_row *row, int64_t **to)
{
	size_t	 i;

	*to = NULL;
	if ((row->flags & IS_SERIES) == 0)
		return (0);
	for (i = 0; i < f->series_count; i++)
		if (f->series[i].row == row)
			return (f->series[i].first);
	if (f->series_count < SERIES) {
		f->series[i].row = row;
		*to = &f->series[f->series_count++].first;
	}
	return (0);
}

static const char *
protect(struct fill *f, int64_t id)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "password", DEMO_PASSWORD);
	json_object_end(j);
	return (send(f, arena_printf(f->arena, "/events/%" PRId64, id), &id));
}

static const char *
fill_event(struct fill *f, const struct demo_event *e, int64_t today)
{
	const char	*why;
	int64_t		 id = 0, *first;

	f->ids.parent = find_parent(f, e->row, &first);
	demo_event_write(start(f), e, &f->ids, today);
	why = send(f, "/events", &id);
	if (why == NULL && first != NULL)
		*first = id;
	if (why == NULL && e->row->flags & IS_PROTECTED)
		why = protect(f, id);
	return (why);
}

const char *
demo_fill(struct inside *inside, int64_t today,
    const struct demo_event events[DEMO_EVENTS])
{
	struct fill	 f = { .inside = inside, .arena = arena_new() };
	const char	*why;
	size_t		 i;

	if ((why = fill_venues(&f)) == NULL &&
	    (why = fill_organizers(&f)) == NULL)
		why = fill_categories(&f);
	for (i = 0; i < DEMO_EVENTS && why == NULL; i++)
		why = fill_event(&f, &events[i], today);
	arena_free(f.arena);
	return (why);
}
