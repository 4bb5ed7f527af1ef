/*
 * Dates are read by the grammar of rule 9.1, and others within bounds (9.8).
 * The first byte chooses the zone and time of the reader.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/date_grammar.h"
#include "tests/fuzz/fuzz.h"
#include "text/dates.h"
#include "text/zones.h"

static const char *const	zones[] = {
	"UTC", "America/New_York", "Asia/Tokyo", "Pacific/Apia",
	"Africa/Monrovia", "Australia/Lord_Howe", "+05:30"
};

/* An evening, a leap day, and an hour that occurs twice in New York. */
static const int64_t		nows[] = { 1795220250, 1835438400, 1825569000 };

/* A moment is printed in a form that reads as the same moment. */
static void
check_print(const struct moment *moment)
{
	struct date	 date;
	struct moment	 again;
	char		 text[DATE_TEXT];

	date_print(moment->local, text);
	MUST(date_parse(&date, text) && !date_is_relative(&date));
	MUST(date_resolve(&date, zone_utc(), 0, &again));
	MUST(again.utc == moment->local);
}

int
fuzz_dates(const uint8_t *data, size_t size)
{
	static bool		 loaded;
	struct arena		*arena;
	const struct zone	*zone;
	const char		*text;
	struct date		 date;
	struct moment		 moment, other, expected;
	int64_t			 now;
	bool			 is_date;

	if (!loaded)
		loaded = zones_load(NULL);
	if (size == 0)
		return (0);
	zone = zone_find(zones[data[0] % COUNT(zones)]);
	now = nows[data[0] / COUNT(zones) % COUNT(nows)];
	arena = arena_new();
	text = arena_copy(arena, (const char *)data + 1, size - 1);
	is_date = date_parse(&date, text) &&
	    date_resolve(&date, zone, now, &moment);
	MUST(is_date == date_by_grammar(text, zone, now, &expected));
	if (is_date) {
		MUST(moment.utc == expected.utc);
		MUST(moment.local == expected.local);
		check_print(&moment);
	}
	if (date_read(&date, text) && date_resolve(&date, zone, now, &other)) {
		MUST(!is_date || (other.utc == moment.utc));
		check_print(&other);
	} else
		MUST(!is_date);
	arena_free(arena);

	return (0);
}
