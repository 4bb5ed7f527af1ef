/* Undoing imports. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "command/import/import_undo.h"
#include "command/inside.h"
#include "store/imports_undo.h"
#include "store/engine.h"

#include "tests/support/import_given.h"

TestSuite(import_undo, .init = import_setup, .fini = import_teardown);

#define SITE(name)	"\"rest_url\":\"https://" name "/tribe/events/v1/\""
#define EVENT(id, title, more)						\
	"{\"id\":" id ",\"title\":\"" title "\",\"slug\":\"e" id "\","	\
	"\"start_date\":\"2026-12-01 10:00:00\","			\
	"\"end_date\":\"2026-12-01 11:00:00\",\"timezone\":\"UTC\","	\
	"\"modified_utc\":\"2026-01-01 00:00:00\""			\
	more "}"
#define LINKS(category)							\
	",\"categories\":[{\"id\":1,\"name\":\"" category "\","		\
	"\"slug\":\"c\"}],\"tags\":[{\"id\":2,\"name\":\"Loud\","	\
	"\"slug\":\"loud\"}],\"venue\":{\"id\":3,\"venue\":\"Hall\"},"	\
	"\"organizer\":[{\"id\":4,\"organizer\":\"Ada\"}]"
#define TOWN(category)							\
	"{\"events\":[" EVENT("7", "Talk", LINKS(category)) ","		\
	EVENT("8", "Fair", "") "]," SITE("town.example") "}"

static void
take(const char *page)
{
	import_start();
	import_files(import_write("p.json", page), NULL);
	import_end();
}

static void
ask(const char *method, const char *path, const char *json, int status)
{
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), status,
	    "%s", path);
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

/*
 * Undoes the import of a source, and compares the error, or NULL, and the
 * report.
 */
static void
undo(const char *source, const char *error, const char *told)
{
	const char	*why;

	import_start();
	why = import_undo(given.inside, given.report, source,
	    IMPORTS_ALL);
	if (error == NULL)
		cr_expect_null(why, "%s", why);
	else
		cr_expect_str_eq(why, error);
	cr_expect_str_eq(import_told(), told, "%s", import_told());
	import_end();
}

static void
expect(const char *path, const char *body)
{
	import_start();
	import_expect(path, body);
	import_end();
}

#define COUNTS(categories, tags, venues, organizers, events)		\
	"categories  " categories "\n"					\
	"tags        " tags "\n" \
	"venues      " venues "\n"					\
	"organizers  " organizers "\n"					\
	"events      " events "\n"
#define NOTHING	COUNTS("       0", "       0", "       0", "       0",	\
	"       0")
#define ALL	COUNTS("       1  1 deleted", "       1  1 deleted",	\
	"       1  1 to the trash", "       1  1 to the trash",		\
	"       2  2 to the trash")

Test(import_undo, created_records_are_removed_and_can_be_imported_again)
{
	take(TOWN("Club"));
	expect("/events?_fields=events.id,events.slug", "{\"events\":["
	    "{\"id\":3,\"slug\":\"e7\"},{\"id\":4,\"slug\":\"e8\"}]}");
	undo("pages of town.example", NULL, ALL);
	expect("/events?status=publish&_fields=total", "{\"total\":0}");
	expect("/events?status=trash&_fields=events.id,events.slug",
	    "{\"events\":[{\"id\":3,\"slug\":\"e7__trashed\"},"
	    "{\"id\":4,\"slug\":\"e8__trashed\"}]}");
	expect("/categories?hide_empty=0&_fields=total", "{\"total\":0}");
	undo("pages of town.example", "nothing is known to be imported from"
	    " 'pages of town.example'", NOTHING);
	take(TOWN("Club"));
	expect("/events?_fields=events.id,events.slug", "{\"events\":["
	    "{\"id\":7,\"slug\":\"e7\"},{\"id\":8,\"slug\":\"e8\"}]}");
	undo("pages of town.example", NULL, ALL);
}

Test(import_undo, a_changed_record_stays_with_records_that_it_uses)
{
	take(TOWN("Club"));
	ask("POST", "/events/3", "{\"title\":\"Our talk\"}", 200);
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       2  1 to the trash  1 changed here, not removed")
	    "\n"
	    "left out or changed:\n"
	    "         1  event changes: were made here since, so that it"
	    " stays\n"
	    "            Our talk (event 3)\n"
	    "         1  organizer all of it: is used by what the import has"
	    " not created, so that it stays\n"
	    "            Ada (organizer 2)\n"
	    "         1  venue all of it: is used by what the import has not"
	    " created, so that it stays\n"
	    "            Hall (venue 1)\n"
	    "         1  tag all of it: is used by what the import has not"
	    " created, so that it stays\n"
	    "            Loud (tag 2)\n"
	    "         1  category all of it: is used by what the import has"
	    " not created, so that it stays\n"
	    "            Club (category 1)\n");
	take(TOWN("Club"));
	expect("/events?_fields=events.id,events.title", "{\"events\":["
	    "{\"id\":3,\"title\":\"Our talk\"},"
	    "{\"id\":5,\"title\":\"Fair\"}]}");
}

