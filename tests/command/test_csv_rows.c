/* Rows, cells and columns of CSV files. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "command/csv/csv_columns.h"
#include "command/csv/csv_rows.h"
#include "command/import/import_report.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(csv_rows, .init = setup, .fini = teardown);

/* "1[a|b] 2[c]": the line of each row and its cells. */
static const char *
print_rows(const char *text, char separator)
{
	struct csv_rows	 rows = { .at = text, .separator = separator,
			    .line = 1 };
	struct csv_row	 row;
	struct buf	 to;
	size_t		 i;

	buf_init(&to, arena, 64);
	while (csv_rows_next(&rows, arena, &row)) {
		buf_printf(&to, "%s%d[", to.length > 0 ? " " : "",
		    (int)row.line);
		for (i = 0; i < row.count; i++)
			buf_printf(&to, "%s%s", i > 0 ? "|" : "",
			    row.cells[i]);
		buf_string(&to, row.too_long ? "too long]" : "]");
	}
	if (rows.unclosed != 0)
		buf_printf(&to, " unclosed %d", (int)rows.unclosed);
	return (to.data);
}

Test(csv_rows, cells_are_divided)
{
	static const struct {
		const char	*text, *rows;
	} cases[] = {
		{ "a,b\nc,d\n", "1[a|b] 2[c|d]" },
		{ "a,b", "1[a|b]" },
		{ "", "" },
		{ "\n \n,,\na\n", "4[a]" },
		{ "a,,\n,b", "1[a] 2[|b]" },
		{ "\"a,b\",c", "1[a,b|c]" },
		{ "\"a\n\nb\",c\nd", "1[a\n\nb|c] 4[d]" },
		{ "\"say \"\"hi\"\"\"", "1[say \"hi\"]" },
		{ "\"\"\"\"", "1[\"]" },
		{ " \"a\" , b ", "1[a|b]" },
		{ "\"a\" b,c", "1[a b|c]" },
		{ "5\" pipe,c", "1[5\" pipe|c]" },
		{ "a,\"b\nc", "1[a|b\nc] unclosed 1" },
		{ "'=1+1,'a,'-5,''@x,'", "1[=1+1|'a|-5|'@x|']" },
		{ "=1+1,-5", "1[=1+1|-5]" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(cases); i++)
		cr_expect_str_eq(print_rows(cases[i].text, ','),
		    cases[i].rows, "%s", cases[i].text);
	cr_expect_str_eq(print_rows("a;b,c\td", ';'), "1[a|b,c\td]");
	cr_expect_str_eq(print_rows("a\tb,c;d", '\t'), "1[a|b,c;d]");
}

Test(csv_rows, rows_have_limits)
{
	char	*text;
	size_t	 i, size = SERVICE_CSV_ROW_BYTES + 100;

	cr_assert_not_null(text = malloc(size));
	memset(text, 'x', size);
	strcpy(text + size - 3, "\na");
	cr_expect_str_eq(print_rows(text, ','), "1[too long] 2[a]");

	for (i = 0; i < SERVICE_CSV_COLUMNS_ITEMS; i++)
		memcpy(text + 2 * i, "a,", 2);
	strcpy(text + 2 * i, "b\nc");
	cr_expect_eq(strlen(print_rows(text, ',')),
	    strlen("1[] 2[c]") + 2 * SERVICE_CSV_COLUMNS_ITEMS - 1);
	free(text);
}

static void
expect_text(const char *bytes, size_t length, const char *text, bool told)
{
	struct report	*report = report_new();
	char		*lines = NULL;
	size_t		 size;
	FILE		*f;

	cr_expect_str_eq(csv_text(arena, bytes, length, report, "f"), text);
	cr_assert_not_null(f = open_memstream(&lines, &size));
	report_print(report, f);
	fclose(f);
	cr_expect_eq(strstr(lines, "is not UTF-8; other characters are read as"
	    " Windows-1252") != NULL, told, "%s", text);
	free(lines);
	report_free(report);
}

Test(csv_rows, texts_have_any_encoding_and_line_ends)
{
#define EXPECT_TEXT(bytes, text, told) \
	expect_text(bytes, sizeof(bytes) - 1, text, told)
	EXPECT_TEXT("\xef\xbb\xbf" "a\xc3\xa4", "a\xc3\xa4", false);
	EXPECT_TEXT("\xff\xfe" "a\0\xe4\0\r\0\n\0", "a\xc3\xa4\n", false);
	EXPECT_TEXT("\xfe\xff" "\0a\0\xe4", "a\xc3\xa4", false);
	EXPECT_TEXT("T\xe4nze \x80", "T\xc3\xa4nze \xe2\x82\xac", true);
	EXPECT_TEXT("a\r\nb\rc\nd\r\r\n", "a\nb\nc\nd\n\n", false);
	EXPECT_TEXT("a\0b", "ab", false);
}

Test(csv_rows, names_of_a_cell_are_divided)
{
	static const struct {
		const char	*cell, *names;
	} cases[] = {
		{ "", "" }, { "Music", "[Music]" },
		{ "Music, Jazz ;Rock|Pop\nFolk", "[Music][Jazz][Rock][Pop]"
		    "[Folk]" },
		{ ", ,Music,,", "[Music]" },
		{ "\"Smith, Jones & Co\", Ada", "[Smith, Jones & Co][Ada]" },
		{ "\"\", b@x.example", "[][b@x.example]" },
		{ "\"a \"\"b\"\"\"", "[a \"b\"]" },
		{ "\"a", "[a]" }
	};
	const char	*cell, *name;
	struct buf	 to, again;
	size_t		 i;

	for (i = 0; i < COUNT(cases); i++) {
		buf_init(&to, arena, 64);
		buf_init(&again, arena, 64);
		for (cell = cases[i].cell; (name = csv_next_name(arena,
		    &cell)) != NULL;) {
			buf_printf(&to, "[%s]", name);
			csv_add_name(&again, name);
		}
		cr_expect_str_eq(to.data, cases[i].names);
		buf_init(&to, arena, 64);
		for (cell = again.data; (name = csv_next_name(arena,
		    &cell)) != NULL;)
			buf_printf(&to, "[%s]", name);
		cr_expect_str_eq(to.data, cases[i].names, "%s", again.data);
	}
}

/* Rule 38.26: what a spreadsheet would calculate, and back. */
Test(csv_rows, formulas_are_texts)
{
	static const struct {
		const char	*text, *cell;
	} cases[] = {
		{ "=1+1", "\"'=1+1\"" }, { "+39 06", "\"'+39 06\"" },
		{ "-5", "\"'-5\"" }, { "@home", "\"'@home\"" },
		{ "\xef\xbc\x9d" "1", "\"'\xef\xbc\x9d" "1\"" },
		{ "'=1", "\"''=1\"" }, { "'quoted'", "\"'quoted'\"" },
		{ "a=1", "\"a=1\"" }, { "say \"hi\"", "\"say \"\"hi\"\"\"" },
		{ "", "" }
	};
	struct csv_rows	 rows;
	struct csv_row	 row;
	struct buf	 to;
	size_t		 i;

	for (i = 0; i < COUNT(cases); i++) {
		buf_init(&to, arena, 64);
		csv_add_cell(&to, cases[i].text);
		cr_expect_str_eq(to.data, cases[i].cell);
		buf_string(&to, ",x\n");
		rows = (struct csv_rows){ .at = to.data, .separator = ',' };
		cr_assert(csv_rows_next(&rows, arena, &row));
		cr_expect_str_eq(row.cells[0], cases[i].text);
	}
}

Test(csv_rows, columns_are_found_by_their_names)
{
	static const struct {
		const char	*name;
		enum csv_column	 column;
	} cases[] = {
		{ "Event Name", CSV_TITLE }, { "EVENT_NAME", CSV_TITLE },
		{ "Event Start Date", CSV_START_DATE },
		{ "event start time", CSV_START_TIME },
		{ "Event End Date", CSV_END_DATE },
		{ "Event End Time", CSV_END_TIME },
		{ "All Day Event", CSV_ALL_DAY },
		{ "Time Zone", CSV_TIMEZONE }, { "Timezone", CSV_TIMEZONE },
		{ "Event Time Zone", CSV_TIMEZONE },
		{ "Event Description", CSV_DESCRIPTION },
		{ "Event Excerpt", CSV_EXCERPT },
		{ "Event Venue Name", CSV_VENUE },
		{ "Event Organizer Name(s)", CSV_ORGANIZERS },
		{ "Event Organizer Name(s) or ID(s)", CSV_ORGANIZERS },
		{ "Event Category", CSV_CATEGORIES },
		{ "Event Tags", CSV_TAGS }, { "Event Cost", CSV_COST },
		{ "Event Currency Symbol", CSV_CURRENCY },
		{ "Event Currency Position", CSV_CURRENCY_POSITION },
		{ "Event Featured Image", CSV_IMAGE },
		{ "Event Website", CSV_WEBSITE },
		{ "Event Show Map", CSV_SHOW_MAP },
		{ "Event Show Map Link", CSV_SHOW_MAP_LINK },
		{ "Hide From Event Listings", CSV_HIDDEN },
		{ "Event Sticky in Month View", CSV_STICKY },
		{ "Feature Event", CSV_FEATURED },
		{ "Venue State/Province", CSV_STATE },
		{ "Venue Zip", CSV_ZIP },
		{ "Titel", CSV_TITLE }, { "Beginn", CSV_START },
		{ "Datum", CSV_START_DATE }, { "Uhrzeit", CSV_START_TIME },
		{ "Ort", CSV_PLACE }, { "Straße", CSV_ADDRESS },
		{ "Ganztägig", CSV_ALL_DAY }, { "Kategorie", CSV_CATEGORIES },
		{ "Date de début", CSV_START_DATE },
		{ "Catégorie", CSV_CATEGORIES }, { "Lieu", CSV_PLACE },
		{ "Título", CSV_TITLE }, { "Fecha de inicio", CSV_START_DATE },
		{ "Categoría", CSV_CATEGORIES }, { "Betreff", CSV_TITLE },
		{ "Beginnt am", CSV_START_DATE }, { "Subject", CSV_TITLE },
		{ "Allow Comments", CSV_COLUMNS }, { "", CSV_COLUMNS },
		{ "Event", CSV_TITLE }, { "?", CSV_COLUMNS }
	};
	enum csv_column	 column;
	size_t		 i;

	for (i = 0; i < COUNT(cases); i++)
		cr_expect_eq(csv_column_find(arena, cases[i].name),
		    cases[i].column, "%s", cases[i].name);
	for (column = 0; column < CSV_COLUMNS; column++)
		cr_expect_eq(csv_column_find(arena, csv_column_name(column)),
		    column, "%s", csv_column_name(column));
}
