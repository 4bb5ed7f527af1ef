/*
 * The root of the API, as clients of WordPress read it (rule 35.26).
 */
#include "base/arena.h"
#include "config/site.h"
#include "generated/pages.h"
#include "http/describe.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/page.h"
#include "store/store.h"

/* How a user gets an application password. */
static void
add_authentication(struct request *rq)
{
	struct json	*out = &rq->out;

	json_object(out, "authentication");
	if (rq->site->desk) {
		json_object(out, "application-passwords");
		json_object(out, "endpoints");
		json_string(out, "authorization", arena_join(rq->arena,
		    rq->in.root, "/desk/account", NULL));
		json_object_end(out);
		json_object_end(out);
	}
	json_object_end(out);
}

static void
add_namespaces(struct request *rq)
{
	const struct texts	*namespaces = &rq->site->namespaces;
	size_t			 i;

	json_list(&rq->out, "namespaces");
	for (i = 0; i < namespaces->count; i++)
		json_string(&rq->out, NULL, namespaces->list[i]);
	json_list_end(&rq->out);
}

static void
add_routes(struct request *rq)
{
	const struct texts	*namespaces = &rq->site->namespaces;
	size_t			 i;

	json_object(&rq->out, "routes");
	for (i = 0; i < namespaces->count; i++) {
		rq->in.namespace = namespaces->list[i];
		mount_address(rq);
		describe_routes(rq);
	}
	json_object_end(&rq->out);
}

int
page_interface(struct request *rq, const struct page_interface_params *p)
{
	struct page	 page;
	struct json	*out = &rq->out;

	(void)p;
	if (mount_rest_root(rq) == NULL)
		return (reply_error(rq, error_rest_no_route()));
	page_start(&page, rq, "/");
	reply_start(rq, 1 << 18);
	json_object(out, NULL);
	json_string(out, "name", page.name);
	json_string(out, "description", page.texts[TEXT_PAGE_ABOUT]);
	json_string(out, "url", rq->in.site_url);
	json_string(out, "home", rq->in.site_url);
	json_string(out, "timezone_string", rq->site->timezone);
	add_namespaces(rq);
	add_authentication(rq);
	add_routes(rq);
	json_object_end(out);
	rq->reply.last_modified = store_last_write(rq->db);

	return (200);
}
