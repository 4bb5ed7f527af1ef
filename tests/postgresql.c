#include "postgresql.h"

#include <sys/file.h>
#include <sys/types.h>
#include <sys/wait.h>

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "store/store.h"

#define TEMPLATE	"almanac_template"

static char	 name[40];

bool
postgresql_is_there(void)
{
	return (getenv("POSTGRESQL") != NULL);
}

const char *
postgresql_address(const char *database)
{
	static char	 address[PATH_MAX + 64];

	snprintf(address, sizeof(address),
	    "postgresql:///%s?host=%s&user=almanac", database,
	    getenv("POSTGRESQL"));
	return (address);
}

void
postgresql_run(const char *database, const char *sql)
{
	char	 program[PATH_MAX];
	pid_t	 child;
	int	 status;

	snprintf(program, sizeof(program), "%s/psql", getenv("POSTGRESQL_BIN"));
	if ((child = fork()) == 0) {
		execl(program, program, "-XqAt", "-v", "ON_ERROR_STOP=1", "-h",
		    getenv("POSTGRESQL"), "-U", "almanac", "-c", sql, database,
		    (char *)NULL);
		_exit(127);
	}
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0, "%s", sql);
}

static FILE *
open_file(const char *file, const char *mode)
{
	char	 path[PATH_MAX];

	snprintf(path, sizeof(path), "%s/%s", getenv("POSTGRESQL"), file);
	return (fopen(path, mode));
}

static void
make_template(void)
{
	FILE	*made;

	if ((made = open_file("made", "r")) == NULL) {
		postgresql_run("postgres", "CREATE DATABASE " TEMPLATE);
		cr_assert_null(store_prepare(postgresql_address(TEMPLATE)));
		cr_assert_not_null(made = open_file("made", "w"));
	}
	fclose(made);
}

/*
 * Drops databases of processes that have ended. Each line has a pid and a
 * name.
 */
static void
drop_old(void)
{
	static char	 kept[1 << 16];
	char		 line[64], sql[128];
	FILE		*file;
	int		 pid, at;

	kept[0] = '\0';
	file = open_file("list", "r");
	while (file != NULL && fgets(line, sizeof(line), file) != NULL) {
		sscanf(line, "%d %n", &pid, &at);
		if (kill(pid, 0) == 0) {
			strcat(kept, line);
			continue;
		}
		snprintf(sql, sizeof(sql),
		    "DROP DATABASE IF EXISTS %.40s WITH (FORCE)", line + at);
		postgresql_run("postgres", sql);
	}
	if (file != NULL)
		fclose(file);
	cr_assert_not_null(file = open_file("list", "w"));
	fprintf(file, "%s%d %s\n", kept, (int)getpid(), name);
	fclose(file);
}

const char *
postgresql_name(void)
{
	return (name);
}

const char *
postgresql_make(void)
{
	static int	 count;
	char		 sql[128];
	FILE		*lock;

	cr_assert_not_null(lock = open_file("lock", "w"));
	cr_assert_eq(flock(fileno(lock), LOCK_EX), 0);
	make_template();
	snprintf(name, sizeof(name), "t%d_%d", (int)getpid(), ++count);
	drop_old();
	snprintf(sql, sizeof(sql), "CREATE DATABASE %s TEMPLATE " TEMPLATE,
	    name);
	postgresql_run("postgres", sql);
	fclose(lock);
	return (postgresql_address(name));
}
