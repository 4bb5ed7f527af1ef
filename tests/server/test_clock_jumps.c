/* A clock that is set while the service runs. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "faults.h"
#include "harness.h"
#include "wire_json.h"

#define HOUR	3600

#define DATES	"\"start_date\":\"2027-03-01 18:00:00\","		\
	"\"end_date\":\"2027-03-01 20:00:00\""

TestSuite(clock_jumps, .init = faults_start, .fini = service_stop);

static void
set_clock(int64_t shift)
{
	atomic_store(&faults->shift, shift);
}

/* Repeats it often enough for answers of both workers, also from the cache. */
static void
expect_each_time(const char *request, const char *answer)
{
	int	 i;

	for (i = 0; i < 12; i++)
		cr_assert_str_eq(ask(request), answer);
}

static void
expect_count(int count)
{
	int	 i;

	for (i = 0; i < 12; i++)
		cr_assert_eq(count_events(), count);
}

Test(clock_jumps, published_records_stay_when_it_is_set_back)
{
	const char	*heard;

	cr_assert_eq(heard_number(ask(event_request(1)), "id"), 1);
	set_clock(-HOUR);
	heard = ask(request_json("PUT /events/1", "", "{\"title\":\"Now\"}"));
	EXPECT_STATUS("200", heard);
	cr_expect_str_eq(heard_word(heard, "status"), "publish");
	cr_expect(strncmp(heard_word(heard, "date"), "2027-01-01 00:00:",
	    17) == 0, "%s", heard);
	cr_expect(strncmp(heard_word(heard, "modified"), "2026-12-31 23:00:",
	    17) == 0, "%s", heard);
	expect_count(1);
	cr_expect_eq(heard_number(ask(event_request(2)), "id"), 2);
	expect_count(2);
	set_clock(HOUR);
	cr_expect_eq(heard_number(ask(event_request(3)), "id"), 3);
	expect_count(3);
	faults_check();
}

Test(clock_jumps, scheduled_records_follow_it)
{
	char	 before[512];

	ASSERT_STATUS("201", ask(request_json("POST /events", "", "{" DATES ","
	    "\"title\":\"Later\",\"date_utc\":\"2027-01-01 01:00:00\"}")));
	snprintf(before, sizeof(before), "%s", ask(GET(API "/events/1")));
	cr_expect_eq(before[0], '4');
	expect_each_time(GET(API "/events/1"), before);
	expect_count(0);
	set_clock(HOUR + 1);
	expect_count(1);
	EXPECT_STATUS("200", ask(GET(API "/events/1")));
	set_clock(0);
	expect_each_time(GET(API "/events/1"), before);
	expect_count(0);
	faults_check();
}

/* The JSON of linked records is cached separately. */
Test(clock_jumps, embedded_records_follow_it)
{
	static char	 before[16384], after[16384];

	ASSERT_STATUS("201", ask(request_json("POST /venues", "", "{"
	    "\"venue\":\"Hall\",\"date_utc\":\"2027-01-01 01:00:00\"}")));
	ASSERT_STATUS("201", ask(request_json("POST /events", "", "{" DATES ","
	    "\"title\":\"There\",\"venue\":1}")));
	snprintf(before, sizeof(before), "%s", ask(GET(API "/events/2")));
	EXPECT_STATUS("200", before);
	expect_each_time(GET(API "/events/2"), before);
	set_clock(2 * HOUR);
	snprintf(after, sizeof(after), "%s", ask(GET(API "/events/2")));
	cr_expect_str_neq(after, before);
	expect_each_time(GET(API "/events/2"), after);
	set_clock(0);
	expect_each_time(GET(API "/events/2"), before);
}

static int64_t
create_once(bool *replayed)
{
	int64_t	 id;

	id = heard_number(ask(request_json("POST /events",
	    "Idempotency-Key: k1\r\n", "{" DATES ",\"title\":\"Once\"}")),
	    "id");
	*replayed = strcmp(heard_field("Idempotency-Replayed"), "true") == 0;
	return (id);
}

Test(clock_jumps, a_key_is_known_for_a_day_of_it)
{
	static const struct {
		int64_t	 shift;
		int64_t	 id;
		bool	 replayed;
	}	 rows[] = {
		{ 0, 1, false },
		{ -HOUR, 1, true },
		{ 23 * HOUR, 1, true },
		{ 25 * HOUR, 2, false },
		{ 0, 2, true },
	};
	size_t	 i;
	bool	 replayed;

	for (i = 0; i < COUNT(rows); i++) {
		set_clock(rows[i].shift);
		cr_expect_eq(create_once(&replayed), rows[i].id, "%zu", i);
		cr_expect_eq(replayed, rows[i].replayed, "%zu", i);
	}
}

/* A jump of the clock must not make a connection look slow. */
Test(clock_jumps, no_client_is_disconnected)
{
	int	 fd;

	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	say(fd, "GET /x HTTP/1.1\r\n");
	set_clock(HOUR);
	pause_for(1200);
	set_clock(-HOUR);
	pause_for(1200);
	say(fd, HOST "\r\n");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
}
