/* Loads and imports the output of almanac export. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "command/demo/demo.h"
#include "command/export/export.h"
#include "command/import/import_input.h"
#include "command/import/import_undo.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "config/site.h"
#include "http/extras.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/event_notes.h"
#include "store/history_rows.h"
#include "store/imports_undo.h"
#include "store/store.h"
#include "store/settings.h"
#include "store/subscriptions.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/import_given.h"

#define TODAY	20778	/* 2026-11-21 */

static char	 copy[PATH_MAX];	/* of another database */
static char	 told[4096];		/* report of the last load_copy() */

static void
setup(void)
{
	import_setup();
	snprintf(copy, sizeof(copy), "%s/copy.db", import_folder);
}

static void
teardown(void)
{
	unlink(copy);
	import_teardown();
}

TestSuite(import_lines, .init = setup, .fini = teardown);

static void
fill(void)
{
	int64_t	 events;

	import_start();
	inside_begin(given.inside);
	cr_assert_null(demo_load(given.inside, TODAY, &events));
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

/* Loads into the copy. NULL, or an error, after which it is unchanged. */
static const char *
load_copy(const char *path)
{
	struct report	*report;
	struct input	 in;
	struct site	 site = { 0 };
	struct db	*db;
	const char	*why;
	FILE		*file;

	cr_assert_null(store_prepare(copy));
	db = db_open(copy, &why);
	cr_assert_not_null(db, "%s", why);
	cr_assert_null(input_open(&in, path));
	cr_assert_eq(in.kind, INPUT_LINES);
	report = report_new();
	db_begin_write(db);
	cr_assert(export_fits(db));
	why = export_load(db, &site, &in, true, report);
	if (why != NULL)
		db_rollback(db);
	else
		cr_assert(db_commit(db), "%s", db_message(db));
	input_close(&in);
	cr_assert_not_null(file = fmemopen(told, sizeof(told), "w"));
	report_print(report, file);
	fclose(file);
	report_free(report);
	db_close(db);
	return (why);
}

static void
fail(void *context, const char *sentence)
{
	(void)context;
	cr_expect(false, "%s", sentence);
}

static void
expect_sound(const char *path)
{
	static const struct check_report	 tell = { 10, fail, NULL };
	struct db			*db;
	const char			*why;

	db = db_open(path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_read(db);
	cr_expect_eq(check_database(db, &tell), 0);
	db_end_read(db);
	db_close(db);
}

/* Events that share the texts of their series. */
static int64_t
count_sharing(const char *path)
{
	struct statement	*st;
	const char		*why;
	struct db		*db;
	int64_t			 count;

	cr_assert_not_null(db = db_open(path, &why), "%s", why);
	st = db_query(db, "SELECT COUNT(*) FROM events e"
	    " JOIN series_texts x ON x.id = e.texts_id");
	cr_assert(db_step(st));
	count = db_integer(st, 0);
	db_done(st);
	db_close(db);
	return (count);
}

Test(import_lines, a_calendar_comes_back_byte_by_byte)
{
	const char	*dump;
	int64_t		 shared;

	fill();
	dump = import_dump();
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	shared = count_sharing(import_path);
	cr_expect_gt(shared, 0);
	cr_expect_eq(count_sharing(copy), shared);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

#define WALK	"\"title\":\"Walk\",\"start_date\":\"2027-01-01 10:00\"," \
	"\"end_date\":\"2027-01-01 11:00\""

/* A series; one of its events has another long text. */
static void
fill_long(void)
{
	char	 json[6000];

	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "POST", "/events", "{" WALK
	    ",\"recurrence\":\"FREQ=DAILY;COUNT=3\"}"), 201);
	snprintf(json, sizeof(json), "{\"description\":\"%05000d\"}", 0);
	cr_assert_eq(inside_ask(given.inside, "PATCH", "/events/3", json),
	    200);
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

/* As after a change by a request (event_texts.h). */
Test(import_lines, long_texts_of_a_series_are_in_rows_of_their_own)
{
	const char	*dump;

	fill_long();
	cr_expect_eq(count_sharing(import_path), 4);
	dump = import_dump();
	cr_assert_null(load_copy(import_write("long", dump)));
	cr_expect_eq(count_sharing(copy), 4);
	import_setup_again();
	import_start();
	import_files(import_write("long", dump), NULL);
	import_end();
	cr_expect_eq(count_sharing(import_path), 4);
}

/* Records of kinds that the demo does not have. */
static const struct {
	const char	*path;
	const char	*json;
}	 odd[] = {
	{ "/categories", "{\"name\":\"Child\"}" },
	{ "/categories", "{\"name\":\"Parent\",\"color\":\"#9c2f22\"}" },
	{ "/categories/1", "{\"parent\":2}" },
	{ "/tags", "{\"name\":\"\\u00e9t\\u00e9\"}" },
	{ "/venues", "{\"venue\":\"Far\",\"geo_lat\":-12.3456789012345,"
	    "\"geo_lng\":179.99999,\"image\":\"https://i.example/1.png\"}" },
	{ "/organizers", "{\"organizer\":\"B\"}" },
	{ "/organizers", "{\"organizer\":\"A\",\"status\":\"draft\"}" },
	{ "/events", "{\"title\":\"Draft\",\"status\":\"draft\",\"start_date\":"
	    "\"2027-01-01 10:00\",\"end_date\":\"2027-01-01 11:00\"}" },
	{ "/events", "{\"title\":\"Gap\",\"timezone\":\"America/New_York\","
	    "\"start_date\":\"2027-03-14 02:30\",\"end_date\":"
	    "\"2027-03-14 04:00\",\"categories\":[1],\"tags\":[3],"
	    "\"venue\":1,\"organizer\":[3,2],\"image\":1}" },
	{ "/events", "{\"title\":\"Held\",\"start_date\":\"0001-01-02\","
	    "\"end_date\":\"9999-12-30\",\"all_day\":true,\"post_parent\":5,"
	    "\"hide_from_listings\":true,\"description\":\"\\u0001<b>\\\"\"}" },
	{ "/events/6", "{\"password\":\"open\"}" },
	{ "/events", "{\"title\":\"Binned\",\"status\":\"trash\","
	    "\"start_date\":\"2027-01-01 10:00\","
	    "\"end_date\":\"2027-01-01 11:00\"}" },
	{ "/events/4", "{\"post_parent\":6,\"status\":\"trash\"}" },
};

static void
fill_oddly(void)
{
	size_t	 i, length;

	import_start();
	inside_begin(given.inside);
	for (i = 0; i < COUNT(odd); i++)
		cr_assert_lt(inside_ask(given.inside, "POST", odd[i].path,
		    odd[i].json), 300, "%s", inside_body(given.inside,
		    &length));
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

/* Removes a member, as in the output of a program that did not know it. */
static char *
without(const char *dump, const char *member)
{
	char	*rest = strdup(dump), *at;

	while ((at = strstr(rest, member)) != NULL)
		memmove(at, at + strlen(member), strlen(at + strlen(member)) +
		    1);
	return (rest);
}

Test(import_lines, members_that_old_exports_lack_have_old_values)
{
	const char	*dump;
	char		*some, *more, *old;

	fill_oddly();
	dump = import_dump();
	some = without(dump, ",\"event_status\":\"scheduled\"");
	more = without(some, ",\"event_status_reason\":\"\"");
	old = without(more, ",\"color\":\"\"");
	cr_assert_str_neq(some, dump);
	cr_assert_str_neq(more, some);
	cr_assert_str_neq(old, more);
	cr_assert_null(load_copy(import_write("old", old)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
	free(some);
	free(more);
	free(old);
}

/* The output with another name for the venue `Far`: `count` letters. */
static char *
with_name(const char *dump, int count)
{
	const char	*at;
	char		*text, name[3000];

	cr_assert_not_null(at = strstr(dump, "\"name\":\"Far\""));
	at += strlen("\"name\":\"");
	memset(name, 'x', sizeof(name));
	cr_assert_gt(asprintf(&text, "%.*s%.*s%s", (int)(at - dump), dump,
	    count, name, at + strlen("Far")), 0);
	return (text);
}

/* Older versions stored longer names. */
Test(import_lines, names_that_are_too_long_are_cut_and_reported)
{
	const char	*dump;
	char		*longer, *cut;

	fill_oddly();
	dump = import_dump();
	longer = with_name(dump, 3000);
	cut = with_name(dump, 1024);
	cr_assert_null(load_copy(import_write("longer", longer)));
	cr_expect(strstr(told, "         1  venue venue: is longer than 1024"
	    " bytes\n            1\n") != NULL, "%s", told);
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), cut);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
	free(longer);
	free(cut);
}

/* An event and a venue with a picture. */
static void
fill_pictures(void)
{
	struct picture	*picture;
	gdImagePtr	 image;
	void		*bytes;
	size_t		 length;
	int		 n;

	cr_assert_not_null(image = gdImageCreateTrueColor(400, 200));
	cr_assert_not_null(bytes = gdImagePngPtr(image, &n));
	gdImageDestroy(image);
	cr_assert_not_null(picture = maker_make(bytes, (size_t)n, NULL));
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_keep_picture(given.inside, picture,
	    "https://there.example/a.png", "Trees"), 201);
	cr_assert_eq(inside_ask(given.inside, "POST", "/venues",
	    "{\"venue\":\"Wood\",\"image\":1}"), 201, "%s",
	    inside_body(given.inside, &length));
	cr_assert_eq(inside_ask(given.inside, "POST", "/events",
	    "{\"title\":\"Walk\",\"start_date\":\"2027-01-01 10:00\","
	    "\"end_date\":\"2027-01-01 11:00\",\"image\":"
	    "\"https://there.example/a.png\"}"), 201, "%s",
	    inside_body(given.inside, &length));
	cr_assert_null(inside_commit(given.inside));
	import_end();
	gdFree(bytes);
	free(picture);
}

Test(import_lines, pictures_come_back_byte_by_byte)
{
	const char	*dump;

	fill_pictures();
	dump = import_dump();
	cr_assert_not_null(strstr(dump, "\"alt\":\"Trees\",\"source\":"
	    "\"https://there.example/a.png\"}"));
	cr_assert_not_null(strstr(dump, "\"kind\":\"image_file\""));
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

Test(import_lines, pictures_join_other_records)
{
	const char	*path, *before;

	fill_pictures();
	path = import_write("all", import_dump());
	import_setup_again();
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "POST", "/venues",
	    "{\"venue\":\"Here\",\"image\":\"https://here.example/b\"}"), 201);
	cr_assert_null(inside_commit(given.inside));
	import_files(path, NULL);
	import_expect("/events/by-slug/walk?_fields=image.id,image.width,"
	    "image.alt,image.sizes.medium.width", "{\"image\":{\"id\":2,"
	    "\"width\":400,\"alt\":\"Trees\",\"sizes\":{\"medium\":"
	    "{\"width\":300}}}}");
	import_end();
	expect_sound(import_path);
	before = import_dump();
	cr_expect_null(strstr(before, "there.example"));
	import_start();
	import_files(path, NULL);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME), 1);
	import_end();
	cr_expect_str_eq(import_dump(), before);
}

