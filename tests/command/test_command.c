#include <sys/stat.h>
#include <sys/wait.h>

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "command/command_line.h"
#include "command/command_verbs.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/second_factors.h"
#include "store/users.h"

#include "base/array.h"
#include "tests/support/message.h"

static char	 folder[] = P_tmpdir "/almanac-command-XXXXXX";
static char	 path[PATH_MAX], output[16384], errors[8192];
static const char	*before = "";	/* precedes the command on its line */

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
}

static void
teardown(void)
{
	static const char *const	 names[] = {
		"almanac.db", "errors", "site.yaml"
	};
	char				 name[PATH_MAX];
	size_t				 i;

	for (i = 0; i < COUNT(names); i++) {
		snprintf(name, sizeof(name), "%s/%s", folder, names[i]);
		unlink(name);
	}
	rmdir(folder);
}

TestSuite(command, .init = setup, .fini = teardown);

static void
read_all(FILE *f, char *text, size_t size)
{
	text[fread(text, 1, size - 1, f)] = '\0';
}

/* Returns the exit status. The output is in `output` and `errors`. */
static int run(const char *, ...) __attribute__((format(printf, 1, 2)));

static int
run(const char *format, ...)
{
	char	 line[2 * PATH_MAX + 2048], name[PATH_MAX], words[2048];
	FILE	*f;
	va_list	 list;
	int	 status;

	va_start(list, format);
	vsnprintf(words, sizeof(words), format, list);
	va_end(list);
	snprintf(name, sizeof(name), "%s/errors", folder);
	snprintf(line, sizeof(line), "%s%s %s 2>%s", before,
	    getenv("ALMANAC") != NULL ? getenv("ALMANAC") : "build/almanac",
	    words, name);
	f = popen(line, "r");
	cr_assert_not_null(f);
	read_all(f, output, sizeof(output));
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	f = fopen(name, "r");
	cr_assert_not_null(f);
	read_all(f, errors, sizeof(errors));
	fclose(f);
	return (WEXITSTATUS(status));
}

static void
expect(const char *out, const char *err)
{
	EXPECT_MESSAGE(output, out);
	EXPECT_MESSAGE(errors, err);
}

static enum credentials
sign_in(const char *login, struct caller *caller)
{
	enum credentials	 outcome;
	struct db		*db;
	const char		*why;

	db = db_open(path, &why);
	cr_assert_not_null(db, "%s", why);
	output[strcspn(output, "\n")] = '\0';
	outcome = user_check(db, login, output, caller);
	db_close(db);
	return (outcome);
}

Test(command, user_add_prints_the_password_alone)
{
	struct caller	 caller;

	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_str_eq(errors, "");
	cr_assert_eq(strlen(output), 25);
	cr_assert_eq(sign_in("ada", &caller), CREDENTIALS_RIGHT);
	cr_assert_eq(caller.id, 1);
	cr_assert_eq(caller.role, ROLE_EDITOR);
}

Test(command, addresses_of_other_users_are_rejected)
{
	cr_assert_eq(run("user invite ada --role editor --mail a@b.example"
	    " --db %s --config /dev/null", path), 0);
	cr_assert_eq(run("user invite bob --role editor --mail A@b.example"
	    " --db %s --config /dev/null", path), 1);
	expect("", "almanac: another user has the mail address"
	    " 'A@b.example'\n");
	cr_assert_eq(run("user list --db %s", path), 0);
	cr_expect_null(strstr(output, "bob"));
}

Test(command, user_add_rejects_without_making_a_database)
{
	cr_assert_eq(run("user add ada --role king --db %s", path), 2);
	expect("", "almanac: unknown role 'king'; roles are subscriber,"
	    " contributor, author, editor, administrator\n");
	cr_assert_eq(run("user add ada --db %s", path), 2);
	expect("", "almanac: --role is missing: subscriber, contributor,"
	    " author, editor or administrator\n"
	    "usage: almanac user add NAME --role ROLE"
	    " [--full-name TEXT]\n");
	cr_assert_eq(run("user add a:b --role author --db %s", path), 2);
	expect("", "almanac: 'a:b' is not a name: it must not be empty or"
	    " contain blanks or colons\n");
	cr_assert_eq(access(path, F_OK), -1);
}

Test(command, user_add_rejects_a_taken_name)
{
	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_eq(run("user add ada --role author --db %s", path), 1);
	expect("", "almanac: there is already a user 'ada'\n");
}

