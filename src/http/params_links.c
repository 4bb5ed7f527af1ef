#include "base/arena.h"
#include "base/json.h"
#include "http/complaints.h"
#include "http/numbers.h"
#include "http/params_read.h"
#include "http/references.h"
#include "http/request.h"

/* What means no link: "", 0, false, null, [], {}. */
static bool
is_none(const struct value *value)
{
	int64_t	 n;

	switch (value->kind) {
	case VALUE_NULL:
		return (true);
	case VALUE_BOOLEAN:
		return (!value->truth);
	case VALUE_TEXT:
		return (value->length == 0 ||
		    (number_whole(value, &n) == WHOLE_FITS && n == 0));
	case VALUE_NUMBER:
		return (number_whole(value, &n) == WHOLE_FITS && n == 0);
	default:
		return (value->count == 0);
	}
}

static bool
read_id(struct reader *reader, const struct value *value, struct link *link)
{
	const struct param	*p;
	int64_t			 n;

	p = reader->param;
	if (!number_is_digits(value) && (value->kind != VALUE_NUMBER ||
	    number_whole(value, &n) == WHOLE_NO))
		return (params_complain(reader, COMPLAINT_LINKS, NULL));
	if (number_whole(value, &n) != WHOLE_FITS ||
	    !reference_linkable(reader->rq, p->reference, n))
		return (params_complain(reader, COMPLAINT_UNKNOWN_ID,
		    params_kind(p->reference)));
	link->id = n;

	return (true);
}

static bool
read_link(struct reader *reader, const struct value *value,
    const char *pointer, struct link *link)
{
	const struct value	*id;

	*link = (struct link){ 0, NULL };
	if (value->kind != VALUE_MAP)
		return (read_id(reader, value, link));
	if ((id = value_get(value, "id")) != NULL)
		return (read_id(reader, id, link));
	link->params = params_object(reader, reader->param->creates, value,
	    pointer);

	return (link->params != NULL);
}

/* An id that is there already is dropped. */
static void
add_link(struct links *links, const struct link *link)
{
	size_t	 i;

	for (i = 0; link->id != 0 && i < links->count; i++)
		if (links->list[i].id == link->id)
			return;
	links->list[links->count++] = *link;
}

static bool
read_list(struct reader *reader, const struct value *list, const char *pointer,
    struct links *links)
{
	const struct value	*item;
	struct link		 link;
	size_t			 i;

	if (list->count > reader->param->max_items)
		return (params_complain(reader, COMPLAINT_TOO_MANY,
		    arena_integer(reader->rq->arena,
		    reader->param->max_items)));
	links->list = arena_alloc(reader->rq->arena,
	    list->count * sizeof(*links->list));
	for (item = list->first, i = 0; item != NULL; item = item->next, i++) {
		if (is_none(item))
			continue;
		if (!read_link(reader, item, arena_printf(reader->rq->arena,
		    "%s/%zu", pointer, i), &link))
			return (false);
		add_link(links, &link);
	}
	if (reader->param->flags & PARAM_ONE && links->count > 1)
		links->count = 1;

	return (true);
}

bool
params_links(struct reader *reader, const struct value *value, void *to)
{
	struct links	*links;
	const char	*pointer;
	struct link	 link;

	links = to;
	*links = (struct links){ 0, NULL };
	if (is_none(value))
		return (true);
	pointer = complaints_pointer(reader->rq->arena, reader->param->name);
	if (value->kind == VALUE_LIST)
		return (read_list(reader, value, pointer, links));
	if (!read_link(reader, value, pointer, &link))
		return (false);
	links->list = arena_alloc(reader->rq->arena, sizeof(*links->list));
	add_link(links, &link);

	return (true);
}
