#include "command/ical/ical_split.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/import/import_report.h"

#define TEXT(number)	TEXT_OF(number)
#define TEXT_OF(number)	#number
#define BYTE_ORDER_MARK	"\xef\xbb\xbf"
#define NAME		64	/* limit of a name in the report, in bytes */

struct splitter {
	struct ical_pieces	*to;
	struct arena		*arena;
	struct report		*report;
	const char		*path;
	char			*out;		/* position of the next line */
	int64_t			 out_line;	/* its number */
	int64_t			 line;
	unsigned		 calendar;
	int64_t			 calendar_line;	/* where the calendar starts */
	bool			 is_calendar;
	bool			 is_bare;	/* has no BEGIN:VCALENDAR */
	unsigned		 ended;		/* bits of complete calendars */
	int			 depth;		/* 1: in a calendar */
	int			 components;
	struct ical_piece	 piece;		/* current, from depth 2 on */
	char			 name[NAME];	/* of the component */
	int			 lines;		/* of the component */
	size_t			 parameters;	/* of these */
	const char		*why;		/* reason to omit, or NULL */
};

/* An unfolded line including its end. */
struct line {
	char	*text;
	size_t	 length;
};

/* Copies the name, up to parameters or value, and returns its end. */
static const char *
copy_name(const struct line *l, char name[NAME])
{
	size_t	 length;

	for (length = 0; length < NAME - 1 && length < l->length &&
	    strchr(";:\n", l->text[length]) == NULL; length++)
		name[length] = l->text[length];
	name[length] = '\0';
	return (name);
}

/* Whether the line has this name, in any letter case. */
static bool
has_name(const struct line *l, const char *name)
{
	size_t	 length = strlen(name);

	return (l->length > length && strncasecmp(l->text, name, length) == 0 &&
	    (l->text[length] == ':' || l->text[length] == ';'));
}

/*
 * Finds the end of a parameter as libical does: quotes and ends at the start or
 * after a backslash do not count.
 */
static const char *
find_end(const char *from, const char *end, const char *ends)
{
	const char	*p;
	bool		 quoted = false;

	for (p = from + 1; p < end; p++)
		if (p[-1] == '\\')
			continue;
		else if (*p == '"')
			quoted = !quoted;
		else if (!quoted && strchr(ends, *p) != NULL)
			return (p);
	return (NULL);
}

/* Like libical, continues after colons in the name of a time zone. */
static int
count_parameters(const struct line *l)
{
	const char	*end = l->text + l->length;
	const char	*at, *from = l->text, *ends = ":;";
	int		 count = 0;

	while (count <= ICAL_PARAMETERS &&
	    (at = find_end(from, end, ends)) != NULL) {
		from += strspn(from, " \t");
		if (*at == ':' && strncasecmp(from, "TZID", 4) != 0)
			break;
		count += *at == ';';
		ends = *at == ':' ? ";" : ":;";
		from = at + 1;
	}
	return (count);
}

/*
 * libical makes a property of each value. X- properties have several values
 * only with a parameter, and are not imported then.
 */
static int
count_values(const struct line *l)
{
	static const char *const	 names[] = { "CATEGORIES", "EXDATE",
					    "RDATE", "RESOURCES", "FREEBUSY",
					    "ACCEPT-RESPONSE",
					    "POLL-PROPERTIES" };
	const char			*p = l->text, *end = p + l->length;
	bool				 is_x, is_list = false;
	int				 count = 1;
	size_t				 i;

	is_x = l->length > 1 && strncasecmp(l->text, "X-", 2) == 0;
	for (i = 0; i < COUNT(names); i++)
		is_list = is_list || has_name(l, names[i]);
	if (!is_x && !is_list)
		return (1);
	for (; (p = memchr(p, ',', (size_t)(end - p))) != NULL; p++)
		count += p == l->text || p[-1] != '\\';
	return (is_x && count > ICAL_VALUES ? ICAL_VALUES : count);
}

static const char *
find_fault(const struct line *l)
{
	if (l->length > ICAL_LINE)
		return ("is longer than 512 KB; left out");
	if (count_parameters(l) > ICAL_PARAMETERS)
		return ("has more than " TEXT(ICAL_PARAMETERS)
		    " parameters; left out");
	return (NULL);
}

static void
append_piece(struct splitter *s)
{
	struct ical_pieces	*p = s->to;

	p->list = arena_room(s->arena, p->list, p->count, &p->size,
	    sizeof(*p->list));
	p->list[p->count++] = s->piece;
}

