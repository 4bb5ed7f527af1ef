#include "pages/page.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/templates.h"
#include "http/mount.h"
#include "http/request.h"
#include "pages/brand.h"
#include "pages/phrase.h"
#include "pages/policy.h"
#include "pages/tones.h"
#include "store/store.h"

#define HOST_CHARACTERS	"abcdefghijklmnopqrstuvwxyz" \
			"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-"

/* Returns the address of a mount's pages: the site's address and the prefix. */
static const char *
home_of(const struct request *rq, const struct mount *mount)
{
	size_t	 length;

	if (*mount->prefix == '\0')
		return (rq->in.site_url);
	length = strlen(rq->in.root) - strlen(rq->in.mount->prefix);

	return (arena_join(rq->arena,
	    arena_copy(rq->arena, rq->in.root, length), mount->prefix, NULL));
}

const char *
page_path(const char *address)
{
	const char	*host;

	host = strstr(address, "://");
	host = host == NULL ? address : host + strlen("://");

	return (host + strcspn(host, "/"));
}

void
page_start(struct page *page, struct request *rq, const char *path)
{
	page->rq = rq;
	page->texts = texts[rq->in.mount->locale_index];
	page->name = *rq->site->title != '\0' ? rq->site->title :
	    page->texts[TEXT_SERVICE_TITLE];
	page->home = home_of(rq, rq->in.mount);
	page->base = page_path(page->home);
	page->path = path;
	page->query = page->view = "";
	page->document = arena_join(rq->arena, page_path(rq->in.root), "/",
	    rq->site->namespaces.list[0], "/doc", NULL);
	page->interface = arena_join(rq->arena, rq->in.api, "/", NULL);
	page->tones = value_new(rq->arena, VALUE_MAP);
	buf_init(&page->rules, rq->arena, 256);
	page->about = "";
	page->brand = brand_of(rq->site);
	page->embedded = rq->in.path != NULL && rq->in.path->is_framed;
	page->posts = "";
	page->frame = value_new(rq->arena, VALUE_MAP);
	page->content = value_new(rq->arena, VALUE_MAP);
	data_text(page->content, "home", page_link(page, "/"));
}

void
page_shows(struct page *page, const char *list, const char *id)
{
	struct request	*rq = page->rq;

	page->interface = arena_join(rq->arena, rq->in.api, list, "/", id,
	    NULL);
	data_text(page->content, "edit", !rq->site->desk ? "" : page_link(page,
	    arena_join(rq->arena, "/desk", list, "/", id, NULL)));
}

const char *
page_link(const struct page *page, const char *path)
{
	return (arena_join(page->rq->arena, page->base, path, NULL));
}

void
page_paging(struct page *page, int64_t number, int64_t pages,
    const char *previous, const char *next)
{
	struct arena	*arena = page->rq->arena;
	struct value	*paging;

	if (pages < 2)
		return;
	paging = data_map(page->content, "paging");
	data_flag(paging, "inside", page->embedded);
	data_text(paging, "previous", number > 1 ? previous : "");
	data_text(paging, "next", number < pages ? next : "");
	data_text(paging, "position", phrase(arena,
	    page->texts[TEXT_PAGE_POSITION], "page", arena_integer(arena,
	    number), "pages", arena_integer(arena, pages), NULL));
}

const char *
page_step(const struct page *page, const char *link)
{
	return (!page->embedded ? link : arena_join(page->rq->arena,
	    page->base, "/embed", link + strlen(page->base), NULL));
}

const char *
page_calendar_link(const struct page *page, const char *query)
{
	return (page_link(page, arena_join(page->rq->arena, "/",
	    *query != '\0' ? "?" : "", query, NULL)));
}

const char *
page_view(const struct page *page, const char *view)
{
	const bool	 is_front = strcmp(view,
	    page->rq->site->front_month ? "month" : "home") == 0;

	return (is_front ? "" : arena_join(page->rq->arena, "view=", view,
	    NULL));
}

/*
 * Returns an address as a source of a policy. It is 'self' if a policy cannot
 * contain it: a host like [::1], or a path with a separator.
 */
static const char *
source_of(const struct page *page, const char *link)
{
	const char	*origin = mount_origin(page->rq), *host;

	host = strstr(origin, "://") + strlen("://");
	host += strspn(host, HOST_CHARACTERS);
	if ((*host != '\0' && *host != ':') || strpbrk(link, ";,") != NULL)
		return ("'self'");

	return (arena_join(page->rq->arena, origin, link, NULL));
}

