#include "pages/filters.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/tree.h"
#include "pages/when.h"
#include "text/dates.h"
#include "text/urls.h"

#define CHOICES	200	/* of a kind; the indexes list all */

const char *
filters_join(const struct page *page, const char *some, const char *more)
{
	return (arena_join(page->rq->arena, some,
	    *some != '\0' && *more != '\0' ? "&" : "", more, NULL));
}

static void
add_pair(struct buf *b, const char *name, const char *value)
{
	if (value == NULL || *value == '\0')
		return;
	buf_string(b, b->length > 0 ? "&" : "");
	buf_string(b, name);
	buf_char(b, '=');
	url_encode(b, value);
}

const char *
filters_pair(const struct page *page, const char *name, const char *value)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 64);
	add_pair(&b, name, value);

	return (b.data);
}

/* The filters without the search. A value is NULL or empty if not chosen. */
#define OTHERS	7

static void
others_of(const struct page_calendar_params *p, struct kept *others)
{
	const struct kept	 all[OTHERS] = {
		{ "categories", p->categories },
		{ "tags", p->tags },
		{ "venue", p->venue },
		{ "organizer", p->organizer },
		{ "featured", !p->has_featured ? "" : p->featured ? "1" : "0" },
		{ "free", !p->has_free ? "" : p->free ? "1" : "0" },
		{ "hide_subsequent_recurrences",
		    p->hide_subsequent_recurrences ? "1" : "" }
	};

	memcpy(others, all, sizeof(all));
}

static const char *
filters_others(const struct page *page, const struct page_calendar_params *p)
{
	struct kept	 others[OTHERS];
	struct buf	 b;
	size_t		 i;

	others_of(p, others);
	buf_init(&b, page->rq->arena, 64);
	for (i = 0; i < OTHERS; i++)
		add_pair(&b, others[i].name, others[i].value);

	return (b.data);
}

const char *
filters_query(const struct page *page, const struct page_calendar_params *p)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 64);
	add_pair(&b, "search", p->search);

	return (filters_join(page, b.data, filters_others(page, p)));
}

const char *
filters_feed(const struct page *page, const char *query)
{
	return (strncmp(query, "search=", strlen("search=")) == 0 ?
	    filters_join(page, query, "search_in=all") : query);
}

static const char *
start_of(const struct page *page, const struct page_calendar_params *p)
{
	return (!p->has_start_date ? "" : when_machine_day(page,
	    date_day(p->start_date.local)));
}

static const char *
end_of(const struct page *page, const struct page_calendar_params *p)
{
	return (!p->has_end_date ? "" : when_machine_day(page,
	    date_day(p->end_date.local)));
}

const char *
filters_dates(const struct page *page, const struct page_calendar_params *p)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 64);
	add_pair(&b, "start_date", start_of(page, p));
	add_pair(&b, "end_date", end_of(page, p));

	return (b.data);
}

const char *
filters_term(const struct value *term)
{
	const char	*slug = data_get(term, "slug");

	return (slug[strspn(slug, "0123456789")] == '\0' ?
	    data_get(term, "id") : slug);
}

/* A term by its slug, other records by id. */
static const char *
choice_of(const struct value *record, const char *chosen)
{
	const char	*id = data_get(record, "id");

	return (*data_get(record, "taxonomy") == '\0' ||
	    strcmp(chosen, id) == 0 ? id : filters_term(record));
}

struct choice {
	const char	*target;	/* list in the API */
	const char	*records;	/* member of the list */
	const char	*name;		/* member of a record */
	const char	*key;
	enum text	 label;
};

/*
 * The chosen record is always an option. Otherwise the form would change the
 * choice.
 */
static void
add_options(struct page *page, struct value *choice, const struct value *list,
    const char *name, const char *chosen)
{
	struct value	*options = data_list(choice, "options");
	struct tree_row	*rows;
	const char	*value;
	bool		 found = *chosen == '\0', is;
	size_t		 count, i;

	count = tree_rows(page->rq->arena, list, "", &rows);
	for (i = 0; i < count; i++) {
		value = choice_of(rows[i].record, chosen);
		is = strcmp(value, chosen) == 0;
		found = found || is;
		data_text(data_option(options, value, card_name(page,
		    rows[i].record, name), is), "indent", rows[i].indent);
	}
	if (!found)
		data_text(data_option(options, chosen, chosen, true), "indent",
		    "");
}

