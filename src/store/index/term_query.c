#include "store/index/term_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/match.h"
#include "store/index/search.h"
#include "text/fold.h"

#define LOOK_COST	20	/* nanoseconds to look at a term, about */

struct term_search {
	struct db			*db;
	struct arena			*arena;
	const struct term_filter	*filter;
	struct index_view		*view;
	struct search			*_Nullable search;
	struct ids			 include, exclude;	/* sorted */
	struct ids			 of_event;		/* sorted */
	struct span			 span;	/* of `found`: events that
						   count */
};

/* A match, and its key if the order is not one of the directory. */
struct ranked_term {
	const struct listed	*listed;
	int64_t			 number;
	const char		*text;		/* or NULL */
};

/* The whole text is one word of the search. */
static struct search *_Nullable
one_word(struct arena *arena, const char *text)
{
	struct search	*search;

	if (text == NULL || text[strspn(text, " \t\n\v\f\r")] == '\0')
		return (NULL);
	search = arena_alloc(arena, sizeof(*search));
	search->count = 1;
	search->words = arena_alloc(arena, sizeof(*search->words));
	search->words[0].text = fold_search(arena, text);
	search->words[0].length = strlen(search->words[0].text);
	return (search);
}

static struct ids
terms_of(struct db *db, struct arena *arena, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "SELECT term_id FROM event_terms"
	    " WHERE event_id = $1 ORDER BY 1");
	db_bind_integer(st, 1, event);
	return (ids_read(st, arena));
}

/* Events that count: published ones, also those that lists hide. */
static void
find_events(struct term_search *s)
{
	const struct term_filter	*f = s->filter;
	const struct event_filter	 events = {
		.end_from = { f->upcoming, f->today },
		.visible = { .statuses = 1u << STATUS_PUBLISH, .now = f->now },
		.shows_hidden = !f->upcoming,
		.finds_protected = !f->upcoming, .by_content = f->upcoming,
		EVENT_ANY_FLAGS
	};

	if (f->hides_empty || f->upcoming || f->order == TERM_BY_COUNT)
		s->span = match_events(s->db, s->arena, s->view, &events,
		    NULL);
}

/* At most `most`. */
static size_t
count_events(const struct term_search *s, const struct listed *l, size_t most)
{
	const struct slots	*slots = s->view->slots;

	return (postings_count(&slots->heap,
	    &slots->linked.postings[l->number], s->view->found, s->span,
	    most));
}

static bool
is_shown(const struct term_search *s, const struct listed *l)
{
	const struct term_filter	*f = s->filter;

	return (l->term.kind == f->kind &&
	    (f->include.count == 0 || ids_have(&s->include, l->id)) &&
	    !ids_have(&s->exclude, l->id) &&
	    (!f->has_parent || l->term.parent == f->parent) &&
	    (f->slug == NULL || strcmp(l->term.slug, f->slug) == 0) &&
	    (f->event == 0 || ids_have(&s->of_event, l->id)) &&
	    (s->search == NULL || search_matches(s->db, s->search,
	    l->searched, l->term.slug)) &&
	    (!(f->hides_empty || f->upcoming) || count_events(s, l, 1) > 0));
}

static int64_t
place_in(const struct ids *ids, int64_t id)
{
	size_t	 i;

	for (i = 0; ids->list[i] != id;)
		i++;
	return ((int64_t)i);
}

static struct ranked_term
rank_term(const struct term_search *s, enum term_order order,
    const struct listed *l)
{
	struct ranked_term	 r = { .listed = l };

	switch (order) {
	case TERM_BY_SLUG:
		r.text = l->term.slug;
		break;
	case TERM_BY_DESCRIPTION:
		r.text = l->term.description_key;
		break;
	case TERM_BY_COUNT:
		r.number = (int64_t)count_events(s, l, SIZE_MAX);
		break;
	case TERM_BY_PARENT:
		r.number = l->term.parent;
		break;
	case TERM_BY_INCLUDE:
		r.number = place_in(&s->filter->include, l->id);
		break;
	case TERM_BY_ID:
	case TERM_BY_GROUP:
	case TERM_BY_NAME:
		break;
	}
	return (r);
}

static int
compare_ranked(const void *a, const void *b)
{
	const struct ranked_term	*p = a, *q = b;
	int				 c = 0;

	if (p->text != NULL && (c = strcmp(p->text, q->text)) != 0)
		return (c);
	if (p->number != q->number)
		return (p->number < q->number ? -1 : 1);
	return ((p->listed->id > q->listed->id) -
	    (p->listed->id < q->listed->id));
}

/* All matches, ascending. */
static struct ranked_term *
rank_all(struct term_search *s, enum term_order order, size_t *count)
{
	const struct directory	*d = s->view->directories[LINKED_TERM];
	const bool		 named = order == TERM_BY_NAME;
	const struct listed	*l;
	struct ranked_term	*all;
	uint32_t		 i;

	*count = 0;
	all = arena_alloc(s->arena, d->count * sizeof(*all));
	if (!db_spend(s->db, d->count * LOOK_COST))
		return (all);
	for (i = 0; i < d->count; i++) {
		l = d->list[directory_place(d, named ? LISTED_BY_NAME :
		    LISTED_BY_ID, false, i)];
		if (is_shown(s, l))
			all[(*count)++] = rank_term(s, order, l);
	}
	if (!named && *count > 0)
		qsort(all, *count, sizeof(*all), compare_ranked);
	return (all);
}

static void
find_page(struct term_search *s, struct list_page *page)
{
	const struct term_filter	*f = s->filter;
	enum term_order			 order = f->order;
	struct ranked_term		*all;
	size_t				 count, i;

	if (order == TERM_BY_INCLUDE && f->include.count == 0)
		order = TERM_BY_NAME;
	all = rank_all(s, order, &count);
	for (i = 0; i < count; i++)
		list_page_add(page, s->arena, all[f->descending ?
		    count - 1 - i : i].listed->id, f->offset, f->limit);
}

void
term_query(struct db *db, struct arena *arena, const struct term_filter *f,
    struct list_page *page)
{
	struct term_search	 s = { .db = db, .arena = arena, .filter = f,
	    .search = one_word(arena, f->search),
	    .include = ids_sorted(arena, &f->include),
	    .exclude = ids_sorted(arena, &f->exclude) };

	memset(page, 0, sizeof(*page));
	if (f->event != 0)
		s.of_event = terms_of(db, arena, f->event);
	if ((s.view = index_view(db)) == NULL)
		return;
	if (!index_lock(db))
		return;
	find_events(&s);
	find_page(&s, page);
	index_unlock(db);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}

/*
 * The term with that slug, or else the oldest with that name. Uses two
 * subqueries, since SQLite would scan all terms of the kind for an OR.
 */
int64_t
term_by_text(struct db *db, struct arena *arena, enum term_kind kind,
    const char *text)
{
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(db, "SELECT COALESCE("
	    "(SELECT id FROM terms WHERE kind = $1 AND slug = $2),"
	    " (SELECT MIN(id) FROM terms WHERE kind = $1"
	    "  AND name_folded = $2))");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, fold_case(arena, text));
	if (db_step(st))
		id = db_integer(st, 0);
	db_done(st);

	return (id);
}
