#include "calendar/organizer.h"

#include "base/json.h"
#include "calendar/images.h"
#include "http/request.h"
#include "text/html.h"

void
organizer_write_json_ld(struct request *rq, const char *name,
    const struct organizer *o)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_string(out, "@type", "Person");
	json_string(out, "name", o->head.name);
	record_write_filled(out, "description",
	    html_strip(rq->arena, o->head.description));
	record_write_filled(out, "image", o->head.image_url);
	record_write_filled(out, "url", o->website);
	record_write_filled(out, "telephone", o->phone);
	record_write_filled(out, "email", o->email);
	record_write_filled(out, "sameAs", o->website);
	json_object_end(out);
}

void
organizer_write(struct request *rq, const char *name,
    const struct organizer *o, enum record_view view)
{
	struct json	*out = &rq->out;

	json_object(out, name);
	json_integer(out, "id", o->head.id);
	record_write_state(rq, &o->head);
	json_string(out, "organizer", o->head.name);
	record_write_filled(out, "description", o->head.description);
	json_string(out, "slug", o->head.slug);
	if (o->head.image != 0)
		image_write(rq, o->head.image, o->head.image_url);
	record_write_filled(out, "phone", o->phone);
	record_write_filled(out, "website", o->website);
	record_write_filled(out, "email", o->email);
	if (view == RECORD_ALONE && o->head.status == STATUS_PUBLISH)
		organizer_write_json_ld(rq, "json_ld", o);
	record_write_global_id(rq, &o->head);
	json_object_end(out);
}