static int
add_choice(struct page *page, struct value *choices, const struct choice *c,
    const char *chosen)
{
	const struct value	*list, *body;
	struct value		*choice;
	int			 status;

	status = ask_list(page->rq, c->target, CHOICES, &body);
	if (status != 0)
		return (status);
	list = data_member(body, c->records);
	if (list->count == 0 && chosen == NULL)
		return (0);
	choice = data_map(choices, NULL);
	data_text(choice, "key", c->key);
	data_text(choice, "label", page->texts[c->label]);
	add_options(page, choice, list, c->name, chosen == NULL ? "" : chosen);

	return (0);
}

static const struct choice	categories = {
	"/categories?hide_empty=false&_fields=categories.id,categories.name,"
	"categories.slug,categories.taxonomy,categories.parent",
	"categories", "name", "categories", TEXT_PAGE_CATEGORY
};
static const struct choice	tags = {
	"/tags?_fields=tags.id,tags.name,tags.slug,tags.taxonomy",
	"tags", "name", "tags", TEXT_PAGE_TAG
};
static const struct choice	venues = {
	"/venues?orderby=name&_fields=venues.id,venues.venue",
	"venues", "venue", "venue", TEXT_PAGE_VENUE
};

static void
add_kept_pair(struct value *list, const char *name, const char *value)
{
	struct value	*entry;

	if (value == NULL || *value == '\0')
		return;
	entry = data_map(list, NULL);
	data_text(entry, "name", name);
	data_text(entry, "value", value);
}

void
filters_keep(struct value *list, const struct page_calendar_params *p)
{
	struct kept	 others[OTHERS];
	size_t		 i;

	others_of(p, others);
	for (i = 0; i < OTHERS; i++)
		add_kept_pair(list, others[i].name, others[i].value);
}

void
filters_search(struct page *page, struct value *map,
    const struct page_calendar_params *p)
{
	struct value	*search, *list;

	search = data_map(map, "search");
	data_text(search, "action", page_link(page, "/"));
	data_text(search, "words", p->search == NULL ? "" : p->search);
	list = data_list(search, "kept");
	add_kept_pair(list, "view", "list");
	filters_keep(list, p);
}

/*
 * Adds the parameters that the form keeps. Returns the address of the same view
 * without filters.
 */
static const char *
add_kept(struct page *page, struct value *list, const struct kept *kept,
    size_t count)
{
	const char	*query = "";
	size_t		 i;

	for (i = 0; i < count; i++) {
		add_kept_pair(list, kept[i].name, kept[i].value);
		query = filters_join(page, query, arena_join(page->rq->arena,
		    kept[i].name, "=", kept[i].value, NULL));
	}

	return (page_calendar_link(page, query));
}

int
filters_form(struct page *page, const struct page_calendar_params *p,
    const struct kept *kept, size_t count)
{
	struct value	*form, *choices, *dates, *list;
	const char	*others;
	int		 status;

	if (page->embedded)
		return (0);
	form = data_map(page->content, "filters");
	filters_search(page, form, p);
	data_text(form, "action", page_link(page, "/"));
	data_flag(form, "featured", p->has_featured && p->featured);
	data_flag(form, "free", p->has_free && p->free);
	data_flag(form, "once", p->hide_subsequent_recurrences);
	list = data_list(form, "kept");
	data_text(form, "reset", add_kept(page, list, kept, count));
	add_kept_pair(list, "search", p->search);
	others = filters_others(page, p);
	if (p->view == PAGE_CALENDAR_VIEW_LIST) {
		if (p->orderby == PAGE_CALENDAR_ORDERBY_RELEVANCE)
			add_kept_pair(list, "orderby", "relevance");
		dates = data_map(form, "dates");
		data_text(dates, "start", start_of(page, p));
		data_text(dates, "end", end_of(page, p));
		data_text(dates, "first", !p->has_start_date ? "" :
		    when_day(page, date_day(p->start_date.local)));
		data_text(dates, "last", !p->has_end_date ? "" :
		    when_day(page, date_day(p->end_date.local)));
		others = filters_join(page, others, filters_dates(page, p));
	}
	data_flag(form, "chosen", *others != '\0' ||
	    (p->search != NULL && *p->search != '\0'));
	choices = data_list(form, "choices");
	if ((status = add_choice(page, choices, &categories,
	    p->categories)) != 0 ||
	    (status = add_choice(page, choices, &tags, p->tags)) != 0)
		return (status);

	return (add_choice(page, choices, &venues, p->venue));
}
