#include "command/ical/ical_parse.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "command/ical/ical_mend.h"
#include "command/ical/ical_split.h"
#include "command/import/import_report.h"
#include "text/dates.h"

#define KEPT	(16 << 20)	/* bytes of components */

/* The text that has not been read yet. */
struct rest {
	const char	*text;
	bool		 in_line;	/* the rest starts within a line */
};

/*
 * Reads a line for libical. Its own reader would search the whole text for the
 * end of each line, even of an empty one.
 */
static char *
read_chunk(char *to, size_t size, void *arg)
{
	struct rest	*r = arg;
	const char	*end;
	size_t		 length;

	if (!r->in_line)
		r->text += strspn(r->text, "\n");
	if ((length = strnlen(r->text, size - 1)) == 0)
		return (NULL);
	if ((end = memchr(r->text, '\n', length)) != NULL)
		length = (size_t)(end - r->text) + 1;
	r->in_line = end == NULL;
	memcpy(to, r->text, length);
	to[length] = '\0';
	r->text += length;
	return (to);
}

static icalcomponent *
parse_text(const char *text)
{
	struct rest	 rest = { .text = text };
	icalparser	*parser;
	icalcomponent	*root;

	parser = icalparser_new();
	icalparser_set_gen_data(parser, &rest);
	root = icalparser_parse(parser, read_chunk);
	icalparser_free(parser);
	return (root);
}

icalcomponent *
ical_parse(struct ical_pieces *all, struct ical_piece *piece)
{
	struct ical_mender	 m;

	if (piece->parsed != NULL)
		return (piece->parsed);
	m = (struct ical_mender){ .arena = arena_new() };
	piece->parsed = parse_text(ical_mend(&m, piece->text));
	arena_free(m.arena);
	if (piece->parsed != NULL)
		all->parsed += piece->size;
	return (piece->parsed);
}

void
ical_forget(struct ical_pieces *all, struct ical_piece *piece)
{
	if (piece->parsed == NULL)
		return;
	icalcomponent_free(piece->parsed);
	piece->parsed = NULL;
	all->parsed -= piece->size;
}

void
ical_forget_many(struct ical_pieces *pieces, bool all)
{
	size_t	 i;

	if (!all && pieces->parsed <= KEPT)
		return;
	for (i = 0; i < pieces->count && pieces->parsed > 0; i++)
		ical_forget(pieces, &pieces->list[i]);
}

/* BEGIN and END lines are valid, since ical_split.h has read them. */
static bool
can_read(struct arena *arena, const char *line, size_t length)
{
	struct ical_mender	 m = { .arena = arena };
	const char		*mended;
	icalcomponent		*root;
	bool			 fine;

	while (length > 0 && strchr("\r \t", line[length - 1]) != NULL)
		length--;
	if (length == 0 || line[length - 1] == ':' ||
	    strncasecmp(line, "BEGIN:", 6) == 0 ||
	    strncasecmp(line, "END:", 4) == 0)
		return (true);
	if ((mended = ical_mend_line(&m, line, length)) == NULL)
		mended = arena_copy(arena, line, length);
	root = parse_text(arena_join(arena, "BEGIN:VEVENT\n", mended,
	    "\nEND:VEVENT\n", NULL));
	if (root == NULL)
		return (false);
	fine = icalcomponent_count_errors(root) == 0;
	icalcomponent_free(root);
	return (fine);
}

void
ical_report_lines(const struct ical_piece *piece, struct arena *arena,
    struct report *report, const char *path)
{
	const char	*text = piece->text, *name;
	int64_t		 line;
	size_t		 length;

	for (line = piece->line; *text != '\0'; line++) {
		length = strcspn(text, "\n");
		if (!can_read(arena, text, length)) {
			name = arena_copy(arena, text, strcspn(text, ";:\r\n"));
			report_passed_over(report, name, "cannot be read",
			    arena_printf(arena, "line %lld of %s",
			    (long long)line, path));
		}
		arena_reset(arena);
		text += length + (text[length] == '\n');
	}
}

void
ical_report_mended(const struct ical_piece *piece, struct arena *arena,
    struct report *report, const char *event)
{
	struct ical_mender	 m = { .arena = arena, .report = report,
				    .event = event };

	(void)ical_mend(&m, piece->text);
	arena_reset(arena);
}

void
ical_properties(struct arena *arena, icalcomponent *from,
    icalproperty_kind kind, struct ical_properties *to)
{
	icalproperty	*p;
	int		 count;

	count = icalcomponent_count_properties(from, kind);
	to->list = arena_alloc(arena, (size_t)count * sizeof(*to->list));
	to->count = 0;
	for (p = icalcomponent_get_first_property(from, kind); p != NULL;
	    p = icalcomponent_get_next_property(from, kind))
		if (icalproperty_get_value(p) != NULL &&
		    to->count < (size_t)count)
			to->list[to->count++] = p;
}

const char *
ical_part_name(icalcomponent *part)
{
	const char	*name;

	name = icalcomponent_kind_to_string(icalcomponent_isa(part));
	return (name != NULL ? name : "a component");
}

bool
ical_clock(const struct icaltimetype *t, int64_t *local)
{
	int64_t	 days;
	int	 year, month, day;

	if (icaltime_is_null_time(*t) || t->year < 1 || t->year > 9999 ||
	    t->month < 1 || t->month > 12 || t->day < 1 || t->day > 31 ||
	    t->hour < 0 || t->hour > 23 || t->minute < 0 || t->minute > 59 ||
	    t->second < 0 || t->second > 60)
		return (false);
	days = date_days(t->year, t->month, t->day);
	date_civil(days, &year, &month, &day);
	if (month != t->month)
		return (false);
	*local = days * DATE_DAY;
	if (!t->is_date)
		*local += t->hour * 3600 + t->minute * 60 + t->second;
	return (true);
}