/* How often a text contains another one. */
static size_t
times(const char *text, const char *part)
{
	size_t	 n;

	for (n = 0; (text = strstr(text, part)) != NULL; n++)
		text += strlen(part);
	return (n);
}

/* Another calendar claims pictures by the names that they have here. */
Test(import_lines, a_file_does_not_change_pictures_that_are_here)
{
	const char	*dump, *files, *after;
	char		*other, *site, *first;

	fill_pictures();
	dump = import_dump();
	cr_assert_not_null(files = strstr(dump, "{\"kind\":\"image_file\""));
	first = strndup(files, (size_t)(strstr(files, "{\"kind\":\"venue\"") -
	    files));
	cr_assert_not_null(other = strdup(dump));
	site = strstr(other, "\"site\":\"") + strlen("\"site\":\"");
	*site = *site == '0' ? '1' : '0';
	import_start();
	import_files(import_write("other", other), NULL);
	import_expect("/events/2?_fields=image.id,image.alt", "{\"image\":"
	    "{\"id\":1,\"alt\":\"Trees\"}}");
	import_expect("/events/4?_fields=image.id,image.alt", "{\"image\":"
	    "{\"id\":2,\"alt\":\"Trees\"}}");
	import_end();
	expect_sound(import_path);
	after = import_dump();
	cr_expect_not_null(strstr(after, first));
	cr_expect_eq(times(after, "\"kind\":\"image_file\""),
	    2 * times(dump, "\"kind\":\"image_file\""));
	cr_expect_eq(times(after, "there.example"), 1);
	free(first);
	free(other);
}

