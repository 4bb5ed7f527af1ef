#include <string.h>

#include "base/json.h"
#include "calendar/directory.h"
#include "calendar/images.h"
#include "calendar/trash.h"
#include "generated/routes.h"
#include "http/request.h"
#include "text/html.h"

int
venue_list(struct request *rq, const struct venue_list_params *p)
{
	return (directory_list(rq, RECORD_VENUE, &p->filters, &p->paging, p));
}

int
venue_get(struct request *rq, const struct venue_get_params *p)
{
	return (directory_get(rq, RECORD_VENUE, p->id, p->slug));
}

int
venue_create(struct request *rq, const struct venue_create_params *p)
{
	return (directory_create(rq, RECORD_VENUE, &p->fields));
}

int
venue_update(struct request *rq, const struct venue_update_params *p)
{
	return (directory_update(rq, RECORD_VENUE, p->id, p->slug, &p->fields));
}

int
venue_delete(struct request *rq, const struct venue_delete_params *p)
{
	return (record_trash(rq, RECORD_VENUE, p->id, p->slug, p->purge));
}

/*
 * stateprovince is the state in the United States or without a country,
 * otherwise the province.
 */
void
venue_derive(struct venue *v, const struct venue_fields *f)
{
	if (f->stateprovince != NULL || (f->country == NULL &&
	    f->state == NULL && f->province == NULL))
		return;
	if (*v->state != '\0' && (*v->country == '\0' ||
	    strcmp(v->country, "US") == 0 ||
	    strcmp(v->country, "United States") == 0))
		v->stateprovince = v->state;
	else
		v->stateprovince = v->province;
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

/* JSON-LD (rules, section 28). */
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
