#include "pages/desk/desk_held.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/data.h"

#define LOST	"file_lost"	/* the form had a file */

const char *
desk_held(const struct request *rq)
{
	const struct value	*field;
	struct value		*map = value_new(rq->arena, VALUE_MAP);
	struct buf		 b;

	for (field = rq->in.fields->first; field != NULL; field = field->next)
		if (!field->broken && strcmp(field->name, "token") != 0)
			data_value(map, field->name, field);
	if (rq->in.file != NULL)
		data_text(map, LOST, "1");
	buf_init(&b, rq->arena, 1024);
	b.most = SERVICE_HELD_BYTES;
	data_print(&b, map);

	return (b.full ? NULL : b.data);
}

bool
desk_held_lost(const struct request *rq)
{
	return (rq->in.file != NULL || *data_get(rq->in.fields, LOST) != '\0');
}

bool
desk_held_show(struct request *rq, const char *to, const char *held)
{
	const struct path	*path;
	const struct route	*route;
	struct value		*fields;
	const char		*error;

	fields = json_read(rq->arena, held, strlen(held), &error);
	path = route_find_page(rq->arena, to, &rq->in.capture);
	route = path == NULL ? NULL : route_for(path, METHOD_POST);
	if (fields == NULL || fields->kind != VALUE_MAP || route == NULL ||
	    route->again == NULL)
		return (false);
	rq->in.path = path;
	rq->in.route = route;
	rq->in.fields = fields;
	(void)desk_show_typed(rq);

	return (rq->reply.policy != NULL);
}
