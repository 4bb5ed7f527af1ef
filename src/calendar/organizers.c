
#include "base/json.h"
#include "calendar/directory.h"
#include "calendar/images.h"
#include "calendar/trash.h"
#include "generated/routes.h"
#include "http/request.h"
#include "text/html.h"

int
organizer_list(struct request *rq, const struct organizer_list_params *p)
{
	return (directory_list(rq, RECORD_ORGANIZER, &p->filters, &p->paging, p));
}

int
organizer_get(struct request *rq, const struct organizer_get_params *p)
{
	return (directory_get(rq, RECORD_ORGANIZER, p->id, p->slug));
}

int
organizer_create(struct request *rq, const struct organizer_create_params *p)
{
	return (directory_create(rq, RECORD_ORGANIZER, &p->fields));
}

int
organizer_update(struct request *rq, const struct organizer_update_params *p)
{
	return (directory_update(rq, RECORD_ORGANIZER, p->id, p->slug,
	    &p->fields));
}

int
organizer_delete(struct request *rq, const struct organizer_delete_params *p)
{
	return (record_trash(rq, RECORD_ORGANIZER, p->id, p->slug, p->purge));
}

/* JSON-LD (rules, section 28). */
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
