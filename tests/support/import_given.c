#include "import_given.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/export/export.h"
#include "command/import/import_input.h"
#include "command/import/import_tec.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "store/users.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/series_given.h"

#define NAMES	64

char		 import_folder[] = P_tmpdir "/almanac-import-XXXXXX";
char		 import_path[PATH_MAX];
struct import	 given;

static struct arena	*arena;
static struct site	 site;
static char		*names[NAMES];
static size_t		 name_count;

static void
add_user(const char *login, enum role role)
{
	char		 password[PASSWORD_TEXT];
	struct db	*db;
	const char	*why;

	cr_assert_null(store_prepare(import_path));
	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_write(db);
	cr_assert(user_add(db, login, role, 1000000000, password));
	cr_assert(db_commit(db));
	db_close(db);
}

void
import_fill_pictures(void)
{
	struct db	*db;
	const char	*why;

	site.user_picture_space = 1;
	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_write(db);
	db_run(db_query(db, "INSERT INTO images (id, url, author, bytes)"
	    " VALUES (99, 'https://full.example/', 1, 1000000)"));
	cr_assert(db_commit(db));
	db_close(db);
}

void
import_add_user(const char *login)
{
	add_user(login, ROLE_ADMINISTRATOR);
}

void
import_add_subscriber(const char *login)
{
	add_user(login, ROLE_SUBSCRIBER);
}

void
import_setup(void)
{
	cr_assert_not_null(mkdtemp(import_folder));
	snprintf(import_path, PATH_MAX, "%s/almanac.db", import_folder);
	arena = arena_new();
	cr_assert(zones_load(NULL));
	cr_assert_null(site_read(&site, arena, NULL));
	import_add_user("ada");
	cr_assert(clock_start(IMPORT_NOW));
}

void
import_webhook(void)
{
	static const struct webhook	 webhook = {
		.url = "https://x.example/", .secret_file = ""
	};

	site.webhooks = &webhook;
	site.webhook_count = 1;
}

void
import_site_zone(const char *name)
{
	site.timezone = name;
	cr_assert_not_null(site.zone = zone_named(name));
}

void
import_horizon(int months)
{
	site.horizon = months;
}

void
import_teardown(void)
{
	static const char *const	 ends[] = { "", "-wal", "-shm" };
	char				 name[PATH_MAX + 8];
	size_t				 i;

	for (i = 0; i < name_count; i++)
		unlink(names[i]);
	for (i = 0; i < COUNT(ends); i++) {
		snprintf(name, sizeof(name), "%s%s", import_path, ends[i]);
		unlink(name);
	}
	rmdir(import_folder);
	arena_free(arena);
}

void
import_setup_again(void)
{
	unlink(import_path);
	import_add_user("ada");
}

void
import_start(void)
{
	struct inside	*inside;
	const char	*why;

	why = inside_open(&inside, import_path, &site, NULL);
	cr_assert_null(why, "%s", why);
	import_open(&given, inside, report_new());
}

void
import_end(void)
{
	report_free(given.report);
	inside_close(given.inside);
	import_close(&given);
}

void
import_extend(const char *_Nullable now)
{
	cr_assert(now == NULL || clock_start(now));
	(void)series_extend_in(inside_db(given.inside), &site, clock_now());
}

/* The output of `print`, in the arena. */
static const char *
printed(void (*print)(FILE *))
{
	const char	*copy;
	char		*text;
	size_t		 length;
	FILE		*f;

	cr_assert_not_null(f = open_memstream(&text, &length));
	print(f);
	fclose(f);
	copy = arena_copy(arena, text, length);
	free(text);
	return (copy);
}

static void
print_report(FILE *f)
{
	report_print(given.report, f);
}

const char *
import_told(void)
{
	return (printed(print_report));
}

const char *
import_write(const char *name, const char *text)
{
	return (import_write_bytes(name, text, strlen(text)));
}

const char *
import_write_bytes(const char *name, const char *bytes, size_t length)
{
	char	*path;
	FILE	*f;

	cr_assert_lt(name_count, NAMES);
	path = arena_printf(arena, "%s/%s", import_folder, name);
	cr_assert_not_null(f = fopen(path, "w"));
	cr_assert_eq(fwrite(bytes, 1, length, f), length);
	cr_assert_eq(fclose(f), 0);
	names[name_count++] = path;
	return (path);
}

void
import_files(const char *path, ...)
{
	struct tec	 tec;
	struct input	 in;
	va_list		 list;

	tec_open(&tec, &given);
	va_start(list, path);
	for (; path != NULL; path = va_arg(list, const char *)) {
		cr_assert_null(input_open(&in, path));
		cr_assert(import_file(&given, &tec, &in, NULL), "%s",
		    given.why);
		input_close(&in);
	}
	va_end(list);
	cr_assert(import_finish(&given) && import_commit(&given),
	    "%s", given.why);
}

void
import_files_end_with(const char *why, const char *path)
{
	struct tec	 tec;
	struct input	 in;

	tec_open(&tec, &given);
	cr_assert_null(input_open(&in, path));
	cr_assert_not(import_file(&given, &tec, &in, NULL));
	input_close(&in);
	cr_assert_str_eq(given.why, why);
}

void
import_expect(const char *path, const char *body)
{
	size_t	 length;

	inside_begin(given.inside);
	(void)inside_ask(given.inside, "GET", path, NULL);
	cr_assert_str_eq(inside_body(given.inside, &length), body);
	cr_assert_null(inside_commit(given.inside));
}

static void
print_all(FILE *f)
{
	struct db	*db;
	const char	*why;

	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_read(db);
	export_lines(db, f, true);
	db_end_read(db);
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
}

const char *
import_dump(void)
{
	return (printed(print_all));
}

static void
print_messages(FILE *f)
{
	struct statement	*st;
	struct db		*db;
	const char		*why;

	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
	st = db_query(db, "SELECT type FROM outbox ORDER BY id");
	while (db_step(st))
		fprintf(f, "%s; ", db_string(st, 0));
	db_done(st);
	db_begin_write(db);
	db_run(db_query(db, "DELETE FROM deliveries"));
	db_run(db_query(db, "DELETE FROM outbox"));
	cr_assert(db_commit(db));
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
}

const char *
import_messages(void)
{
	return (printed(print_messages));
}
