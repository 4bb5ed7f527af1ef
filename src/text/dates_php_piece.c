#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/dates_names.h"
#include "text/dates_php.h"

#define AMOUNT_DIGITS	13	/* of a step, or seconds since 1970 */

/* Of equally long pieces the first one counts. */
static const char	*const formats[] = {
	/* times */
	"h_p", "h:I_p", "h:i:S_p", "h!I!SFp", "tH", "TH:i", "TH:i:s",
	"TH:i:sf", "TGIS",
	/* dates */
	"m/d", "m/d/y", "Y/m/d", "Y-m", "y-m-d", "d=m+Y", "d%m.e", "d~b~y",
	"b~Y", "Y~b", "b~d;y", "b~d;", "b~d$", "d~b", "Ynk", "Y?z", "a-k-y",
	"y-a-k", "Y|Wv|u", "Y|Wv",
	/* both */
	"Y!n!k G!I!S", "d/a/Y!G!I!S O", "b~d;h:I_p", "b~d;h:i:S_p",
	"b~d;TH:i", "b~d;TH:i:s",
	/* the rest */
	"Y", "M", "Z"
};

static const struct {
	const char	*text;
	enum piece_kind	 kind;
	int		 amount;	/* days */
} words[] = {
	{ "yesterday", PIECE_DAY, -1 }, { "today", PIECE_DAY, 0 },
	{ "midnight", PIECE_DAY, 0 }, { "tomorrow", PIECE_DAY, 1 },
	{ "now", PIECE_NOW, 0 }, { "ago", PIECE_AGO, 0 },
	{ "first day of", PIECE_FIRST_DAY, 0 },
	{ "last day of", PIECE_LAST_DAY, 0 }
};

static const struct {
	const char	*name;
	int		 unit, times;
	bool		 plural;	/* also with an s */
} units[] = {
	{ "sec", DATE_SECONDS, 1, true }, { "second", DATE_SECONDS, 1, true },
	{ "min", DATE_MINUTES, 1, true }, { "minute", DATE_MINUTES, 1, true },
	{ "hour", DATE_HOURS, 1, true }, { "day", DATE_DAYS, 1, true },
	{ "week", DATE_DAYS, 7, true }, { "fortnight", DATE_DAYS, 14, true },
	{ "month", DATE_MONTHS, 1, true }, { "year", DATE_YEARS, 1, true },
	{ "weekday", UNIT_WORKDAY, 1, true }
};

/* "first" is 1, "next" 1, "last" -1. */
static const struct {
	const char	*name;
	int		 amount;
	bool		 counts;	/* is a number */
} ordinals[] = {
	{ "first", 1, true }, { "second", 2, true }, { "third", 3, true },
	{ "fourth", 4, true }, { "fifth", 5, true }, { "sixth", 6, true },
	{ "seventh", 7, true }, { "eighth", 8, true }, { "eight", 8, true },
	{ "ninth", 9, true }, { "tenth", 10, true }, { "eleventh", 11, true },
	{ "twelfth", 12, true }, { "next", 1, false }, { "last", -1, false },
	{ "previous", -1, false }, { "this", 0, false }
};

/* The end of the word, in any letter case, or NULL. */
static const char *
skip_word(const char *text, const char *end, const char *word)
{
	size_t	 length = strlen(word);

	return ((size_t)(end - text) < length ||
	    strncasecmp(text, word, length) != 0 ? NULL : text + length);
}

/* The end of blanks, or NULL if there are none. */
static const char *
skip_blanks(const char *text, const char *end)
{
	const char	*to = piece_blanks(text, end);

	return (to == text ? NULL : to);
}

/* Up to AMOUNT_DIGITS digits. */
static const char *
read_amount(const char *text, const char *end, int64_t *amount)
{
	const char	*start = text;

	*amount = 0;
	for (; text < end && isdigit((unsigned char)*text); text++) {
		if (text - start == AMOUNT_DIGITS)
			return (NULL);
		*amount = *amount * 10 + (*text - '0');
	}

	return (text == start ? NULL : text);
}

/* Sets `times` to the weekday. */
static const char *
read_weekday(const char *text, const char *end, struct piece *piece)
{
	const char	*to = NULL;
	int		 i;

	for (i = 0; date_weekdays[i] != NULL && to == NULL; i++)
		to = skip_word(text, end, date_weekdays[i]);
	if (to == NULL)
		return (NULL);
	piece->unit = UNIT_WEEKDAY;
	piece->times = (i - 1) % WEEKDAY_NAMES;

	/* Full names come first. */
	return (i > WEEKDAY_NAMES || skip_word(to, end, "s") == NULL ? to :
	    to + 1);
}

/* The longest unit: "seconds" rather than "sec". */
static const char *
read_unit(const char *text, const char *end, struct piece *piece)
{
	const char	*to, *best;
	size_t		 i;

	best = read_weekday(text, end, piece);
	for (i = 0; i < COUNT(units); i++) {
		if ((to = skip_word(text, end, units[i].name)) == NULL)
			continue;
		if (units[i].plural && skip_word(to, end, "s") != NULL)
			to++;
		if (best != NULL && to <= best)
			continue;
		best = to;
		piece->unit = units[i].unit;
		piece->times = units[i].times;
	}

	return (best);
}

