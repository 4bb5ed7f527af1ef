#include "pages/desk/desk_held.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_sheet.h"

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

/* Whether the form had a file. */
static bool
has_lost_file(const struct request *rq)
{
	return (rq->in.file != NULL || *data_get(rq->in.fields, LOST) != '\0');
}

int
desk_show_typed(struct request *rq)
{
	struct sheet	 s;
	struct page	 page;
	int64_t		 id = rq->in.capture == NULL ? 0 :
			    atoll(rq->in.capture);
	int		 status;

	sheet_start(&s, &page, rq);
	if (rq->caller.role < s.form.kind->create->role)
		return (reply_forbidden(rq));
	if (id != 0 && (status = sheet_read(&s, id)) != 0)
		return (sheet_refuse(rq, status));
	if (id != 0 && !sheet_has_fields(&s))
		return (sheet_show_problem(&s, id, TEXT_DESK_SIGNED_OUT, 422));
	s.form.sent = rq->in.fields;
	s.form.wrong = value_new(rq->arena, VALUE_MAP);
	if (has_lost_file(rq))
		data_text(s.form.wrong, "image", DESK_AGAIN);
	s.problem = page.texts[TEXT_DESK_AGAIN];
	if (s.in_trash)
		return (sheet_show_copy(&s, id));
	if (id != 0)
		return (sheet_show_again(&s, id, 422));

	return (sheet_show_new(&s));
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
