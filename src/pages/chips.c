#include "pages/chips.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/tones.h"
#include "pages/when.h"
#include "text/dates.h"

#define KINDS		10	/* categories with the most coming events */
#define CHOSEN		20	/* of those in an address */
#define SATURDAY	6

#define CATEGORIES \
	"/categories?_fields=categories.id,categories.name," \
	"categories.slug,categories.color"

struct chips {
	struct page				*page;
	const struct page_calendar_params	*p;
	const struct chosen_days		*days;
	size_t					 count;	/* of categories: */
	const char				*chosen[CHOSEN];
	const char				*names;	/* of these */
};

struct chosen_days
chips_weekend(const struct page *page)
{
	int64_t	 today = when_today(page);
	int	 weekday = date_weekday(today);
	int64_t	 sunday = today + (weekday == 0 ? 0 : SATURDAY + 1 - weekday);

	return ((struct chosen_days){ weekday == 0 ? today : sunday - 1,
	    sunday, "when=weekend" });
}

struct chosen_days
chips_days(const struct page *page, const struct page_calendar_params *p)
{
	int64_t	 today = when_today(page), day;

	if (p->has_date) {
		day = date_day(p->date.local);
		return ((struct chosen_days){ day, day,
		    arena_join(page->rq->arena, "date=",
		    when_machine_day(page, day), NULL) });
	}
	if (!p->has_when)
		return ((struct chosen_days){ today, CHIPS_NEVER, "" });
	switch (p->when) {
	case PAGE_CALENDAR_WHEN_TODAY:
		return ((struct chosen_days){ today, today, "when=today" });
	case PAGE_CALENDAR_WHEN_TOMORROW:
		return ((struct chosen_days){ today + 1, today + 1,
		    "when=tomorrow" });
	case PAGE_CALENDAR_WHEN_WEEKEND:
		return (chips_weekend(page));
	default:
		return ((struct chosen_days){ today, today + 6, "when=week" });
	}
}

bool
chips_are_chosen(const struct page *page,
    const struct page_calendar_params *p)
{
	return (p->has_when || p->has_date || *filters_query(page, p) != '\0');
}

static const char *
address_of(const struct chips *c, const char *days,
    const struct page_calendar_params *p)
{
	const struct page	*page = c->page;

	return (page_step(page, page_calendar_link(page, filters_join(page,
	    page_view(page, "home"), filters_join(page, days,
	    filters_query(page, p))))));
}

static void
add_chip(struct value *list, const char *name, const char *tone,
    const char *address, bool current)
{
	struct value	*chip = data_link(list, name, address);

	data_text(chip, "tone", tone);
	data_flag(chip, "current", current);
}

static void
add_days(const struct chips *c)
{
	static const struct {
		enum text	 name;
		const char	*query;
	}			 days[] = {
		{ TEXT_PAGE_CHIP_ALL, "" },
		{ TEXT_PAGE_TODAY, "when=today" },
		{ TEXT_PAGE_TOMORROW, "when=tomorrow" },
		{ TEXT_PAGE_WEEKEND, "when=weekend" },
		{ TEXT_PAGE_NEXT_DAYS, "when=week" }
	};
	struct value		*list = data_list(c->page->content, "days");
	size_t			 i;

	for (i = 0; i < COUNT(days); i++)
		add_chip(list, c->page->texts[days[i].name], "",
		    address_of(c, days[i].query, c->p),
		    strcmp(days[i].query, c->days->query) == 0);
}

static void
add_pick(const struct chips *c)
{
	struct page	*page = c->page;
	struct value	*pick;

	if (page->embedded)
		return;
	pick = data_map(page->content, "pick");
	data_text(pick, "action", page_link(page, "/"));
	filters_keep(data_list(pick, "kept"), c->p);
	data_text(pick, "date", !c->p->has_date ? "" :
	    when_machine_day(page, c->days->first));
	data_text(pick, "name", c->p->has_date ? when_day_of_year(page,
	    c->days->first) : page->texts[TEXT_PAGE_PICK_DATE]);
	data_flag(pick, "current", c->p->has_date);
	if (*page_view(page, "home") != '\0')
		data_text(pick, "view", "home");
}

static size_t
length_without_blanks(const char *text, size_t length)
{
	while (length > 0 && text[length - 1] == ' ')
		length--;

	return (length);
}

static bool
has_chosen(const struct chips *c, const char *text)
{
	size_t	 i;

	for (i = 0; i < c->count; i++)
		if (strcmp(c->chosen[i], text) == 0)
			return (true);

	return (false);
}

static void
read_chosen(struct chips *c)
{
	const char	*at = c->p->categories == NULL ? "" : c->p->categories;
	const char	*text;
	size_t		 length;

	for (; *at != '\0' && c->count < CHOSEN; at += length) {
		at += strspn(at, ", ");
		length = strcspn(at, ",");
		text = arena_copy(c->page->rq->arena, at,
		    length_without_blanks(at, length));
		if (*text != '\0' && !has_chosen(c, text))
			c->chosen[c->count++] = text;
	}
}

/* The place of a category among the chosen ones, or their number. */
static size_t
place_of(const struct chips *c, const struct value *term)
{
	size_t	 i;

	for (i = 0; i < c->count; i++)
		if (strcmp(c->chosen[i], data_get(term, "slug")) == 0 ||
		    strcmp(c->chosen[i], data_get(term, "id")) == 0)
			break;

	return (i);
}