/* { "+" | "-" } _ N _ unit */
static const char *
read_step(const char *text, const char *end, struct piece *piece)
{
	bool	 back = false;

	for (; text < end && (*text == '+' || *text == '-'); text++)
		back ^= *text == '-';
	text = read_amount(piece_blanks(text, end), end, &piece->amount);
	if (text == NULL)
		return (NULL);
	if (back)
		piece->amount = -piece->amount;
	piece->kind = PIECE_STEP;

	return (read_unit(piece_blanks(text, end), end, piece));
}

/* ordinal _ ( unit | "week" | weekday _ "of" ) */
static const char *
read_ordinal(const char *text, const char *end, struct piece *piece)
{
	const char	*to = NULL, *of;
	size_t		 i, unit;

	for (i = 0; i < COUNT(ordinals) && to == NULL; i++)
		if ((to = skip_word(text, end, ordinals[i].name)) != NULL)
			to = skip_blanks(to, end);
	if (to == NULL)
		return (NULL);
	piece->amount = ordinals[i - 1].amount;
	piece->may_be_now = piece->amount == 0;
	piece->kind = PIECE_WORD_STEP;
	text = to;
	if ((to = read_unit(text, end, piece)) == NULL)
		return (NULL);
	unit = (size_t)(to - text);
	if (piece->unit == DATE_DAYS && unit == strlen("week") &&
	    piece->times == 7) {
		piece->kind = PIECE_WEEK;
		return (ordinals[i - 1].counts ? NULL : to);
	}
	if (piece->unit != UNIT_WEEKDAY ||
	    (of = skip_blanks(to, end)) == NULL ||
	    (of = skip_word(of, end, "of")) == NULL)
		return (to);
	piece->kind = PIECE_NTH;

	return (of);
}

/* "@" [ "-" ] seconds [ "." digits ] */
static const char *
read_instant(const char *text, const char *end, struct piece *piece)
{
	bool	 back;

	if ((text = skip_word(text, end, "@")) == NULL)
		return (NULL);
	back = text < end && *text == '-';
	text = read_amount(text + back, end, &piece->amount);
	if (text == NULL)
		return (NULL);
	if (back)
		piece->amount = -piece->amount;
	piece->kind = PIECE_INSTANT;
	if (text < end && *text == '.')
		for (text++; text < end && isdigit((unsigned char)*text);)
			text++;

	return (text);
}

/* "noon", "back of 7pm" (7:15 pm), "front of 7pm" (6:45 pm) */
static const char *
read_clock(const char *text, const char *end, struct piece *piece)
{
	const char	*hour, *to;
	bool		 back;

	piece->kind = PIECE_CLOCK;
	piece->parts[PART_HOUR] = 12;
	if ((to = skip_word(text, end, "noon")) != NULL)
		return (to);
	back = (hour = skip_word(text, end, "back of ")) != NULL;
	if (!back && (hour = skip_word(text, end, "front of ")) == NULL)
		return (NULL);
	if ((to = piece_format("h_p", hour, end, piece)) == NULL)
		to = piece_format("H", hour, end, piece);
	piece->parts[PART_HOUR] -= !back;
	piece->parts[PART_MINUTE] = back ? 15 : 45;

	return (to);
}

static const char *
read_word(const char *text, const char *end, struct piece *piece)
{
	const char	*to;
	size_t		 i;

	piece->kind = PIECE_WEEKDAY;
	if ((to = read_weekday(text, end, piece)) != NULL)
		return (to);
	for (i = 0; i < COUNT(words); i++)
		if ((to = skip_word(text, end, words[i].text)) != NULL) {
			piece->kind = words[i].kind;
			piece->amount = words[i].amount;
			return (to);
		}

	return (NULL);
}

static const char *
read_digits(const char *text, const char *end, struct piece *piece)
{
	piece->kind = PIECE_DIGITS;

	return (piece_format("TGI", text, end, piece));
}

static const char *
read_formats(const char *text, const char *end, struct piece *piece)
{
	const char	*to, *best = NULL;
	struct piece	 one;
	size_t		 i;

	for (i = 0; i < COUNT(formats); i++) {
		one = (struct piece){ .kind = PIECE_PARTS };
		to = piece_format(formats[i], text, end, &one);
		if (to == NULL || (best != NULL && to <= best))
			continue;
		best = to;
		*piece = one;
	}

	return (best);
}

const char *
piece_read(const char *text, const char *end, struct piece *piece)
{
	static const char	*(*const readers[])(const char *, const char *,
				    struct piece *) = {
		read_word, read_clock, read_instant, read_ordinal, read_digits,
		read_formats, read_step
	};
	const char		*to, *best = NULL;
	struct piece		 one;
	size_t			 i;

	for (i = 0; i < COUNT(readers); i++) {
		one = (struct piece){ .kind = PIECE_PARTS };
		to = readers[i](text, end, &one);
		if (to == NULL || (best != NULL && to <= best))
			continue;
		best = to;
		*piece = one;
	}

	return (best);
}