static void
begin_piece(struct splitter *s)
{
	s->piece.text = s->out;
	s->piece.line = s->out_line = s->line;
	s->piece.calendar = s->calendar;
	s->lines = 0;
	s->parameters = 0;
	s->why = NULL;
}

/* The NUL overwrites the end of the last line. */
static void
end_piece(struct splitter *s)
{
	if (s->why != NULL) {
		report_line(s->report, s->path, s->name, s->piece.line, s->why);
		s->out = (char *)(uintptr_t)s->piece.text;
		return;
	}
	while (s->out[-1] == '\n')
		s->out--;
	*s->out++ = '\0';
	s->piece.size = (size_t)(s->out - s->piece.text) +
	    (size_t)s->lines * ICAL_PROPERTY +
	    s->parameters * ICAL_PARAMETER;
	append_piece(s);
}

/*
 * Empty lines replace lines that were dropped or joined, so that line numbers
 * stay correct.
 */
static void
copy_line(struct splitter *s, const struct line *l)
{
	char	 name[NAME];
	int	 values;

	values = count_values(l);
	if (values > ICAL_VALUES) {
		report_line(s->report, s->path, copy_name(l, name), s->line,
		    "has more than " TEXT(ICAL_VALUES) " values; the first ones"
		    " are used");
		values = ICAL_VALUES;
	}
	s->lines += values;
	s->parameters += (size_t)count_parameters(l) * (size_t)values;
	if (s->lines > ICAL_LINES && s->why == NULL)
		s->why = "has more than " TEXT(ICAL_LINES)
		    " lines; left out";
	if (s->why == NULL) {
		for (; s->out_line < s->line; s->out_line++)
			*s->out++ = '\n';
		s->out_line++;
		memmove(s->out, l->text, l->length);
		s->out += l->length;
	}
}

/* Reads the value of a BEGIN line, without blanks. */
static const char *
copy_value(const struct line *l, char value[NAME])
{
	struct line	 rest = { memchr(l->text, ':', l->length), 0 };
	size_t		 length;

	if (rest.text == NULL)
		return (strcpy(value, "a component"));
	rest.text++;
	rest.text += strspn(rest.text, " \t");
	rest.length = l->length - (size_t)(rest.text - l->text);
	copy_name(&rest, value);
	length = strlen(value);
	while (length > 0 && strchr(" \t", value[length - 1]) != NULL)
		value[--length] = '\0';
	return (value);
}

/* Components of a calendar that some files have without one. */
static bool
is_part(const char *name)
{
	return (strcasecmp(name, "VEVENT") == 0 ||
	    strcasecmp(name, "VTIMEZONE") == 0 ||
	    strcasecmp(name, "VTODO") == 0);
}

/* Returns false if the component is in a calendar that has no BEGIN. */
static bool
begin_calendar(struct splitter *s, const char *name)
{
	s->calendar++;
	s->calendar_line = s->line;
	s->is_calendar = strcasecmp(name, "VCALENDAR") == 0;
	s->is_bare = is_part(name);
	if (s->is_bare)
		report_line(s->report, s->path, name, s->line,
		    "is not in a calendar; read like one that is");
	s->depth = 1;
	s->is_calendar = s->is_calendar || s->is_bare;
	return (!s->is_bare);
}

static void
end_bare_calendar(struct splitter *s)
{
	if (s->is_bare && s->depth == 1) {
		s->depth = 0;
		s->ended++;
	}
}

static void
begin_component(struct splitter *s, const struct line *l)
{
	char	 name[NAME];

	copy_value(l, name);
	if (strcasecmp(name, "VCALENDAR") == 0)
		end_bare_calendar(s);
	if (s->depth == 0 && begin_calendar(s, name))
		return;
	s->depth++;
	if (s->depth == 2) {
		begin_piece(s);
		copy_value(l, s->name);
		if (!s->is_calendar)
			s->why = "is not in a calendar; left out";
	}
	if (++s->components > ICAL_COMPONENTS && s->why == NULL)
		s->why = "is after the " TEXT(ICAL_COMPONENTS)
		    "th component; left out";
	copy_line(s, l);
}

/*
 * Inside a component, ignores the name in END, as libical does. In a calendar
 * itself, reports and ignores an END of something else.
 */
static void
end_component(struct splitter *s, const struct line *l)
{
	char	 name[NAME];

	if (s->depth == 1 && s->is_bare)
		end_bare_calendar(s);
	if (s->depth == 0)
		return;
	if (s->depth == 1 && s->is_calendar &&
	    strcasestr(copy_value(l, name), "VCALENDAR") == NULL) {
		report_line(s->report, s->path, "END", s->line,
		    "ends nothing; left out");
		return;
	}
	if (s->depth > 1)
		copy_line(s, l);
	s->depth--;
	if (s->depth == 1)
		end_piece(s);
	else if (s->depth == 0 && s->is_calendar)
		s->ended++;
}

