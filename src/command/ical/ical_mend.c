#include "command/ical/ical_mend.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_old_rule.h"
#include "command/ical/ical_stamp.h"
#include "command/import/import_report.h"

#define SHOWN	40		/* bytes of a wrong value in the report */

struct piece {
	const char	*text;
	size_t		 length;
};

struct line {
	struct ical_mender	*m;
	struct piece		 name, params, value;
	struct buf		 out;
	char			 last[ICAL_STAMP];	/* UNTIL of a rule */
	struct piece		 wrong_until;	/* text NULL: none */
	bool			 has_count;
	bool			 has_no_ordinals;	/* in BYDAY */
	unsigned		 seen;		/* bits of rule_parts[] */
};

static struct piece
trim_piece(struct piece p)
{
	while (p.length > 0 && strchr(" \t\r", p.text[p.length - 1]) != NULL)
		p.length--;
	while (p.length > 0 && strchr(" \t", *p.text) != NULL) {
		p.text++;
		p.length--;
	}
	return (p);
}

static bool
is_named(struct piece p, const char *name)
{
	return (strlen(name) == p.length &&
	    strncasecmp(p.text, name, p.length) == 0);
}

static bool
is_one_of(struct piece p, const char *const *names)
{
	while (*names != NULL && !is_named(p, *names))
		names++;
	return (*names != NULL);
}

/* Removes the piece before the separator, and returns it without blanks. */
static bool
cut_piece(struct piece *rest, char separator, struct piece *to)
{
	const char	*end;

	if (rest->text == NULL)
		return (false);
	*to = *rest;
	end = memchr(rest->text, separator, rest->length);
	if (end != NULL) {
		to->length = (size_t)(end - to->text);
		rest->text = end + 1;
		rest->length -= to->length + 1;
	} else
		*rest = (struct piece){ 0 };
	*to = trim_piece(*to);
	return (true);
}

/* Reports a value, or a part of a rule, of the line. */
static void
report_part(struct line *l, const char *part, struct piece value,
    const char *why)
{
	struct ical_mender	*m = l->m;

	if (m->report == NULL)
		return;
	report_lost(m->report, IMPORT_EVENT, arena_join(m->arena,
	    arena_copy(m->arena, l->name.text, l->name.length), part, NULL),
	    arena_printf(m->arena, "%.*s%s%s", (int)(value.length < SHOWN ?
	    value.length : SHOWN), value.text, value.length > 0 ? " " : "",
	    why), m->event);
}

/* Copies name and parameters. */
static void
begin_line(struct line *l, const char *more)
{
	buf_init(&l->out, l->m->arena, l->name.length + l->params.length +
	    l->value.length + 64);
	buf_add(&l->out, l->name.text, l->name.length);
	buf_string(&l->out, more);
	buf_add(&l->out, l->params.text, l->params.length);
	buf_char(&l->out, ':');
}

static bool
has_param(const struct line *l, const char *text)
{
	return (strcasestr(arena_copy(l->m->arena, l->params.text,
	    l->params.length), text) != NULL);
}

/* vCalendar 1.0 separates dates by semicolons. */
static char
find_separator(struct piece dates)
{
	return (memchr(dates.text, ';', dates.length) != NULL ? ';' : ',');
}

/*
 * Finds the value: it begins after a colon with a date. Names of zones may
 * contain colons, even without quotes.
 */
static bool
find_dates(struct line *l, const char *end, struct ical_stamp *first)
{
	const char	*at = l->params.text;
	struct piece	 rest, value;

	while ((at = memchr(at, ':', (size_t)(end - at))) != NULL) {
		at++;
		rest = l->value = (struct piece){ at, (size_t)(end - at) };
		cut_piece(&rest, find_separator(rest), &value);
		if (ical_stamp_read(first, value.text, value.length)) {
			l->params.length = (size_t)(at - 1 - l->params.text);
			return (true);
		}
	}
	return (false);
}

