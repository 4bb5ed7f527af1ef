/* Components of iCalendars, and how long they are kept. */
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_split.h"
#include "command/import/import_report.h"

#define LINES	1000	/* of a component */

static struct arena		*arena;
static struct ical_pieces	 pieces;

/* Splits a calendar of that many long components. */
static void
split_many(int count)
{
	struct report	*report = report_new();
	struct buf	 text;
	int		 i, line;

	arena = arena_new();
	buf_init(&text, arena, 1 << 20);
	buf_string(&text, "BEGIN:VCALENDAR\n");
	for (i = 0; i < count; i++) {
		buf_string(&text, "BEGIN:VEVENT\n");
		for (line = 0; line < LINES; line++)
			buf_string(&text, "X-A:1\n");
		buf_string(&text, "END:VEVENT\n");
	}
	buf_string(&text, "END:VCALENDAR\n");
	cr_assert(ical_split(&pieces, arena, text.data, report, "file"));
	cr_assert_eq(pieces.count, (size_t)count);
	report_free(report);
}

static void
forget_all(void)
{
	ical_forget_many(&pieces, true);
	cr_assert_eq(pieces.parsed, 0);
	arena_free(arena);
}

Test(ical_parse, a_component_is_parsed_once)
{
	icalcomponent	*first;

	split_many(2);
	first = ical_parse(&pieces, &pieces.list[0]);
	cr_assert_eq(icalcomponent_count_properties(first, ICAL_X_PROPERTY),
	    LINES);
	ical_forget_many(&pieces, false);
	cr_expect_eq(ical_parse(&pieces, &pieces.list[0]), first);
	cr_expect_eq(pieces.parsed, pieces.list[0].size);
	ical_forget(&pieces, &pieces.list[0]);
	ical_forget(&pieces, &pieces.list[1]);
	cr_expect_null(pieces.list[0].parsed);
	cr_expect_eq(pieces.parsed, 0);
	forget_all();
}

Test(ical_parse, components_that_need_too_much_memory_are_forgotten)
{
	size_t	 i;

	split_many(100);
	for (i = 0; i < pieces.count && (i == 0 || pieces.parsed > 0); i++) {
		(void)ical_parse(&pieces, &pieces.list[i]);
		ical_forget_many(&pieces, false);
	}
	cr_expect_lt(i, pieces.count);
	cr_expect_null(pieces.list[0].parsed);
	forget_all();
}