static bool
is_used(const struct line *l)
{
	static const char *const	 names[] = { "METHOD", "PRODID",
					    "X-WR-CALNAME", "X-WR-TIMEZONE",
					    "TIMEZONE-ID", "TZID", "TZ",
					    "DAYLIGHT" };
	size_t				 i;

	for (i = 0; i < COUNT(names); i++)
		if (has_name(l, names[i]))
			return (true);
	return (false);
}

/* Reads a property of the calendar itself. */
static void
read_own_property(struct splitter *s, const struct line *l)
{
	char	 name[NAME];

	if (is_used(l)) {
		if (++s->components > ICAL_COMPONENTS)
			return;
		begin_piece(s);
		copy_line(s, l);
		end_piece(s);
	} else if (s->is_calendar && *copy_name(l, name) != '\0' &&
	    memchr(l->text, ':', l->length) == NULL)
		report_line(s->report, s->path, name, s->line,
		    "cannot be read");
}

/* Blanks and byte order marks may precede a calendar. */
static void
skip_blanks(struct line *l)
{
	size_t	 blanks;

	do {
		blanks = strspn(l->text, " \t");
		if (strncmp(l->text + blanks, BYTE_ORDER_MARK,
		    strlen(BYTE_ORDER_MARK)) == 0)
			blanks += strlen(BYTE_ORDER_MARK);
		l->text += blanks;
		l->length -= blanks;
	} while (blanks > 0);
}

static void
handle_line(struct splitter *s, struct line *l)
{
	const char	*why;
	char		 name[NAME];

	if (s->depth == 0)
		skip_blanks(l);
	if ((why = find_fault(l)) != NULL)
		report_line(s->report, s->path, copy_name(l, name), s->line,
		    why);
	else if (has_name(l, "BEGIN"))
		begin_component(s, l);
	else if (has_name(l, "END"))
		end_component(s, l);
	else if (s->depth > 1)
		copy_line(s, l);
	else if (s->depth == 1)
		read_own_property(s, l);
	else if (*l->text != '\n' && *l->text != '\0')
		report_line(s->report, s->path, "text", s->line,
		    "is outside of a calendar; left out");
}

/* A component without an end is left out, since parts may be missing. */
static void
drop_calendar(struct splitter *s)
{
	struct ical_pieces	*p = s->to;

	if (s->is_calendar)
		report_line(s->report, s->path, "VCALENDAR", s->calendar_line,
		    "does not end; left out");
	while (p->count > 0 && p->list[p->count - 1].calendar == s->calendar)
		p->count--;
}

/*
 * Joins a line with the following ones that start with a blank (RFC 5545
 * section 3.1), as libical does. Returns the position of the next line.
 */
static char *
unfold_line(char *text, struct line *l, int64_t *lines)
{
	char	*to = text;
	size_t	 length;

	l->text = text;
	for (*lines = 1;; ++*lines) {
		length = strcspn(text, "\n");
		memmove(to, text, length);
		to += length;
		text += length;
		if (*text == '\0' || (text[1] != ' ' && text[1] != '\t'))
			break;
		text += 2;
	}
	if (*text == '\n')
		*to++ = *text++;
	l->length = (size_t)(to - l->text);
	return (text);
}

bool
ical_split(struct ical_pieces *to, struct arena *arena, char *text,
    struct report *report, const char *path)
{
	struct splitter	 s = { .to = to, .arena = arena, .report = report,
			    .path = path, .out = text, .line = 1 };
	struct line	 l;
	int64_t		 lines;

	memset(to, 0, sizeof(*to));
	for (; *text != '\0'; s.line += lines) {
		text = unfold_line(text, &l, &lines);
		handle_line(&s, &l);
	}
	end_bare_calendar(&s);
	if (s.depth > 0)
		drop_calendar(&s);
	to->unended = s.depth > 0 ? s.calendar_line : 0;
	return (s.ended > 0);
}

const char *
ical_line_value(const char *line, const char *name)
{
	size_t	 length = strlen(name);

	if (strncasecmp(line, name, length) != 0 ||
	    (line[length] != ':' && line[length] != ';') ||
	    (line = strchr(line + length, ':')) == NULL)
		return (NULL);
	return (line + 1 + strspn(line + 1, " \t"));
}