/* A date with the time 0:00 is a date. */
static void
mend_form(const struct line *l, struct ical_stamp *s)
{
	if (s->has_time && !s->has_offset && s->hour == 0 && s->minute == 0 &&
	    s->second == 0 && has_param(l, ";VALUE=DATE") &&
	    !has_param(l, ";VALUE=DATE-TIME"))
		s->has_time = false;
}

/* Appends a value of a list. Returns false if it is left out. */
static bool
add_date(struct line *l, struct piece value)
{
	struct ical_stamp	 s;
	char			 text[ICAL_STAMP];

	if (!ical_stamp_read(&s, value.text, value.length)) {
		buf_add(&l->out, value.text, value.length);
		return (true);
	}
	mend_form(l, &s);
	if (!ical_stamp_exists(&s) || !ical_stamp_print(&s, text)) {
		report_part(l, "", value, "does not exist; left out");
		return (false);
	}
	buf_string(&l->out, text);
	return (true);
}

/* Times with an offset become times in UTC, shown with this offset. */
static bool
mend_dates(struct line *l, const char *end)
{
	struct ical_stamp	 first;
	struct piece		 rest, value;
	char			 zone[32] = "", between;
	bool			 any = false;
	size_t			 before;

	if (!find_dates(l, end, &first))
		return (false);
	if (first.offset != 0 && !has_param(l, ";TZID="))
		snprintf(zone, sizeof(zone), ";TZID=%c%02d%02d",
		    first.offset < 0 ? '-' : '+', abs(first.offset) / 60,
		    abs(first.offset) % 60);
	begin_line(l, zone);
	between = find_separator(l->value);
	for (rest = l->value; cut_piece(&rest, between, &value);) {
		before = l->out.length;
		if (any)
			buf_char(&l->out, ',');
		if (add_date(l, value))
			any = true;
		else
			buf_cut(&l->out, before);
	}
	if (!any)
		buf_cut(&l->out, 0);
	return (true);
}

static bool
mend_duration(struct line *l, const char *end)
{
	const char	*at;
	char		 text[ICAL_DURATION];

	at = memchr(l->params.text, ':', (size_t)(end - l->params.text));
	if (at == NULL)
		return (false);
	l->params.length = (size_t)(at - l->params.text);
	l->value = (struct piece){ at + 1, (size_t)(end - at) - 1 };
	if (ical_duration_print(l->value.text, l->value.length, text)) {
		begin_line(l, "");
		buf_string(&l->out, text);
	} else {
		buf_init(&l->out, l->m->arena, 0);
		report_part(l, "", trim_piece(l->value), "is not a duration;"
		    " left out");
	}
	return (true);
}

/* Libical takes "+02:00" and "+02" for two minutes. */
static bool
mend_offset(struct line *l, const char *end)
{
	const char	*at, *text, *digits;
	unsigned	 hours, minutes = 0;
	int		 length = 0;

	at = memchr(l->params.text, ':', (size_t)(end - l->params.text));
	if (at == NULL)
		return (false);
	l->params.length = (size_t)(at - l->params.text);
	l->value = trim_piece((struct piece){ at + 1, (size_t)(end - at) - 1 });
	text = arena_copy(l->m->arena, l->value.text, l->value.length);
	digits = text + (*text == '+' || *text == '-');
	if (!isdigit((unsigned char)*digits) ||
	    sscanf(digits, "%2u%n:%2u%n:%*2u%n", &hours, &length, &minutes,
	    &length, &length) < 1 || digits[length] != '\0' || minutes > 59)
		return (false);
	begin_line(l, "");
	buf_printf(&l->out, "%c%02u%02u", *text == '-' ? '-' : '+', hours,
	    minutes);
	return (true);
}

/* Numbers of `seen`. RSCALE and SKIP need no line if they change nothing. */
static const char *const	rule_parts[] = {
	"FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYMINUTE",
	"BYHOUR", "BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYMONTH",
	"BYSETPOS", "WKST", "RSCALE", "SKIP", NULL
};

