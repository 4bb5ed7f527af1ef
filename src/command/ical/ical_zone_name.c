#include "command/ical/ical_zone_name.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unistr.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/zones.h"

#define NAME		ICAL_ZONE_NAME
#define HOURS_MOST	14
#define SPANS		8	/* of a zone in the coming years */
#define FORMS		3	/* of a name, as ICU shows it */

struct search {
	const struct zone	*site;
	int64_t			 now;
	char			 name[NAME];	/* without blanks around it */
	bool			 has_offset;
	int			 offset;	/* minutes */
	char			 rest[NAME];	/* after that */
};

bool
ical_zone_convert(const char *name, char to[NAME], bool from_windows)
{
	UErrorCode	 error = U_ZERO_ERROR;
	UChar		 wide[NAME], found[NAME];
	int32_t		 i, length;

	for (i = 0; name[i] != '\0'; i++) {
		if (i == NAME - 1 || (unsigned char)name[i] > 0x7f)
			return (false);
		wide[i] = (UChar)name[i];
	}
	length = from_windows ? ucal_getTimeZoneIDForWindowsID(wide, i, NULL,
	    found, NAME, &error) : ucal_getWindowsTimeZoneID(wide, i, found,
	    NAME, &error);
	if (U_FAILURE(error) || length <= 0 || length >= NAME)
		return (false);
	for (i = 0; i < length; i++)
		to[i] = (char)found[i];
	to[length] = '\0';
	return (true);
}

void
ical_zone_text(const struct zone *zone, char text[NAME])
{
	int	 minutes = zone_offset(zone, 0) / 60;

	if (zone == zone_utc())
		strcpy(text, "UTC");
	else if (zone_name(zone) != NULL)
		snprintf(text, NAME, "%s", zone_name(zone));
	else
		snprintf(text, NAME, "%c%02d:%02d", minutes < 0 ? '-' : '+',
		    abs(minutes) / 60, abs(minutes) % 60);
}

/* Removes blanks and quotes at both ends. */
static void
clean_name(const char *name, char to[NAME])
{
	static const char	 ends[] = " \t\"'";
	size_t			 length;

	name += strspn(name, ends);
	snprintf(to, NAME, "%s", name);
	length = strlen(to);
	while (length > 0 && strchr(ends, to[length - 1]) != NULL)
		length--;
	to[length] = '\0';
}

/* Removes the number of a copy, as in "Europe/Berlin 1". */
static bool
remove_number(char *name)
{
	size_t	 length = strlen(name), digits;

	for (digits = 0; digits < length &&
	    isdigit((unsigned char)name[length - 1 - digits]); digits++)
		;
	if (digits == 0 || digits > 2 || length < digits + 2 ||
	    strchr(" _", name[length - 1 - digits]) == NULL)
		return (false);
	name[length - 1 - digits] = '\0';
	return (true);
}

/* "Europe/Berlin (CET)", "Central European Time - Berlin" */
static bool
cut_name(char *name)
{
	char	*end;

	if ((end = strstr(name, " (")) == NULL &&
	    (end = strstr(name, " - ")) == NULL)
		return (false);
	*end = '\0';
	return (true);
}

static int
read_digits(const char **at, int most)
{
	int	 n = 0, count;

	for (count = 0; count < most && isdigit((unsigned char)**at); count++)
		n = n * 10 + *(*at)++ - '0';
	return (count > 0 ? n : -1);
}