Test(command, users_are_listed_and_removed)
{
	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_eq(run("user add bob --role author --full-name 'Bob Ray'"
	    " --db %s", path), 0);
	cr_assert_eq(run("user list --db %s", path), 0);
	expect("NUMBER  ROLE           PASSWORDS  NAME\n"
	    "     1  editor                 1  ada\n"
	    "     2  author                 1  bob  Bob Ray\n", "");
	cr_assert_eq(run("user remove ada --db %s", path), 0);
	expect("", "");
	cr_assert_eq(run("user remove ada --db %s", path), 1);
	expect("", "almanac: there is no user 'ada'\n");
	cr_assert_eq(run("user list --db %s", path), 0);
	expect("NUMBER  ROLE           PASSWORDS  NAME\n"
	    "     2  author                 1  bob  Bob Ray\n", "");
}

Test(command, the_user_of_proposals_is_not_invited)
{
	cr_assert_eq(run("user invite submissions --role editor --db %s"
	    " --config /dev/null", path), 2);
	expect("", "almanac: 'submissions' is not a person: it owns what"
	    " visitors propose\n");
}

Test(command, full_names_of_other_users_are_rejected)
{
	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_eq(run("user add bob --role author --full-name ADA --db %s",
	    path), 1);
	expect("", "almanac: another user is called 'ADA'\n");
	cr_assert_eq(run("user invite ada --full-name ' ' --db %s"
	    " --config /dev/null", path), 2);
	expect("", "almanac: ' ' is not a full name: it must be one line with"
	    " letters, of at most 100 bytes\n");
	cr_assert_eq(run("user invite ada --full-name 'Ada King' --db %s"
	    " --config /dev/null", path), 0);
	cr_assert_eq(run("user list --db %s", path), 0);
	expect("NUMBER  ROLE           PASSWORDS  NAME\n"
	    "     1  editor                 1  ada  Ada King\n", "");
}

/* How many rows the history has; the database is closed again. */
static int64_t
count_history(void)
{
	struct db	*db;
	const char	*why;
	int64_t		 count;

	cr_assert_not_null(db = db_open(path, &why));
	db_begin_read(db);
	count = history_count_all(db);
	db_end_read(db);
	db_close(db);

	return (count);
}

/* Neither the first invitation nor another one changes the account. */
Test(command, reports_another_address_of_a_user)
{
	cr_assert_eq(run("user invite ada --role editor --mail a@b.example"
	    " --db %s --config /dev/null", path), 0);
	cr_assert_eq(run("user invite ada --mail a@b.example --db %s"
	    " --config /dev/null", path), 0);
	cr_expect_eq(count_history(), 0);
	cr_assert_eq(run("user invite ada --mail b@b.example --db %s"
	    " --config /dev/null", path), 0);
	cr_expect_eq(count_history(), 1);
}

Test(command, turns_off_second_factors)
{
	struct db	*db;
	const char	*why;

	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_eq(run("user one-step ada --db %s", path), 1);
	expect("", "almanac: 'ada' has no second factor\n");
	cr_assert_eq(run("user one-step eve --db %s", path), 1);
	expect("", "almanac: there is no user 'eve'\n");
	cr_assert_not_null(db = db_open(path, &why));
	db_begin_write(db);
	second_factor_store(db, 1, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 7);
	cr_assert(db_commit(db));
	db_close(db);
	cr_assert_eq(run("user one-step ada --db %s", path), 0);
	expect("", "");
	cr_assert_eq(run("user one-step ada --db %s", path), 1);
}

Test(command, passwords_are_added_listed_and_removed)
{
	struct caller	 caller;

	setenv("ALMANAC_CLOCK", "2030-01-02T03:04:05Z", 1);
	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	setenv("ALMANAC_CLOCK", "2031-01-02T03:04:05Z", 1);
	cr_assert_eq(run("password add ada --label 'my phone' --db %s", path),
	    0);
	cr_assert_eq(sign_in("ada", &caller), CREDENTIALS_RIGHT);
	cr_assert_eq(run("password list ada --db %s", path), 0);
	cr_assert_not_null(strstr(output, "2030-01-02 03:04:0"));
	cr_assert_not_null(strstr(output, "  default\n2031-01-02 03:04:0"));
	cr_assert_not_null(strstr(output, "  my phone\n"));
	cr_assert_eq(run("password remove ada 'my phone' --db %s", path), 0);
	cr_assert_eq(run("password remove ada 'my phone' --db %s", path), 1);
	expect("", "almanac: 'ada' has no password 'my phone'\n");
	cr_assert_eq(run("password add eve --db %s", path), 1);
	expect("", "almanac: there is no user 'eve'\n");
	cr_assert_eq(run("password list eve --db %s", path), 1);
	expect("", "almanac: there is no user 'eve'\n");
}

Test(command, looks_for_no_user_in_a_missing_database)
{
	char	 expected[PATH_MAX + 64];

	cr_assert_eq(run("user list --db %s", path), 1);
	snprintf(expected, sizeof(expected),
	    "almanac: there is no database '%s'\n", path);
	expect("", expected);
	cr_assert_eq(access(path, F_OK), -1);
}

