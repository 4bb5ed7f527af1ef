#include "calendar_sound.h"

#include <string.h>

#include <criterion/criterion.h>
#include <libical/ical.h>

void
expect_sound_calendar(const char *text)
{
	icalcomponent	*calendar;
	char		*again;

	calendar = icalparser_parse_string(text);
	cr_assert_not_null(calendar, "libical cannot read\n%s", text);
	/* The check adds its findings to the component. */
	icalrestriction_check(calendar);
	again = icalcomponent_as_ical_string_r(calendar);
	cr_expect_eq(icalcomponent_count_errors(calendar), 0, "%s", again);
	cr_expect_null(strstr(again, "X-LIC-ERROR"), "%s", again);
	icalmemory_free_buffer(again);
	icalcomponent_free(calendar);
}
