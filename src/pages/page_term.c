#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "calendar/slug_change.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/filters.h"
#include "pages/moved.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/page_list.h"
#include "pages/tones.h"
#include "text/slugs.h"
#include "text/urls.h"

#define CHILDREN	100
#define FIELDS \
	"_fields=categories.name,categories.slug,categories.color," \
	"categories.url,categories.parent"
#define DEPTH		32	/* ancestors of a category that are shown */

struct kind {
	const char		*list;	/* in the API; also a filter */
	enum old_slug_kind	 slugs;
	enum text		 label;
};

static const struct kind	category = { "categories", OLD_SLUG_CATEGORY,
    TEXT_PAGE_CATEGORY };
static const struct kind	tag = { "tags", OLD_SLUG_TAG, TEXT_PAGE_TAG };

static const struct value *
find_current(struct page *page, const struct kind *kind, const char *slug,
    int *status)
{
	const struct value	*body;
	struct buf		 target;

	buf_init(&target, page->rq->arena, 64);
	buf_printf(&target, "/%s?hide_empty=false&slug=", kind->list);
	url_encode(&target, slug);
	*status = ask_api(page->rq, target.data, &body);

	return (*status != 0 ? NULL : data_member(body, kind->list)->first);
}

/*
 * Returns the term with a slug, or else the one that had it. Returns NULL if
 * there is none, or with `*status` set after an error.
 */
static const struct value *
find_term(struct page *page, const struct kind *kind, const char *slug,
    int *status)
{
	const struct value	*term;
	const char		*now;

	term = find_current(page, kind, slug, status);
	if (term != NULL || *status != 0 ||
	    *(now = slug_now(page->rq, kind->slugs, slug)) == '\0')
		return (term);

	return (find_current(page, kind, now, status));
}

static int
add_ancestors(struct page *page, const struct value *term)
{
	const struct value	*above[DEPTH], *body;
	struct value		*list;
	const char		*parent;
	size_t			 count = 0;
	int			 status;

	list = data_list(page->content, "ancestors");
	parent = data_get(term, "parent");
	while (count < DEPTH && *parent != '\0' && strcmp(parent, "0") != 0) {
		status = ask_list(page->rq, arena_join(page->rq->arena,
		    "/categories?hide_empty=false&" FIELDS "&include=",
		    parent, NULL), 1, &body);
		if (status != 0)
			return (status);
		above[count] = data_member(body, "categories")->first;
		parent = data_get(above[count++], "parent");
	}
	while (count-- > 0)
		card_term(page, list, above[count]);

	return (0);
}

static int
add_children(struct page *page, const char *id)
{
	const struct value	*term, *body;
	struct value		*list;
	int			 status;

	list = data_list(page->content, "children");
	status = ask_list(page->rq, arena_join(page->rq->arena,
	    "/categories?hide_empty=false&" FIELDS "&parent=", id, NULL),
	    CHILDREN, &body);
	if (status != 0)
		return (status);
	for (term = data_member(body, "categories")->first; term != NULL;
	    term = term->next)
		card_term(page, list, term);
	data_flag(page->content, "has_children", list->count > 0);

	return (0);
}

static int
show_term(struct page *page, const struct kind *kind, const struct value *term,
    int64_t number)
{
	const char	*name, *id, *filter;
	int		 status;

	name = card_plain(page, term, "name");
	id = data_get(term, "id");
	page->interface = arena_join(page->rq->arena, page->rq->in.api,
	    "/events/?", filters_pair(page, kind->list,
	    filters_term(term)), NULL);
	filter = arena_join(page->rq->arena, kind->list, "=", id, NULL);
	data_text(page->frame, "title", card_name(page, term, "name"));
	page->about = card_summary(page, term);
	data_text(page->content, "name", name);
	data_text(page->content, "kind", page->texts[kind->label]);
	data_markup(page->content, "description",
	    data_get(term, "description"));
	data_text(page->content, "tone", kind == &category ?
	    tones_of(page, term) : "");
	if (kind == &category &&
	    ((status = add_ancestors(page, term)) != 0 ||
	    (status = add_children(page, id)) != 0))
		return (status);
	if ((status = list_upcoming(page, filter, number)) != 0)
		return (status);
	page_feeds(page, filter);

	return (page_send(page, &template_term, 200));
}

/*
 * Returns the path with the slugs of all ancestors. Sets `*last` to the last
 * slug.
 */
