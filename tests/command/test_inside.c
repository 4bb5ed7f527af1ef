#include <sys/stat.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/inside.h"
#include "config/site.h"
#include "http/extras.h"
#include "store/db.h"
#include "store/settings.h"
#include "store/store.h"
#include "store/users.h"
#include "text/zones.h"

static char		 folder[] = P_tmpdir "/almanac-inside-XXXXXX";
static char		 path[PATH_MAX];
static struct arena	*arena;
static struct site	 site;
static struct inside	*in;

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
	arena = arena_new();
	cr_assert(zones_load(NULL));
	cr_assert_null(site_read(&site, arena, NULL));
}

static void
teardown(void)
{
	static const char *const	 ends[] = { "", "-wal", "-shm" };
	char				 name[PATH_MAX + 8];
	size_t				 i;

	if (in != NULL)
		inside_close(in);
	for (i = 0; i < COUNT(ends); i++) {
		snprintf(name, sizeof(name), "%s%s", path, ends[i]);
		unlink(name);
	}
	rmdir(folder);
	arena_free(arena);
}

TestSuite(inside, .init = setup, .fini = teardown);

static void
add_user(const char *login, enum role role)
{
	char		 password[PASSWORD_TEXT];
	struct db	*db;
	const char	*why;

	cr_assert_null(store_prepare(path));
	db = db_open(path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_write(db);
	cr_assert(user_add(db, login, role, 0, password));
	cr_assert(db_commit(db));
	db_close(db);
}

static void
open_as(const char *user)
{
	const char	*why;

	why = inside_open(&in, path, &site, user);
	cr_assert_null(why, "%s", why);
}

static void
expect(int status, const char *method, const char *target, const char *json,
    const char *body)
{
	size_t	 length;

	cr_assert_eq(inside_ask(in, method, target, json), status, "%s",
	    inside_body(in, &length));
	cr_assert_str_eq(inside_body(in, &length), body);
	cr_assert_eq(length, strlen(body));
}

#define CREATED(id, name, slug) \
	"{\"id\":" id ",\"count\":0,\"description\":\"\",\"name\":\"" name \
	"\",\"slug\":\"" slug "\",\"taxonomy\":\"post_tag\",\"meta\":[]," \
	"\"url\":\"http://localhost/tag/" slug "/\",\"urls\":{\"self\":" \
	"\"http://localhost/calendar/events/v1/tags/" id "\",\"collection\":" \
	"\"http://localhost/calendar/events/v1/tags\"},\"_links\":{\"self\":" \
	"[{\"href\":\"http://localhost/calendar/events/v1/tags/" id "\"}]," \
	"\"collection\":[{\"href\":" \
	"\"http://localhost/calendar/events/v1/tags\"}]}}"

Test(inside, requests_of_a_transaction_are_kept_together)
{
	add_user("ada", ROLE_ADMINISTRATOR);
	open_as(NULL);
	inside_begin(in);
	expect(201, "POST", "/tags", "{\"name\":\"Free entry\"}",
	    CREATED("1", "Free entry", "free-entry"));
	expect(200, "GET", "/tags/1", NULL,
	    CREATED("1", "Free entry", "free-entry"));
	cr_assert_null(inside_commit(in));
	inside_close(in);

	open_as("ada");
	inside_begin(in);
	expect(200, "GET", "/tags/1", NULL,
	    CREATED("1", "Free entry", "free-entry"));
	cr_assert_null(inside_commit(in));
}

Test(inside, uncommitted_changes_are_undone)
{
	add_user("ada", ROLE_ADMINISTRATOR);
	open_as(NULL);
	inside_begin(in);
	expect(201, "POST", "/tags", "{\"name\":\"Gone\"}",
	    CREATED("1", "Gone", "gone"));
	inside_close(in);
	open_as(NULL);
	inside_begin(in);
	expect(404, "GET", "/tags/1", NULL, "{\"code\":\"rest-tag-not-found\","
	    "\"message\":\"Tag with ID 1 does not exist.\","
	    "\"data\":{\"status\":404}}");
}

Test(inside, a_request_that_fails_takes_no_other_with_it)
{
	add_user("ada", ROLE_ADMINISTRATOR);
	open_as(NULL);
	inside_begin(in);
	expect(201, "POST", "/tags", "{\"name\":\"Kept\"}",
	    CREATED("1", "Kept", "kept"));
	expect(400, "POST", "/tags", "{\"name\":\"kept\"}",
	    "{\"code\":\"term_exists\",\"message\":\"A term with the name"
	    " provided already exists in this taxonomy.\",\"data\":"
	    "{\"status\":400,\"term_id\":1}}");
	expect(201, "POST", "/tags", "{\"name\":\"Other\"}",
	    CREATED("2", "Other", "other"));
	cr_assert_null(inside_commit(in));
}

Test(inside, another_user_has_the_rights_of_his_role)
{
	add_user("su", ROLE_SUBSCRIBER);
	open_as("su");
	inside_begin(in);
	expect(403, "POST", "/tags", "{\"name\":\"No\"}",
	    "{\"code\":\"rest_forbidden\",\"message\":\"Sorry, you are not"
	    " allowed to do that.\",\"data\":{\"status\":403}}");
}

Test(inside, an_unknown_user_is_rejected)
{
	add_user("su", ROLE_SUBSCRIBER);
	cr_assert_str_eq(inside_open(&in, path, &site, "ada"),
	    "there is no user 'ada'");
	cr_assert_str_eq(inside_open(&in, path, &site, NULL),
	    "there is no administrator; create one with 'almanac user add NAME"
	    " --role administrator'");
}

static int64_t
count_tags(struct db *db)
{
	struct statement	*st;
	int64_t			 count;

	db_begin_read(db);
	st = db_query(db, "SELECT COUNT(*) FROM terms");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);
	db_end_read(db);
	return (count);
}

