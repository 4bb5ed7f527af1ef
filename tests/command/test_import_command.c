/* The commands import and export, as typed. */
#include <sys/stat.h>
#include <sys/wait.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "store/db.h"

#include "store/second_factors.h"
#include "store/users.h"
#include "tests/support/message.h"

#define TEXT	16384

static char	 folder[] = P_tmpdir "/almanac-verbs-XXXXXX";
static char	 output[TEXT], errors[TEXT];

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
}

static void
teardown(void)
{
	char	 line[PATH_MAX];

	snprintf(line, sizeof(line), "rm -r %s", folder);
	(void)!system(line);
}

TestSuite(import_command, .init = setup, .fini = teardown);

/* A copy in which @ is replaced by the folder, and @@ by @. */
static void
fill_in(const char *text, char to[TEXT])
{
	char	*end = to;

	cr_assert_lt(strlen(text) * sizeof(folder), TEXT);
	for (; *text != '\0'; text++)
		if (text[0] == '@' && text[1] == '@')
			*end++ = *text++;
		else if (*text == '@')
			end = stpcpy(end, folder);
		else
			*end++ = *text;
	*end = '\0';
}

/* The exit status. */
static int
run(const char *words)
{
	char		 line[2 * TEXT], filled[TEXT], path[PATH_MAX];
	const char	*command;
	int		 status;
	FILE		*f;

	command = getenv("ALMANAC") != NULL ? getenv("ALMANAC") :
	    "build/almanac";
	fill_in(words, filled);
	snprintf(line, sizeof(line), "%s %s 2>%s/errors", command, filled,
	    folder);
	cr_assert_not_null(f = popen(line, "r"));
	output[fread(output, 1, TEXT - 1, f)] = '\0';
	status = pclose(f);
	snprintf(path, sizeof(path), "%s/errors", folder);
	cr_assert_not_null(f = fopen(path, "r"));
	errors[fread(errors, 1, TEXT - 1, f)] = '\0';
	fclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

static void
expect(int status, const char *words, const char *out, const char *err)
{
	char	 expected[TEXT];

	cr_assert_eq(run(words), status, "%s: %s", words, errors);
	cr_assert_str_eq(output, out);
	fill_in(err, expected);
	EXPECT_MESSAGE(errors, expected);
}

static bool
is_equal(const char *a, const char *b)
{
	char	 line[PATH_MAX];

	snprintf(line, sizeof(line), "cmp -s %s/%s %s/%s", folder, a, folder,
	    b);
	return (system(line) == 0);
}

#define DEMO								\
	"categories        35  35 new\n"				\
	"tags              18  18 new\n"				\
	"venues            20  20 new\n"				\
	"organizers        15  15 new\n"				\
	"events           300  300 new\n"				\
	"series            23  23 new\n"				\
	"users              1  1 new, 1 of them administrator\n"

/* A file, standard input and standard output. */
Test(import_command, an_export_of_an_imported_export_is_the_same)
{
	struct stat	 st;
	char		 path[PATH_MAX];

	setenv("ALMANAC_CLOCK", "2026-11-21T12:00:00Z", 1);
	cr_assert_eq(run("demo --db @/a.db"), 0);
	expect(0, "export @/a --db @/a.db", "", "");
	expect(0, "import - --db @/b.db <@/a", DEMO, "");
	expect(0, "check --db @/b.db", "", "");
	expect(0, "export --db @/b.db >@/b", "", "");
	cr_assert(is_equal("a", "b"));
	snprintf(path, sizeof(path), "%s/a", folder);
	cr_assert_eq(stat(path, &st), 0);
	cr_assert_eq(st.st_mode & 0777, 0600);
}

Test(import_command, events_are_exported_as_csv_and_icalendar)
{
	setenv("ALMANAC_CLOCK", "2026-11-21T12:00:00Z", 1);
	cr_assert_eq(run("demo --db @/a.db"), 0);
	expect(0, "export --format csv @/a.csv --db @/a.db", "", "");
	expect(0, "export --format ics @/a.ics --db @/a.db", "", "");
	expect(0, "export --format ics --db @/a.db >@/b.ics", "", "");
	cr_assert(is_equal("a.ics", "b.ics"));
	cr_assert_eq(run("import @/a.csv --db @/b.db"), 0);
	expect(0, "import --dry-run @/a.csv --db @/b.db",
	    "categories        35  35 as before\n"
	    "tags              18  18 as before\n"
	    "venues            20  20 as before\n"
	    "organizers        15  15 as before\n"
	    "events           300  300 as before\n"
	    "\n"
	    "This was a dry run: nothing is stored.\n", "");
	expect(0, "check --db @/b.db", "", "");
	expect(1, "export --format csv @/a.csv --db @/a.db", "",
	    "almanac: '@/a.csv' exists already; --force replaces it\n");
	expect(2, "export --format xls --db @/a.db", "",
	    "almanac: --format must be lines, csv or ics, not 'xls'\n");
	expect(2, "export --format csv --secrets --db @/a.db", "",
	    "almanac: --secrets is only for lines of JSON\n");
}

/* Gives a user a second factor with recovery codes. */
static void
give_second_factor(const char *name)
{
	struct db	*db;
	const char	*why;
	char		 path[PATH_MAX],
			 codes[RECOVERY_CODES][RECOVERY_CODE];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	cr_assert_not_null(db = db_open(path, &why));
	db_begin_write(db);
	second_factor_store(db, 1, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 7);
	recovery_codes_make(db, 1, codes);
	cr_assert(db_commit(db));
	db_close(db);
}

Test(import_command, second_factors_are_exported_only_on_request)
{
	cr_assert_eq(run("user add ada --role editor --db @/a.db"), 0);
	give_second_factor("a.db");
	cr_assert_eq(run("export --db @/a.db"), 0);
	cr_assert_null(strstr(output, "GEZD"));
	cr_assert_null(strstr(output, "recovery"));
	expect(0, "export @/a --secrets --db @/a.db", "", "");
	cr_assert_eq(run("import @/a --db @/b.db"), 0);
	expect(0, "export @/b --secrets --db @/b.db", "", "");
	cr_assert(is_equal("a", "b"));
	cr_assert_eq(run("export --secrets --db @/b.db"), 0);
	cr_assert_not_null(strstr(output, "\"second_factor\":{\"secret\":"
	    "\"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ\",\"step\":7},"
	    "\"recovery_codes\":[{\"hash\":"));
}

Test(import_command, passwords_are_exported_only_on_request)
{
	cr_assert_eq(run("user add ada --role editor --db @/a.db"), 0);
	cr_assert_eq(run("export --db @/a.db"), 0);
	cr_assert_null(strstr(output, "passwords"));
	expect(0, "export @/a --secrets --db @/a.db", "", "");
	cr_assert_eq(run("import @/a --db @/b.db"), 0);
	expect(0, "export @/b --secrets --db @/b.db", "", "");
	cr_assert(is_equal("a", "b"));
	cr_assert_eq(run("user list --db @/b.db"), 0);
	cr_assert_str_eq(output, "NUMBER  ROLE           PASSWORDS  NAME\n"
	    "     1  editor                 1  ada\n");
}

/* Also passwords that people have chosen. */
Test(import_command, people_sign_in_with_the_same_password)
{
	struct db	*db;
	char		 path[PATH_MAX];
	const char	*why;

	cr_assert_eq(run("user add ada --role editor --db @/a.db"), 0);
	snprintf(path, sizeof(path), "%s/a.db", folder);
	cr_assert_not_null(db = db_open(path, &why));
	db_begin_write(db);
	account_set_password(db, NULL, 1, "seven green bicycles");
	cr_assert(db_commit(db));
	db_close(db);
	cr_assert_eq(run("export --db @/a.db"), 0);
	cr_assert_null(strstr(output, "$y$"));
	expect(0, "export @/a --secrets --db @/a.db", "", "");
	cr_assert_eq(run("import @/a --db @/b.db"), 0);
	expect(0, "export @/b --secrets --db @/b.db", "", "");
	cr_assert(is_equal("a", "b"));
	snprintf(path, sizeof(path), "%s/b.db", folder);
	cr_assert_not_null(db = db_open(path, &why));
	db_begin_read(db);
	cr_expect_eq(account_check(db, NULL, "ada", "seven green bicycles"), 1);
	cr_expect_eq(account_check(db, NULL, "ada", "nine yellow boats"), 0);
	db_end_read(db);
	db_close(db);
}

#define NO_RECORDS							\
	"categories         0\n"					\
	"tags               0\n"					\
	"venues             0\n"					\
	"organizers         0\n"					\
	"events             0\n"
#define USERS	"NUMBER  ROLE           PASSWORDS  NAME\n"

static void
add_users(const char *database, const char *first, const char *second)
{
	char	 line[256];

	snprintf(line, sizeof(line), "user add %s --role administrator --db %s",
	    first, database);
	cr_assert_eq(run(line), 0);
	snprintf(line, sizeof(line), "user add %s --role author --db %s",
	    second, database);
	cr_assert_eq(run(line), 0);
}

Test(import_command, users_get_no_rights_where_there_are_users)
{
	add_users("@/a.db", "mallory", "eve");
	cr_assert_eq(run("password add eve --label b --db @/a.db"), 0);
	expect(0, "export @/a --secrets --db @/a.db", "", "");
	add_users("@/b.db", "admin", "eve");
	expect(0, "import @/a --db @/b.db", NO_RECORDS
	    "users              1  1 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  user role and passwords: are imported only with"
	    " --users\n"
	    "            mallory\n", "");
	expect(0, "user list --db @/b.db", USERS
	    "     1  administrator          1  admin\n"
	    "     2  author                 1  eve\n"
	    "     3  subscriber             0  mallory\n", "");
}

Test(import_command, users_keep_their_rights_on_request)
{
	add_users("@/a.db", "ada", "eve");
	expect(0, "export @/a --secrets --db @/a.db", "", "");
	add_users("@/b.db", "admin", "eve");
	expect(0, "import @/a --users --db @/b.db", NO_RECORDS
	    "users              1  1 new, 1 of them administrator\n", "");
	expect(0, "user list --db @/b.db", USERS
	    "     1  administrator          1  admin\n"
	    "     2  author                 1  eve\n"
	    "     3  administrator          1  ada\n", "");
	expect(0, "import @/a --db @/c.db", NO_RECORDS
	    "users              2  2 new, 1 of them administrator\n", "");
}

Test(import_command, a_calendar_makes_the_first_user)
{
	char		 expected[TEXT], path[PATH_MAX], password[64];
	struct stat	 st;
	FILE		*f;

	cr_assert_eq(run("import tests/import/town.ics"
	    " --db @/a.db"), 0);
	fill_in("administrator: admin\n"
	    "application password, to be read and removed: @/a.db.password\n",
	    expected);
	cr_assert_eq(strncmp(output, expected, strlen(expected)), 0, "%s",
	    output);
	snprintf(path, sizeof(path), "%s/a.db.password", folder);
	cr_assert_eq(stat(path, &st), 0);
	cr_expect_eq(st.st_mode, S_IFREG | 0600);
	cr_assert_not_null(f = fopen(path, "r"));
	cr_expect_eq(fscanf(f, "admin:%63s\n", password), 1);
	cr_expect_null(strstr(output, password));
	fclose(f);
	expect(0, "check --db @/a.db", "", "");
}

Test(import_command, no_link_leads_the_first_password_elsewhere)
{
	struct stat	 st;
	char		 path[PATH_MAX], other[PATH_MAX];

	snprintf(path, sizeof(path), "%s/a.db.password", folder);
	snprintf(other, sizeof(other), "%s/other", folder);
	cr_assert_eq(symlink(other, path), 0);
	cr_assert_eq(run("import tests/import/town.ics --db @/a.db"), 0);
	cr_expect_eq(access(other, F_OK), -1);
	cr_assert_eq(lstat(path, &st), 0);
	cr_expect_eq(st.st_mode, S_IFREG | 0600);
}

Test(import_command, without_a_place_for_the_first_password_no_user_is_made)
{
	char	 path[PATH_MAX];

	snprintf(path, sizeof(path), "%s/a.db.password", folder);
	cr_assert_eq(mkdir(path, 0700), 0);
	expect(1, "import tests/import/town.ics --db @/a.db",
	    "categories         0\n"
	    "tags               0\n"
	    "venues             0\n"
	    "organizers         0\n"
	    "events             0\n",
	    "almanac: cannot make '@/a.db.password': <library>\n");
	cr_assert_eq(rmdir(path), 0);
	cr_assert_eq(run("import tests/import/town.ics --db @/a.db"), 0);
	cr_expect_eq(access(path, F_OK), 0);
}

/* Runs it by script(1), on a terminal. */
Test(import_command, a_terminal_shows_the_first_password)
{
	char	 line[2 * PATH_MAX], path[PATH_MAX];
	FILE	*f;

	snprintf(line, sizeof(line), "script -qec '%s import"
	    " tests/import/town.ics --db %s/a.db' /dev/null </dev/null",
	    getenv("ALMANAC") != NULL ?
	    getenv("ALMANAC") : "build/almanac", folder);
	cr_assert_not_null(f = popen(line, "r"));
	output[fread(output, 1, TEXT - 1, f)] = '\0';
	cr_assert_eq(pclose(f), 0);
	cr_expect_not_null(strstr(output, "administrator: admin\r\n"
	    "to sign in, once: http://127.0.0.1:8888/desk/welcome?key="),
	    "%s", output);
	cr_expect_not_null(strstr(output, "\r\n"
	    "application password, shown this once: "), "%s", output);
	snprintf(path, sizeof(path), "%s/a.db.password", folder);
	cr_expect_eq(access(path, F_OK), -1);
}

Test(import_command, a_record_belongs_to_whom_was_named)
{
	cr_assert_eq(run("user add ada --role administrator --db @/a.db"), 0);
	cr_assert_eq(run("user add bob --role author --db @/a.db"), 0);
	cr_assert_eq(run("import tests/import/categories.json"
	    " tests/import/events.json --user bob --db @/a.db"), 0);
	cr_assert_eq(run("export --db @/a.db"), 0);
	cr_assert_not_null(strstr(output, "{\"kind\":\"venue\",\"id\":1,"
	    "\"author\":2,"));
}

/* Copies the database when its log has been written back. */
static void
copy_database_to(const char *copy)
{
	char	 line[3 * PATH_MAX], path[PATH_MAX];
	sqlite3	*db;

	snprintf(path, sizeof(path), "%s/a.db", folder);
	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_wal_checkpoint_v2(db, NULL,
	    SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	snprintf(line, sizeof(line), "cp %s %s/%s", path, folder, copy);
	cr_assert_eq(system(line), 0);
}

#define DRY	"\nThis was a dry run: nothing is stored.\n"
#define HALL(name)							\
	"{\"rest_url\":\"https://t.example/tribe/events/v1/\","		\
	"\"venues\":[{\"id\":7,\"venue\":\"" name "\"}]}"
#define PAGES	"'pages of t.example'"
#define COUNTS(venues)							\
	"categories         0\n"					\
	"tags               0\n"					\
	"venues             " venues "\n"				\
	"organizers         0\n"					\
	"events             0\n"

static void
write_file(const char *name, const char *text)
{
	char	 path[PATH_MAX];
	FILE	*f;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	cr_assert_not_null(f = fopen(path, "w"));
	fputs(text, f);
	fclose(f);
}

/* The output, and the files that remain in the folder for copies: none. */
static void
expect_dry(int status, const char *words, const char *out, const char *err)
{
	char	 line[TEXT], path[PATH_MAX];

	copy_database_to("before");
	snprintf(line, sizeof(line), "%s --dry-run --db @/a.db", words);
	expect(status, line, out, err);
	copy_database_to("after");
	cr_expect(is_equal("before", "after"));
	snprintf(path, sizeof(path), "%s/copies", folder);
	cr_expect_eq(rmdir(path), 0);
	cr_expect_eq(mkdir(path, 0700), 0);
}

static void
prepare_dry_runs(void)
{
	char	 path[PATH_MAX];

	snprintf(path, sizeof(path), "%s/copies", folder);
	cr_assert_eq(mkdir(path, 0700), 0);
	cr_assert_eq(setenv("TMPDIR", path, 1), 0);
	cr_assert_eq(run("user add ada --role administrator --db @/a.db"), 0);
	write_file("v.json", HALL("Hall"));
}

Test(import_command, a_dry_run_prints_changes_and_stores_nothing)
{
	prepare_dry_runs();
	expect_dry(0, "import @/v.json", "new       venue      Hall\n"
	    COUNTS("1  1 new") DRY, "");
	expect(0, "import @/v.json --db @/a.db", COUNTS("1  1 new"), "");
	expect_dry(0, "import @/v.json", COUNTS("1  1 as before") DRY, "");
	write_file("v.json", HALL("Old hall"));
	expect_dry(0, "import @/v.json", "changed   venue      Old hall\n"
	    COUNTS("1  1 changed") DRY, "");
	expect_dry(0, "import --undo " PAGES, "trash     venue      Hall\n"
	    COUNTS("1  1 to the trash") DRY, "");
	expect(0, "import --undo " PAGES " --db @/a.db",
	    COUNTS("1  1 to the trash"), "");
	expect(1, "import --undo " PAGES " --db @/a.db", COUNTS("0"),
	    "almanac: nothing is known to be imported from " PAGES "\n");
}

Test(import_command, a_run_is_in_the_history)
{
	static const char	 counts[] = "\"action\":\"import\","
				    "\"before\":\"{\\\"created\\\":1,"
				    "\\\"changed\\\":0,"
				    "\\\"trashed\\\":0}\","
				    "\"after\":\"{}\"}\n";
	char			 expected[TEXT];
	const char		*row;

	prepare_dry_runs();
	expect(0, "import @/v.json --db @/a.db", COUNTS("1  1 new"), "");
	expect(0, "import @/v.json --db @/a.db", COUNTS("1  1 as before"), "");
	cr_assert_eq(run("export --db @/a.db"), 0);
	fill_in("{\"kind\":\"history\",\"id\":1,\"of\":\"import\",\"record\":0,"
	    "\"title\":\"@/v.json\",\"author\":0,\"owner\":0,\"made\":\"",
	    expected);
	cr_assert_not_null(row = strstr(output, "{\"kind\":\"history\""));
	cr_expect_eq(strncmp(row, expected, strlen(expected)), 0, "%s", row);
	cr_expect_eq(strncmp(strstr(row, "\"action\""), counts,
	    strlen(counts)), 0, "%s", row);
	cr_expect_null(strstr(row + 1, "{\"kind\":\"history\""));
}

Test(import_command, a_dry_run_fails_if_a_record_would_be_rejected)
{
	prepare_dry_runs();
	write_file("v.json", "{\"venues\":[{\"venue\":\"Hall\"}]}");
	expect_dry(1, "import @/v.json", COUNTS("1  1 refused")
	    "\n"
	    "left out or changed:\n"
	    "         1  venue all of it: has no id\n" DRY, "");
	expect_dry(1, "import @/none", COUNTS("0") DRY,
	    "almanac: cannot open '@/none': <library>\n");
}

Test(import_command, a_dry_run_needs_no_database_and_makes_none)
{
	char	 path[PATH_MAX];

	prepare_dry_runs();
	expect(0, "import @/v.json --dry-run --db @/b.db",
	    "new       venue      Hall\n" COUNTS("1  1 new") DRY, "");
	expect(1, "import --undo x --dry-run --db @/b.db", "",
	    "almanac: there is no database '@/b.db'\n");
	snprintf(path, sizeof(path), "%s/b.db", folder);
	cr_expect_eq(access(path, F_OK), -1);
}

Test(import_command, a_dry_run_verifies_a_whole_export)
{
	prepare_dry_runs();
	expect(0, "import @/v.json --db @/a.db", COUNTS("1  1 new"), "");
	expect(0, "export @/x --db @/a.db", "", "");
	expect(0, "import @/x --dry-run --db @/b.db",
	    "new       venue      Hall\n" COUNTS("1  1 new")
	    "users              1  1 new, 1 of them administrator\n" DRY, "");
	cr_assert_eq(run("export --db @/a.db | sed 's/\"id\":1,\"author\"/"
	    "\"id\":0,\"author\"/' >@/x"), 0);
	expect(1, "import @/x --dry-run --db @/b.db", COUNTS("0")
	    "users              1  1 new, 1 of them administrator\n" DRY,
	    "almanac: '@/x': line 3: its 'id' is not an id\n");
}

Test(import_command, options_of_an_import_are_none_of_its_undoing)
{
	prepare_dry_runs();
	expect(2, "import --undo x --source y --db @/a.db", "",
	    "almanac: --undo accepts only --user and --dry-run; the argument"
	    " is the name of a source or the address of a site\n");
}

Test(import_command, errors_are_reported)
{
	expect(1, "export --db @/a.db", "",
	    "almanac: there is no database '@/a.db'\n");
	cr_assert_eq(run("user add ada --role administrator --db @/a.db"), 0);
	expect(0, "export @/a --db @/a.db", "", "");
	expect(1, "export @/a --db @/a.db", "",
	    "almanac: '@/a' exists already; --force replaces it\n");
	expect(0, "export @/a --force --db @/a.db", "", "");
	cr_assert_eq(run("import @/none --db @/a.db"), 1);
	EXPECT_MESSAGE(strstr(errors, "none"), "none': <library>\n");
	cr_assert_eq(run("import tests/import/town.ics --user eve"
	    " --db @/a.db"), 1);
	cr_assert_str_eq(errors, "almanac: there is no user 'eve'\n");
	cr_assert_eq(run("import http://127.0.0.1:1/ --login @/a"
	    " --db @/a.db"), 1);
	cr_assert_eq(run("import http://ada:pw@@127.0.0.1:1/ --db @/a.db"),
	    1);
	cr_assert_str_eq(errors, "almanac: an address must not contain a login;"
	    " use --login\n");
	cr_assert_eq(run("import file:///etc/passwd --db @/a.db"), 1);
	EXPECT_MESSAGE(errors,
	    "almanac: cannot open 'file:///etc/passwd': <library>\n");
	cr_assert_eq(run("import --db @/a.db"), 2);
}
