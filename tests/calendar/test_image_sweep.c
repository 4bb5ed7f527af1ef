/* How long images are kept that no record shows (rule 41.11). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "tests/support/image_given.h"
#include "store/db.h"
#include "store/stored_images.h"

#define DAY	INT64_C(86400)

/* The daily job, some days later. */
static void
sweep_after(int days)
{
	harness.now += days * DAY;
	db_begin_write(harness.db);
	while (images_sweep(harness.db, harness.now))
		continue;
	cr_assert(db_commit(harness.db));
}

static int
status_of(int image)
{
	return (ask_as("ed", "GET", target("/images/%d", image))->status);
}

static void
remove_from(const char *record)
{
	EXPECT_CODE(ask_json("ed", "PATCH", record, "{\"image\":null}"), 200,
	    "");
}

Test(image_sweep, never_shown_ones_are_deleted_after_a_week)
{
	const char	*url;

	url = outcome_text(upload("co", "/images", 400, 200), "url");
	sweep_after(6);
	cr_expect_eq(status_of(1), 200);
	cr_expect_eq(status_of_file(url), 200);
	sweep_after(1);
	cr_expect_eq(status_of(1), 404);
	cr_expect_eq(status_of_file(url), 404);
}

Test(image_sweep, that_records_have_shown_are_deleted_a_week_later)
{
	upload("ed", "/images", 400, 200);
	given_talk("ed", "\"image\":1");
	given_venue("ed", "\"venue\":\"Hall\",\"image\":1");
	given_organizer("ed", "\"organizer\":\"Ada\",\"image\":1");
	sweep_after(30);
	remove_from("/events/1");
	sweep_after(30);
	remove_from("/venues/2");
	sweep_after(30);
	cr_expect_eq(status_of(1), 200);
	remove_from("/organizers/3");
	sweep_after(1);
	sweep_after(6);
	cr_expect_eq(status_of(1), 200);
	sweep_after(1);
	cr_expect_eq(status_of(1), 404);
}

Test(image_sweep, one_that_is_shown_again_stays)
{
	upload("ed", "/images", 400, 200);
	sweep_after(6);
	given_talk("ed", "\"image\":1");
	sweep_after(1);
	remove_from("/events/1");
	sweep_after(1);
	sweep_after(6);
	cr_expect_eq(status_of(1), 200);
	sweep_after(1);
	cr_expect_eq(status_of(1), 404);
}

Test(image_sweep, those_of_the_trash_stay_as_long_as_these)
{
	given_talk("ed", "\"image\":\"http://a.example/x\"");
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/1"), 200, "");
	sweep_after(30);
	cr_expect_eq(status_of(1), 200);
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/1?purge=true"), 200, "");
	sweep_after(1);
	sweep_after(7);
	cr_expect_eq(status_of(1), 404);
}

static void
keep_all_named(void)
{
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "UPDATE images SET in_texts = 0"));
	images_keep_all_named(harness.db);
	cr_assert(db_commit(harness.db));
}

Test(image_sweep, those_that_texts_name_stay)
{
	static const struct {
		const char	*path, *before, *after;
	} rows[] = {
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",\"description\":\"<img src=\\\"",
		    "\\\">" },
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",\"excerpt\":\"<img src='", "'>" },
		{ "/venues", "\"venue\":\"Hall\",\"description\":\"see ",
		    " there" },
		{ "/organizers", "\"organizer\":\"Ada\","
		    "\"description\":\"<a href='", "'>" },
		{ "/categories", "\"name\":\"Arts\","
		    "\"description\":\"<img src='", "'>" }
	};
	struct outcome	*a;
	int		 i;

	upload("ed", "/images", 20, 20);
	for (i = 0; i < 5; i++) {
		a = upload("ed", "/images", 400, 200);
		EXPECT_CODE(ask_json("ed", "POST", rows[i].path, target(
		    "{%s%s%s\"}", rows[i].before, outcome_text(a,
		    "sizes.medium.url"), rows[i].after)), 201, "");
	}
	sweep_after(30);
	cr_expect_eq(status_of(1), 404);
	for (i = 2; i <= 6; i++)
		cr_expect_eq(status_of(i), 200);
	keep_all_named();
	sweep_after(30);
	for (i = 2; i <= 6; i++)
		cr_expect_eq(status_of(i), 200);
	EXPECT_CODE(ask_as("ed", "DELETE", "/images/2"), 200, "");
}

/* By another host, or with signs written in another way. */
Test(image_sweep, those_with_other_addresses_stay)
{
	struct outcome	*a;
	const char	*file;
	int		 i;

	for (i = 1; i <= 2; i++) {
		a = upload("ed", "/images", 400, 200);
		file = strrchr(outcome_text(a, "sizes.medium.url"), '/') + 1;
		given_event("ed", "T", "2026-12-01", "2026-12-01", i == 1 ?
		    target("\"image\":\"https://www.example/images/%s?x\"",
		    file) : target("\"description\":\"<img"
		    " src='http://cal.example&#47;%%69mages&#47;%s'>\"", file));
	}
	sweep_after(30);
	sweep_after(30);
	cr_expect_eq(status_of(1), 200);
	cr_expect_eq(status_of(2), 200);
}

static int
count_steps(void)
{
	int	 count = 0;

	db_begin_write(harness.db);
	while (images_sweep(harness.db, harness.now))
		count++;
	cr_assert(db_commit(harness.db));
	return (count);
}

Test(image_sweep, all_are_looked_at_once_a_day_a_few_at_a_time)
{
	int	 i;

	for (i = 1; i <= 40; i++)
		given_talk("ed", target(
		    "\"image\":\"http://a.example/%d\"", i));
	cr_expect(images_are_due(harness.db, harness.now));
	cr_expect_eq(count_steps(), 3);
	cr_expect_not(images_are_due(harness.db, harness.now));
	cr_expect_eq(count_steps(), 0);
	/* The clock of another node is slow. */
	cr_expect_not(images_are_due(harness.db, harness.now - DAY));
	cr_expect(images_are_due(harness.db, harness.now + DAY));
	/* The clock was wrong. */
	cr_expect(images_are_due(harness.db, harness.now - 2 * DAY));
}