Test(import_undo, an_older_record_stays_even_if_it_was_changed)
{
	ask("POST", "/venues", "{\"venue\":\"Hall\"}", 201);
	ask("POST", "/categories", "{\"name\":\"Club\",\"slug\":\"c\"}", 201);
	take(TOWN("Club"));
	take(TOWN("Club night"));
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 from before, not removed",
	    "       1  1 deleted", "       1  1 from before, not removed",
	    "       1  1 to the trash", "       2  2 to the trash")
	    "\n"
	    "left out or changed:\n"
	    "         1  category earlier values: are not stored, so that it"
	    " stays as the import has changed it\n"
	    "            Club night (category 1)\n");
}

Test(import_undo, a_record_of_two_sources_is_removed_with_the_last)
{
	take(TOWN("Club"));
	take("{\"events\":[" EVENT("9", "Other", LINKS("Club")) "],"
	    SITE("other.example") "}");
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       1  1 in use, not removed",
	    "       2  2 to the trash")
	    "\n"
	    "left out or changed:\n"
	    "         1  organizer all of it: came from another calendar, too,"
	    " so that it stays\n"
	    "            Ada (organizer 2)\n"
	    "         1  venue all of it: came from another calendar, too, so"
	    " that it stays\n"
	    "            Hall (venue 1)\n"
	    "         1  tag all of it: came from another calendar, too, so"
	    " that it stays\n"
	    "            Loud (tag 2)\n"
	    "         1  category all of it: came from another calendar, too,"
	    " so that it stays\n"
	    "            Club (category 1)\n");
	undo("pages of other.example", NULL,
	    COUNTS("       1  1 deleted", "       1  1 deleted",
	    "       1  1 to the trash", "       1  1 to the trash",
	    "       1  1 to the trash"));
}

Test(import_undo, an_already_removed_record_is_forgotten)
{
	take(TOWN("Club"));
	ask("DELETE", "/events/3?purge=true", NULL, 200);
	ask("DELETE", "/events/4", NULL, 200);
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 deleted", "       1  1 deleted",
	    "       1  1 to the trash", "       1  1 to the trash",
	    "       2  2 removed before"));
	take(TOWN("Club"));
	expect("/events?_fields=events.id", "{\"events\":["
	    "{\"id\":7},{\"id\":8}]}");
}

Test(import_undo, categories_go_from_below)
{
	take("{\"categories\":[{\"id\":1,\"name\":\"A\",\"parent\":0},"
	    "{\"id\":2,\"name\":\"B\",\"parent\":1},"
	    "{\"id\":3,\"name\":\"C\",\"parent\":2}],"
	    SITE("town.example") "}");
	undo("pages of town.example", NULL, COUNTS("       3  3 deleted",
	    "       0", "       0", "       0", "       0"));
}

Test(import_undo, a_category_above_one_of_ours_stays)
{
	take("{\"categories\":[{\"id\":1,\"name\":\"A\",\"parent\":0}],"
	    SITE("town.example") "}");
	ask("POST", "/categories", "{\"name\":\"Ours\",\"parent\":1}", 201);
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 in use, not removed",
	    "       0", "       0", "       0", "       0")
	    "\n"
	    "left out or changed:\n"
	    "         1  category all of it: is used by what the import has"
	    " not created, so that it stays\n"
	    "            A (category 1)\n");
}

Test(import_undo, for_an_unknown_source_the_known_ones_are_listed)
{
	take("{\"tags\":[{\"id\":1,\"name\":\"A\"}],"
	    SITE("town.example") "}");
	take("{\"tags\":[{\"id\":1,\"name\":\"A\"}],"
	    SITE("www.hill.example/b") "}");
	undo("https://town.example/de", "nothing is known to be imported from"
	    " 'https://town.example/de'; there is 'pages of"
	    " hill.example/b', 'pages of town.example'", NOTHING);
	undo("", "nothing is known to be imported from ''; there is"
	    " 'pages of hill.example/b', 'pages of town.example'", NOTHING);
}

static void
run(const char *sql)
{
	import_start();
	inside_begin(given.inside);
	db_script(inside_db(given.inside), sql);
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

Test(import_undo, records_of_earlier_versions_stay_except_events)
{
	take(TOWN("Club"));
	run("UPDATE imports SET origin = 0 WHERE kind <> 4;");
	undo("pages of town.example", NULL,
	    COUNTS("       1  1 from before, not removed",
	    "       1  1 from before, not removed",
	    "       1  1 from before, not removed",
	    "       1  1 from before, not removed",
	    "       2  2 to the trash")
	    "\n"
	    "left out or changed:\n"
	    "         1  organizer all of it: was imported by an earlier"
	    " version, which did not store whether it was here before\n"
	    "            Ada (organizer 2)\n"
	    "         1  venue all of it: was imported by an earlier version,"
	    " which did not store whether it was here before\n"
	    "            Hall (venue 1)\n"
	    "         1  tag all of it: was imported by an earlier version,"
	    " which did not store whether it was here before\n"
	    "            Loud (tag 2)\n"
	    "         1  category all of it: was imported by an earlier"
	    " version, which did not store whether it was here before\n"
	    "            Club (category 1)\n");
}
