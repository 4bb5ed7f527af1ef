#include <ctype.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/dates_names.h"
#include "text/dates_php.h"
#include "text/zones.h"

/*
 * Letters of formats that stand for numbers:
 *
 *	Y 2026		y 2026 or 26	e 26		m 1 or 01	n 01
 *	d 1 or 1st	k 01		z 001 to 366	v 01 to 53	u 0 to 7
 *	h 1 to 12	H 0 to 24	G 00 to 24
 *	i 1 or 01	I 01		s 1 or 01	S 01
 *
 * and others: p am or pm, f or F a fraction, b a month (M without Roman
 * numbers, a only its short name), Z a zone, O an offset, _ blanks or nothing,
 * $ the end, ~ ; : = + % ? | T some separators (below). The rest means itself.
 */
static const struct number {
	int		 least, most;	/* digits; 0: not a number */
	int		 low, high;
	enum piece_part	 part;
} numbers[UCHAR_MAX + 1] = {
	['Y'] = { 4, 4, 0, 9999, PART_YEAR },
	['y'] = { 1, 4, 0, 9999, PART_YEAR },
	['e'] = { 2, 2, 0, 99, PART_YEAR },
	['m'] = { 1, 2, 0, 12, PART_MONTH },
	['n'] = { 2, 2, 0, 12, PART_MONTH },
	['d'] = { 1, 2, 0, 31, PART_DAY },
	['k'] = { 2, 2, 0, 31, PART_DAY },
	['z'] = { 3, 3, 1, 366, PART_YEAR_DAY },
	['v'] = { 2, 2, 1, 53, PART_WEEK },
	['u'] = { 1, 1, 0, 7, PART_WEEK_DAY },
	['h'] = { 1, 2, 1, 12, PART_HOUR },
	['H'] = { 1, 2, 0, 24, PART_HOUR },
	['G'] = { 2, 2, 0, 24, PART_HOUR },
	['i'] = { 1, 2, 0, 59, PART_MINUTE },
	['I'] = { 2, 2, 0, 59, PART_MINUTE },
	['s'] = { 1, 2, 0, 60, PART_SECOND },
	['S'] = { 2, 2, 0, 60, PART_SECOND }
};

/* Abbreviations that are always the same offset, whatever the date. */
static const struct {
	const char	*name;
	int		 minutes;
} abbreviations[] = {
	{ "utc", 0 }, { "gmt", 0 }, { "ut", 0 }, { "z", 0 }, { "wet", 0 },
	{ "west", 60 }, { "bst", 60 }, { "cet", 60 }, { "cest", 120 },
	{ "eet", 120 }, { "eest", 180 }, { "msk", 180 }, { "sast", 120 },
	{ "est", -300 }, { "edt", -240 }, { "cst", -360 }, { "cdt", -300 },
	{ "mst", -420 }, { "mdt", -360 }, { "pst", -480 }, { "pdt", -420 },
	{ "ast", -240 }, { "adt", -180 }, { "nst", -210 }, { "ndt", -150 },
	{ "akst", -540 }, { "akdt", -480 }, { "hst", -600 }, { "jst", 540 },
	{ "awst", 480 }, { "acst", 570 }, { "acdt", 630 }, { "aest", 600 },
	{ "aedt", 660 }, { "nzst", 720 }, { "nzdt", 780 }
};

#define ZONE_NAME	64
#define ZONE_LETTERS	6	/* of an abbreviation */

static bool
is_one_of(const char *text, const char *end, const char *set)
{
	return (text < end && *text != '\0' && strchr(set, *text) != NULL);
}

static const char *
skip_all(const char *text, const char *end, const char *set)
{
	while (is_one_of(text, end, set))
		text++;

	return (text);
}

const char *
piece_blanks(const char *text, const char *end)
{
	for (;;)
		if (is_one_of(text, end, " \t\n"))
			text++;
		else if (end - text >= 2 && memcmp(text, "\xc2\xa0", 2) == 0)
			text += 2;
		else if (end - text >= 3 &&
		    memcmp(text, "\xe2\x80\xaf", 3) == 0)
			text += 3;
		else
			return (text);
}

