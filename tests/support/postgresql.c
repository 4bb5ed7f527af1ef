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
#define BATCH_MAX	8

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

/* Statements on one connection, each in a separate transaction. */
struct batch {
	const char	*database;
	char		 sql[BATCH_MAX][128];
	int		 count;
};

static void
become_psql(const char *database, const char *const *sql, int count)
{
	const char	*argv[10 + 2 * BATCH_MAX + 2] = { "psql", "-XqAt",
	    "-v", "ON_ERROR_STOP=1", "-h", getenv("POSTGRESQL"), "-U",
	    "almanac", "-d", database };
	char		 program[PATH_MAX];
	int		 argc = 10, i;

	for (i = 0; i < count; i++) {
		argv[argc++] = "-c";
		argv[argc++] = sql[i];
	}
	snprintf(program, sizeof(program), "%s/psql", getenv("POSTGRESQL_BIN"));
	execv(program, (char *const *)(const void *)argv);
	_exit(127);
}

static void
run(const char *database, const char *const *sql, int count)
{
	pid_t	 child;
	int	 status;

	if ((child = fork()) == 0)
		become_psql(database, sql, count);
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0, "%s", sql[count - 1]);
}

void
postgresql_run(const char *database, const char *sql)
{
	run(database, &sql, 1);
}

static void
batch_run(struct batch *b)
{
	const char	*sql[BATCH_MAX];
	int		 i;

	for (i = 0; i < b->count; i++)
		sql[i] = b->sql[i];
	run(b->database, sql, b->count);
	b->count = 0;
}

static void
batch_add(struct batch *b, const char *verb, const char *database,
    const char *how)
{
	if (b->count == BATCH_MAX)
		batch_run(b);
	snprintf(b->sql[b->count++], sizeof(b->sql[0]), "%s %.40s %s", verb,
	    database, how);
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
drop_old(struct batch *b)
{
	static char	 kept[1 << 16];
	char		 line[64];
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
		line[strcspn(line, "\n")] = '\0';
		batch_add(b, "DROP DATABASE IF EXISTS", line + at,
		    "WITH (FORCE)");
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
	struct batch	 b = { .database = "postgres" };
	FILE		*lock;

	cr_assert_not_null(lock = open_file("lock", "w"));
	cr_assert_eq(flock(fileno(lock), LOCK_EX), 0);
	make_template();
	snprintf(name, sizeof(name), "t%d_%d", (int)getpid(), ++count);
	drop_old(&b);
	batch_add(&b, "CREATE DATABASE", name, "TEMPLATE " TEMPLATE);
	batch_run(&b);
	fclose(lock);
	return (postgresql_address(name));
}