static const char *
category_path(struct request *rq, const char *slugs, const char **last)
{
	struct buf	 b;
	size_t		 length;

	buf_init(&b, rq->arena, 64);
	buf_printf(&b, "/%s/category/", rq->site->slugs.events);
	*last = "";
	for (; *slugs != '\0'; slugs += length + (slugs[length] == '/')) {
		length = strcspn(slugs, "/");
		*last = slug_make(rq->arena,
		    arena_copy(rq->arena, slugs, length));
		buf_string(&b, *last);
		buf_char(&b, '/');
	}

	return (b.data);
}

static const char *
after_slash(const char *text)
{
	text += strcspn(text, "/");

	return (*text == '/' ? text + 1 : text);
}

static bool
is_at(struct page *page, const struct kind *kind, const struct value *term,
    const char *slugs)
{
	const char	*slug;

	return (kind == &tag ? strchr(slugs, '/') == NULL :
	    strcmp(card_address(page, term) + strlen(page->base),
	    category_path(page->rq, slugs, &slug)) == 0);
}

/*
 * Finds a term whose slug is followed by words of The Events Calendar, and sets
 * `*words` to these.
 */
static const struct value *
find_before_words(struct page *page, const struct kind *kind,
    const char *slugs, const char **words, int *status)
{
	struct moved	 moved;
	const char	*slug;

	for (*words = after_slash(slugs); **words != '\0';
	    *words = after_slash(*words))
		if (moved_words(page, *words, &moved))
			break;
	if (**words == '\0')
		return (NULL);
	(void)category_path(page->rq, arena_copy(page->rq->arena, slugs,
	    (size_t)(*words - slugs) - 1), &slug);

	return (find_term(page, kind, slug, status));
}

/*
 * Returns the term of a path. Tries the term with exactly this path, then a
 * term that is followed by words of The Events Calendar (`*words` is set to
 * these), then a term with the last slug. NULL: there is none, or `*status` is
 * that of an error answer.
 */
static const struct value *
find_path(struct page *page, const struct kind *kind, const char *slugs,
    const char **words, int *status)
{
	const struct value	*term, *before;
	const char		*slug;

	*words = "";
	(void)category_path(page->rq, slugs, &slug);
	term = find_term(page, kind, slug, status);
	if (*status != 0 || (term != NULL && is_at(page, kind, term, slugs)))
		return (term);
	before = find_before_words(page, kind, slugs, words, status);
	if (before != NULL || *status != 0)
		return (before);
	*words = "";

	return (term);
}

/* Redirects from an address in which `words` follow that of the term. */
static int
redirect_term(struct page *page, const struct kind *kind,
    const struct value *term, const char *words)
{
	return (moved_to_page(page, words, filters_pair(page, kind->list,
	    filters_term(term)), card_address(page, term)));
}

int
page_category(struct request *rq, const struct page_category_params *p)
{
	const struct value	*term;
	struct page		 page;
	const char		*words, *slug;
	int			 status;

	page_start(&page, rq, "/");
	term = find_path(&page, &category, p->slugs, &words, &status);
	if (term == NULL)
		return (status != 0 ? status :
		    reply_error(rq, error_rest_no_route()));
	if (*words != '\0' || moved_asked(rq))
		return (redirect_term(&page, &category, term, words));
	page.path = card_address(&page, term) + strlen(page.base);
	if (rq->in.moved ||
	    strcmp(page.path, category_path(rq, p->slugs, &slug)) != 0)
		return (page_moved(&page, 301, page_link(&page, page.path)));

	return (show_term(&page, &category, term, p->page));
}

int
moved_tag(struct request *rq, const struct moved_tag_params *p)
{
	const struct value	*term;
	struct page		 page;
	const char		*words;
	int			 status;

	page_start(&page, rq, "/");
	term = find_path(&page, &tag, p->slugs, &words, &status);
	if (term == NULL)
		return (status != 0 ? status :
		    reply_error(rq, error_rest_no_route()));

	return (redirect_term(&page, &tag, term, words));
}

int
page_tag(struct request *rq, const struct page_tag_params *p)
{
	const struct value	*term;
	struct page		 page;
	int			 status;

	page_start(&page, rq, "/");
	if ((term = find_term(&page, &tag, slug_make(rq->arena, p->slug),
	    &status)) == NULL)
		return (status != 0 ? status :
		    reply_error(rq, error_rest_no_route()));
	if (moved_asked(rq) || strcmp(data_get(term, "slug"),
	    slug_make(rq->arena, p->slug)) != 0)
		return (redirect_term(&page, &tag, term, ""));
	page.path = card_address(&page, term) + strlen(page.base);

	return (show_term(&page, &tag, term, p->page));
}
