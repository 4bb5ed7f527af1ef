/* The systemd unit, as checked by systemd. */
#include <sys/wait.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

static char	 folder[] = P_tmpdir "/almanac-unit-XXXXXX";
static char	 output[4096];

static int
run(const char *line)
{
	FILE	*f;
	int	 status;

	cr_assert_not_null(f = popen(line, "r"));
	output[fread(output, 1, sizeof(output) - 1, f)] = '\0';
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

/* With the command where it was built. */
static void
setup(void)
{
	char		 command[PATH_MAX], line[PATH_MAX * 2];
	const char	*name;

	if (run("command -v systemd-analyze") != 0)
		cr_skip_test("no systemd-analyze");
	name = getenv("ALMANAC") != NULL ? getenv("ALMANAC") : "build/almanac";
	cr_assert(realpath(name, command) != NULL);
	cr_assert_not_null(mkdtemp(folder));
	snprintf(line, sizeof(line), "sed 's|/usr/local/bin/almanac|%s|'"
	    " conf/almanac.service > %s/almanac.service", command, folder);
	cr_assert_eq(run(line), 0);
}

static void
teardown(void)
{
	char	 path[64];

	snprintf(path, sizeof(path), "%s/almanac.service", folder);
	(void)unlink(path);
	(void)rmdir(folder);
}

TestSuite(unit, .init = setup, .fini = teardown);

static void
expect(const char *line, const char *said)
{
	cr_expect_eq(run(line), 0, "%s", output);
	cr_expect_str_eq(output, said);
}

Test(unit, systemd_understands_all_of_it)
{
	char	 line[256];

	snprintf(line, sizeof(line), "systemd-analyze verify --man=no"
	    " --recursive-errors=no"
	    " %s/almanac.service 2>&1", folder);
	expect(line, "");
}

/* Tenths: what its first lines say, with some room for other versions. */
Test(unit, systemd_finds_it_hardened)
{
	char	 line[256];

	snprintf(line, sizeof(line), "systemd-analyze security --offline=true"
	    " --threshold=15 %s/almanac.service >/dev/null 2>&1", folder);
	expect(line, "");
}
