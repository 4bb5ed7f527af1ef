#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "store/db.h"
#include "store/store.h"
#include "text/dates.h"

#define ADMIN	"admin"

static const char *
no_user(const struct command_line *line)
{
	return (command_complaint("there is no user '%s'", line->words[0]));
}

/* Basic credentials end the name at a colon (RFC 7617 section 2). */
static bool
is_name(const char *name)
{
	const char	*p;

	for (p = name; *p != '\0'; p++)
		if (*p == ':' || (unsigned char)*p <= ' ' || *p == 0x7f)
			return (false);
	return (p > name);
}

static const char *
complain_role(const char *role)
{
	char	 names[128] = "";
	int	 i;

	for (i = ROLE_SUBSCRIBER; i <= ROLE_ADMINISTRATOR; i++) {
		strcat(names, i == ROLE_SUBSCRIBER ? "" : ", ");
		strcat(names, role_name((enum role)i));
	}
	return (command_complaint("unknown role '%s'; roles are %s", role,
	    names));
}

static const char *
check(const struct command_line *line)
{
	enum role	 role;

	if (!is_name(line->words[0]))
		return (command_complaint("'%s' is not a name: it must not be"
		    " empty or contain blanks or colons", line->words[0]));
	if (!role_find(line->role, &role))
		return (complain_role(line->role));
	return (NULL);
}

static const char *
add_user(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	enum role	 role;

	role_find(line->role, &role);
	if (!user_add(db, line->words[0], role, clock_now(),
	    outcome->password) && !db_failed(db))
		return (command_complaint("there is already a user '%s'",
		    line->words[0]));
	return (NULL);
}

static void
print_user(const struct user *user, void *arg)
{
	fprintf(arg, "%6" PRId64 "  %-13s  %9" PRId64 "  %s\n", user->id,
	    role_name(user->role), user->password_count, user->login);
}

const char *
command_user_list(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	(void)line;
	(void)outcome;
	printf("NUMBER  %-13s  PASSWORDS  NAME\n", "ROLE");
	user_each(db, print_user, stdout);
	return (NULL);
}

const char *
command_user_remove(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	(void)outcome;
	if (!user_remove(db, line->words[0]) && !db_failed(db))
		return (no_user(line));
	return (NULL);
}

const char *
command_user_add(const struct command_line *line, struct arena *arena)
{
	const char	*why;

	if ((why = check(line)) != NULL)
		return (command_end(EXIT_USAGE, why));
	return (command_act(line, arena, true, add_user));
}

const char *
command_password_add(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	const char	*label;

	label = line->label != NULL ? line->label : "default";
	if (!password_add(db, line->words[0], label, clock_now(),
	    outcome->password) && !db_failed(db))
		return (no_user(line));
	return (NULL);
}

static void
print_password(const struct password *password, void *arg)
{
	char	 created[DATE_TEXT];

	date_print(password->created, created);
	fprintf(arg, "%s  %s\n", created, password->label);
}

const char *
command_password_list(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	(void)outcome;
	if (!password_each(db, line->words[0], print_password, stdout) &&
	    !db_failed(db))
		return (no_user(line));
	return (NULL);
}

const char *
command_password_remove(struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	(void)outcome;
	if (!password_remove(db, line->words[0], line->words[1]) &&
	    !db_failed(db))
		return (command_complaint("'%s' has no password '%s'",
		    line->words[0], line->words[1]));
	return (NULL);
}

/* If standard output is not a terminal, a log would keep the password. */
static const char *
write_password(const char *path, const char *password)
{
	const char	*why;
	bool		 written;
	int		 fd;

	/* A file of an earlier database is useless. */
	(void)unlink(path);
	if ((why = store_make_file(path, O_EXCL | O_NOFOLLOW, 0600, &fd)) !=
	    NULL)
		return (why);
	written = dprintf(fd, ADMIN ":%s\n", password) > 0 && fsync(fd) == 0;
	if (!written)
		why = command_complaint("cannot write '%s': %s", path,
		    strerror(errno));
	(void)close(fd);
	if (!written)
		(void)unlink(path);
	return (why);
}

static void
print_admin(const char *path, const char *password)
{
	char	 real[PATH_MAX];

	printf("administrator: " ADMIN "\n");
	if (*path == '\0')
		printf("application password, shown this once: %s\n",
		    password);
	else
		printf("application password, to be read and removed: %s\n",
		    realpath(path, real) != NULL ? real : path);
	(void)fflush(stdout);
}

/* `path`: the file for the password, or "" to print it. */
static const char *
make_admin(struct db *db, const char *path)
{
	char		 password[PASSWORD_TEXT];
	const char	*why = NULL;
	bool		 made;

	db_begin_write(db);
	made = user_count(db) == 0 && user_add(db, ADMIN,
	    ROLE_ADMINISTRATOR, clock_now(), password);
	if (made && *path != '\0' && !db_failed(db) &&
	    (why = write_password(path, password)) != NULL) {
		db_rollback(db);
		return (why);
	}
	if (!db_commit(db))
		return (command_db_error(db));
	if (made)
		print_admin(path, password);
	explicit_bzero(password, sizeof(password));
	return (NULL);
}

const char *
command_first_user(const char *database)
{
	char		 path[PATH_MAX] = "";
	struct db	*db;
	const char	*why;

	if ((why = command_open(database, &db)) != NULL)
		return (why);
	if (!store_is_file(database))
		database = "almanac";
	if (!isatty(STDOUT_FILENO) && snprintf(path, sizeof(path),
	    "%s.password", database) >= (int)sizeof(path))
		why = "the database's path is too long";
	else
		why = make_admin(db, path);
	db_close(db);
	return (why);
}
