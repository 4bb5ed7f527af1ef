#include "pages/desk/desk_dated.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "generated/texts.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/when.h"
#include "text/dates.h"
#include "text/fold.h"

#define YEAR_LEAST	1900	/* other numbers are words */
#define YEAR_MOST	2199
#define ABBREVIATION	3	/* letters of a month, at least */
#define TOKENS_MOST	1000

/* A word of the search, folded; `at` is where it is typed. */
struct dated_word {
	const char	*at;
	size_t		 length;
	char		*text;		/* without a comma */
};

/* 0: it is not said. */
struct civil {
	int	 year, month, day;
};

struct reading {
	const struct page	*page;
	const char		*months[LOCALE_COUNT][12];	/* folded */
	size_t			 count;
	struct dated_word		*tokens;
};

static bool
is_year(int n)
{
	return (n >= YEAR_LEAST && n <= YEAR_MOST);
}

/* Whether days, a month or a year are said that exist. */
static bool
is_real_date(const struct civil *c)
{
	int	 year, month, day;

	if (!is_year(c->year) || c->month < 0 || c->month > 12 || c->day < 0 ||
	    (c->day > 0 && c->month == 0))
		return (false);
	if (c->day == 0)
		return (true);
	date_civil(date_days(c->year, c->month, c->day), &year, &month, &day);

	return (month == c->month && day == c->day);
}

static void
fold_months(struct reading *in)
{
	int	 locale, month;

	for (locale = 0; locale < LOCALE_COUNT; locale++)
		for (month = 0; month < 12; month++)
			in->months[locale][month] = fold_search(
			    in->page->rq->arena, texts[locale][
			    TEXT_PAGE_MONTH_1 + (enum text)month]);
}

/* Splits at spaces. Words in quotes stay together, with their quotes. */
static void
split_search(struct reading *in, const char *search)
{
	struct arena	*arena = in->page->rq->arena;
	const char	*s = search, *end;
	struct dated_word	*t;
	size_t		 length;

	in->tokens = arena_alloc(arena, TOKENS_MOST * sizeof(*in->tokens));
	while (*(s += strspn(s, " \t\r\n")) != '\0' &&
	    in->count < TOKENS_MOST) {
		end = s + (*s == '-');
		end = *end == '"' && strchr(end + 1, '"') != NULL ?
		    strchr(end + 1, '"') + 1 : s + strcspn(s, " \t\r\n");
		t = &in->tokens[in->count++];
		t->at = s;
		t->length = (size_t)(end - s);
		t->text = fold_search(arena, arena_copy(arena, s, t->length));
		length = strlen(t->text);
		if (length > 0 && t->text[length - 1] == ',')
			t->text[length - 1] = '\0';
		s = end;
	}
}

static const char *
token_at(const struct reading *in, size_t i)
{
	return (i < in->count ? in->tokens[i].text : "");
}

/* The month with this name or its beginning in any language, or 0. */
static int
month_of(const struct reading *in, const char *text)
{
	size_t	 length = strcspn(text, ".");
	int	 locale, month;

	if (length < ABBREVIATION || text[length + (text[length] == '.')] !=
	    '\0')
		return (0);
	for (locale = 0; locale < LOCALE_COUNT; locale++)
		for (month = 0; month < 12; month++)
			if (strncmp(in->months[locale][month], text,
			    length) == 0)
				return (month + 1);

	return (0);
}

static bool
is_one_of(const char *text, const char *const *words, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (strcmp(words[i], text) == 0)
			return (true);

	return (false);
}

/* The number of a day: "12", "12.", "1st", "1er", or 0. */
static int
day_of(const char *text)
{
	static const char *const	 endings[] = {
		"", ".", "st", "nd", "rd", "th", "er"
	};
	size_t				 length = strspn(text, "0123456789");

	return (length < 1 || length > 2 || !is_one_of(text + length, endings,
	    COUNT(endings)) ? 0 : atoi(text));
}

static int
year_of(const char *text)
{
	int	 year = atoi(text);

	return (strlen(text) == 4 && strspn(text, "0123456789") == 4 &&
	    is_year(year) ? year : 0);
}

/* Skips "of" between the parts of a date. */
static size_t
skip_of(const struct reading *in, size_t i)
{
	static const char *const	 words[] = { "of", "de", "del" };

	return (is_one_of(token_at(in, i), words, COUNT(words)) ? i + 1 : i);
}

/* Reads "12 May 2026", "May 12, 2026", "May 2026". Returns the words read. */
static size_t
read_words(const struct reading *in, size_t first, int this_year,
    struct civil *c)
{
	size_t	 i = first, at;

	if ((c->day = day_of(token_at(in, i))) != 0)
		i = skip_of(in, i + 1);
	if ((c->month = month_of(in, token_at(in, i))) == 0)
		return (0);
	i++;
	if (c->day == 0 && (c->day = day_of(token_at(in, i))) != 0)
		i++;
	at = skip_of(in, i);
	if ((c->year = year_of(token_at(in, at))) != 0)
		i = at + 1;
	else if (c->day != 0)
		c->year = this_year;