/* Reads "(UTC-05:00) ", "GMT+0200", "UTC +2", "(UTC)" or "+02:00". */
static bool
read_offset(const char **at, int *offset)
{
	const char	*p = *at;
	int		 hours, minutes = 0, sign;
	bool		 in_brackets, is_named;

	in_brackets = *p == '(';
	p += in_brackets;
	is_named = strncasecmp(p, "UTC", 3) == 0 ||
	    strncasecmp(p, "GMT", 3) == 0;
	p += is_named ? 3 : 0;
	p += strspn(p, " ");
	sign = *p == '-' ? -1 : 1;
	*offset = 0;
	if (*p == '+' || *p == '-') {
		p++;
		if ((hours = read_digits(&p, 2)) == -1 || hours > HOURS_MOST)
			return (false);
		p += *p == ':' || *p == '.';
		if (isdigit((unsigned char)*p))
			minutes = read_digits(&p, 2);
		*offset = sign * (hours * 60 + minutes);
	} else if (!is_named)
		return (false);
	if (minutes > 59 || (in_brackets && *p++ != ')') ||
	    (*p != '\0' && *p != ' ') || (!in_brackets && *p != '\0' &&
	    isalpha((unsigned char)p[-1])))
		return (false);
	*at = p + strspn(p, " ");
	return (true);
}

/* Compares letters and digits: US-Eastern is US/Eastern. */
static bool
is_like(const char *a, const char *b)
{
	for (;; a++, b++) {
		while (*a != '\0' && !isalnum((unsigned char)*a))
			a++;
		while (*b != '\0' && !isalnum((unsigned char)*b))
			b++;
		if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
			return (false);
		if (*a == '\0')
			return (true);
	}
}

