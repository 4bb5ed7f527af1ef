/* Endpoints that get messages about changes, for administrators. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/notices.h"
#include "calendar/site_settings.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/desk/desk.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "store/secret.h"
#include "text/cut.h"
#include "text/urls.h"

#define PATH		"/desk/webhooks"
#define NAME		"webhooks"
#define PREFIX		"whsec_"
#define SECRET		44	/* letters: base64 of 33 bytes */
#define VALUE_SIZE	1024	/* bytes; grows */

static const struct {
	const char	*name;
	enum text	 label;
} kinds[] = {
	{ "event", TEXT_DESK_EVENTS }, { "venue", TEXT_DESK_VENUES },
	{ "organizer", TEXT_DESK_ORGANIZERS },
	{ "category", TEXT_DESK_CATEGORIES }, { "tag", TEXT_DESK_TAGS }
}, changes[] = {
	{ "created", TEXT_NONE }, { "updated", TEXT_NONE },
	{ "deleted", TEXT_NONE }
};

struct endpoints {
	const struct value	*list;		/* without secrets */
	bool			 fixed;		/* set in site.yaml */
};

/* What the form leads to. */
struct answer {
	const char	*secret;	/* of a new endpoint, or "" */
	const char	*wrong;		/* or "" */
	int		 status;
};

static void
read_endpoints(struct request *rq, struct endpoints *e)
{
	struct stored_settings	 stored;
	enum setting_source	 source;
	const char		*text, *error;

	settings_read(rq, &stored);
	text = setting_value(rq, &stored, site_key(NAME), &source);
	e->fixed = source == SETTING_FILE;
	if ((e->list = json_read(rq->arena, text, strlen(text), &error)) ==
	    NULL)
		abort();
}

static bool
has_endpoint(const struct endpoints *e, const char *url)
{
	const struct value	*item = e->list->first;

	while (item != NULL && strcmp(data_get(item, "url"), url) != 0)
		item = item->next;

	return (item != NULL);
}

static const char *
kind_field(const struct request *rq, size_t kind)
{
	return (field_text(rq, arena_join(rq->arena, "kind_",
	    kinds[kind].name, NULL)));
}

static const char *
list_events(struct page *page, const struct value *list)
{
	const struct value	*item;
	const char		*all = "";

	for (item = list->first; item != NULL; item = item->next)
		all = arena_join(page->rq->arena, all, *all == '\0' ? "" : ", ",
		    item->text, NULL);

	return (*all == '\0' ? page->texts[TEXT_DESK_WEBHOOK_ALL] : all);
}

static void
add_endpoint(struct page *page, struct value *list, const struct value *e)
{
	struct value	*item = data_map(list, NULL);
	const char	*url = data_get(e, "url");

	data_text(item, "url", url);
	data_text(item, "events", list_events(page,
	    data_member(e, "events")));
	data_text(item, "result", desk_result(page, url, delivery_waits(
	    page->rq->db, url, OUTBOX_TEST), TEXT_DESK_RESULT_HOOK_DONE,
	    TEXT_DESK_RESULT_HOOK_REJECTED));
}

static int
show_endpoints(struct request *rq, const struct answer *a)
{
	struct page		 page;
	struct endpoints	 e;
	struct value		*list;
	const struct value	*item;
	size_t			 i;

	read_endpoints(rq, &e);
	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_WEBHOOKS]);
	desk_form_start(&page);
	data_text(page.content, "login", desk_login(rq));
	data_text(page.content, "back", page_link(&page, "/desk/settings"));
	data_text(page.content, "secret", a->secret);
	data_text(page.content, "wrong", a->wrong);
	data_text(page.content, "typed", *a->wrong == '\0' ? "" :
	    field_text(rq, "url"));
	data_flag(page.content, "fixed", e.fixed);
	list = data_list(page.content, "endpoints");
	for (item = e.list->first; item != NULL; item = item->next)
		add_endpoint(&page, list, item);
	list = data_list(page.content, "kinds");
	for (i = 0; i < COUNT(kinds); i++)
		(void)data_option(list, kinds[i].name,
		    page.texts[kinds[i].label], *a->wrong != '\0' &&
		    *kind_field(rq, i) != '\0');

	return (desk_send(&page, &template_desk_webhooks, a->status));
}