	return (is_real_date(c) ? i - first : 0);
}

/* Reads up to three numbers between signs. Returns how many there are. */
static size_t
read_numbers(const char *text, int numbers[3], char *sign, bool *is_open)
{
	size_t	 count = 0, length;

	*sign = '\0';
	*is_open = false;
	while (count < 3 && (length = strspn(text, "0123456789")) > 0 &&
	    length <= 4) {
		numbers[count++] = atoi(text);
		text += length;
		if (*text == '\0')
			return (count);
		if (strchr("./-", *text) == NULL ||
		    (*sign != '\0' && *text != *sign))
			return (0);
		*sign = *text++;
	}
	*is_open = *text == '\0' && *sign == '.';

	return (*is_open ? count : 0);
}

/* The month comes first where it does in the language of the page. */
static void
order_day(const struct page *page, char sign, int a, int b, struct civil *c)
{
	bool	 month_first = sign == '/' &&
		    strcmp(page->rq->in.mount->locale, "en") == 0;

	if ((month_first && a <= 12) || b > 12)
		*c = (struct civil){ c->year, a, b };
	else
		*c = (struct civil){ c->year, b, a };
}

/* Reads "2019", "12.5.2026", "2026-05-12", "5/2026", "12.5.". */
static size_t
read_digits(const struct reading *in, size_t i, int this_year, struct civil *c)
{
	int	 n[3];
	bool	 is_open;
	char	 sign;
	size_t	 count = read_numbers(token_at(in, i), n, &sign, &is_open);

	*c = (struct civil){ 0 };
	if (count == 1 && !is_open)
		c->year = year_of(token_at(in, i));
	else if (count == 2 && is_open)
		*c = (struct civil){ this_year, n[1], n[0] };
	else if (count == 2 && (is_year(n[0]) || is_year(n[1])))
		*c = is_year(n[0]) ? (struct civil){ n[0], n[1], 0 } :
		    (struct civil){ n[1], n[0], 0 };
	else if (count == 3 && is_year(n[0]))
		*c = (struct civil){ n[0], n[1], n[2] };
	else if (count == 3) {
		c->year = n[2] < 100 ? 2000 + n[2] : n[2];
		order_day(in->page, sign, n[0], n[1], c);
	}

	return (is_real_date(c) && (count == 1 || c->month > 0) ? 1 : 0);
}

static void
set_days(const struct page *page, const struct civil *c, struct desk_dated *d)
{
	if (c->day != 0) {
		d->first = d->last = date_days(c->year, c->month, c->day);
		d->name = when_date(page, d->first);
	} else if (c->month != 0) {
		d->first = date_days(c->year, c->month, 1);
		d->last = (c->month == 12 ? date_days(c->year + 1, 1, 1) :
		    date_days(c->year, c->month + 1, 1)) - 1;
		d->name = when_month(page, c->year, c->month);
	} else {
		d->first = date_days(c->year, 1, 1);
		d->last = date_days(c->year, 12, 31);
		d->name = arena_integer(page->rq->arena, c->year);
	}
}

/* Returns the search without the words of the days. */
static const char *
join_rest(const struct reading *in, size_t from, size_t until)
{
	struct buf	 b;
	size_t		 i;

	buf_init(&b, in->page->rq->arena, 64);
	for (i = 0; i < in->count; i++) {
		if (i >= from && i < until)
			continue;
		buf_string(&b, b.length > 0 ? " " : "");
		buf_add(&b, in->tokens[i].at, in->tokens[i].length);
	}

	return (b.data);
}

void
desk_dated_read(const struct page *page, const char *search,
    struct desk_dated *d)
{
	struct reading	 in = { .page = page };
	struct arena	*arena = page->rq->arena;
	struct civil	 c;
	size_t		 i, read = 0;
	int		 year, month, day;

	*d = (struct desk_dated){ search == NULL ? "" : search, "", "", 0, 0 };
	fold_months(&in);
	split_search(&in, d->words);
	date_civil(when_today(page), &year, &month, &day);
	for (i = 0; i < in.count; i++)
		if ((read = read_words(&in, i, year, &c)) > 0 ||
		    (read = read_digits(&in, i, year, &c)) > 0)
			break;
	if (read == 0)
		return;
	d->typed = arena_copy(arena, in.tokens[i].at,
	    (size_t)(in.tokens[i + read - 1].at - in.tokens[i].at) +
	    in.tokens[i + read - 1].length);
	d->words = join_rest(&in, i, i + read);
	set_days(page, &c, d);
}

const char *
desk_dated_as_words(const struct page *page, const struct desk_dated *d)
{
	return (arena_join(page->rq->arena, d->words,
	    *d->words == '\0' ? "" : " ", "\"", d->typed, "\"", NULL));
}
