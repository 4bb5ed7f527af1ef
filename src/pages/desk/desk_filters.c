#include "pages/desk/desk_filters.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_named.h"
#include "pages/page.h"
#include "pages/when.h"
#include "store/imports_undo.h"
#include "store/permissions.h"
#include "store/subscriptions.h"
#include "store/users.h"
#include "text/urls.h"

#define NAMED_MOST	"50"	/* records that a typed name may mean */

static const char *const	 statuses[] = {
	"any", "publish", "future", "pending", "draft", "private", "trash"
};
static const char *const	 sorts[] = {
	"newest", "oldest", "changed", "title"
};

static const char *const	 links[] = {
	"venue", "organizer", "categories", "tags", "series"
};

_Static_assert(COUNT(statuses) == DESK_LIST_STATUS_WORDS &&
    COUNT(sorts) == DESK_LIST_SORT_WORDS &&
    COUNT(links) == DESK_LIST_WITH_WORDS, "words are those of the spec");

static const char *
text_typed(const char *text)
{
	return (text == NULL ? "" : text);
}

static void
add_text(struct buf *b, const char *name, const char *text)
{
	if (*text == '\0')
		return;
	buf_string(b, "&");
	buf_string(b, name);
	buf_string(b, "=");
	url_encode(b, text);
}

/* Adds the records that are found by a typed name. */
static void
add_named(const struct page *page, struct desk_filters *f, struct buf *query,
    const struct route *create, const char *text)
{
	const struct desk_kind	*kind = desk_kind_of(create);
	const struct value	*record;
	const char		*sign = "=";

	if (*text == '\0')
		return;
	record = desk_search(page, kind, kind->is_term ?
	    "hide_empty=false&per_page=" NAMED_MOST :
	    "status=any&per_page=" NAMED_MOST, text)->first;
	if (record == NULL) {
		f->none = true;
		return;
	}
	buf_string(query, "&");
	buf_string(query, kind->link);
	for (; record != NULL; record = record->next, sign = ",") {
		buf_string(query, sign);
		buf_string(query, data_get(record, "id"));
	}
}

/* Others may not learn which users there are, nor editors mail addresses. */
static void
add_author(const struct page *page, struct desk_filters *f, struct buf *query,
    const char *text)
{
	struct account	 account;
	int64_t		 id;

	if (*text == '\0' || !may_edit_others(&page->rq->caller))
		return;
	id = account_named(page->rq->db, text);
	if (!account_get(page->rq->db, page->rq->arena, id, &account) ||
	    strcasecmp(account.login, text) != 0) {
		f->none = true;
		return;
	}
	buf_string(query, "&author=");
	buf_integer(query, id);
}

/* The subscription with this source, or NULL. */
static const struct subscription *_Nullable
subscription_of(const struct subscription *list, size_t count,
    const char *source)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (strcmp(list[i].source, source) == 0)
			return (&list[i]);

	return (NULL);
}

/*
 * Names the source of an import that is not a subscription. It may be an
 * address with a secret, of which only administrators see more than the host.
 * A number tells those of one host apart.
 */
static const char *
name_of_source(const struct page *page, const struct desk_filters *f,
    const char *source)
{
	struct arena	*arena = page->rq->arena;
	const char	*host, *name;
	size_t		 i, count = 1;

	if (page->rq->caller.role == ROLE_ADMINISTRATOR)
		return (source);
	name = host = arena_copy(arena, source, strcspn(source, "/?#"));
	for (i = 0; i < f->source_count; i++)
		if (strcmp(f->sources[i].name, name) == 0)
			name = arena_join(arena, host, " ", arena_integer(arena,
			    (int64_t)++count), NULL);

	return (name);
}

/* Reads the imports. */
static void
read_sources(const struct page *page, struct desk_filters *f)
{
	const struct caller		*caller = &page->rq->caller;
	struct db			*db = page->rq->db;
	struct arena			*arena = page->rq->arena;
	struct subscription		*list;
	const struct subscription	*s;
	const char			*source = "";
	size_t				 count, i;

	if (!desk_kind(page->rq)->is_event || !may_edit_others(caller))
		return;
	count = subscriptions_list(db, arena, &list);
	for (i = 0; i < DESK_SOURCES && (source = imports_next_source(db,
	    arena, source)) != NULL; i++) {
		s = subscription_of(list, count, source);
		f->sources[f->source_count] = (struct desk_source){ source,
		    s == NULL ? name_of_source(page, f, source) : s->name,
		    s != NULL };
		f->source_count++;
	}
}

