#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "calendar/directory.h"
#include "calendar/terms.h"
#include "generated/routes.h"
#include "http/request.h"
#include "invent.h"
#include "random.h"
#include "store.h"
#include "store/db.h"
#include "words.h"

#define EVENTS_OF_VENUE		20
#define EVENTS_OF_ORGANIZER	50
#define EVENTS_OF_TAG		200
#define CATEGORIES		200
#define TOP_CATEGORIES		20
#define CITIES			60

static void
check(struct request *rq, int status)
{
	if (status == 0 && !db_failed(rq->db))
		return;
	fprintf(stderr, "generate: %s\n", db_failed(rq->db) ?
	    db_message(rq->db) : rq->out.buf.data);
	exit(EXIT_FAILURE);
}

static void
count_in(struct range *range, int64_t id)
{
	if (range->count++ == 0)
		range->first = id;
}

static const char *
unique_name(struct request *rq, struct random *r, const struct range *before)
{
	return (arena_printf(rq->arena, "%s %lld",
	    words_title(rq->arena, r, 2), (long long)before->count + 1));
}

static double
spread(struct random *r, double middle, double width)
{
	return (round((middle + width * (random_unit(r) - 0.5)) * 1e5) / 1e5);
}

/* Half of them lie in the cities, the other half anywhere. */
static void
choose_place(struct venue_fields *f, struct random *r, int64_t city)
{
	struct random	 centre = { (uint64_t)city };

	f->has_geo_lat = f->has_geo_lng = true;
	f->geo_lat = spread(&centre, 51, 7);
	f->geo_lng = spread(&centre, 10.5, 8);
	if (random_chance(r, 50)) {
		f->geo_lat = spread(r, f->geo_lat, 0.2);
		f->geo_lng = spread(r, f->geo_lng, 0.3);
	} else {
		f->geo_lat = spread(r, 51, 7);
		f->geo_lng = spread(r, 10.5, 8);
	}
}

static void
add_venue(struct request *rq, struct random *r, struct range *venues)
{
	struct venue_fields	 f;
	union record_any	 v;
	bool			 joined;
	int64_t			 city = random_below(r, CITIES);

	memset(&f, 0, sizeof(f));
	f.venue = unique_name(rq, r, venues);
	f.address = arena_printf(rq->arena, "%s %d",
	    words_title(rq->arena, r, 1), 1 + (int)random_below(r, 120));
	f.city = arena_printf(rq->arena, "City %d", (int)city + 1);
	f.zip = arena_printf(rq->arena, "%05d", (int)random_below(r, 99999));
	f.country = "Germany";
	if (random_chance(r, 40))
		f.website = arena_printf(rq->arena, "https://venue%d.example/",
		    (int)venues->count + 1);
	if (random_chance(r, 30))
		f.description = words_text(rq->arena, r, 150);
	if (random_chance(r, 90))
		choose_place(&f, r, city);
	check(rq, directory_make(rq, RECORD_VENUE, &f, &v, &joined));
	count_in(venues, v.head.id);
}

static void
add_organizer(struct request *rq, struct random *r, struct range *organizers)
{
	struct organizer_fields	 f;
	union record_any	 o;
	bool			 joined;

	memset(&f, 0, sizeof(f));
	f.organizer = unique_name(rq, r, organizers);
	f.phone = arena_printf(rq->arena, "+49 30 %07d",
	    (int)random_below(r, 9999999));
	f.email = arena_printf(rq->arena, "mail@organizer%d.example",
	    (int)organizers->count + 1);
	check(rq, directory_make(rq, RECORD_ORGANIZER, &f, &o, &joined));
	count_in(organizers, o.head.id);
}

/* Categories lie three levels deep: 20 at the top, 90 and 90 below them. */
static void
add_term(struct request *rq, struct random *r, enum term_kind kind,
    struct range *terms)
{
	struct term_sent	 sent = { .name = unique_name(rq, r, terms) };
	struct term		 t;
	int64_t			 i = terms->count, top = TOP_CATEGORIES;

	if (kind == TERM_CATEGORY && i >= top) {
		sent.has_parent = true;
		sent.parent = terms->first +
		    (i < 110 ? i % top : top + (i - top) % 90);
	}
	check(rq, term_add(rq, kind, &sent, &t));
	count_in(terms, t.id);
}

void
store_scene(struct request *rq, struct random *r, int64_t events,
    struct scene *s)
{
	int64_t	 i;

	memset(s, 0, sizeof(*s));
	for (i = 0; i < events / EVENTS_OF_VENUE; i++)
		add_venue(rq, r, &s->venues);
	for (i = 0; i < events / EVENTS_OF_ORGANIZER; i++)
		add_organizer(rq, r, &s->organizers);
	for (i = 0; i < CATEGORIES; i++)
		add_term(rq, r, TERM_CATEGORY, &s->categories);
	for (i = 0; i < events / EVENTS_OF_TAG; i++)
		add_term(rq, r, TERM_TAG, &s->tags);
}
