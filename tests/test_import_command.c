/* The commands import and export, as typed. */
#include <sys/stat.h>
#include <sys/wait.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "store/accounts.h"
#include "store/db.h"

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

TestSuite(import_command, .init = setup, .fini = teardown, .timeout = 120);

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
	cr_assert_str_eq(errors, expected);
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
	"users              1  1 new, 1 of them administrator\n"

Test(import_command, an_export_of_what_was_imported_is_the_same)
{
	struct stat	 st;
	char		 path[PATH_MAX];

	cr_assert_eq(run("demo --db @/a.db"), 0);
	expect(0, "export @/a --db @/a.db", "", "");
	expect(0, "import @/a --db @/b.db", DEMO, "");
	expect(0, "check --db @/b.db", "", "");
	expect(0, "export @/b --db @/b.db", "", "");
	cr_assert(is_equal("a", "b"));
	snprintf(path, sizeof(path), "%s/a", folder);
	cr_assert_eq(stat(path, &st), 0);
	cr_assert_eq(st.st_mode & 0777, 0600);
}

Test(import_command, passwords_come_along_only_when_asked_for)
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
	account_set_password(db, 1, "seven green bicycles");
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
	cr_expect_eq(account_check(db, "ada", "seven green bicycles"), 1);
	cr_expect_eq(account_check(db, "ada", "nine yellow boats"), 0);
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

Test(import_command, users_keep_their_rights_if_asked_for)
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

Test(import_command, standard_input_and_output_serve_as_well)
{
	cr_assert_eq(run("demo --db @/a.db"), 0);
	expect(0, "export --db @/a.db >@/a", "", "");
	expect(0, "import - --db @/b.db <@/a", DEMO, "");
	expect(0, "export --db @/b.db >@/b", "", "");
	cr_assert(is_equal("a", "b"));
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
	    "almanac: cannot make '@/a.db.password': File exists\n");
	cr_assert_eq(rmdir(path), 0);
	cr_assert_eq(run("import tests/import/town.ics --db @/a.db"), 0);
	cr_expect_eq(access(path, F_OK), 0);
}

/* Runs it by script(1), on a terminal. */
Test(import_command, a_terminal_shows_the_first_password)
{
	char	 line[2 * PATH_MAX], path[PATH_MAX];
	FILE	*f;

	snprintf(line, sizeof(line), "script -qec '%s demo --db %s/a.db'"
	    " /dev/null </dev/null", getenv("ALMANAC") != NULL ?
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

Test(import_command, what_cannot_be_done_is_said)
{
	expect(1, "export --db @/a.db", "",
	    "almanac: there is no database '@/a.db'\n");
	cr_assert_eq(run("user add ada --role administrator --db @/a.db"), 0);
	expect(0, "export @/a --db @/a.db", "", "");
	expect(1, "export @/a --db @/a.db", "",
	    "almanac: '@/a' exists already; --force replaces it\n");
	expect(0, "export @/a --force --db @/a.db", "", "");
	cr_assert_eq(run("import @/none --db @/a.db"), 1);
	cr_assert_str_eq(strstr(errors, "none"),
	    "none': No such file or directory\n");
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
	cr_assert_str_eq(errors, "almanac: cannot open 'file:///etc/passwd':"
	    " No such file or directory\n");
	cr_assert_eq(run("import --db @/a.db"), 2);
}