/* What the form sends: never more than the page shows, but a digest. */
static const char *
value_of(const struct desk_source *s)
{
	return (s->subscribed ? s->source : s->name);
}

/* Only one of those that can be chosen. */
static void
add_source(struct desk_filters *f, const char *text)
{
	size_t	 i;

	if (*text == '\0')
		return;
	for (i = 0; i < f->source_count; i++)
		if (strcmp(value_of(&f->sources[i]), text) == 0) {
			f->of_source.importer = f->sources[i].source;
			f->extras = &f->of_source;
		}
	if (f->extras == NULL)
		f->none = true;
}

static const char *
days_of(const struct page *page, const struct desk_dated *d)
{
	return (*d->typed == '\0' ? "" : arena_join(page->rq->arena,
	    "&ends_after=", when_machine_day(page, d->first - 1),
	    "&starts_before=", when_machine_day(page, d->last), NULL));
}

/* The record whose events are listed. */
static void
add_link(const struct page *page, struct desk_filters *f, struct buf *query)
{
	const struct desk_list_params	*p = f->p;
	struct arena			*arena = page->rq->arena;

	f->link = "";
	if (!p->has_with || !p->has_of)
		return;
	f->link = arena_join(arena, "&with=", links[p->with], "&of=",
	    arena_integer(arena, p->of), NULL);
	add_text(query, links[p->with], arena_integer(arena, p->of));
}

const char *
desk_filters_name(const struct page *page, const struct desk_filters *f)
{
	static const struct route *const	 creates[] = {
		&route_venue_create, &route_organizer_create,
		&route_category_create, &route_tag_create, NULL
	};
	const struct route		*create = creates[f->p->with];
	struct arena			*arena = page->rq->arena;
	const char			*id = arena_integer(arena, f->p->of);
	struct ask			 ask = { .method = METHOD_GET };

	ask.target = arena_join(arena, create == NULL ? "/series" :
	    desk_kind_of(create)->list, "/", id, NULL);
	if (ask_as_caller(page->rq, &ask) != 200)
		return (id);

	return (create == NULL ? card_name(page, data_member(ask.body,
	    "event"), "title") : card_name(page, ask.body,
	    desk_kind_of(create)->name));
}

/* What is searched for in any list of events. */
static const char *
searched_of(const struct page *page, const struct desk_list_params *p)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 128);
	add_text(&b, "search", text_typed(p->search));
	add_text(&b, "venue", text_typed(p->venue));
	add_text(&b, "organizer", text_typed(p->organizer));
	add_text(&b, "category", text_typed(p->category));
	add_text(&b, "author", text_typed(p->author));
	add_text(&b, "source", text_typed(p->source));

	return (b.data);
}

static const char *
kept_of(const struct page *page, const struct desk_filters *f)
{
	const struct desk_list_params	*p = f->p;
	struct buf			 b;

	buf_init(&b, page->rq->arena, 128);
	buf_string(&b, f->searched);
	if (p->status != DESK_LIST_STATUS_ANY)
		add_text(&b, "status", statuses[p->status]);
	if (p->sort != DESK_LIST_SORT_NEWEST)
		add_text(&b, "sort", sorts[p->sort]);
	if (p->many)
		add_text(&b, "many", "1");

	return (b.data);
}

void
desk_filters_read(const struct page *page, const struct desk_list_params *p,
    struct desk_filters *f)
{
	struct buf	 query;

	*f = (struct desk_filters){ .p = p, .searched = searched_of(page, p) };
	f->kept = kept_of(page, f);
	desk_dated_read(page, p->search, &f->dated);
	buf_init(&query, page->rq->arena, 128);
	add_text(&query, "search", f->dated.words);
	f->days = days_of(page, &f->dated);
	add_link(page, f, &query);
	add_named(page, f, &query, &route_venue_create, text_typed(p->venue));
	add_named(page, f, &query, &route_organizer_create,
	    text_typed(p->organizer));
	add_named(page, f, &query, &route_category_create,
	    text_typed(p->category));
	add_author(page, f, &query, text_typed(p->author));
	read_sources(page, f);
	add_source(f, text_typed(p->source));
	f->query = query.data;
}