const char *
page_posts(struct page *page, const char *path)
{
	const char	*link = page_link(page, path);

	page->posts = arena_join(page->rq->arena, page->posts, " ",
	    source_of(page, link), NULL);

	return (link);
}

static const char *
with_query(const struct page *page, const char *home)
{
	return (arena_join(page->rq->arena, home, page->path,
	    *page->query != '\0' ? "?" : "", page->query, NULL));
}

void
page_languages(struct page *page)
{
	const struct request	*rq = page->rq;
	const struct mount	*mount;
	struct value		*list, *entry;
	const char		*home;
	size_t			 i;

	list = data_list(page->frame, "languages");
	for (i = 0; i < LOCALE_COUNT; i++) {
		if ((mount = mount_in(rq->site, locales[i])) == NULL)
			continue;
		home = home_of(rq, mount);
		entry = data_map(list, NULL);
		data_text(entry, "code", locales[i]);
		data_text(entry, "name", texts[i][TEXT_PAGE_LANGUAGE]);
		data_text(entry, "address", with_query(page, home));
		data_text(entry, "here", with_query(page, page_path(home)));
		data_flag(entry, "current", i == rq->in.mount->locale_index);
	}
	data_flag(page->frame, "has_languages", list->count > 1);
	data_text(page->frame, "other", with_query(page,
	    home_of(rq, &rq->site->mounts[0])));
}

/* Adds the canonical address of this page in each language. */
static void
add_canonical(struct page *page)
{
	const struct request	*rq = page->rq;
	const struct mount	*mount;

	if ((mount = mount_in(rq->site, rq->in.mount->locale)) == NULL)
		mount = rq->in.mount;
	data_text(page->frame, "canonical",
	    with_query(page, home_of(rq, mount)));
}

/*
 * Returns "March 2027 · Events with dates, places and prices · Calendar of
 * Rome", or "" for pages outside the calendar, such as an error.
 */
static const char *
describe_page(const struct page *page)
{
	const char	*title = data_get(page->frame, "title");
	bool		 named = strcmp(title, page->name) != 0;

	if (*page->about != '\0' || value_get(page->frame, "canonical") == NULL)
		return (page->about);

	return (arena_join(page->rq->arena, named ? title : "",
	    named ? " · " : "", page->texts[TEXT_PAGE_ABOUT], " · ",
	    page->name, NULL));
}

/* A page without a picture uses the default picture of the calendar. */
static void
add_shared(struct page *page)
{
	struct arena	*arena = page->rq->arena;
	struct value	*map;

	if (value_get(page->frame, "image") != NULL)
		return;
	map = data_map(page->frame, "image");
	data_text(map, "address", arena_join(arena, page->rq->in.root,
	    page->brand->files[BRAND_SHARED].path, NULL));
	data_text(map, "width", arena_integer(arena, BRAND_SHARED_WIDTH));
	data_text(map, "height", arena_integer(arena, BRAND_SHARED_HEIGHT));
	data_text(map, "alt", page->name);
}

/* Adds what browsers, search engines and social networks read. */
static void
add_head(struct page *page)
{
	const struct site	*site = page->rq->site;
	const struct brand	*brand = page->brand;
	struct value		*list;
	const char		*logo = brand->files[BRAND_LOGO].path;
	bool			 is_reference;
	size_t			 i;

	is_reference = data_true(page->frame, "is_reference");
	data_text(page->frame, "about", describe_page(page));
	add_shared(page);
	data_text(page->frame, "icons", page->base);
	data_style(page->frame, "style", is_reference ? brand->accent_style :
	    brand->style);
	data_text(page->frame, "logo", logo == NULL ? "" :
	    page_link(page, logo));
	data_text(page->frame, "postal", site->address);
	list = data_list(page->frame, "links");
	for (i = 0; i < site->link_count; i++)
		data_link(list, site->links[i].name, site->links[i].url);
}

/*
 * Adds where clients of WordPress and of The Events Calendar find the API, in
 * the page and in its head.
 */
static void
add_discovery(struct page *page)
{
	struct request	*rq = page->rq;
	struct value	*map;
	const char	*root;

	if ((root = mount_rest_root(rq)) == NULL)
		return;
	rq->reply.link = arena_join(rq->arena, "<", root,
	    ">; rel=\"https://api.w.org/\"", NULL);
	map = data_map(page->frame, "discovery");
	data_text(map, "root", root);
	data_text(map, "origin", rq->in.site_url);
	if (mount_has_namespace(rq, MOUNT_REFERENCE))
		data_text(map, "reference", arena_join(rq->arena, root,
		    MOUNT_REFERENCE, page->interface + strlen(rq->in.api),
		    NULL));
}

