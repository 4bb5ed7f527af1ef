#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "given.h"
#include "naive_lists.h"
#include "share.h"

#define MISMATCHES	5	/* mismatches shown before a test gives up */

size_t	 naive_compared;

/* A page of what was found. */
struct paged {
	size_t	 page, per_page, pages;
};

/* A hash of any text, the same in every run. */
static uint64_t
digest(const char *text)
{
	uint64_t	 h = 14695981039346656037u;

	for (; *text != '\0'; text++)
		h = (h ^ (unsigned char)*text) * 1099511628211u;

	return (h >> 20);
}

/* Chooses pages of several sizes; sometimes one beyond the end. */
static void
choose_page(struct paged *p, const char *query, size_t count)
{
	static const size_t	 sizes[] = { 50, 50, 20, 10, 5 };
	uint64_t		 h = digest(query);

	p->per_page = sizes[h % 5];
	p->pages = (count + p->per_page - 1) / p->per_page;
	h /= 5;
	if (h % 16 == 0)
		p->page = p->pages + 1 + h / 16 % 2;
	else
		p->page = p->pages == 0 ? 1 : 1 + h / 16 % p->pages;
}

static char *
encode(struct arena *arena, const char *query)
{
	struct buf	 b;

	buf_init(&b, arena, 512);
	for (; *query != '\0'; query++) {
		if (isalnum((unsigned char)*query) ||
		    strchr("=&_-.,", *query) != NULL)
			buf_char(&b, *query);
		else
			buf_printf(&b, "%%%02X", (unsigned char)*query);
	}

	return (b.data);
}

static void
print_ids(struct buf *b, const struct naive_found *found,
    const struct paged *p)
{
	size_t	 i;

	for (i = 0; i < p->per_page; i++)
		if ((p->page - 1) * p->per_page + i < found->count)
			buf_printf(b, "%s{\"id\":%lld}", i == 0 ? "" : ",",
			    (long long)found->ids[(p->page - 1) *
			    p->per_page + i]);
}

/* Prints the whole body of a 200. */
static char *
print(struct arena *arena, const struct naive_list *list,
    const struct naive_found *found, const struct paged *p)
{
	struct buf	 b;
	bool		 is_terms = list->beyond == NULL;

	buf_init(&b, arena, 1024);
	buf_char(&b, '{');
	if (is_terms)
		buf_printf(&b, "\"total\":%zu,\"total_pages\":%zu,",
		    found->count, p->pages);
	buf_printf(&b, "\"%s\":[", list->plural);
	print_ids(&b, found, p);
	buf_char(&b, ']');
	if (!is_terms)
		buf_printf(&b, ",\"total\":%zu,\"total_pages\":%zu",
		    found->count, p->pages);
	buf_char(&b, '}');

	return (b.data);
}

static bool
agrees(const struct outcome *a, int status, const char *expected)
{
	if (a->status != status)
		return (false);
	if (status == 200)
		return (strcmp(a->body, expected) == 0);

	return (strstr(a->body, target("{\"code\":\"%s\"", expected)) ==
	    a->body);
}

static void
compare(struct arena *arena, const struct naive_list *list,
    const struct naive_caller *c, const char *address,
    const struct naive_found *found, const struct paged *p)
{
	static int	 mismatches;
	struct outcome	*a;
	const char	*expected;
	int		 status = found->status;

	if (status == 400)
		expected = "rest_invalid_param";
	else if (p->page > 1 && p->page > p->pages && list->beyond != NULL) {
		expected = list->beyond;
		status = 404;
	} else
		expected = print(arena, list, found, p);
	a = c->user == NULL ? ask("GET", address) :
	    ask_as(c->user, "GET", address);
	naive_compared++;
	if (agrees(a, status, expected))
		return;
	cr_expect(false, "%s as %s:\n%d %s\nexpected\n%d %s", address,
	    c->user == NULL ? "nobody" : c->user, a->status, a->body, status,
	    expected);
	cr_assert(++mismatches < MISMATCHES, "and so on");
}

void
naive_compare(const struct naive_list *list, const struct naive_caller *c,
    const char *query)
{
	static struct naive_found	 found;
	struct naive_query		 q;
	struct arena			*arena;
	struct paged			 p;
	char				 text[NAIVE_QUERY];

	if (!share_next())
		return;
	arena = arena_new();
	naive_expand(text, query);
	naive_read(&q, query);
	list->find(&found, &q, c);
	choose_page(&p, query, found.count);
	compare(arena, list, c, arena_printf(arena, "/%s?_fields=%s.id,total,"
	    "total_pages&per_page=%zu&page=%zu&%s", list->plural, list->plural,
	    p.per_page, p.page, encode(arena, text)), &found, &p);
	arena_free(arena);
}

bool
naive_same_name(const char *query, const char *other)
{
	size_t	 length = strcspn(query, "=");

	return (length == strcspn(other, "=") &&
	    strncmp(query, other, length) == 0);
}

void
naive_pairs(const struct naive_list *list, const struct naive_caller *c,
    const struct naive_choices *choices, int more)
{
	const char *const	*a = choices->queries, *const *b;
	const char *const	*end = a + choices->count;
	char			 query[NAIVE_QUERY];
	size_t			 turn = 0;
	int			 i;

	for (; a < end; a++)
		for (b = a + 1; b < end; b++)
			for (i = 0; !naive_same_name(*a, *b) && i < more; i++) {
				snprintf(query, sizeof(query), "%s&%s&%s", *a,
				    *b, choices->orders[turn++ %
				    choices->order_count]);
				naive_compare(list, c, query);
			}
}
