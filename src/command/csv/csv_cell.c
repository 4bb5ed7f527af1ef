#include "command/csv/csv_cell.h"

#include "base/arena.h"
#include "command/import/import_run.h"
#include "text/cut.h"

#define SHOWN	100	/* bytes of a cell */

const char *
csv_cell(const struct csv *c, enum csv_column column)
{
	int	 at = c->where[column];

	return (at != CSV_NOWHERE ? c->row.cells[at] : "");
}

void
csv_lose(const struct csv *c, enum csv_column column, const char *why)
{
	int		 at = c->where[column];
	const char	*text = csv_cell(c, column);

	report_lost(c->im->report, IMPORT_EVENT, at != CSV_NOWHERE ?
	    c->head.cells[at] : csv_column_name(column), why,
	    arena_printf(c->arena, "line %lld of %s%s%s",
	    (long long)c->row.line, c->path, *text != '\0' ? ": " : "",
	    text_cut(c->arena, text, SHOWN)));
}

bool
csv_cell_truth(const struct csv *c, enum csv_column column, bool *truth)
{
	const char	*text = csv_cell(c, column);

	if (*text == '\0')
		return (false);
	if (csv_read_truth(c->arena, text, truth))
		return (true);
	csv_lose(c, column, "is neither yes nor no");
	return (false);
}
