#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/command.h"
#include "command/csv/csv_cell.h"
#include "command/csv/csv_form.h"
#include "command/import/import.h"
#include "command/import/import_input.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/sources.h"
#include "store/store.h"
#include "text/cut.h"
#include "text/zones.h"

#define SEPARATOR	"sep="		/* a line that Excel writes */
#define SHOWN		200		/* bytes of names in an error */

/* A column that has the first of two meanings, or the other one beside that. */
static void
place_column(struct csv *c, enum csv_column from, enum csv_column one,
    enum csv_column other)
{
	enum csv_column	 to = c->where[one] == CSV_NOWHERE ? one : other;

	if (c->where[to] == CSV_NOWHERE)
		c->where[to] = c->where[from];
	else
		c->where[from] = CSV_NOWHERE;
}

/* Returns how well the separator divides the first row into known columns. */
static size_t
read_head(struct csv *c, const struct csv_rows *from, char separator)
{
	enum csv_column	 column;
	size_t		 i, known = 0;

	c->rows = *from;
	c->rows.separator = separator;
	for (i = 0; i < CSV_COLUMNS; i++)
		c->where[i] = CSV_NOWHERE;
	if (!csv_rows_next(&c->rows, c->im->arena, &c->head))
		return (0);
	for (i = 0; i < c->head.count; i++) {
		column = csv_column_find(c->arena, c->head.cells[i]);
		if (column == CSV_COLUMNS || c->where[column] != CSV_NOWHERE)
			continue;
		c->where[column] = (int)i;
		known++;
	}
	place_column(c, CSV_START, CSV_START_DATE, CSV_START_TIME);
	place_column(c, CSV_END, CSV_END_DATE, CSV_END_TIME);
	place_column(c, CSV_PLACE, CSV_VENUE, CSV_CITY);
	arena_reset(c->arena);
	return (known * (SERVICE_CSV_COLUMNS_ITEMS + 1) + c->head.count);
}

/* Finds the separator, which Excel may name in a line of its own. */
static void
find_head(struct csv *c, const char *text)
{
	static const char	 separators[] = ",;\t";
	struct csv_rows		 start = { .at = text, .line = 1 };
	size_t			 i, fit, best_fit = 0;
	char			 best = separators[0];

	if (strncasecmp(text, SEPARATOR, strlen(SEPARATOR)) == 0 &&
	    text[strlen(SEPARATOR)] != '\0' &&
	    text[strlen(SEPARATOR) + 1] == '\n') {
		best = text[strlen(SEPARATOR)];
		start.at += strlen(SEPARATOR) + 2;
		start.line++;
	} else {
		for (i = 0; separators[i] != '\0'; i++)
			if ((fit = read_head(c, &start, separators[i])) >
			    best_fit) {
				best_fit = fit;
				best = separators[i];
			}
	}
	(void)read_head(c, &start, best);
}

/* The names in the first row, without control characters. */
static const char *
list_names(const struct csv *c)
{
	struct buf	 list;
	char		*p;
	size_t		 i;

	buf_init(&list, c->im->arena, 128);
	for (i = 0; i < c->head.count; i++)
		buf_printf(&list, "%s%s", i > 0 ? ", " : "", c->head.cells[i]);
	for (p = list.data; *p != '\0'; p++)
		if ((unsigned char)*p < ' ' || *p == 0x7f)
			*p = '?';
	return (text_cut(c->im->arena, list.data, SHOWN));
}

static const char *
complain_columns(const struct csv *c, const char *what, const char *names)
{
	return (command_complaint("'%s' is neither JSON nor an iCalendar, and"
	    " as CSV it has no column for the %s (%s); its first line is: %s",
	    c->path, what, names, list_names(c)));
}

static const char *_Nullable
check_head(const struct csv *c)
{
	if (c->where[CSV_TITLE] == CSV_NOWHERE)
		return (complain_columns(c, "title", "Title, Event Name"));
	if (c->where[CSV_START_DATE] == CSV_NOWHERE)
		return (complain_columns(c, "start", "Start date, Date,"
		    " Beginn"));
	return (NULL);
}

