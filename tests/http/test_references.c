#include <criterion/criterion.h>

#include "tests/support/derived.h"
#include "store/db.h"

#include "base/array.h"
#include "tests/support/given.h"

/*
 * A venue and an organizer of au that no one else may read; a term of each
 * kind.
 */
static void
given_others(void)
{
	harness_start();
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "INSERT INTO venues (id, author, status,"
	    " created, modified, name, name_key, slug, address, city, country,"
	    " province, state, stateprovince, zip, phone, website, show_map,"
	    " show_map_link, description, searched) VALUES (101, 3, 2, 0, 0,"
	    " 'Hall', 'hall', 'hall', '', '', '', '', '', '', '', '', '', 1, 1,"
	    " '', '')"));
	db_run(db_query(harness.db, "INSERT INTO organizers (id, author,"
	    " status, created, modified, name, name_key, slug, phone, website,"
	    " email, description, searched) VALUES (102, 3, 2, 0, 0, 'Ada',"
	    " 'ada', 'ada', '', '', '', '', '')"));
	db_run(db_query(harness.db, "INSERT INTO terms (id, kind, name,"
	    " name_key, name_folded, slug, description, description_key,"
	    " searched) VALUES"
	    " (1, 0, 'Late Jazz', 'late jazz', 'late jazz', 'jazz', '', '', "
	    "''), (2, 1, 'jazz', 'jazz', 'jazz', 'free', '', '', ''),"
	    " (3, 0, '1', '1', '1', '77', '', '', '')"));
	derived_note_all(harness.db);
	cr_assert(db_commit(harness.db));
}

Test(references, filters_must_name_existing_records)
{
	static const struct {
		const char	*query;
		int		 status;
	} rows[] = {
		{ "venue=101", 200 }, { "venue=102", 400 },
		{ "venue=1", 400 }, { "venue=101,1", 400 },
		{ "organizer=102", 200 }, { "organizer=101", 400 },
		{ "categories=1", 200 }, { "categories=2", 400 },
		{ "categories=jazz", 200 }, { "categories=JAZZ", 200 },
		{ "categories=late%20Jazz", 200 }, { "categories=free", 400 },
		{ "categories=77", 400 }, { "categories=3", 200 },
		{ "categories=99999999999999999999", 400 },
		{ "categories=1,nope", 400 }, { "categories=", 400 },
		{ "tags=free", 200 }, { "tags=Jazz", 200 }, { "tags=1", 400 },
		{ "post_parent=101", 400 }
	};
	struct outcome	*a;
	size_t		 i;

	given_others();
	for (i = 0; i < COUNT(rows); i++) {
		a = ask("GET", target("/events?%s", rows[i].query));
		cr_expect_eq(a->status, rows[i].status, "%s: %d",
		    rows[i].query, a->status);
	}
}

Test(references, events_must_be_readable)
{
	static const struct {
		const char	*user;
		const char	*query;
		int		 status;
	} rows[] = {
		{ NULL, "post_parent=1", 200 }, { NULL, "post_parent=2", 400 },
		{ "co", "post_parent=2", 400 }, { "au", "post_parent=2", 200 },
		{ "au", "post_parent=3", 400 }, { "ed", "post_parent=3", 400 }
	};
	size_t	 i;

	given_talk("au", "");
	ask_form("au", "PATCH", "/events/1", "password=x");
	given_talk("au", "\"status\":\"draft\"");
	given_talk("au", "\"status\":\"trash\"");
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(ask_json(rows[i].user, "GET", target(
		    "/events?%s", rows[i].query), "")->status, rows[i].status,
		    "row %zu", i);
}

Test(references, links_must_be_readable)
{
	static const struct {
		const char	*user;
		const char	*sent;
		int		 status;
	} rows[] = {
		{ "au", "\"venue\":101", 201 }, { "ed", "\"venue\":101", 201 },
		{ "co", "\"venue\":101", 400 }, { "au", "\"venue\":102", 400 },
		{ "au", "\"organizer\":[102]", 201 },
		{ "co", "\"organizer\":[102]", 400 },
		{ "au", "\"organizer\":\"x\"", 400 }
	};
	struct outcome	*a;
	size_t		 i;

	given_others();
	for (i = 0; i < COUNT(rows); i++) {
		a = ask_json(rows[i].user, "POST", "/events", target(
		    "{\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",%s}", rows[i].sent));
		cr_expect_eq(a->status, rows[i].status, "row %zu: %s", i,
		    a->body);
	}
}