Test(import_lines, pictures_without_room_are_reported)
{
	const char	*path;

	fill_pictures();
	path = import_write("export", import_dump());
	import_setup_again();
	import_fill_pictures();
	import_start();
	import_files(path, NULL);
	cr_expect_not_null(strstr(import_told(), "a picture: Your images would"
	    " use more than 1 MB; delete some that you no longer need.\n"
	    "            /images/"), "%s", import_told());
	import_end();
	cr_expect_null(strstr(import_dump(), "\"kind\":\"image_file"));
}

Test(import_lines, bytes_that_are_no_picture_are_reported)
{
	const char	*dump, *path;
	char		*wrong, *at;

	fill_pictures();
	dump = import_dump();
	cr_assert_not_null(wrong = strdup(dump));
	for (at = wrong; (at = strstr(at, "\"bytes\":\"")) != NULL;) {
		at += strlen("\"bytes\":\"");
		memcpy(at, "PGI+", 4);
	}
	path = import_write("wrong", wrong);
	import_setup_again();
	import_start();
	import_files(path, NULL);
	cr_expect_not_null(strstr(import_told(), "a picture: is no JPEG, PNG,"
	    " WebP or GIF that can be kept\n            /images/"));
	cr_expect_not_null(strstr(import_told(),
	    "event image: was not imported\n            Walk\n"));
	import_end();
	cr_expect_null(strstr(import_dump(), "\"kind\":\"image"));
	free(wrong);
}

/* The export has a number instead of an address. */
Test(import_lines, numbers_of_pictures_there_are_not_ours)
{
	const char	*address = "https://i.example/1.png";
	char		*dump, *at;

	fill_oddly();
	dump = strdup(import_dump());
	cr_assert_not_null(at = strstr(dump, address));
	memmove(at, at + strlen(address) - 1, strlen(at + strlen(address)) + 2);
	*at = '1';
	import_setup_again();
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "POST", "/venues",
	    "{\"venue\":\"Here\",\"image\":\"https://here.example/b\"}"), 201);
	cr_assert_null(inside_commit(given.inside));
	import_files(import_write("all", dump), NULL);
	import_expect("/venues/by-slug/far?_fields=venue,image",
	    "{\"venue\":\"Far\"}");
	import_end();
	free(dump);
}

