#include "pages/reference.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/site.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/policy.h"

static struct buf	 pages[LOCALE_COUNT];

/* What is filled into one of them. */
struct filling {
	struct request	*rq;
	struct trial	 trial;
	const char	*key;		/* of the trial's operation, or "" */
};

static enum text
group_name(const char *resource)
{
	static const struct {
		const char	*resource;
		enum text	 name;
	} names[] = {
		{ "events", TEXT_PAGE_DOC_EVENTS },
		{ "venues", TEXT_PAGE_DOC_VENUES },
		{ "organizers", TEXT_PAGE_DOC_ORGANIZERS },
		{ "categories", TEXT_PAGE_DOC_CATEGORIES },
		{ "tags", TEXT_PAGE_DOC_TAGS }
	};
	size_t	 i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i].resource, resource) == 0)
			return (names[i].name);

	return (TEXT_PAGE_DOC_SERVICE);
}

static void
add_group(struct value *list, const char *resource, const char *text,
    size_t locale)
{
	struct value	*group, *operations;
	size_t		 i, k;

	group = data_map(list, NULL);
	data_text(group, "key", *resource == '\0' ? "service" : resource);
	data_text(group, "name", texts[locale][group_name(resource)]);
	data_text(group, "text", text);
	operations = data_list(group, "operations");
	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++)
			if (strcmp(paths[i].routes[k]->resource,
			    resource) == 0)
				reference_operation(operations,
				    paths[i].routes[k], locale);
}

static void
add_groups(struct value *map, size_t locale)
{
	struct value	*list;
	size_t		 i;

	list = data_list(map, "groups");
	for (i = 0; i < resource_count; i++)
		add_group(list, resources[i].name,
		    texts[locale][resources[i].text], locale);
	add_group(list, "", texts[locale][TEXT_PAGE_DOC_SERVICE_TEXT], locale);
}

static void
render(struct arena *kept, struct arena *arena, size_t locale)
{
	struct value	*map;

	map = value_new(arena, VALUE_MAP);
	data_text(map, "title", texts[locale][TEXT_SERVICE_TITLE]);
	data_text(map, "description",
	    texts[locale][TEXT_SERVICE_DESCRIPTION]);
	data_text(map, "version", SERVICE_VERSION);
	data_text(map, "api", PLACE_API);
	data_text(map, "status", "");
	data_text(map, "class", "");
	data_text(map, "asked", "");
	data_text(map, "head", "");
	data_text(map, "body", "");
	add_groups(map, locale);
	reference_shared(data_list(map, "shared"), locale);
	reference_refusals(data_list(map, "refusals"));
	reference_records(data_list(map, "records"), locale);

	buf_init(&pages[locale], kept, 1 << 19);
	template_fill(&pages[locale], &template_reference, map,
	    texts[locale]);
}

void
reference_start(void)
{
	static struct arena	*kept;
	struct arena		*arena;
	size_t			 i;

	if (kept == NULL)
		kept = arena_new();
	arena_reset(kept);
	arena = arena_new();
	for (i = 0; i < LOCALE_COUNT; i++)
		render(kept, arena, i);
	arena_free(arena);
}

/* A place is "A", "RlistEvents" or "VlistEvents.search". */
static void
put_place(void *context, struct buf *out, const char *place, size_t length)
{
	struct filling	*f = context;
	const char	*text;
	size_t		 key;

	if (*place == PLACE_API[1]) {
		template_escape(out, f->rq->api, strlen(f->rq->api));
		return;
	}
	key = strlen(f->key);
	if (key == 0 || length <= key ||
	    strncmp(place + 1, f->key, key) != 0)
		return;
	text = arena_copy(f->rq->arena, place + 1 + key, length - 1 - key);
	if (*place == PLACE_ANSWER[1] && *text == '\0') {
		reference_try(f->rq, &f->trial, out);
	} else if (*place == PLACE_SENT[1] && *text == '.') {
		text = reference_sent(&f->trial, text + 1);
		template_escape(out, text, strlen(text));
	}
}

/* With the answer to a form it may be another one in the next moment. */
static void
fill(struct request *rq, struct buf *content)
{
	struct filling		 f = { .rq = rq, .key = "" };
	const struct buf	*page;

	reference_read_trial(rq, &f.trial);
	if (f.trial.route != NULL) {
		f.key = reference_key(f.trial.route);
		rq->momentary = true;
		rq->reply.last_modified = rq->now;
	}
	page = &pages[rq->mount->locale_index];
	buf_init(content, rq->arena, page->length + 4096);
	describe_fill(content, page->data, page->length, put_place, &f);
}

int
doc_get_as(struct request *rq, const struct doc_get_params *p)
{
	struct page	 page;
	struct buf	 content;

	(void)p;
	fill(rq, &content);
	page_start(&page, rq, arena_join(rq->arena, "/", rq->namespace, "/doc",
	    NULL));
	data_text(page.frame, "title", page.texts[TEXT_PAGE_DOC_TITLE]);
	data_text(page.frame, "description",
	    page.texts[TEXT_SERVICE_DESCRIPTION]);
	data_flag(page.frame, "is_reference", true);
	page_send_filled(&page, &content, 200);
	rq->reply.policy = policy_of_reference();

	return (200);
}