const char *
desk_filters_statuses(const struct desk_filters *f)
{
	return (f->p->status == DESK_LIST_STATUS_ANY ?
	    "publish,future,pending,draft,private,trash" :
	    statuses[f->p->status]);
}

static void
add_choice(const struct page *page, struct value *list, const char *name,
    enum text label, const char *const *words, const enum text *names,
    size_t count, int chosen)
{
	struct value	*choice = data_map(list, NULL), *options;
	size_t		 i;

	data_text(choice, "name", name);
	data_text(choice, "label", page->texts[label]);
	options = data_list(choice, "options");
	for (i = 0; i < count; i++)
		data_option(options, words[i], page->texts[names[i]],
		    (int)i == chosen);
}

static void
add_sources(const struct page *page, struct value *list,
    const struct desk_filters *f)
{
	const char	*chosen = text_typed(f->p->source);
	struct value	*choice, *options;
	size_t		 i;

	if (f->source_count == 0)
		return;
	choice = data_map(list, NULL);
	data_text(choice, "name", "source");
	data_text(choice, "label", page->texts[TEXT_DESK_SOURCE]);
	options = data_list(choice, "options");
	data_option(options, "", page->texts[TEXT_DESK_ANY_STATUS],
	    *chosen == '\0');
	for (i = 0; i < f->source_count; i++)
		data_option(options, value_of(&f->sources[i]),
		    f->sources[i].name, strcmp(value_of(&f->sources[i]),
		    chosen) == 0);
}

static void
add_line(const struct page *page, struct value *list, const char *name,
    enum text label, const char *text)
{
	struct value	*line = data_map(list, NULL);

	data_text(line, "name", name);
	data_text(line, "label", page->texts[label]);
	data_text(line, "value", text_typed(text));
}

static void
add_dated(const struct page *page, const struct desk_dated *d)
{
	struct buf	 b;

	if (*d->typed == '\0')
		return;
	buf_init(&b, page->rq->arena, 64);
	buf_string(&b, "/desk/events?show=all");
	add_text(&b, "search", desk_dated_as_words(page, d));
	data_text(page->content, "dated", desk_phrase(page, TEXT_DESK_DATED,
	    "dates", d->name));
	data_text(page->content, "as_words", page_link(page, b.data));
}

void
desk_filters_show(const struct page *page, const struct desk_filters *f)
{
	static const enum text	 names_of_statuses[] = {
		TEXT_DESK_ANY_STATUS, TEXT_DESK_IS_PUBLISHED,
		TEXT_DESK_IS_FUTURE, TEXT_DESK_IS_PENDING, TEXT_DESK_IS_DRAFT,
		TEXT_DESK_IS_PRIVATE, TEXT_DESK_IS_TRASH
	};
	static const enum text	 names_of_sorts[] = {
		TEXT_DESK_SORT_NEWEST, TEXT_DESK_SORT_OLDEST,
		TEXT_DESK_SORT_CHANGED, TEXT_DESK_SORT_TITLE
	};
	const struct desk_list_params	*p = f->p;
	struct value			*map, *list;

	add_dated(page, &f->dated);
	data_text(page->content, "with", p->has_with ? links[p->with] : "");
	data_text(page->content, "of", p->has_of ?
	    arena_integer(page->rq->arena, p->of) : "");
	map = data_map(page->content, "filters");
	data_text(map, "show", p->show == DESK_LIST_SHOW_MONTH ? "month" :
	    "all");
	data_flag(map, "open", p->venue != NULL || p->organizer != NULL ||
	    p->category != NULL || p->author != NULL || p->source != NULL ||
	    p->has_status || p->has_sort);
	list = data_list(map, "choices");
	add_choice(page, list, "status", TEXT_DESK_STATUS, statuses,
	    names_of_statuses, COUNT(statuses), p->status);
	add_choice(page, list, "sort", TEXT_PAGE_ORDER, sorts,
	    names_of_sorts, COUNT(sorts), p->sort);
	add_sources(page, list, f);
	list = data_list(map, "lines");
	add_line(page, list, "venue", TEXT_DESK_VENUE, p->venue);
	add_line(page, list, "organizer", TEXT_DESK_ORGANIZER, p->organizer);
	add_line(page, list, "category", TEXT_DESK_CATEGORY, p->category);
	if (may_edit_others(&page->rq->caller))
		add_line(page, list, "author", TEXT_DESK_WRITTEN_BY,
		    p->author);
}