static void
add_kind(struct chips *c, struct value *list, const struct value *term)
{
	struct page_calendar_params	 other = *c->p;
	struct page			*page = c->page;
	const char			*name = card_name(page, term, "name");
	size_t				 place = place_of(c, term);

	other.categories = place < c->count ? NULL : filters_term(term);
	add_chip(list, name, tones_of(page, term), address_of(c,
	    c->days->query, &other), place < c->count);
	if (place < c->count)
		c->names = arena_join(page->rq->arena, c->names,
		    *c->names != '\0' ? ", " : "", name, NULL);
}

static int
ask_terms(const struct chips *c, const char *query, int64_t most,
    const struct value **terms)
{
	const struct value	*body;
	int			 status;

	status = ask_list(c->page->rq, arena_join(c->page->rq->arena,
	    CATEGORIES, query, NULL), most, &body);
	*terms = data_member(body, "categories");

	return (status);
}

static bool
is_among(const struct chips *c, size_t place, const struct value *terms)
{
	const struct value	*term;

	for (term = terms->first; term != NULL; term = term->next)
		if (place_of(c, term) == place)
			return (true);

	return (false);
}

/* Adds a chosen category that no coming event has. */
static int
add_other(struct chips *c, struct value *list, size_t place)
{
	const struct value	*terms;
	const char		*chosen = c->chosen[place];
	int			 status;

	status = ask_terms(c, arena_join(c->page->rq->arena,
	    "&hide_empty=false&", filters_pair(c->page,
	    chosen[strspn(chosen, "0123456789")] == '\0' ? "include" : "slug",
	    chosen), NULL), 1, &terms);
	if (status == 0 && terms->first != NULL &&
	    place_of(c, terms->first) == place)
		add_kind(c, list, terms->first);

	return (status);
}

static int
add_kinds(struct chips *c, struct value *list)
{
	const struct value	*terms, *term;
	size_t			 i;
	int			 status;

	status = ask_terms(c, "&upcoming=1&orderby=count&order=desc", KINDS,
	    &terms);
	if (status != 0)
		return (status);
	for (term = terms->first; term != NULL; term = term->next)
		add_kind(c, list, term);
	for (i = 0; i < c->count; i++)
		if (!is_among(c, i, terms) &&
		    (status = add_other(c, list, i)) != 0)
			return (status);

	return (0);
}

static void
add_free(const struct chips *c, struct value *list)
{
	struct page_calendar_params	 other = *c->p;
	const bool			 is_free = c->p->has_free && c->p->free;

	other.has_free = !is_free;
	other.free = true;
	add_chip(list, c->page->texts[TEXT_PAGE_FREE], "tone",
	    address_of(c, c->days->query, &other), is_free);
}

/* Returns "music" for "Music"; a text like "DJs" is not changed. */
static const char *
lower_of(const struct page *page, const char *text)
{
	char	*lower;

	if (!isupper((unsigned char)text[0]) ||
	    !islower((unsigned char)text[1]))
		return (text);
	lower = arena_string(page->rq->arena, text);
	lower[0] = (char)tolower((unsigned char)lower[0]);

	return (lower);
}

/* Returns "Free music this weekend". */
static const char *
describe_chips(const struct chips *c)
{
	static const enum text	 patterns[] = {
		[PAGE_CALENDAR_WHEN_TODAY] = TEXT_PAGE_FOUND_TODAY,
		[PAGE_CALENDAR_WHEN_TOMORROW] = TEXT_PAGE_FOUND_TOMORROW,
		[PAGE_CALENDAR_WHEN_WEEKEND] = TEXT_PAGE_FOUND_WEEKEND,
		[PAGE_CALENDAR_WHEN_WEEK] = TEXT_PAGE_FOUND_NEXT_DAYS
	};
	const struct page	*page = c->page;
	struct arena		*arena = page->rq->arena;
	const char		*what = c->names;
	bool			 is_free = c->p->has_free && c->p->free;

	if (!chips_are_chosen(page, c->p))
		return (page->texts[TEXT_PAGE_WHATS_ON]);
	if (*what == '\0')
		what = page->texts[is_free ? TEXT_PAGE_FREE_EVENTS :
		    TEXT_PAGE_EVENTS];
	else if (is_free)
		what = phrase(arena, page->texts[TEXT_PAGE_FOUND_FREE],
		    "what", what, "lower", lower_of(page, what), NULL);
	if (c->p->has_date)
		return (phrase(arena, page->texts[TEXT_PAGE_FOUND_DATE],
		    "what", what, "date", when_day(page, c->days->first),
		    NULL));

	return (!c->p->has_when ? what : phrase(arena,
	    page->texts[patterns[c->p->when]], "what", what, NULL));
}

int
chips_add(struct page *page, const struct page_calendar_params *p,
    const struct chosen_days *days)
{
	struct chips	 c = { .page = page, .p = p, .days = days,
	    .names = "" };
	struct value	*kinds;
	int		 status;

	add_days(&c);
	add_pick(&c);
	read_chosen(&c);
	kinds = data_list(page->content, "kinds");
	if ((status = add_kinds(&c, kinds)) != 0)
		return (status);
	add_free(&c, kinds);
	data_text(page->content, "name", describe_chips(&c));

	return (0);
}