static void
report_columns(struct csv *c)
{
	const char	*name;
	enum csv_column	 column;
	size_t		 i;

	for (i = 0; i < c->head.count; i++) {
		name = c->head.cells[i];
		column = csv_column_find(c->arena, name);
		if (*name == '\0' || (column < CSV_COLUMNS &&
		    c->where[column] == (int)i))
			continue;
		report_passed_over(c->im->report, arena_join(c->arena,
		    "column ", name, NULL), column == CSV_COLUMNS ?
		    "is unknown" : "has the meaning of another one",
		    c->path);
	}
	arena_reset(c->arena);
}

/* Of American sites, dates begin with the month. */
static enum csv_order
order_of_site(const struct site *site)
{
	const char	*zone = zone_name(site->zone);

	return (strcmp(site->mounts[0].locale, "en") == 0 && zone != NULL &&
	    strncmp(zone, "America/", strlen("America/")) == 0 ?
	    CSV_MONTH_FIRST : CSV_DAY_FIRST);
}

static void
note_order(const struct csv *c, const struct csv_row *row,
    enum csv_column column, bool seen[CSV_MONTH_FIRST + 1])
{
	enum csv_order	 order;
	int		 at = c->where[column];

	if (at != CSV_NOWHERE && csv_day_order(row->cells[at], &order))
		seen[order] = true;
}

static void
choose_order(struct csv *c, const bool seen[CSV_MONTH_FIRST + 1])
{
	c->order = order_of_site(inside_site(c->im->inside));
	if (seen[CSV_DAY_FIRST] != seen[CSV_MONTH_FIRST])
		c->order = seen[CSV_DAY_FIRST] ? CSV_DAY_FIRST :
		    CSV_MONTH_FIRST;
	else if (seen[CSV_UNDECIDED])
		report_passed_over(c->im->report, "dates with slashes",
		    c->order == CSV_DAY_FIRST ? "could begin with the month;"
		    " read as day/month/year" : "could begin with the day;"
		    " read as month/day/year", c->path);
}

/* Reads all rows before the first one is imported. */
static const char *_Nullable
look_at_rows(struct csv *c)
{
	struct csv_rows	 rows = c->rows;
	struct csv_row	 row;
	bool		 seen[CSV_MONTH_FIRST + 1] = { false };

	c->im->total = 0;
	while (csv_rows_next(&rows, c->arena, &row)) {
		if (++c->im->total > SERVICE_CSV_ROWS_ITEMS)
			return (command_complaint("'%s' has more than %d rows;"
			    " divide it", c->path, SERVICE_CSV_ROWS_ITEMS));
		note_order(c, &row, CSV_START_DATE, seen);
		note_order(c, &row, CSV_END_DATE, seen);
		arena_reset(c->arena);
	}
	if (rows.unclosed != 0)
		return (command_complaint("'%s': the quotation mark in line"
		    " %lld has no end", c->path, (long long)rows.unclosed));
	choose_order(c, seen);
	return (NULL);
}

static bool
put_rows(struct csv *c)
{
	bool	 fine = true;

	while (fine && csv_rows_next(&c->rows, c->arena, &c->row)) {
		if (c->row.count > c->head.count)
			report_line(c->im->report, c->path, "cells",
			    c->row.line, "are more than the first line has;"
			    " left out");
		if (c->row.too_long) {
			report_line(c->im->report, c->path, "a row",
			    c->row.line, "is too long");
			report_record(c->im->report, IMPORT_EVENT,
			    IMPORT_REFUSED, NULL);
		} else {
			fine = csv_put_row(c);
		}
		arena_reset(c->arena);
	}
	return (fine);
}

/* IDs of exports begin with that of their calendar (38.26). */
static const char *
own_ids(struct import *im)
{
	struct db	*db = inside_db(im->inside);

	inside_begin(im->inside);
	return (csv_ids(im->arena, site_id(db, im->arena)));
}

bool
import_csv(struct import *im, const char *text, const char *path,
    const char *source)
{
	struct csv	 c = { .im = im, .path = path,
			    .is_shared =
			    import_is_shared(im, source) };
	bool		 fine;

	im->source = source != NULL ? source : SOURCE_CSV;
	c.arena = arena_new();
	c.seen = value_new(im->arena, VALUE_MAP);
	c.own = own_ids(im);
	find_head(&c, text);
	if ((im->why = check_head(&c)) == NULL) {
		report_columns(&c);
		im->why = look_at_rows(&c);
	}
	fine = im->why == NULL && put_rows(&c);
	im->total = 0;
	arena_free(c.arena);
	return (fine);
}
