/*
 * Rows of any bytes. Cells and names come back after they were written, and
 * dates are within the calendar.
 */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/csv/csv_columns.h"
#include "command/csv/csv_rows.h"
#include "command/csv/csv_when.h"
#include "command/import/import_report.h"
#include "tests/fuzz/fuzz.h"
#include "text/dates.h"

static void
check_time(int time)
{
	MUST(time >= CSV_NO_TIME && time <= DATE_DAY);
}

static void
check_when(const char *text)
{
	struct csv_when	 w = { .day = 0 };
	enum csv_order	 order;

	for (order = CSV_UNDECIDED; order <= CSV_MONTH_FIRST; order++)
		if (csv_read_day(text, order, &w)) {
			MUST(w.day >= date_days(1, 1, 1) &&
			    w.day <= date_days(9999, 12, 31));
			MUST(w.offset > -24 * 60 && w.offset < 24 * 60);
			check_time(w.time);
			check_time(w.until);
		}
	if (csv_read_clock(text, &w))
		check_time(w.time);
	(void)csv_day_order(text, &order);
}

static void
check_words(struct arena *arena, const char *text)
{
	const char	*field, *value;
	bool		 truth;

	MUST(csv_column_find(arena, text) <= CSV_COLUMNS);
	(void)csv_read_truth(arena, text, &truth);
	(void)csv_read_status(arena, text, &field, &value);
}

static void
check_names(struct arena *arena, const char *cell)
{
	const char	*name, *again;
	struct buf	 list;

	buf_init(&list, arena, 64);
	for (again = cell; (name = csv_next_name(arena, &again)) != NULL;)
		csv_add_name(&list, name);
	again = list.data;
	while ((name = csv_next_name(arena, &cell)) != NULL)
		MUST(strcmp(csv_next_name(arena, &again), name) == 0);
	MUST(csv_next_name(arena, &again) == NULL);
}

static void
check_cell(struct arena *arena, const char *cell)
{
	struct csv_rows	 rows = { .separator = ',' };
	struct csv_row	 row;
	struct buf	 text;

	buf_init(&text, arena, 64);
	csv_add_cell(&text, cell);
	buf_string(&text, ",x\n");
	rows.at = text.data;
	MUST(csv_rows_next(&rows, arena, &row) && row.count == 2);
	MUST(strcmp(row.cells[0], cell) == 0 && *rows.at == '\0');
}

static void
check_rows(struct arena *arena, const char *text, char separator)
{
	struct csv_rows	 rows = { .at = text, .separator = separator };
	struct csv_row	 row;
	size_t		 i;

	for (; csv_rows_next(&rows, arena, &row); arena_reset(arena))
		for (i = 0; i < row.count; i++) {
			check_cell(arena, row.cells[i]);
			check_names(arena, row.cells[i]);
			check_words(arena, row.cells[i]);
			check_when(row.cells[i]);
		}
}

int
fuzz_csv(const uint8_t *data, size_t size)
{
	struct report	*report = report_new();
	struct arena	*arena = arena_new(), *each = arena_new();
	const char	*text, *p;

	text = csv_text(arena, (const char *)data, size, report, "file");
	for (p = ",;\t"; text != NULL && *p != '\0'; p++)
		check_rows(each, text, *p);
	arena_free(each);
	arena_free(arena);
	report_free(report);
	return (0);
}
