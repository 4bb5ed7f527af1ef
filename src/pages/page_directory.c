/* The indexes of venues and organizers. */
#include <stdlib.h>
#include <string.h>

#include <unicase.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_list.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/index/linked_events.h"
#include "text/dates.h"
#include "text/fold.h"
#include "text/zones.h"

#define PER_PAGE	50

/* The differences between venues and organizers. */
struct kind {
	const char	*list;		/* in the API, also its member */
	const char	*path;
	const char	*fields;
	const char	*name;		/* the member with the name */
	enum text	 title;
	enum linked_kind linked;
};

static const struct kind	venues = { "venues", "/venues/",
	"_fields=total,total_pages,venues.id,venues.venue,venues.city,"
	"venues.url", "venue", TEXT_PAGE_VENUES,
	LINKED_VENUE };
static const struct kind	organizers = { "organizers", "/organizers/",
	"_fields=total,total_pages,organizers.id,organizers.organizer,"
	"organizers.url", "organizer", TEXT_PAGE_ORGANIZERS,
	LINKED_ORGANIZER };

/*
 * Returns the first letter, folded as for sorting; "#" for digits and symbols.
 */
static const char *
letter_of(const struct page *page, const char *name)
{
	struct arena	*arena = page->rq->arena;
	const uint8_t	*key;
	uint8_t		*upper;
	char		*letter;
	size_t		 length = 0;
	int		 width;
	ucs4_t		 c;

	key = (const uint8_t *)fold_title(arena, name);
	width = u8_strmbtouc(&c, key);
	if (width <= 0 || (c < 0x80 && (c < 'a' || c > 'z')))
		return ("#");
	upper = u8_toupper(key, (size_t)width, NULL, NULL, NULL, &length);
	if (upper == NULL)
		abort();
	letter = arena_copy(arena, (const char *)upper, length);
	free(upper);

	return (letter);
}

/* Returns the current clock time of the site. */
static int64_t
now_of(const struct page *page)
{
	return (zone_to_local(page->rq->site->zone, page->rq->now));
}

static void
add_record(struct page *page, const struct kind *kind, struct value *list,
    const struct value *record, int64_t start)
{
	struct value	*row;
	int64_t		 day = date_day(start);

	row = data_map(list, NULL);
	data_text(row, "name", card_name(page, record, kind->name));
	data_text(row, "address", card_address(page, record));
	data_text(row, "city", card_name(page, record, "city"));
	if (start < now_of(page))
		return;
	data_text(row, "next", when_date(page, day));
	data_text(row, "machine", when_machine_day(page, day));
}

static const int64_t *
starts_of(struct page *page, enum linked_kind kind,
    const struct value *records)
{
	struct arena		*arena = page->rq->arena;
	const struct value	*record;
	struct ids		 ids = { 0, NULL, 0 };
	int64_t			*list, *starts;

	list = arena_alloc(arena, (records->count + 1) * sizeof(*list));
	starts = arena_alloc(arena, (records->count + 1) * sizeof(*starts));
	for (record = records->first; record != NULL; record = record->next)
		list[ids.count++] = atoll(data_get(record, "id"));
	ids.list = list;
	page->rq->changes_each_second = true;
	linked_starts(page->rq->db, arena, kind, &ids, now_of(page), starts);

	return (starts);
}

static void
add_records(struct page *page, const struct kind *kind,
    const struct value *records)
{
	const struct value	*record;
	struct value		*letters, *group, *list = NULL;
	const char		*letter, *last = "";
	const int64_t		*start = starts_of(page, kind->linked, records);

	data_flag(page->content, "has_records", records->count > 0);
	letters = data_list(page->content, "letters");
	for (record = records->first; record != NULL;
	    record = record->next) {
		letter = letter_of(page, data_get(record, kind->name));
		if (list == NULL || strcmp(letter, last) != 0) {
			group = data_map(letters, NULL);
			data_text(group, "name", letter);
			list = data_list(group, "records");
			last = letter;
		}
		add_record(page, kind, list, record, *start++);
	}
}

static const char *
total_text(const struct page *page, const char *total)
{
	return (phrase(page->rq->arena, page->texts[strcmp(total, "1") == 0 ?
	    TEXT_PAGE_ONE_RECORD : TEXT_PAGE_MANY_RECORDS], "count", total,
	    NULL));
}

static void
add_form(struct page *page, const struct page_venues_params *p,
    const char *search)
{
	const char	*all;

	data_text(page->content, "action", page_link(page, page->path));
	data_text(page->content, "search",
	    p->search != NULL ? p->search : "");
	data_flag(page->content, "all", p->has_all && p->all);
	all = filters_join(page, search, "all=1");
	data_text(page->content, "other", p->has_all && p->all ? "" :
	    page_link(page, arena_join(page->rq->arena, page->path, "?", all,
	    NULL)));
	page->query = p->has_all && p->all ? all : search;
}

static int
show_directory(struct page *page, const struct kind *kind,
    const struct page_venues_params *p)
{
	struct arena		*arena = page->rq->arena;
	const struct value	*body;
	const char		*search, *query;
	int			 status;

	search = filters_pair(page, "search", p->search);
	add_form(page, p, search);
	query = filters_join(page, kind->fields, filters_join(page, search,
	    p->has_all && p->all ? "" : "only_with_upcoming=1"));
	status = ask_list(page->rq, arena_join(arena, "/", kind->list,
	    "?orderby=name&", query, "&page=",
	    arena_integer(arena, p->page), NULL), PER_PAGE, &body);
	if (status != 0)
		return (status);
	data_text(page->frame, "title", page->texts[kind->title]);
	data_flag(page->frame, "unlisted", *search != '\0');
	data_text(page->content, "name", page->texts[kind->title]);
	data_text(page->content, "total",
	    total_text(page, data_get(body, "total")));
	add_records(page, kind, data_member(body, kind->list));
	list_paging(page, p->page, atoll(data_get(body, "total_pages")));

	return (page_send(page, &template_directory, 200));
}

int
page_venues(struct request *rq, const struct page_venues_params *p)
{
	const struct kind	*kind;
	struct page		 page;

	kind = rq->in.path == &page_paths[PAGE_PATH_VENUES] ? &venues :
	    &organizers;
	page_start(&page, rq, kind->path);
	page.interface = arena_join(rq->arena, rq->in.api, "/", kind->list, "/",
	    NULL);

	return (show_directory(&page, kind, p));
}