/* Root may access everything while it has its capabilities. */
Test(command, a_database_in_an_unreadable_folder_is_not_called_missing)
{
	static const char *const	 verbs_of[] = {
		"user list", "check", "export", "backup x", "webhooks list"
	};
	char				 closed[PATH_MAX], expected[PATH_MAX];
	size_t				 i;

	if (geteuid() == 0)
		before = "setpriv --bounding-set"
		    " -dac_override,-dac_read_search ";
	snprintf(closed, sizeof(closed), "%s/closed", folder);
	cr_assert_eq(mkdir(closed, 0), 0);
	snprintf(expected, sizeof(expected), "almanac: cannot open"
	    " '%.100s/a.db': %s; run this as its owner\n", closed,
	    strerror(EACCES));
	for (i = 0; i < COUNT(verbs_of); i++) {
		cr_expect_eq(run("%s --db %s/a.db", verbs_of[i], closed), 1);
		cr_expect_str_eq(errors, expected);
	}
	cr_assert_eq(rmdir(closed), 0);
}

/* Writes a configuration and returns its name. */
static const char *
configure(const char *text)
{
	static char	 name[PATH_MAX];
	FILE		*f;

	snprintf(name, sizeof(name), "%s/site.yaml", folder);
	cr_assert_not_null(f = fopen(name, "w"));
	fputs(text, f);
	fclose(f);
	return (name);
}

Test(command, takes_the_database_of_the_configuration)
{
	char	 text[PATH_MAX + 16];

	snprintf(text, sizeof(text), "database: %s\n", path);
	cr_assert_eq(run("user add ada --role editor --config %s",
	    configure(text)), 0);
	cr_assert_eq(access(path, F_OK), 0);
}

Test(command, a_wrong_configuration_is_reported_for_any_database)
{
	char		 expected[PATH_MAX + 64];
	const char	*config;

	config = configure("databse: x\n");
	cr_assert_eq(run("user add ada --role editor --db %s --config %s",
	    path, config), 1);
	snprintf(expected, sizeof(expected), "almanac: %s:1:1: unknown key"
	    " 'databse': did you mean 'database'?\n", config);
	expect("", expected);
	cr_assert_eq(access(path, F_OK), -1);
	cr_assert_eq(run("user add ada --role editor --db %s --config"
	    " /dev/null", path), 0);
}

/* The configuration belongs to another site. */
Test(command, a_configuration_that_it_may_not_read_is_not_needed)
{
	char		 almanac[PATH_MAX], line[2 * PATH_MAX];
	const char	*command;

	command = getenv("ALMANAC") != NULL ? getenv("ALMANAC") :
	    "build/almanac";
	cr_assert_not_null(realpath(command, almanac));
	snprintf(line, sizeof(line), "cd %s && mkdir conf && echo x >"
	    " conf/site.yaml && chmod 0 conf/site.yaml && %s %s user add ada"
	    " --role editor --db almanac.db >/dev/null; status=$?;"
	    " rm -r conf; exit $status", folder, geteuid() != 0 ? "" :
	    "setpriv --bounding-set -dac_override,-dac_read_search", almanac);
	cr_expect_eq(system(line), 0);
}

Test(command, check_config_reports_all_faults)
{
	char		 expected[2 * PATH_MAX];
	const char	*config;

	config = configure("port: 80000\ntitel: x\nmounts: []\n"
	    "currency: {symbl: x, code: EURO}\nworkers: 2\nport: 1\n"
	    "webhooks:\n  - {url: x, secret_file: y}\n"
	    "  - {secret_file: y}\n");
	cr_assert_eq(run("check-config %s", config), 1);
	snprintf(expected, sizeof(expected),
	    "%1$s:1:7: 'port' must be a number from 1 to 65535\n"
	    "%1$s:2:1: unknown key 'titel': did you mean 'title'?\n"
	    "%1$s:4:12: unknown key 'symbl': did you mean 'symbol'?\n"
	    "%1$s:4:28: 'code' must be a code of ISO 4217 such as EUR\n"
	    "%1$s:6:1: repeated key 'port'\n"
	    "%1$s:8:11: 'url' must be an address such as"
	    " https://hooks.example/almanac\n"
	    "%1$s:9:5: 'url' is missing\n"
	    "%1$s:3:1: 'mounts' is empty\n",
	    config);
	expect(expected, "");
	cr_assert_eq(run("check-config --config %s", config), 1);
	expect(expected, "");
}

Test(command, check_config_says_that_all_is_fine)
{
	char		 expected[PATH_MAX + 64];
	const char	*config;

	config = configure("port: 80\n");
	cr_assert_eq(run("check-config %s", config), 0);
	snprintf(expected, sizeof(expected), "%s has no mistakes\n", config);
	expect(expected, "");
	cr_assert_eq(run("check-config"), 0);
	expect("conf/site.yaml has no mistakes\n", "");
}