Test(inside, a_long_transaction_is_committed_between_requests)
{
	struct db	*other;
	const char	*why;
	int		 i;

	add_user("ada", ROLE_ADMINISTRATOR);
	open_as(NULL);
	other = db_open(path, &why);
	cr_assert_not_null(other, "%s", why);
	inside_begin(in);
	expect(201, "POST", "/tags", "{\"name\":\"Early\"}",
	    CREATED("1", "Early", "early"));
	cr_assert_eq(count_tags(other), 0);
	for (i = 0; i < 200 && count_tags(other) == 0; i++) {
		usleep(2000);
		cr_assert_null(inside_pace(in));
	}
	cr_assert_eq(count_tags(other), 1);
	expect(200, "GET", "/tags/1", NULL, CREATED("1", "Early", "early"));
	cr_assert_null(inside_commit(in));
	db_close(other);
}

Test(inside, kept_values_are_those_that_clients_cannot_set)
{
	static const struct extras	 extras = { .slug = "The Old Hall",
					    .has_created = true,
					    .created = 1000000000,
					    .has_modified = true,
					    .modified = 1100000000 };

	add_user("ada", ROLE_ADMINISTRATOR);
	open_as(NULL);
	inside_begin(in);
	cr_assert_eq(inside_ask_with_extras(in, "POST", "/venues",
	    "{\"venue\":\"Hall\",\"status\":\"draft\"}", &extras), 201);
	expect(200, "GET", "/venues/1?_fields=slug,date,modified_utc", NULL,
	    "{\"date\":\"2001-09-09 01:46:40\","
	    "\"modified_utc\":\"2004-11-09 11:33:20\","
	    "\"slug\":\"the-old-hall\"}");
	cr_assert_null(inside_commit(in));
}

Test(inside, settings_of_the_desk_are_used)
{
	struct db	*db;
	const char	*why;

	add_user("ada", ROLE_ADMINISTRATOR);
	db = db_open(path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_write(db);
	setting_put(db, "timezone", "Europe/Rome", 0);
	cr_assert(db_commit(db));
	db_close(db);
	open_as(NULL);
	cr_expect_str_eq(inside_site(in)->timezone, "Europe/Rome");
	inside_begin(in);
	cr_assert_eq(inside_ask(in, "POST", "/events", "{\"title\":\"A\","
	    "\"start_date\":\"2027-01-01 12:00\",\"end_date\":"
	    "\"2027-01-01 13:00\"}"), 201);
	expect(200, "GET", "/events/1?_fields=timezone,utc_start_date", NULL,
	    "{\"utc_start_date\":\"2027-01-01 11:00:00\","
	    "\"timezone\":\"Europe/Rome\"}");
	cr_assert_null(inside_commit(in));
}