static const char *
skip_letters(const char *text, const char *end)
{
	while (text < end && isalpha((unsigned char)*text))
		text++;

	return (text);
}

static const char *
skip_digits(const char *text, const char *end, int most)
{
	while (text < end && most-- > 0 && isdigit((unsigned char)*text))
		text++;

	return (text);
}

static int
number_of(const char *text, const char *end)
{
	int	 n = 0;

	for (; text < end; text++)
		n = n * 10 + (*text - '0');

	return (n);
}

/* ["GMT"] ("+" | "-") H [HMM] | HH ":" MM */
static const char *
read_offset(const char *text, const char *end, struct piece *piece)
{
	const char	*from, *to;
	int		 n, minutes;
	bool		 west;

	if (end - text > 3 && memcmp(text, "GMT", 3) == 0)
		text += 3;
	if (!is_one_of(text, end, "+-"))
		return (NULL);
	west = *text++ == '-';
	from = text;
	to = skip_digits(from, end, 4);
	n = number_of(from, to);
	minutes = to - from > 2 ? n / 100 * 60 + n % 100 : n * 60;
	if (to - from <= 2 && is_one_of(to, end, ":")) {
		from = to + 1;
		to = skip_digits(from, end, 2);
		n = number_of(from, to);
		minutes += n;
	}
	if (to == from || minutes > 23 * 60 + 59 || n % 100 > 59)
		return (NULL);
	piece->zone = zone_fixed(west ? -minutes : minutes);

	return (to);
}

static const struct zone *
find_zone(const char *name, size_t length)
{
	char	 text[ZONE_NAME];
	size_t	 i;

	if (length == 0 || length >= sizeof(text))
		return (NULL);
	memcpy(text, name, length);
	text[length] = '\0';
	for (i = 0; i < COUNT(abbreviations); i++)
		if (strcasecmp(abbreviations[i].name, text) == 0)
			return (zone_fixed(abbreviations[i].minutes));

	return (zone_named(text));
}

/* An abbreviation, perhaps in brackets, or a name such as Europe/Rome. */
static const char *
read_zone(const char *text, const char *end, struct piece *piece)
{
	const char	*name, *to;
	bool		 bracket;

	bracket = is_one_of(text, end, "(");
	name = text + bracket;
	to = skip_letters(name, end);
	if (to - name > ZONE_LETTERS && !is_one_of(to, end, "/_-"))
		return (NULL);
	while (is_one_of(to, end, "/_-") && to + 1 < end &&
	    isalpha((unsigned char)to[1]))
		to = skip_letters(to + 1, end);
	if ((piece->zone = find_zone(name, (size_t)(to - name))) == NULL)
		return (NULL);

	return (to + (bracket && is_one_of(to, end, ")")));
}

static const char *
read_month(const char *text, const char *end, char letter,
    struct piece *piece)
{
	static const char	*const roman[] = {
		"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X",
		"XI", "XII"
	};
	size_t			 length, best = 0, room, i;

	if (text == end || !isalpha((unsigned char)*text))
		return (NULL);
	room = (size_t)(end - text);
	for (i = letter == 'a' ? MONTH_NAMES : 0; date_months[i] != NULL; i++) {
		length = strlen(date_months[i]);
		if (length <= best || length > room ||
		    strncasecmp(text, date_months[i], length) != 0)
			continue;
		best = length;
		piece->parts[PART_MONTH] = (int)(i % MONTH_NAMES) + 1;
	}
	if (best == 3 && room > 3 && strncasecmp(text, "sept", 4) == 0)
		best = 4;
	for (i = 0; letter == 'b' && i < COUNT(roman); i++) {
		length = strlen(roman[i]);
		if (length <= best || length > room ||
		    memcmp(text, roman[i], length) != 0)
			continue;
		best = length;
		piece->parts[PART_MONTH] = (int)i + 1;
	}
	piece->seen |= 1u << PART_MONTH;

	return (best == 0 ? NULL : text + best);
}