static const char *const	 wrong_files[][3] = {
	{ "\"bytes\":\"", "\"bytes\":\"!", "bytes" },
	{ "\"bytes\":\"", "\"bytes\":\"\",\"x\":\"", "bytes" },
	{ "\"image_file\",\"url\":\"/images/", "\"image_file\",\"url\":\"/",
	  "'url' is not that of a picture" },
	{ "\"image\":\"/images/", "\"image\":\"/images/x",
	  "'image' is the URL of none" }
};

Test(import_lines, wrong_files_of_pictures_are_rejected)
{
	const char	*dump, *why, *at;
	char		*wrong;
	size_t		 i;

	fill_pictures();
	dump = import_dump();
	for (i = 0; i < COUNT(wrong_files); i++) {
		cr_assert_not_null(at = strstr(dump, wrong_files[i][0]));
		cr_assert_geq(asprintf(&wrong, "%.*s%s%s", (int)(at - dump),
		    dump, wrong_files[i][1], at + strlen(wrong_files[i][0])),
		    0);
		why = load_copy(import_write("wrong", wrong));
		cr_assert_not_null(why);
		cr_expect_not_null(strstr(why, wrong_files[i][2]), "%s", why);
		free(wrong);
		unlink(copy);
	}
}

Test(import_lines, settings_come_back)
{
	static const char	 lines[] =
	    "{\"kind\":\"setting\",\"name\":\"clock\",\"value\":\"12\"}\n"
	    "{\"kind\":\"setting\",\"name\":\"title\",\"value\":\"Rome\"}\n";
	const char		*dump;

	import_start();
	inside_begin(given.inside);
	setting_put(inside_db(given.inside), "title", "Rome", 1795220250);
	setting_put(inside_db(given.inside), "clock", "12", 1795220250);
	cr_assert_null(inside_commit(given.inside));
	import_end();
	dump = import_dump();
	cr_expect(strstr(dump, lines) != NULL, "%s", dump);
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_expect_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

/* A setting without its secret could not be used. */
Test(import_lines, settings_with_a_secret_are_exported_with_secrets_only)
{
	static const char	 mail[] = "{\"server\":\"smtp://a.example\","
	    "\"login\":\"cal\",\"password\":\"hidden\"}";
	char			*text;
	size_t			 size;
	FILE			*f;
	int			 secrets;

	import_start();
	inside_begin(given.inside);
	setting_put(inside_db(given.inside), "mail", mail, 1795220250);
	setting_put(inside_db(given.inside), "title", "Rome", 1795220250);
	history_add(inside_db(given.inside), &(struct history_row){
	    .kind = HISTORY_SETTING, .title = "webhooks", .author = 1,
	    .made = 1795220250, .action = HISTORY_UPDATED, .before = "",
	    .after = "https://hidden.example" });
	cr_assert_null(inside_commit(given.inside));
	for (secrets = 0; secrets < 2; secrets++) {
		cr_assert((f = open_memstream(&text, &size)) != NULL);
		export_lines(inside_db(given.inside), f, secrets);
		(void)fclose(f);
		cr_expect_eq(strstr(text, "hidden") != NULL, secrets);
		cr_expect_eq(strstr(text, "smtp:") != NULL, secrets);
		cr_expect_not_null(strstr(text,
		    "\"title\",\"value\":\"Rome\""));
		free(text);
	}
	import_end();
}

Test(import_lines, subscriptions_come_back_without_their_state)
{
	static const char	 line[] = "{\"kind\":\"subscription\",\"name\":"
	    "\"Club\",\"url\":\"https://club.example/a.ics\",\"every\":3600,"
	    "\"author\":\"ada\",\"categories\":\"Sport\\nTown\",\"status\":"
	    "\"pending\",\"wins\":1,\"source\":\"";
	struct subscription	 s = { .name = "Club", .every = 3600,
	    .url = "https://club.example/a.ics", .author = "ada",
	    .categories = "Sport\nTown", .status = STATUS_PENDING,
	    .wins = WINS_THEIRS, .allow_private = true };
	const char		*dump;
	struct db		*db;

	import_start();
	db = inside_db(given.inside);
	inside_begin(given.inside);
	(void)subscription_add(db, given.arena, &s, 1795220250);
	s.name = "Of site.yaml";
	s.url = "https://town.example";
	s.configured = true;
	(void)subscription_add(db, given.arena, &s, 1795220250);
	cr_assert_null(inside_commit(given.inside));
	import_end();
	dump = import_dump();
	cr_expect(strstr(dump, line) != NULL, "%s", dump);
	cr_expect_null(strstr(dump, "site.yaml"));
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_expect_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

Test(import_lines, rare_records_are_loaded_too)
{
	const char	*dump;

	fill_oddly();
	dump = import_dump();
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

Test(import_lines, addresses_of_proposals_come_back)
{
	const char	*dump;
	struct db	*db;

	fill_oddly();
	import_start();
	db = inside_db(given.inside);
	db_begin_write(db);
	event_sender_set(db, 5, "ann@town.example", "fr");
	event_message_set(db, 5, "Please hurry");
	cr_assert(db_commit(db));
	import_end();
	dump = import_dump();
	cr_assert_not_null(strstr(dump, "\"sender\":\"ann@town.example\","
	    "\"sender_language\":\"fr\""));
	cr_assert_not_null(strstr(dump, "\"message\":\"Please hurry\""));
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

static void
expect_records(void)
{
	import_expect("/events/4?_fields=title,post_parent",
	    "{\"code\":\"event-is-in-trash\",\"message\":\"The event is"
	    " already trashed\",\"data\":{\"status\":410}}");
	import_expect("/categories?hide_empty=0&_fields=categories.name,"
	    "categories.color", "{\"categories\":[{\"name\":\"Child\"},"
	    "{\"name\":\"Parent\",\"color\":\"#9c2f22\"}]}");
	import_expect("/events?include=5,6&_fields=events.title,"
	    "events.start_date,events.utc_start_date,events.categories.slug,"
	    "events.tags.slug,events.venue.geo_lat,events.organizer.organizer,"
	    "events.image,events.post_parent,events.description",
	    "{\"events\":[{\"title\":\"Held\",\"description\":\"<b>\\\""
	    "</b>\",\"image\":false,\"start_date\":\"0001-01-02 00:00:00\","
	    "\"utc_start_date\":\"0001-01-02 00:00:00\",\"categories\":[],"
	    "\"tags\":[],\"venue\":[],\"organizer\":[],\"post_parent\":5},"
	    "{\"title\":\"Gap\",\"description\":\"\",\"image\":{\"url\":"
	    "\"https://i.example/1.png\",\"id\":1,\"extension\":\"png\","
	    OTHER_SIZES("image/png", "https://i.example/1.png") "},"
	    "\"start_date\":\"2027-03-14 03:30:00\","
	    "\"utc_start_date\":\"2027-03-14 07:30:00\","
	    "\"categories\":[{\"slug\":\"child\"}],"
	    "\"tags\":[{\"slug\":\"ete\"}],"
	    "\"venue\":{\"geo_lat\":-12.3456789012345},"
	    "\"organizer\":[{\"organizer\":\"A\"},{\"organizer\":\"B\"}],"
	    "\"post_parent\":0}]}");
}

/* The importing user sees protected content; users who may not edit do not. */
static void
expect_protected(void)
{
	struct db		*db = inside_db(given.inside);
	struct statement	*st;

	db_begin_read(db);
	st = db_query(db, "SELECT COUNT(*) FROM events"
	    " WHERE title = 'Held' AND password LIKE 'pbkdf2%'");
	cr_assert(db_step(st));
	cr_assert_eq(db_integer(st, 0), 1);
	db_done(st);
	db_end_read(db);
}

Test(import_lines, another_database_takes_them_over_once)
{
	const char	*all, *before;

	fill_oddly();
	all = import_write("all", import_dump());
	unlink(import_path);
	cr_assert_null(store_prepare(import_path));
	import_add_user("other");
	import_start();
	import_files(all, NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         2  2 new\n"
	    "tags               1  1 new\n"
	    "venues             1  1 new\n"
	    "organizers         2  2 new\n"
	    "events             4  4 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  venue author: is not a user here; the importing user"
	    " becomes author\n"
	    "            Far\n"
	    "         2  organizer author: is not a user here; the importing"
	    " user becomes author\n"
	    "            B\n"
	    "            A\n"
	    "         4  event author: is not a user here; the importing user"
	    " becomes author\n"
	    "            Draft\n"
	    "            Gap\n"
	    "            Held\n"
	    "            Binned\n");
	expect_records();
	expect_protected();
	import_end();
	expect_sound(import_path);

	before = import_dump();
	import_start();
	import_files(all, NULL);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME), 4);
	import_end();
	cr_assert_str_eq(import_dump(), before);
}

/* An event that waits, and whose category and tag do (rule 27.8). */
static void
fill_waiting(void)
{
	static const struct extras	 extras = { .waits = true };
	static const char *const	 records[][2] = {
		{ "/categories", "{\"name\":\"Secret club\"}" },
		{ "/tags", "{\"name\":\"Hidden sign\"}" },
		{ "/events", "{\"title\":\"T\",\"start_date\":\"2027-01-01\","
		    "\"end_date\":\"2027-01-01\",\"categories\":[1],"
		    "\"tags\":[2]}" }
	};
	size_t				 i, length;

	import_start();
	inside_begin(given.inside);
	for (i = 0; i < COUNT(records); i++)
		cr_assert_lt(inside_ask_with_extras(given.inside, "POST",
		    records[i][0], records[i][1], &extras), 300, "%s",
		    inside_body(given.inside, &length));
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

static void
expect_waiting(void)
{
	import_expect("/categories?hide_empty=false&_fields=total",
	    "{\"total\":0}");
	import_expect("/tags?hide_empty=false&_fields=total", "{\"total\":0}");
	import_expect("/events/1?_fields=status,categories.name,tags.name",
	    "{\"status\":\"pending\","
	    "\"categories\":[{\"name\":\"Secret club\"}],"
	    "\"tags\":[{\"name\":\"Hidden sign\"}]}");
}

Test(import_lines, waiting_terms_come_back_and_wait)
{
	const char	*dump;

	fill_waiting();
	dump = import_dump();
	cr_expect(strstr(dump, "{\"kind\":\"tag\",\"waits\":true,\"id\":2,") !=
	    NULL, "%s", dump);
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	import_start();
	expect_waiting();
	import_end();
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

Test(import_lines, waiting_terms_wait_in_another_database)
{
	const char	*all, *before;

	fill_waiting();
	all = import_write("all", import_dump());
	unlink(import_path);
	cr_assert_null(store_prepare(import_path));
	import_add_user("other");
	import_start();
	import_files(all, NULL);
	expect_waiting();
	import_end();
	expect_sound(import_path);
	before = import_dump();
	import_start();
	import_files(all, NULL);
	import_end();
	cr_assert_str_eq(import_dump(), before);
	import_start();
	cr_assert_null(import_undo(given.inside, given.report,
	    "almanac ada 1000000000", IMPORTS_ALL));
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "DELETE",
	    "/events/1?purge=true", NULL), 200);
	cr_assert_null(inside_commit(given.inside));
	import_end();
	cr_expect_null(strstr(import_dump(), "\"waits\""));
}

Test(import_lines, old_slugs_are_loaded)
{
	static const char	*const records[][2] = {
		{ "/categories", "{\"name\":\"Old\"}" },
		{ "/categories/1", "{\"slug\":\"new\"}" },
		{ "/tags", "{\"name\":\"Late\"}" },
		{ "/tags/2", "{\"slug\":\"later\"}" },
		{ "/tags/2", "{\"slug\":\"latest\"}" }
	};
	const char		*dump;
	size_t			 i, length;

	import_start();
	inside_begin(given.inside);
	for (i = 0; i < COUNT(records); i++)
		cr_assert_lt(inside_ask(given.inside, "POST", records[i][0],
		    records[i][1]), 300, "%s",
		    inside_body(given.inside, &length));
	cr_assert_null(inside_commit(given.inside));
	import_end();
	dump = import_dump();
	cr_expect(strstr(dump, "\n{\"kind\":\"old_slug\",\"of\":"
	    "\"category\",\"slug\":\"old\",\"record\":1}\n"
	    "{\"kind\":\"old_slug\",\"of\":\"tag\",\"slug\":\"late\","
	    "\"record\":2}\n"
	    "{\"kind\":\"old_slug\",\"of\":\"tag\",\"slug\":\"later\","
	    "\"record\":2}\n") != NULL, "%s", dump);
	cr_assert_null(load_copy(import_write("all", dump)));
	expect_sound(copy);
	strcpy(import_path, copy);
	cr_assert_str_eq(import_dump(), dump);
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

/* Each record would exist twice. */
Test(import_lines, the_calendar_itself_does_not_take_its_export)
{
	const char	*all, *before;
	char		 why[PATH_MAX + 256];

	fill_oddly();
	before = import_dump();
	all = import_write("all", before);
	snprintf(why, sizeof(why), "'%s' is an export of this calendar, which"
	    " has records already; import it into an empty database", all);
	import_start();
	import_files_end_with(why, all);
	import_end();
	cr_assert_str_eq(import_dump(), before);
}

/* Changes a line: the file is rejected and the database unchanged. */
static void
expect_refused(const char *dump, const char *from, const char *to,
    const char *why)
{
	char		 text[16384], expected[PATH_MAX + 256];
	const char	*at, *path, *said;

	at = strstr(dump, from);
	cr_assert_not_null(at, "%s", from);
	snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - dump), dump, to,
	    at + strlen(from));
	path = import_write("broken", text);
	snprintf(expected, sizeof(expected), "'%s'%s", path, why);
	cr_assert_not_null(said = load_copy(path), "%s", why);
	cr_assert_str_eq(said, expected);
	strcpy(import_path, copy);
	cr_assert_str_eq(strchr(import_dump(), '\n') + 1,
	    "{\"kind\":\"end\",\"lines\":1,\"sequences\":"
	    "{\"records\":0,\"terms\":0,\"users\":0,\"images\":0,"
	    "\"history\":0}}\n");
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

Test(import_lines, a_broken_or_truncated_export_changes_nothing)
{
	const char	*dump;

	fill_oddly();
	dump = import_dump();
	expect_refused(dump, "\"version\":1", "\"version\":2",
	    ": line 1: its 'version' is not supported");
	expect_refused(dump, "\"site\":\"", "\"site\":\"x",
	    ": line 1: its 'site' is not 32 hexadecimal digits");
	expect_refused(dump, "\"role\":\"administrator\"", "\"role\":\"king\"",
	    ": line 2: its 'role' is unknown");
	expect_refused(dump, "\"name\":\"Child\",", "",
	    ": line 4: its 'name' is missing");
	expect_refused(dump, "\"status\":\"publish\"", "\"status\":7",
	    ": line 7: its 'status' has the wrong type");
	expect_refused(dump, "\"end\":\"2027-03-14 04:00:00\"",
	    "\"end\":\"tomorrow\"", ": line 11: its 'end' is not a time such as"
	    " 2027-03-01 18:00:00");
	expect_refused(dump, "\"venue\":[1]", "\"venue\":[77]",
	    ": line 11: its 'venue' refers to a record that does not exist");
	expect_refused(dump, "America/New_York", "America/Mars",
	    ": line 11: its 'timezone' is not a time zone");
	expect_refused(dump, "{\"kind\":\"image\"", "{\"kind\":\"picture\"",
	    ": line 3: its 'kind' is unknown");
	expect_refused(dump, "{\"kind\":\"image\"", "{{",
	    ": line 3: a key is missing at byte 1");
	expect_refused(dump, "\"lines\":26", "\"lines\":27",
	    ": line 27: its 'lines' is not the number of lines");
	expect_refused(dump, strstr(dump, "{\"kind\":\"end\""), "",
	    " is incomplete: its last line is missing");
}

Test(import_lines, values_that_cannot_be_are_rejected_with_their_line)
{
	const char	*dump;

	fill_oddly();
	dump = import_dump();
	expect_refused(dump, "\"status\":\"publish\"", "\"status\":"
	    "\"published\"", ": line 7: its 'status' is unknown");
	expect_refused(dump, "{\"kind\":\"venue\",\"id\":1", "{\"kind\":"
	    "\"venue\",\"id\":9007199254740993",
	    ": line 7: its 'id' is not an id");
	expect_refused(dump, "{\"kind\":\"venue\",\"id\":1", "{\"kind\":"
	    "\"venue\",\"id\":99999999999999999999",
	    ": line 7: its 'id' is not an integer");
	expect_refused(dump, "{\"kind\":\"venue\",\"id\":1", "{\"kind\":"
	    "\"venue\",\"id\":1e3", ": line 7: its 'id' is not an integer");
	expect_refused(dump, "{\"kind\":\"venue\",\"id\":1,\"author\":1",
	    "{\"kind\":\"venue\",\"id\":1,\"author\":-1",
	    ": line 7: its 'author' is too small or too large");
	expect_refused(dump, "\"geo_lat\":-12", "\"geo_lat\":-112",
	    ": line 7: its 'geo_lat' is too small or too large");
	expect_refused(dump, "\"geo_lng\":179.99999", "\"geo_lng\":1e999",
	    ": line 7: its 'geo_lng' is too small or too large");
	expect_refused(dump, "\"slug\":\"far\"", "\"slug\":\"far\\r\\nA: b\"",
	    ": line 7: its 'slug' contains a control character");
	expect_refused(dump, "\"slug\":\"far\"", "\"slug\":\"So far\"",
	    ": line 7: its 'slug' is not a slug");
	expect_refused(dump, "\"slug\":\"child\"", "\"slug\":\"../child\"",
	    ": line 4: its 'slug' is not a slug");
	expect_refused(dump, "\"former_slug\":\"", "\"former_slug\":\"B",
	    ": line 10: its 'former_slug' is not a slug");
	expect_refused(dump, "\"former_status\":\"", "\"former_status\":\"p",
	    ": line 10: its 'former_status' is unknown");
	expect_refused(dump, "\"of\":\"tag\"", "\"of\":\"lag\"",
	    ": line 17: its 'of' is unknown");
	expect_refused(dump, "\"action\":\"create\"",
	    "\"action\":\"look\"", ": line 14: its 'action' is unknown");
	expect_refused(dump, "\"before\":\"{}\"", "\"before\":\"[]\"",
	    ": line 14: its 'before' is not an object of JSON");
	expect_refused(dump, "\"after\":\"{}\"", "\"after\":\"{\"",
	    ": line 14: its 'after' is not an object of JSON");
	expect_refused(dump, "\"owner\":", "\"owner\":-1",
	    ": line 14: its 'owner' is too small or too large");
	expect_refused(dump, "\"url\":\"https://", "\"url\":\"javascript:",
	    ": line 3: its 'url' is not a URL");
	expect_refused(dump, "\"color\":\"#9c2f22\"", "\"color\":\"red\"",
	    ": line 5: its 'color' is not the color of a category");
	expect_refused(dump, "\"website\":\"\"", "\"website\":"
	    "\"javascript:x\"",
	    ": line 7: its 'website' is not a URL");
	expect_refused(dump, "\"image\":1", "\"image\":2",
	    ": line 7: its 'image' refers to a record that does not exist");
	expect_refused(dump, "\"detached\":\"\"", "\"detached\":\"title,x\"",
	    ": line 10: its 'detached' contains an unknown field");
	expect_refused(dump, "\"end\":\"2027-03-14 04:00:00\"", "\"end\":"
	    "\"2027-03-14 01:00:00\"",
	    ": line 11: its 'end' is before its start");
	expect_refused(dump, "\"start_utc\":\"2027-03-14 07:30:00\"",
	    "\"start_utc\":\"2027-03-16 07:30:00\"", ": line 11: its"
	    " 'start_utc' is not the instant of its clock time");
	expect_refused(dump, "\"organizers\":[3,2]", "\"organizers\":[3,-2]",
	    ": line 11: its 'organizers' contains a value that is not an id");
	expect_refused(dump, "\"records\":7", "\"records\":1e18",
	    ": line 27: its 'records' is not an integer");
	expect_refused(dump, "\"records\":7", "\"records\":"
	    "9223372036854775807",
	    ": line 27: its 'records' is too small or too large");
	expect_refused(dump, "\"sequences\":{", "\"counts\":{",
	    ": line 27: its 'records' is missing");
	expect_refused(dump, "\"parent\":2", "\"parent\":1", ": terms: a circle"
	    " of parents, or none of its kind, above id 1");
	expect_refused(dump, "\"parent\":2", "\"parent\":3", ": terms: a circle"
	    " of parents, or none of its kind, above id 1");
	expect_refused(dump, "\"post_parent\":5", "\"post_parent\":55",
	    ": a row of events refers to nothing in events");
	expect_refused(dump, "{\"kind\":\"image\"", "[] {\"kind\":\"image\"",
	    ": line 3: text after the value at byte 3");
	expect_refused(dump, strstr(dump, "{\"kind\":\"end\""), "[]",
	    ": line 27: its 'kind' is missing");
}

Test(import_lines, a_password_of_two_users_is_rejected_with_its_line)
{
	char		 passwords[512], expected[512];
	const char	*dump, *at;

	import_add_user("zoe");
	dump = import_dump();
	cr_assert_not_null(at = strstr(dump, "\"passwords\":"));
	snprintf(passwords, sizeof(passwords), "%.*s",
	    (int)strcspn(at, "]") + 1, at);
	cr_assert_not_null(at = strstr(at + 1, "\"passwords\":"));
	snprintf(expected, sizeof(expected), "%.*s", (int)strcspn(at, "]") + 1,
	    at);
	expect_refused(dump, expected, passwords,
	    ": line 3: its 'hash' is that of another password");
}

Test(import_lines, users_who_are_here_stay_who_they_are)
{
	const char	*dump;

	fill_oddly();
	dump = import_dump();
	cr_assert_null(store_prepare(copy));
	strcpy(import_path, copy);
	import_add_user("zoe");
	cr_assert_null(load_copy(import_write("all", dump)));
	import_start();
	import_expect("/events/5?_fields=author", "{\"author\":\"2\"}");
	import_end();
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

/* Adds members after a login. */
static const char *
with_members(const char *dump, const char *login, const char *members)
{
	static char	 text[2][16384];
	static int	 turn;
	const char	*at;

	turn = !turn;
	cr_assert_not_null(at = strstr(dump, login));
	at += strlen(login);
	snprintf(text[turn], sizeof(text[turn]), "%.*s,%s%s", (int)(at - dump),
	    dump, members, at);
	return (text[turn]);
}

Test(import_lines, a_full_name_stays_with_the_first_user)
{
	static const char	 weber[] = "\"name\":\"Anna Weber\"";
	const char		*dump;

	import_add_user("zoe");
	dump = with_members(import_dump(), "\"login\":\"ada\"", weber);
	dump = with_members(dump, "\"login\":\"zoe\"",
	    "\"name\":\"anna weber\"");
	cr_assert_null(load_copy(import_write("all", dump)));
	cr_expect_not_null(strstr(told, "         1  a full name: is that of"
	    " another user, too\n            zoe\n"), "%s", told);
	strcpy(import_path, copy);
	dump = import_dump();
	cr_expect_not_null(strstr(dump, "\"login\":\"ada\","
	    "\"name\":\"Anna Weber\",\"role\""), "%s", dump);
	cr_expect_not_null(strstr(dump, "\"login\":\"zoe\",\"role\""));
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}

/* Exports of earlier versions may have an address twice. */
Test(import_lines, a_mail_address_stays_with_the_first_user)
{
	static const char	 ada[] = "\"login\":\"ada\"";
	const char		*dump;

	import_add_user("zoe");
	import_add_user("bob");
	dump = with_members(import_dump(), ada, "\"mail\":\"a@b.example\","
	    "\"new_mail\":\"ada@b.example\"");
	dump = with_members(dump, "\"login\":\"zoe\"",
	    "\"mail\":\"A@b.example\"");
	dump = with_members(dump, "\"login\":\"bob\"",
	    "\"mail\":\"bob@b.example\"");
	cr_assert_null(load_copy(import_write("all", dump)));
	cr_expect_not_null(strstr(told, "         1  a mail address: is that of"
	    " another user, too, and must be confirmed\n            zoe\n"),
	    "%s", told);
	strcpy(import_path, copy);
	dump = import_dump();
	cr_expect_not_null(strstr(dump, "\"mail\":\"a@b.example\","
	    "\"new_mail\":\"ada@b.example\""), "%s", dump);
	cr_expect_not_null(strstr(dump, "\"new_mail\":\"A@b.example\""));
	cr_expect_null(strstr(dump, "\"mail\":\"A@b.example\""));
	cr_expect_not_null(strstr(dump, "\"mail\":\"bob@b.example\""));
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
}