/* RFC 5545 section 3.3.10. */
static bool
forbids_ordinals(const struct line *l)
{
	const char	*rule;

	rule = arena_copy(l->m->arena, l->value.text, l->value.length);
	return (strcasestr(rule, "FREQ=DAILY") != NULL ||
	    strcasestr(rule, "FREQ=WEEKLY") != NULL ||
	    strcasestr(rule, "BYWEEKNO=") != NULL);
}

/* Reads "MO", "2TU" or "-1FR". False: it is left out. */
static bool
mend_day(struct line *l, struct piece *member)
{
	static const char *const	 days[] = { "MO", "TU", "WE", "TH",
	    "FR",
					    "SA", "SU", NULL };
	struct piece			 day = *member;
	char				*end;
	long				 ordinal;

	if (day.length > 2) {
		day.text += day.length - 2;
		day.length = 2;
	}
	ordinal = strtol(member->text, &end, 10);
	if (!is_one_of(day, days) ||
	    (member->length > 2 && end != day.text)) {
		report_part(l, " BYDAY", *member, "is not a weekday; left out");
		return (false);
	}
	if (member->length > 2 && (ordinal == 0 || l->has_no_ordinals)) {
		report_part(l, " BYDAY", *member, "has a number that is not"
		    " allowed; it is left out");
		*member = day;
	}
	return (true);
}

/* Whether libical will read one of the weekdays. */
static bool
has_day(struct line *l, struct piece value)
{
	struct ical_mender	 quiet = { .arena = l->m->arena }, *m = l->m;
	struct piece		 member;
	bool			 has = false;

	l->m = &quiet;
	while (!has && cut_piece(&value, ',', &member))
		has = member.length > 0 && mend_day(l, &member);
	l->m = m;
	return (has);
}

/* Appends the members of a list that are not empty, and can be weekdays. */
static void
add_members(struct line *l, struct piece name, struct piece value)
{
	struct piece	 member;
	size_t		 before = l->out.length;
	bool		 any = false, mends;

	mends = is_named(name, "BYDAY") && has_day(l, value);
	buf_add(&l->out, name.text, name.length);
	buf_char(&l->out, '=');
	while (cut_piece(&value, ',', &member)) {
		if (member.length == 0 || (mends && !mend_day(l, &member)))
			continue;
		if (any)
			buf_char(&l->out, ',');
		buf_add(&l->out, member.text, member.length);
		any = true;
	}
	buf_char(&l->out, ';');
	if (!any) {
		buf_cut(&l->out, before);
		report_part(l, " part", name, "is empty; left out");
	}
}

/* Returns false if it is not a date. */
static bool
read_until(struct line *l, struct piece value)
{
	struct ical_stamp	 s;

	if (!ical_stamp_read(&s, value.text, value.length) ||
	    !ical_stamp_day(&s, l->last)) {
		*l->last = '\0';
		return (false);
	}
	if (!ical_stamp_exists(&s))
		report_part(l, " UNTIL", value, "does not exist; the last day"
		    " before it is used");
	else
		(void)ical_stamp_print(&s, l->last);
	return (true);
}

static void
add_rule_part(struct line *l, struct piece name, struct piece value)
{
	l->has_count = l->has_count || is_named(name, "COUNT");
	if (is_named(name, "UNTIL")) {
		if (!read_until(l, value))
			l->wrong_until = value;
	} else if (is_named(name, "SKIP")) {
		if (!is_named(value, "OMIT"))
			report_part(l, " SKIP", value, "is not supported; days"
			    " that do not exist are left out");
	} else if (!is_named(name, "RSCALE") || !is_named(value, "GREGORIAN"))
		add_members(l, name, value);
}

/* Reads a part once. */
static void
read_rule_part(struct line *l, struct piece part)
{
	struct piece	 name;
	unsigned	 i = 0;

	cut_piece(&part, '=', &name);
	while (rule_parts[i] != NULL && !is_named(name, rule_parts[i]))
		i++;
	if (rule_parts[i] == NULL || (l->seen >> i & 1)) {
		report_part(l, " part", name, rule_parts[i] == NULL ? "is"
		    " unknown; left out" : "is repeated; the first is used");
		return;
	}
	l->seen |= 1U << i;
	add_rule_part(l, name, trim_piece(part));
}