/* "p.m." up to the end of the word */
static const char *
read_half(const char *text, const char *end, struct piece *piece)
{
	int	*hour = &piece->parts[PART_HOUR];
	bool	 late;

	if (!is_one_of(text, end, "AaPp"))
		return (NULL);
	late = tolower((unsigned char)*text++) == 'p';
	text += is_one_of(text, end, ".");
	if (!is_one_of(text, end, "Mm"))
		return (NULL);
	text++;
	text += is_one_of(text, end, ".");
	if (text < end && !is_one_of(text, end, " \t"))
		return (NULL);
	*hour = *hour % 12 + (late ? 12 : 0);

	return (text);
}

static const char *
read_fraction(const char *text, const char *end, const char *marks)
{
	const char	*to;

	if (!is_one_of(text, end, marks))
		return (NULL);
	to = skip_digits(text + 1, end, (int)(end - text));

	return (to == text + 1 ? NULL : to);
}

/* A character of the set. */
static const char *
read_character(const char *text, const char *end, const char *set)
{
	return (is_one_of(text, end, set) ? text + 1 : NULL);
}

/* Reads everything but numbers. */
static const char *
read_letter(char letter, const char *text, const char *end,
    struct piece *piece)
{
	const char	 set[2] = { letter, '\0' }, *to;

	switch (letter) {
	case '_':
		return (piece_blanks(text, end));
	case '$':
		return (text == end ? text : NULL);
	case '~':
		return (skip_all(text, end, " \t.-"));
	case ';':
		return (read_character(text, end, ",.stndrh\t ") == NULL ?
		    NULL : skip_all(text, end, ",.stndrh\t "));
	case ':':
		return (read_character(text, end, ":."));
	case '=':
		return (read_character(text, end, ".\t-"));
	case '+':
		return (read_character(text, end, ".-"));
	case '%':
		return (read_character(text, end, ".\t"));
	case '?':
		return (text + is_one_of(text, end, ".-"));
	case '|':
		return (text + is_one_of(text, end, "-"));
	case 'T':
		return (text + is_one_of(text, end, "Tt"));
	case 't':
		return (read_character(text, end, "Tt"));
	case '!':
		return (read_character(text, end, ":"));
	case 'f':
		return (read_fraction(text, end, "."));
	case 'F':
		return (read_fraction(text, end, ".:"));
	case 'p':
		return (read_half(text, end, piece));
	case 'a': case 'b': case 'M':
		return (read_month(text, end, letter, piece));
	case 'O':
		return (read_offset(text, end, piece));
	case 'Z':
		to = read_offset(text, end, piece);
		return (to != NULL ? to : read_zone(text, end, piece));
	default:
		return (read_character(text, end, set));
	}
}

static bool
store_number(struct piece *piece, const struct number *number,
    const char *text, const char *end)
{
	int	 n = number_of(text, end);

	if (n < number->low || n > number->high)
		return (false);
	if (number->part == PART_YEAR && end - text < 4 && n < 100)
		n += n < 70 ? 2000 : 1900;
	piece->parts[number->part] = n;
	piece->seen |= 1u << number->part;

	return (true);
}

static bool
has_ordinal(const char *text, const char *end)
{
	static const char	*const suffixes[] = { "st", "nd", "rd", "th" };
	size_t			 i;

	for (i = 0; end - text >= 2 && i < COUNT(suffixes); i++)
		if (memcmp(text, suffixes[i], 2) == 0)
			return (true);

	return (false);
}

/*
 * A number may have fewer digits than there are, if the rest of the format
 * needs the others. A format has few numbers, so this ends soon.
 */
const char *
piece_format(const char *format, const char *text, const char *end,
    struct piece *piece)
{
	const struct number	*number;
	const char		*to, *after;

	if (*format == '\0')
		return (text);
	number = &numbers[(unsigned char)*format];
	if (number->most == 0) {
		to = read_letter(*format, text, end, piece);
		return (to == NULL ? NULL :
		    piece_format(format + 1, to, end, piece));
	}
	to = skip_digits(text, end, number->most);
	for (; to - text >= number->least; to--) {
		if (!store_number(piece, number, text, to))
			continue;
		after = *format == 'd' && has_ordinal(to, end) ?
		    piece_format(format + 1, to + 2, end, piece) : NULL;
		if (after == NULL)
			after = piece_format(format + 1, to, end, piece);
		if (after != NULL)
			return (after);
	}

	return (NULL);
}