Test(command, check_config_needs_a_file_of_yaml)
{
	char		 expected[PATH_MAX + 64];
	const char	*config;

	cr_assert_eq(run("check-config none.yaml"), 1);
	expect("", "almanac: cannot open 'none.yaml': <library>\n");
	config = configure("port: [\n");
	cr_assert_eq(run("check-config %s", config), 1);
	snprintf(expected, sizeof(expected), "%s:2:1: <library>\n", config);
	expect(expected, "");
}

Test(command, explains_wrong_use)
{
	static const struct {
		const char	*words;
		const char	*first;		/* first line of the errors */
	}	 uses[] = {
		{ "", "usage: almanac COMMAND ..." },
		{ "frob", "almanac: unknown command 'frob'" },
		{ "user", "almanac: incomplete command 'user'" },
		{ "user frob", "almanac: unknown command 'user frob'" },
		{ "user add", "almanac: user add takes NAME" },
		{ "user add a b", "almanac: user add takes NAME" },
		{ "user list more", "almanac: user list takes no arguments" },
		{ "user list --role editor",
		  "almanac: user list does not accept --role" },
		{ "user add a --label x",
		  "almanac: user add does not accept --label" },
		{ "user list --frob", "almanac: unknown option '--frob'" },
		{ "user list -z", "almanac: unknown option '-z'" },
		{ "user list --db", "almanac: --db needs a value" },
		{ "password remove a",
		  "almanac: password remove takes NAME LABEL" },
	};
	size_t	 i;

	for (i = 0; i < COUNT(uses); i++) {
		cr_assert_eq(run("%s", uses[i].words), 2, "%s",
		    uses[i].words);
		errors[strcspn(errors, "\n")] = '\0';
		expect("", uses[i].first);
	}
}

Test(command, helps)
{
	static const char	 told[] =
	    "usage: almanac password add NAME [--label LABEL]\n\n"
	    "Creates an application password for a user and prints it. It"
	    " cannot be shown\nagain.\n\n"
	    "  --label LABEL   name of the password, needed to remove it;"
	    " default: `default`\n\n"
	    "  --db DATABASE   database file, or the address of a database in"
	    " PostgreSQL;\n"
	    "                  default: the configured one\n"
	    "  --config FILE   configuration file; default: conf/site.yaml or,"
	    " if it does\n"
	    "                  not exist, /etc/almanac/site.yaml\n"
	    "  --help          print this help and exit\n";

	cr_assert_eq(run("password add --help"), 0);
	expect(told, "");
	cr_assert_eq(run("password add ada -h"), 0);
	expect(told, "");
	cr_assert_eq(run("help password add"), 0);
	expect(told, "");
	cr_assert_eq(run("--version"), 0);
	expect("almanac " SERVICE_VERSION "\n", "");
}

Test(command, lists_its_commands)
{
	const struct verb	*verb;
	char			 list[sizeof(output)], *at;

	cr_assert_eq(run("help"), 0);
	strcpy(list, output);
	at = list;
	for (verb = verbs; verb->name != NULL; verb++) {
		at = strstr(at, verb->name);
		cr_assert_not_null(at, "%s", verb->name);
		at = strstr(at, verb->summary);
		cr_assert_not_null(at, "%s", verb->summary);
	}
	cr_assert_eq(run("--help"), 0);
	expect(list, "");
	cr_assert_eq(run("help frob"), 2);
	cr_assert_str_eq(output, "");
	cr_assert_eq(strncmp(errors, "almanac: unknown command"
	    " 'frob'\n", 29), 0);
}

Test(command, helps_with_all_that_a_word_begins)
{
	char	 list[sizeof(output)];

	cr_assert_eq(run("user --help"), 0);
	strcpy(list, output);
	cr_assert_not_null(strstr(list, "usage: almanac user add NAME "));
	cr_assert_not_null(strstr(list, "usage: almanac user list\n"));
	cr_assert_not_null(strstr(list, "usage: almanac user remove NAME\n"));
	cr_assert_eq(run("help user"), 0);
	expect(list, "");
}

Test(command, prints_the_configuration_that_comes_along)
{
	char	 file[sizeof(output)];
	FILE	*f;

	f = fopen("conf/site.yaml", "r");
	cr_assert_not_null(f);
	read_all(f, file, sizeof(file));
	fclose(f);
	cr_assert_eq(run("help site.yaml"), 0);
	expect(file, "");
}

Test(command, fails_when_its_answer_cannot_be_written)
{
	cr_assert_eq(run("user add ada --role editor --db %s", path), 0);
	cr_assert_eq(run("user list --db %s >/dev/full", path), 1);
	expect("", "almanac: cannot write to standard output\n");
}
