#include "calendar/venue.h"

#include "base/arena.h"
#include "base/json.h"
#include "calendar/images.h"
#include "http/request.h"
#include "text/html.h"

static void
write_address(struct json *out, const struct venue *v)
{
	if (*v->address == '\0' && *v->city == '\0' && *v->zip == '\0' &&
	    *v->stateprovince == '\0' && *v->country == '\0')
		return;
	json_object(out, "address");
	json_string(out, "@type", "PostalAddress");
	record_write_filled(out, "streetAddress", v->address);
	record_write_filled(out, "addressLocality", v->city);
	record_write_filled(out, "addressRegion", v->stateprovince);
	record_write_filled(out, "postalCode", v->zip);
	record_write_filled(out, "addressCountry", v->country);
	json_object_end(out);
}

static void
write_geo(struct json *out, const struct venue *v)
{
	if (!v->has_place)
		return;
	json_object(out, "geo");
	json_string(out, "@type", "GeoCoordinates");
	json_number(out, "latitude", v->latitude);
	json_number(out, "longitude", v->longitude);
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
	record_write_filled(out, "description",
	    html_strip(rq->arena, v->head.description));
	record_write_filled(out, "image", v->head.image_url);
	write_address(out, v);
	write_geo(out, v);
	record_write_filled(out, "telephone", v->phone);
	record_write_filled(out, "sameAs", v->website);
	json_object_end(out);
}

static void
write_details(struct json *out, const struct venue *v)
{
	record_write_filled(out, "address", v->address);
	record_write_filled(out, "city", v->city);
	record_write_filled(out, "country", v->country);
	record_write_filled(out, "province", v->province);
	record_write_filled(out, "state", v->state);
	record_write_filled(out, "zip", v->zip);
	record_write_filled(out, "phone", v->phone);
	record_write_filled(out, "website", v->website);
	record_write_filled(out, "stateprovince", v->stateprovince);
	if (v->has_place) {
		json_number(out, "geo_lat", v->latitude);
		json_number(out, "geo_lng", v->longitude);
	}
}

void
venue_write(struct request *rq, const char *name, const struct venue *v,
    enum record_view view)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_integer(out, "id", v->head.id);
	record_write_state(rq, &v->head);
	json_string(out, "venue", v->head.name);
	json_string(out, "slug", v->head.slug);
	record_write_filled(out, "description", v->head.description);
	if (v->head.image != 0)
		image_write(rq, v->head.image, v->head.image_url);
	write_details(out, v);
	if (view == RECORD_ALONE && v->head.status == STATUS_PUBLISH)
		venue_write_json_ld(rq, "json_ld", v);
	json_boolean(out, "show_map", v->show_map);
	json_boolean(out, "show_map_link", v->show_map_link);
	record_write_global_id(rq, &v->head);
	json_object_end(out);
}
