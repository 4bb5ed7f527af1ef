#include <stdlib.h>
#include <string.h>

#include "naive_lists.h"

struct filter {
	size_t				 first, end;
	const struct naive_query	*query;
	const struct naive_caller	*caller;
	struct naive_ids		 include, exclude, parent, event;
	const char			*search;	/* folded */
	bool				 hides_empty;
};

static const struct naive_query	*sorting;
static struct naive_ids		 sorting_include;

/* 0: there is none. */
static int64_t
find_named(const char *text, size_t first, size_t end)
{
	const struct calendar_term	*t = calendar_terms;
	size_t				 i, j;

	if (text[strspn(text, "0123456789")] == '\0') {
		for (i = first; i < end; i++)
			if (t[i].id == strtoll(text, NULL, 10))
				return (t[i].id);
		return (0);
	}
	for (i = first; i < end; i++)
		if (strcmp(t[i].slug, text) == 0)
			return (t[i].id);
	for (i = first; i < end; i++)
		for (j = first; strcmp(t[i].name.sent, text) == 0; j++)
			if (strcmp(t[j].name.folded, t[i].name.folded) == 0)
				return (t[j].id);

	return (0);
}

bool
naive_terms(bool named[CALENDAR_TERMS], const struct naive_query *q,
    const char *name, size_t first, size_t end)
{
	const char	*value = naive_value(q, name);
	char		 text[NAIVE_QUERY], *at, *word;
	int64_t		 id;
	size_t		 i;

	if (value == NULL)
		return (true);
	at = strcpy(text, value);
	while ((word = strsep(&at, ",")) != NULL) {
		if ((id = find_named(word, first, end)) == 0)
			return (false);
		for (i = first; i < end; i++)
			named[i] = named[i] || calendar_terms[i].id == id;
	}

	return (true);
}

static bool
exist(const struct naive_ids *ids, const struct filter *f)
{
	size_t	 i, j;

	for (i = 0; i < ids->count; i++) {
		for (j = f->first; j < f->end; j++)
			if (calendar_terms[j].id == ids->list[i])
				break;
		if (j == f->end)
			return (false);
	}

	return (true);
}

static bool
may_name(const struct naive_query *q, const char *name,
    const struct naive_caller *c)
{
	return (!naive_has(q, name) ||
	    naive_may_name(strtoll(naive_value(q, name), NULL, 10), c));
}

/* Tags have no parent. 0 is the top level. */
static bool
read_filter(struct filter *f, const struct naive_query *q,
    const struct naive_caller *c)
{
	static const char *const	 searches[][2] = {
		{ "JÄZZ", "jazz" }, { "büch", "buch" }, { "4-", "4-" },
		{ "-", "-" }, { "Zz JA", "zz ja" }
	};
	size_t				 i;

	f->query = q;
	f->caller = c;
	naive_ids(&f->include, q, "include");
	naive_ids(&f->exclude, q, "exclude");
	naive_ids(&f->parent, q, "parent");
	f->parent.sent = f->parent.sent && f->first == 0;
	naive_ids(&f->event, q, naive_has(q, "event") ? "event" : "post");
	f->hides_empty = naive_flag(q, "hide_empty") != 0 && !f->event.sent;
	f->search = naive_value(q, "search");
	for (i = 0; i < 5; i++)
		if (naive_is(q, "search", searches[i][0]))
			f->search = searches[i][1];

	return (exist(&f->include, f) && exist(&f->exclude, f) &&
	    (!f->parent.sent || f->parent.list[0] == 0 ||
	    exist(&f->parent, f)) &&
	    may_name(q, "event", c) && may_name(q, "post", c));
}

static int64_t
parent_of(const struct calendar_term *t)
{
	return (t->parent == NULL ? 0 : t->parent->id);
}

static bool
has_term(const struct calendar_event *e, const struct calendar_term *t,
    const struct naive_caller *c)
{
	return (naive_shows_all(e, c) && e->has_term[t - calendar_terms]);
}

static bool
passes(const struct calendar_term *t, const struct filter *f)
{
	const char	*slug = naive_value(f->query, "slug");

	return ((f->search == NULL || strstr(t->slug, f->search) != NULL ||
	    strstr(t->name.searched, f->search) != NULL) &&
	    (!f->include.sent || naive_names(&f->include, t->id)) &&
	    !naive_names(&f->exclude, t->id) &&
	    (!f->parent.sent || parent_of(t) == f->parent.list[0]) &&
	    (slug == NULL || strcmp(t->slug, slug) == 0) &&
	    (!f->event.sent || has_term(naive_event(f->event.list[0]), t,
	    f->caller)) &&
	    (!f->hides_empty || t->count > 0));
}

static int
compare_asked(const struct calendar_term *a, const struct calendar_term *b)
{
	if (naive_is(sorting, "orderby", "id") ||
	    naive_is(sorting, "orderby", "term_group"))
		return (0);
	if (naive_is(sorting, "orderby", "slug"))
		return (strcmp(a->slug, b->slug));
	if (naive_is(sorting, "orderby", "count"))
		return (naive_order(a->count, b->count));
	if (naive_is(sorting, "orderby", "description"))
		return (strcmp(a->description.plain, b->description.plain));
	if (naive_is(sorting, "orderby", "parent"))
		return (naive_order(parent_of(a), parent_of(b)));
	if (naive_is(sorting, "orderby", "include") && sorting_include.sent)
		return (naive_order((int64_t)naive_rank(&sorting_include,
		    a->id), (int64_t)naive_rank(&sorting_include, b->id)));

	return (strcmp(a->name.plain, b->name.plain));
}

static int
compare(const void *p, const void *q)
{
	const struct calendar_term	*const *a = p, *const *b = q;
	int				 order;

	if ((order = compare_asked(*a, *b)) == 0)
		order = naive_order((*a)->id, (*b)->id);

	return (naive_is(sorting, "order", "desc") ? -order : order);
}

static void
find(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c, size_t first, size_t end)
{
	const struct calendar_term	*chosen[CALENDAR_TERMS];
	struct filter			 f = { .first = first, .end = end };
	size_t				 i;

	found->count = 0;
	found->status = read_filter(&f, q, c) ? 200 : 400;
	for (i = first; found->status == 200 && i < end; i++)
		if (passes(&calendar_terms[i], &f))
			chosen[found->count++] = &calendar_terms[i];
	sorting = q;
	sorting_include = f.include;
	qsort(chosen, found->count, sizeof(chosen[0]), compare);
	for (i = 0; i < found->count; i++)
		found->ids[i] = chosen[i]->id;
}

static void
find_categories(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c)
{
	find(found, q, c, 0, CALENDAR_CATEGORIES);
}

static void
find_tags(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c)
{
	find(found, q, c, CALENDAR_CATEGORIES, CALENDAR_TERMS);
}

const struct naive_list	 naive_categories = {
	"categories", NULL, find_categories
};
const struct naive_list	 naive_tags = { "tags", NULL, find_tags };