int
desk_webhooks(struct request *rq, const struct desk_webhooks_params *p)
{
	(void)p;

	return (show_endpoints(rq, &(struct answer){ "", "", 200 }));
}

/* Writes all endpoints except the one with the address. */
static void
write_others(struct json *j, const struct endpoints *e, const char *url)
{
	const struct value	*item;

	for (item = e->list->first; item != NULL; item = item->next)
		if (strcmp(data_get(item, "url"), url) != 0)
			json_value(j, NULL, item);
}

static void
write_new(struct request *rq, struct json *j, const char *url,
    const char *secret)
{
	size_t	 i, n;

	json_object(j, NULL);
	json_string(j, "url", url);
	json_list(j, "secrets");
	json_string(j, NULL, secret);
	json_list_end(j);
	json_list(j, "events");
	for (i = 0; i < COUNT(kinds); i++)
		for (n = 0; n < COUNT(changes) && *kind_field(rq, i) != '\0';
		    n++)
			json_string(j, NULL, arena_join(rq->arena,
			    kinds[i].name, ".", changes[n].name, NULL));
	json_list_end(j);
	json_object_end(j);
}

/* Returns whether the list can be stored. */
static bool
store_list(struct request *rq, struct json *j)
{
	struct setting	 change = { NAME, j->buf.data };
	size_t		 wrong;

	if (strcmp(change.value, "[]") == 0)
		change.value = NULL;

	return (settings_store(rq, &change, 1, &wrong) == NULL);
}

static int
add_new(struct request *rq, const struct endpoints *e)
{
	const char *const	*own = desk_texts(rq);
	struct answer		 a = { "", "", 200 };
	struct json		 j;
	const char		*url;
	char			 secret[SECRET + 1];

	secret_random(secret, SECRET);
	a.secret = arena_join(rq->arena, PREFIX, secret, NULL);
	url = url_with_scheme(rq->arena, text_one_line(arena_string(rq->arena,
	    field_text(rq, "url"))));
	json_init(&j, rq->arena, VALUE_SIZE);
	json_list(&j, NULL);
	write_others(&j, e, "");
	write_new(rq, &j, url, a.secret);
	json_list_end(&j);
	if (*rq->site->base_url == '\0')
		a.wrong = own[TEXT_DESK_WEBHOOK_BASE];
	else if (!store_list(rq, &j))
		a.wrong = own[TEXT_DESK_WEBHOOK_MUST];
	if (*a.wrong != '\0') {
		a.secret = "";
		a.status = 422;
	}

	return (show_endpoints(rq, &a));
}

static int
remove_one(struct request *rq, const struct endpoints *e, const char *url)
{
	struct json	 j;

	json_init(&j, rq->arena, VALUE_SIZE);
	json_list(&j, NULL);
	write_others(&j, e, url);
	json_list_end(&j);
	if (!store_list(rq, &j))
		return (show_endpoints(rq, &(struct answer){ "",
		    desk_texts(rq)[TEXT_DESK_WEBHOOK_MUST], 422 }));
	deliveries_forget(rq->db, url);

	return (desk_go(rq, PATH "?done=removed"));
}

int
desk_webhooks_change(struct request *rq,
    const struct desk_webhooks_change_params *p)
{
	struct answer		 a = { "", "", 422 };
	struct endpoints	 e;
	const char		*url = field_text(rq, "url");

	if (p->action == DESK_WEBHOOKS_CHANGE_ACTION_AGAIN) {
		a.wrong = desk_texts(rq)[TEXT_DESK_PRESS];
		return (show_endpoints(rq, &a));
	}
	if ((a.wrong = desk_proof_fault(rq, p->action, &a.status)) != NULL)
		return (show_endpoints(rq, &a));
	if (rq->reading)
		return (serve_defer(rq));
	read_endpoints(rq, &e);
	if (p->action == DESK_WEBHOOKS_CHANGE_ACTION_ADD && !e.fixed)
		return (add_new(rq, &e));
	if (!has_endpoint(&e, url))
		return (desk_go(rq, PATH));
	if (p->action == DESK_WEBHOOKS_CHANGE_ACTION_REMOVE && !e.fixed)
		return (remove_one(rq, &e, url));
	if (p->action == DESK_WEBHOOKS_CHANGE_ACTION_TEST)
		notice_test(rq, url);

	return (desk_go(rq, PATH));
}