/* A rule that says that it ends, but not when, is no rule without COUNT. */
static bool
has_meaning(struct line *l)
{
	if (l->wrong_until.text != NULL)
		report_part(l, " UNTIL", l->wrong_until, l->has_count ?
		    "is not a date; COUNT is used" :
		    "is not a date; the event does not repeat");
	return (l->wrong_until.text == NULL || l->has_count);
}

/* A rule that cannot be used is an empty line. */
static bool
mend_rule(struct line *l, const char *end)
{
	struct piece	 rest, part;
	struct buf	 parts, old;
	const char	*at;

	at = memchr(l->params.text, ':', (size_t)(end - l->params.text));
	if (at == NULL)
		return (false);
	l->params.length = (size_t)(at - l->params.text);
	l->value = (struct piece){ at + 1, (size_t)(end - at) - 1 };
	buf_init(&old, l->m->arena, 64);
	if (memchr(l->value.text, '=', l->value.length) == NULL &&
	    ical_old_rule(&old, l->value.text, l->value.length))
		l->value = (struct piece){ old.data, old.length };
	l->has_no_ordinals = forbids_ordinals(l);
	rest = l->value;
	buf_init(&l->out, l->m->arena, l->value.length + 1);
	while (cut_piece(&rest, ';', &part))
		if (part.length > 0)
			read_rule_part(l, part);
	if (!has_meaning(l)) {
		buf_cut(&l->out, 0);
		return (true);
	}
	parts = l->out;
	if (parts.length > 0)
		buf_cut(&parts, parts.length - 1);
	begin_line(l, *l->last != '\0' && l->has_count ? arena_join(
	    l->m->arena, ";" ICAL_UNTIL "=", l->last, NULL) : "");
	buf_add(&l->out, parts.data, parts.length);
	if (*l->last != '\0' && l->has_count)
		report_part(l, "", (struct piece){ "", 0 }, "has both COUNT and"
		    " UNTIL; the earlier end is used");
	else if (*l->last != '\0')
		buf_printf(&l->out, ";UNTIL=%s", l->last);
	return (true);
}

const char *
ical_mend_line(struct ical_mender *m, const char *text, size_t length)
{
	static const char *const	 dates[] = { "DTSTART", "DTEND",
					    "RECURRENCE-ID", "EXDATE",
					    "RDATE", "CREATED",
					    "LAST-MODIFIED", "DTSTAMP",
					    NULL };
	static const char *const	 rules[] = { "RRULE", "EXRULE", NULL };
	static const char *const	 offsets[] = { "TZOFFSETFROM",
					    "TZOFFSETTO", NULL };
	struct line			 l = { .m = m };
	const char			*end = text + length;
	bool				 mended = false;

	l.name = (struct piece){ text, 0 };
	while (l.name.length < length &&
	    strchr(";:", text[l.name.length]) == NULL)
		l.name.length++;
	l.params = (struct piece){ text + l.name.length, 0 };
	if (is_one_of(l.name, dates))
		mended = mend_dates(&l, end);
	else if (is_one_of(l.name, rules))
		mended = mend_rule(&l, end);
	else if (is_named(l.name, "DURATION"))
		mended = mend_duration(&l, end);
	else if (is_one_of(l.name, offsets))
		mended = mend_offset(&l, end);
	return (mended ? l.out.data : NULL);
}

const char *
ical_mend(struct ical_mender *m, const char *lines)
{
	struct buf	 out;
	const char	*at = lines, *mended;
	size_t		 length;
	bool		 any = false;

	buf_init(&out, m->arena, strlen(lines) + 256);
	while (*at != '\0') {
		length = strcspn(at, "\n");
		mended = ical_mend_line(m, at, length);
		any = any || mended != NULL;
		if (mended != NULL)
			buf_string(&out, mended);
		else
			buf_add(&out, at, length);
		at += length;
		if (*at == '\n') {
			buf_char(&out, '\n');
			at++;
		}
	}
	return (any && !out.full ? out.data : lines);
}
