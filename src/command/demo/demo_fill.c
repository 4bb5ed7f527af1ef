#include <inttypes.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/demo/demo.h"
#include "command/demo/demo_event.h"
#include "command/inside.h"

struct fill {
	struct inside		*inside;
	struct arena		*arena;		/* of the next request */
	struct json		 body;
	struct demo_town	*town;
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
	if (*text != '\0')
		json_string(j, name, text);
}

static const char *
fill_venue(struct fill *f, struct demo_place *place)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "venue", place->name);
	json_string(j, "description", place->text);
	json_string(j, "address", place->address);
	json_string(j, "city", f->town->name);
	json_string(j, "state", f->town->state);
	json_string(j, "country", f->town->country);
	put_text(j, "phone", place->phone);
	put_text(j, "website", place->website);
	json_number(j, "geo_lat", place->geo_lat);
	json_number(j, "geo_lng", place->geo_lng);
	json_object_end(j);

	return (send(f, "/venues", &place->id));
}

static const char *
fill_organizer(struct fill *f, struct demo_host *host)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "organizer", host->name);
	json_string(j, "description", host->text);
	json_string(j, "email", host->email);
	put_text(j, "phone", host->phone);
	put_text(j, "website", host->website);
	json_object_end(j);

	return (send(f, "/organizers", &host->id));
}

static const char *
fill_categories(struct fill *f, struct demo_category *categories,
    size_t count, int64_t parent)
{
	struct demo_category	*c;
	const char		*why = NULL;
	struct json		*j;

	for (c = categories; c < categories + count && why == NULL; c++) {
		j = start(f);
		json_object(j, NULL);
		json_string(j, "name", c->name);
		json_string(j, "description", c->text);
		json_integer(j, "parent", parent);
		json_object_end(j);
		if ((why = send(f, "/categories", &c->id)) == NULL)
			why = fill_categories(f, c->below, c->below_count,
			    c->id);
	}

	return (why);
}

static const char *
protect(struct fill *f, int64_t id)
{
	struct json	*j;

	j = start(f);
	json_object(j, NULL);
	json_string(j, "password", f->town->password);
	json_object_end(j);

	return (send(f, arena_printf(f->arena, "/events/%" PRId64, id), &id));
}

static const char *
fill_event(struct fill *f, const struct demo_event *e, int64_t today)
{
	const char	*why;
	int64_t		 id = 0;

	demo_event_write(start(f), e, f->town, today);
	why = send(f, "/events", &id);
	if (e->row->series && e->row->first == 0)
		e->row->first = id;
	if (why == NULL && e->row->protected)
		why = protect(f, id);

	return (why);
}

const char *
demo_fill(struct inside *inside, struct demo_town *town, int64_t today,
    const struct demo_event events[DEMO_EVENTS])
{
	struct fill	 f = { .inside = inside, .arena = arena_new(),
	    .town = town };
	const char	*why = NULL;
	size_t		 i;

	for (i = 0; i < town->venue_count && why == NULL; i++)
		why = fill_venue(&f, &town->venues[i]);
	for (i = 0; i < town->organizer_count && why == NULL; i++)
		why = fill_organizer(&f, &town->organizers[i]);
	if (why == NULL)
		why = fill_categories(&f, town->categories,
		    town->category_count, 0);
	for (i = 0; i < DEMO_EVENTS && why == NULL; i++)
		why = fill_event(&f, &events[i], today);
	arena_free(f.arena);

	return (why);
}
