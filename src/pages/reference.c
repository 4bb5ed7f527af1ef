/*
 * /doc as a page: the operations of the document by resource, with links to the
 * page of each part. With `_fields` the answer is the JSON document, since a
 * page has no members.
 */
#include "pages/reference.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/brand.h"
#include "pages/page.h"

const struct value *
reference_components(const struct chapter *r, const char *kind)
{
	return (data_member(data_member(r->document, "components"), kind));
}

static void
add_method(struct value *operation, const struct value *from)
{
	struct value	*methods = value_get(operation, "methods"), *map;
	char		*word, *c;

	if (methods == NULL)
		return;
	word = arena_string(operation->arena, from->name);
	for (c = word; *c != '\0'; c++)
		*c = (char)toupper((unsigned char)*c);
	map = data_map(methods, NULL);
	data_text(map, "word", word);
	data_text(map, "style", from->name);
	data_text(map, "id", data_get(from, "operationId"));
	data_flag(operation, "several", methods->count > 1);
}

static bool
is_same(const struct value *a, const struct value *b, const char *name)
{
	return (strcmp(data_get(a, name), data_get(b, name)) == 0);
}

static void
add_operation(struct value *list, const struct value *from, const char *path)
{
	struct value	*operation;

	data_value(list, NULL, from);
	operation = list->last;
	data_text(operation, "path", path);
	data_text(operation, "key", data_get(from, "operationId"));
	data_list(operation, "methods");
	data_flag(operation, "is_link", strcmp(from->name, "get") == 0 &&
	    strchr(path, '{') == NULL && value_get(from, "security") == NULL);
}

/*
 * Returns the operations of a path's resource: `last` if that is the last
 * group, else a new group. The first group has the operations without a
 * resource.
 */
static struct value *
group_of(struct value *groups, const struct value *path, struct value *last)
{
	const struct value	*tags = data_member(path->first, "tags");
	const char		*name;
	struct value		*group;

	name = arena_join(groups->arena, "/", tags->count == 1 ?
	    tags->first->text : "", NULL);
	if (last != NULL && groups->last != NULL &&
	    strcmp(data_get(groups->last, "name"), name) == 0)
		return (last);
	group = data_map(groups, NULL);
	data_text(group, "name", name);

	return (data_list(group, "operations"));
}

/*
 * Methods of a path with the same description, such as PUT and PATCH, are shown
 * as one operation.
 */
static void
add_groups(struct value *groups, const struct value *document)
{
	const struct value	*path, *operation;
	struct value		*list = NULL;

	path = data_member(document, "paths")->first;
	for (; path != NULL; path = path->next) {
		list = group_of(groups, path, list);
		for (operation = path->first; operation != NULL;
		    operation = operation->next) {
			if (operation == path->first ||
			    !is_same(operation, list->last, "description"))
				add_operation(list, operation, path->name);
			add_method(list->last, operation);
		}
	}
}

void
reference_start(struct chapter *r, struct request *rq, const char *path)
{
	const char	*error;
	struct value	*map;

	(void)doc_get(rq, NULL);
	r->document = json_read(rq->arena, rq->out.buf.data,
	    rq->out.buf.length, &error);
	page_start(&r->page, rq, path);
	map = r->page.content;
	data_text(map, "api", rq->in.api);
	data_text(map, "document", r->page.document);
	r->parts = page_link(&r->page, "/doc/");
	data_text(map, "parts", r->parts);
	r->groups = data_list(map, "groups");
	add_groups(r->groups, r->document);
}

int
reference_send(struct chapter *r, const struct template *template,
    const char *title)
{
	struct page	*page = &r->page;
	struct buf	 content;

	data_text(page->frame, "title", title);
	data_flag(page->frame, "is_reference", true);
	buf_init(&content, page->rq->arena, 1 << 16);
	template_fill(&content, template, page->content, page->texts);
	page_send_filled(page, &content, 200);
	page->rq->reply.policy = page->brand->policies.reference;

	return (200);
}

static int
show_reference(struct request *rq, const char *path)
{
	struct chapter	 r;

	reference_start(&r, rq, path);
	data_value(r.page.content, "info", data_member(r.document, "info"));
	r.page.about = r.page.texts[TEXT_SERVICE_DESCRIPTION];

	return (reference_send(&r, &template_reference,
	    r.page.texts[TEXT_PAGE_DOC_TITLE]));
}

int
doc_get_as(struct request *rq, const struct doc_get_params *p)
{
	(void)p;

	return (show_reference(rq, arena_join(rq->arena, "/", rq->in.namespace,
	    "/doc", NULL)));
}

int
page_doc(struct request *rq, const struct page_doc_params *p)
{
	(void)p;

	return (show_reference(rq, "/doc"));
}