/* Abbreviations that the tz database has in English only. */
static const char *
in_english(const char *name)
{
	static const char *const	 names[][2] = {
		{ "MEZ", "CET" }, { "MESZ", "CEST" }, { "WEZ", "WET" },
		{ "WESZ", "WEST" }, { "OEZ", "EET" }, { "OESZ", "EEST" },
		{ "HNEC", "CET" }, { "HAEC", "CEST" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(names); i++)
		if (strcasecmp(name, names[i][0]) == 0)
			return (names[i][1]);
	return (name);
}

/* Whether the offset before the name is that of the zone in winter. */
static bool
fits_offset(const struct search *s, const struct zone *zone)
{
	struct zone_span	 span;
	int			 i;

	if (!s->has_offset)
		return (true);
	zone_span(zone, s->now, &span);
	for (i = 0; span.daylight && i < SPANS; i++)
		if (!zone_span_after(zone, span.from, &span))
			break;
	return (span.offset == s->offset * 60);
}

/* The last part of names is a city. */
static const struct zone *
find_alike(const struct search *s, const char *name, bool is_city)
{
	const struct zone	*zone;
	const char		*known, *city;
	size_t			 i;

	for (i = 0; (zone = zone_at(i)) != NULL; i++) {
		if ((known = zone_name(zone)) == NULL ||
		    strncmp(known, "Etc/", 4) == 0)
			continue;
		city = strrchr(known, '/');
		if (is_city && city == NULL)
			continue;
		if (is_like(name, is_city ? city : known) &&
		    fits_offset(s, zone))
			return (zone);
	}
	return (NULL);
}

/* "Amsterdam, Berlin", or "Greenwich Mean Time : Dublin, London". */
static const struct zone *
find_city(const struct search *s)
{
	char			 list[NAME], *rest, *city;
	const struct zone	*zone = NULL;

	strcpy(list, s->rest);
	for (city = strtok_r(list, ",/;:&", &rest); city != NULL && zone ==
	    NULL; city = strtok_r(NULL, ",/;:&", &rest))
		if (city[strspn(city, " ")] != '\0')
			zone = find_alike(s, city, true);
	return (zone);
}

/* Reads a name as ICU shows it, in a language and one of its forms. */
static bool
read_shown(const UChar *name, int32_t length, const char *language,
    const UChar form[5], char to[NAME])
{
	static const UChar	 utc[] = { 'U', 'T', 'C', 0 };
	UErrorCode		 error = U_ZERO_ERROR;
	UDateFormat		*format;
	UCalendar		*calendar;
	UChar			 id[NAME];
	int32_t			 at = 0, i, found = 0;

	format = udat_open(UDAT_PATTERN, UDAT_PATTERN, language, utc, 3,
	    form, -1, &error);
	calendar = ucal_open(utc, 3, language, UCAL_GREGORIAN, &error);
	udat_parseCalendar(format, calendar, name, length, &at, &error);
	if (!U_FAILURE(error) && at == length)
		found = ucal_getTimeZoneID(calendar, id, NAME, &error);
	ucal_close(calendar);
	udat_close(format);
	if (U_FAILURE(error) || found <= 0 || found >= NAME)
		return (false);
	for (i = 0; i < found; i++)
		to[i] = (char)id[i];
	to[found] = '\0';
	return (true);
}

/* Without brackets: "Eastern Time (US & Canada)". */
static const struct zone *
find_shown(const struct search *s, const char *text)
{
	static const char *const	 languages[] = { "en_GB", "de", "fr",
					    "es" };
	static const UChar		 forms[FORMS][5] = {
					    { 'v', 'v', 'v', 'v', 0 },
					    { 'z', 'z', 'z', 'z', 0 },
					    { 'V', 'V', 'V', 0 } };
	UChar				 wide[NAME];
	const struct zone		*zone;
	char				 name[NAME];
	size_t				 length, size = NAME, i;

	length = strcspn(text, "(");
	while (length > 0 && text[length - 1] == ' ')
		length--;
	if (u8_to_u16((const uint8_t *)text, length, wide, &size) != wide)
		return (NULL);
	for (i = 0; i < 4 * FORMS && size > 0; i++)
		if (read_shown(wide, (int32_t)size, languages[i / FORMS],
		    forms[i % FORMS], name) &&
		    (zone = zone_named(name)) != NULL && fits_offset(s, zone))
			return (zone);
	return (NULL);
}

static bool
has_abbreviation(const struct zone *zone, const char *name, int64_t utc,
    int *offset)
{
	struct zone_span	 span;
	int			 i;

	zone_span(zone, utc, &span);
	for (i = 0; i < SPANS; i++) {
		*offset = span.offset / 60;
		if (span.abbreviation != NULL &&
		    strcasecmp(span.abbreviation, name) == 0)
			return (true);
		if (!zone_span_after(zone, span.from > utc ? span.from : utc,
		    &span))
			break;
	}
	return (false);
}

/* "CEST" is an offset: in the site's zone, or in the first one that has it. */
static bool
find_abbreviation(const struct search *s, const char *name, int *offset)
{
	const struct zone	*zone = s->site;
	size_t			 i;

	name = in_english(name);
	for (i = 0; zone != NULL; zone = zone_at(i++))
		if (has_abbreviation(zone, name, s->now, offset))
			return (true);
	return (false);
}

/* The zone of the site, or of the table, with the same Windows name. */
static const struct zone *
prefer_zone(const struct search *s, const struct zone *zone)
{
	const struct zone	*other;
	const char		*site = zone_name(s->site), *name;
	char			 windows[NAME], same[NAME];

	if (zone == NULL || (name = zone_name(zone)) == NULL ||
	    !ical_zone_convert(name, windows, false))
		return (zone);
	if (strcmp(windows, "UTC") == 0)
		return (zone_utc());
	if (site != NULL && ical_zone_convert(site, same, false) &&
	    strcmp(same, windows) == 0)
		return (s->site);
	if (!ical_zone_convert(windows, same, true) ||
	    (other = zone_named(same)) == NULL)
		return (zone);
	return (other);
}

/* Whether the zone has these offsets in winter and in summer. */
static bool
has_both(const struct zone *zone, int winter, int summer, int64_t now)
{
	struct search		 s = { .now = now, .has_offset = true,
				    .offset = winter };
	struct zone_span	 span;

	if (!fits_offset(&s, zone))
		return (false);
	zone_span(zone, now, &span);
	return ((span.offset == summer * 60 && span.daylight) ||
	    (zone_span_after(zone, now, &span) && span.daylight &&
	    span.offset == summer * 60));
}

/* "CET/CEST", "GMT +0100 (Standard) / GMT +0200 (Daylight)" */
static const struct zone *
find_pair(const struct search *s)
{
	const struct zone	*zone = s->site;
	char			 text[NAME], *part, *rest = text;
	const char		*at;
	int			 offsets[2];
	size_t			 i;

	strcpy(text, s->name);
	for (i = 0; i < 2; i++) {
		if ((part = strsep(&rest, "/")) == NULL)
			return (NULL);
		part += strspn(part, " ");
		part[strcspn(part, "(")] = '\0';
		for (at = part + strlen(part); at > part && at[-1] == ' ';)
			part[--at - part] = '\0';
		at = part;
		if (!(read_offset(&at, &offsets[i]) && *at == '\0') &&
		    !find_abbreviation(s, part, &offsets[i]))
			return (NULL);
	}
	for (i = 0; zone != NULL && rest == NULL; zone = zone_at(i++))
		if (has_both(zone, offsets[0], offsets[1], s->now))
			return (prefer_zone(s, zone));
	return (NULL);
}

/* "W.Europe Daylight Time" and "W. Europe" are W. Europe Standard Time. */
static const struct zone *
find_windows(const struct search *s)
{
	static const char *const	 ends[] = { " Time", " Standard",
					    " Daylight", " Summer" };
	char				 name[NAME], text[NAME];
	const char			*p;
	size_t				 i, length = 0;

	for (p = s->rest; *p != '\0' && length < NAME - 20; p++) {
		text[length++] = *p;
		if (*p == '.' && isalpha((unsigned char)p[1]))
			text[length++] = ' ';
	}
	text[length] = '\0';
	for (i = 0; i < COUNT(ends); i++)
		if (length > strlen(ends[i]) && strcasecmp(text + length -
		    strlen(ends[i]), ends[i]) == 0) {
			length -= strlen(ends[i]);
			text[length] = '\0';
		}
	strcpy(text + length, " Standard Time");
	return (ical_zone_convert(text, name, true) ? zone_named(name) : NULL);
}

static const struct zone *
find_words(const struct search *s)
{
	const struct zone	*zone;
	const char		*last = strrchr(s->rest, '/');
	char			 name[NAME];

	if (ical_zone_convert(s->rest, name, true))
		zone = zone_named(name);
	else if ((zone = find_alike(s, in_english(s->rest), false)) != NULL)
		return (zone);
	else if ((zone = find_shown(s, s->rest)) == NULL &&
	    (zone = find_windows(s)) == NULL &&
	    (zone = find_city(s)) == NULL && last != NULL &&
	    strchr(last, '(') == NULL)
		zone = find_shown(s, last + 1);
	return (prefer_zone(s, zone));
}

const struct zone *
ical_zone_named(const char *name, const struct zone *site, int64_t now)
{
	struct search		 s = { .site = site, .now = now };
	const struct zone	*zone;
	const char		*at = s.name;
	bool			 is_short;
	int			 offset;

	if (strlen(name) >= NAME)
		return (NULL);
	clean_name(name, s.name);
	if ((zone = find_pair(&s)) != NULL)
		return (zone);
	s.has_offset = read_offset(&at, &s.offset);
	strcpy(s.rest, at);
	is_short = !s.has_offset && *at != '\0' &&
	    find_alike(&s, in_english(at), false) == NULL &&
	    find_abbreviation(&s, at, &offset);
	do
		zone = *s.rest != '\0' && !is_short ? find_words(&s) : NULL;
	while (zone == NULL && (remove_number(s.rest) || cut_name(s.rest)));
	if (zone == NULL && (is_short || s.has_offset))
		zone = zone_fixed(is_short ? offset : s.offset);
	return (zone);
}