static void
add_entry(struct page *page, struct value *list, enum text name,
    const char *link, bool current)
{
	data_flag(data_link(list, page->texts[name], link), "current",
	    current);
}

static void
add_views(struct page *page)
{
	static const struct {
		const char	*view;
		enum text	 name;
	}			 views[] = {
		{ "home", TEXT_PAGE_WHATS_ON },
		{ "month", TEXT_PAGE_CALENDAR },
		{ "week", TEXT_PAGE_WEEK },
		{ "day", TEXT_PAGE_DAY },
		{ "list", TEXT_PAGE_LIST }
	};
	struct value		*list = data_list(page->frame, "navigation");
	size_t			 i;

	for (i = 0; i < COUNT(views); i++)
		add_entry(page, list, views[i].name, page_calendar_link(page,
		    page_view(page, views[i].view)),
		    strcmp(page->view, views[i].view) == 0);
}

static void
add_places(struct page *page)
{
	struct value	*list;

	list = data_list(page->frame, "places");
	add_entry(page, list, TEXT_PAGE_VENUES, page_link(page, "/venues/"),
	    strcmp(page->path, "/venues/") == 0);
	add_entry(page, list, TEXT_PAGE_ORGANIZERS,
	    page_link(page, "/organizers/"),
	    strcmp(page->path, "/organizers/") == 0);
}

static void
add_frame(struct page *page, const struct buf *content)
{
	struct value	*frame = page->frame;

	data_text(frame, "language", locales[page->rq->in.mount->locale_index]);
	data_text(frame, "look", arena_join(page->rq->arena, "type-",
	    page->rq->site->look.type, " cards-", page->rq->site->look.cards,
	    NULL));
	data_text(frame, "site_name", page->name);
	data_text(frame, "home", page_link(page, "/"));
	data_text(frame, "document", page->document);
	data_text(frame, "propose", page->rq->site->submissions ?
	    page_link(page, "/submit") : "");
	data_text(frame, "desk", page->rq->site->desk ?
	    page_link(page, "/desk") : "");
	data_text(frame, "interface", page->interface);
	add_discovery(page);
	page_languages(page);
	add_head(page);
	data_flag(frame, "is_home", *page->view != '\0' &&
	    *page->query == '\0' &&
	    value_get(frame, "canonical") != NULL);
	add_views(page);
	add_places(page);
	data_filled(frame, "content", content);
}

int
page_send(struct page *page, const struct template *template, int status)
{
	struct buf	 content;

	buf_init(&content, page->rq->arena, 16384);
	template_fill(&content, template, page->content, page->texts);
	if (status == 200) {
		add_canonical(page);
		page->rq->reply.last_modified =
		    store_last_write(page->rq->db);
	}

	return (page_send_filled(page, &content, status));
}

/* Adds the style of this page, and allows it in the policy. */
static void
add_rules(struct page *page)
{
	const struct policies	*policies = &page->brand->policies;

	tones_rules(page);
	data_style(page->frame, "rules", page->rules.data);
	page->rq->reply.policy = policy_with(page->rq->arena,
	    page->embedded ? policies->embedded : policies->pages,
	    &page->rules);
}

int
page_send_filled(struct page *page, const struct buf *content, int status)
{
	struct request	*rq = page->rq;

	add_frame(page, content);
	add_rules(page);
	rq->out.buf.length = 0;
	template_fill(&rq->out.buf, page->embedded ? &template_embed :
	    &template_layout, page->frame, page->texts);
	rq->reply.content_type = "text/html; charset=UTF-8";
	rq->reply.language = locales[rq->in.mount->locale_index];
	rq->reply.interface = page->interface;

	return (status);
}

int
page_moved_to(struct page *page, int status, const char *address)
{
	data_text(page->frame, "title", page->texts[TEXT_PAGE_MOVED]);
	data_flag(page->frame, "unlisted", true);
	data_text(page->content, "title", page->texts[TEXT_PAGE_MOVED]);
	data_text(page->content, "moved", address);
	(void)page_send(page, &template_error, status);
	page->rq->reply.location = address;

	return (status);
}

int
page_moved(struct page *page, int status, const char *link)
{
	const char	*path;

	path = strncmp(link, page->base, strlen(page->base)) == 0 ?
	    link + strlen(page->base) : link;

	return (page_moved_to(page, status, arena_join(page->rq->arena,
	    page->home, path, NULL)));
}
