/* Writes JSON-LD (rules, section 28). */
#include "calendar/event.h"

#include <stdint.h>
#include <string.h>

#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event_schedule.h"
#include "calendar/image.h"
#include "config/site.h"
#include "http/request.h"
#include "text/cost.h"
#include "text/cut.h"
#include "text/html.h"
#include "text/zones.h"

static void
write_offers(struct request *rq, const struct event *e, const char *url)
{
	struct json	*out = &rq->out;
	struct cost	 cost;
	char		 text[DATE_ISO];

	cost_read(&cost, rq->arena, e->cost, &rq->site->currency);
	if (*cost.text == '\0')
		return;
	json_object(out, "offers");
	json_string(out, "@type", "Offer");
	if (cost_is_free(&cost))
		json_string(out, "price", "0");
	else if (cost.is_own)
		json_string(out, "price", cost.values[0]);
	json_string(out, "priceCurrency", rq->site->currency.code);
	json_string(out, "url", url);
	json_string(out, "category", "primary");
	json_string(out, "availability", "https://schema.org/InStock");
	if (e->head.has_published) {
		date_print_iso(zone_utc(), e->head.published, text);
		json_string(out, "validFrom", text);
	}
	json_object_end(out);
}

static void
write_span(struct json *out, const struct event_dates *d)
{
	char	 text[DATE_ISO];

	date_print_iso(d->zone, d->start.utc, text);
	json_string(out, "startDate", text);
	date_print_iso(d->zone, d->end.utc, text);
	json_string(out, "endDate", text);
}

const char *
event_json_ld_status(const char *event_status)
{
	return (strcmp(event_status, "canceled") == 0 ?
	    "https://schema.org/EventCancelled" :
	    strcmp(event_status, "postponed") == 0 ?
	    "https://schema.org/EventPostponed" :
	    "https://schema.org/EventScheduled");
}

static void
write_description(struct request *rq, const struct event *e, size_t most)
{
	const char	*text;

	text = *e->excerpt != '\0' ? e->excerpt : e->head.description;
	json_string(&rq->out, "description",
	    text_cut(rq->arena, html_strip(rq->arena, text), most));
}

void
event_json_ld(struct request *rq, const struct event *e,
    const struct embedded *embedded, size_t most)
{
	struct json	*out = &rq->out;
	const char	*url;

	url = record_url(rq, &e->head);
	json_string(out, "@type", "Event");
	json_string(out, "name", e->head.name);
	write_description(rq, e, most);
	if (e->head.image != 0)
		json_string(out, "image", image_address(rq,
		    e->head.image_url));
	json_string(out, "url", url);
	json_string(out, "eventAttendanceMode",
	    "https://schema.org/OfflineEventAttendanceMode");
	json_string(out, "eventStatus", event_json_ld_status(e->event_status));
	write_span(out, &e->dates);
	event_write_schedule(rq, e);
	embedded_write_json_ld(out, embedded);
	write_offers(rq, e, url);
}

/* An event with a password has no JSON-LD. */
void
event_write_json_ld(struct request *rq, const char *name,
    const struct event *e)
{
	if (e->password != NULL)
		return;
	json_object(&rq->out, name);
	json_string(&rq->out, "@context", JSON_LD_CONTEXT);
	event_json_ld(rq, e, e->embedded, SIZE_MAX);
	json_object_end(&rq->out);
}

static void
write_address(struct json *out, const struct venue *v)
{
	if (*v->address == '\0' && *v->city == '\0' && *v->zip == '\0' &&
	    *v->stateprovince == '\0' && *v->country == '\0')
		return;
	json_object(out, "address");
	json_string(out, "@type", "PostalAddress");
	stored_write_filled(out, "streetAddress", v->address);
	stored_write_filled(out, "addressLocality", v->city);
	stored_write_filled(out, "addressRegion", v->stateprovince);
	stored_write_filled(out, "postalCode", v->zip);
	stored_write_filled(out, "addressCountry", v->country);
	json_object_end(out);
}

static void
write_geo(struct json *out, const struct venue *v)
{
	if (!v->has_geo_lat)
		return;
	json_object(out, "geo");
	json_string(out, "@type", "GeoCoordinates");
	json_number(out, "latitude", v->geo_lat);
	json_number(out, "longitude", v->geo_lng);
	json_object_end(out);
}

void
venue_write_json_ld(struct request *rq, const char *name,
    const struct venue *v)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_string(out, "@type", "Place");
	json_string(out, "name", v->head.name);
	stored_write_filled(out, "description",
	    html_strip(rq->arena, v->head.description));
	stored_write_filled(out, "image", image_address(rq, v->head.image_url));
	write_address(out, v);
	write_geo(out, v);
	stored_write_filled(out, "telephone", v->phone);
	stored_write_filled(out, "sameAs", v->website);
	json_object_end(out);
}

void
organizer_write_json_ld(struct request *rq, const char *name,
    const struct organizer *o)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_string(out, "@type", "Person");
	json_string(out, "name", o->head.name);
	stored_write_filled(out, "description",
	    html_strip(rq->arena, o->head.description));
	stored_write_filled(out, "image", image_address(rq, o->head.image_url));
	stored_write_filled(out, "url", o->website);
	stored_write_filled(out, "telephone", o->phone);
	stored_write_filled(out, "email", o->email);
	stored_write_filled(out, "sameAs", o->website);
	json_object_end(out);
}
