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
#include "config/site.h"
#include "generated/service.h"
#include "http/session.h"
#include "store/account_changes.h"
#include "store/db.h"
#include "store/letters.h"
#include "store/second_factors.h"
#include "store/sessions.h"
#include "store/settings.h"
#include "store/store.h"
#include "store/users.h"
#include "text/dates.h"
#include "text/mail.h"

#define ADMIN	"admin"
#define WELCOME	"/desk/welcome?key="

static const char *
complain_user(const struct command_line *line)
{
	return (command_complaint("there is no user '%s'", line->words[0]));
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
complain_name(const struct command_line *line)
{
	return (command_complaint("'%s' is not a name: it must not be"
	    " empty or contain blanks or colons", line->words[0]));
}

static const char *
check_full_name(const struct command_line *line)
{
	return (line->full_name == NULL || full_name_valid(line->full_name) ?
	    NULL : command_complaint("'%s' is not a full name: it must be one"
	    " line with letters, of at most %d bytes", line->full_name,
	    FULL_NAME_MOST));
}

static const char *
check_user(const struct command_line *line)
{
	enum role	 role;

	if (!user_name_valid(line->words[0]))
		return (complain_name(line));
	if (!role_find(line->role, &role))
		return (complain_role(line->role));
	return (NULL);
}

/* Sets the full name of the command line, if it has one. */
static const char *
set_name(struct db *db, const struct command_line *line, int64_t user)
{
	if (line->full_name == NULL)
		return (NULL);
	if (full_name_taken(db, user, line->full_name))
		return (command_complaint("another user is called '%s'",
		    line->full_name));
	account_set_name(db, user, line->full_name);
	return (NULL);
}

static const char *
add_user(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	struct caller	 user;
	enum role	 role;

	role_find(line->role, &role);
	if (!user_add(db, line->words[0], role, clock_now(),
	    output->secret) && !db_failed(db))
		return (command_complaint("there is already a user '%s'",
		    line->words[0]));
	return (user_find(db, line->words[0], &user) ?
	    set_name(db, line, user.id) : NULL);
}

static void
print_user(const struct user *user, void *arg)
{
	fprintf(arg, "%6" PRId64 "  %-13s  %9" PRId64 "  %s%s%s\n", user->id,
	    role_name(user->role), user->password_count, user->login,
	    *user->name == '\0' ? "" : "  ", user->name);
}

const char *
command_user_list(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	(void)line;
	(void)output;
	printf("NUMBER  %-13s  PASSWORDS  NAME\n", "ROLE");
	user_each(db, print_user, stdout);
	return (NULL);
}

const char *
command_user_remove(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	(void)output;
	if (!user_remove(db, line->words[0]) && !db_failed(db))
		return (complain_user(line));
	return (NULL);
}

/* The settings of the file, and with those of the desk. */
static struct site	 in_file, in_use;

/* Returns NULL, or an error of the database. */
static const char *
read_settings(struct db *db)
{
	return (settings_apply(db, in_file.arena, &in_file, &in_use) ? NULL :
	    command_db_error(db));
}

static struct account_change
change_of(int64_t user)
{
	return ((struct account_change){ .user = user, .now = clock_now(),
	    .mails = *in_use.mail.server != '\0' });
}

static const char *
end_second(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	struct account_change	 change;
	struct caller		 user;
	const char		*why;

	(void)output;
	if ((why = read_settings(db)) != NULL)
		return (why);
	if (!user_find(db, line->words[0], &user))
		return (db_failed(db) ? NULL : complain_user(line));
	if (!second_factor_is_on(db, user.id))
		return (command_complaint("'%s' has no second factor",
		    line->words[0]));
	change = change_of(user.id);
	second_factor_end(db, &change);
	return (NULL);
}

const char *
command_user_one_step(const struct command_line *line, struct arena *arena)
{
	const char	*why;

	if ((why = command_site(line, arena, &in_file)) != NULL)
		return (why);
	return (command_act(line, arena, false, end_second));
}

const char *
command_user_add(const struct command_line *line, struct arena *arena)
{
	const char	*why;

	if ((why = check_user(line)) != NULL ||
	    (why = check_full_name(line)) != NULL)
		return (command_end(EXIT_USAGE, why));
	return (command_act(line, arena, true, add_user));
}

const char *
command_password_add(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	const char	*label;

	label = line->label != NULL ? line->label : "default";
	if (!password_may_add(db, line->words[0]))
		return (command_complaint("'%s' has %d application passwords;"
		    " remove some first", line->words[0],
		    SERVICE_USER_PASSWORDS_ITEMS));
	if (!password_add(db, line->words[0], label, clock_now(),
	    output->secret) && !db_failed(db))
		return (complain_user(line));
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
    struct command_output *output)
{
	(void)output;
	if (!password_each(db, line->words[0], print_password, stdout) &&
	    !db_failed(db))
		return (complain_user(line));
	return (NULL);
}

const char *
command_password_remove(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	(void)output;
	if (!password_remove(db, line->words[0], line->words[1]) &&
	    !db_failed(db))
		return (command_complaint("'%s' has no password '%s'",
		    line->words[0], line->words[1]));
	return (NULL);
}

/*
 * Returns the host for links. 0.0.0.0 means all addresses and cannot be used
 * in a link.
 */
static const char *
host_of(const struct site *site)
{
	return (strcmp(site->listen, "0.0.0.0") == 0 ? "127.0.0.1" :
	    site->listen);
}

/* Prints the address of a link. It belongs to one mount, in its language. */
static void
print_link(const struct site *site, const char *token, char *to, size_t size)
{
	const char	*prefix = site->mounts[0].prefix;
	bool		 six = strchr(site->listen, ':') != NULL;

	if (*site->base_url != '\0')
		snprintf(to, size, "%s%s" WELCOME "%s", site->base_url, prefix,
		    token);
	else
		snprintf(to, size, "http://%s%s%s:%d%s" WELCOME "%s",
		    six ? "[" : "", strcmp(site->listen, "::") == 0 ? "::1" :
		    host_of(site), six ? "]" : "", site->port, prefix, token);
}

/* The invitation confirms the address, unless there is no mail. */
static const char *
set_mail(struct db *db, int64_t user, const char *address)
{
	if (account_mail_taken(db, user, address))
		return (command_complaint("another user has the mail address"
		    " '%s'", address));
	if (*in_use.mail.server == '\0') {
		account_set_mail(db, user, address);
		return (NULL);
	}
	account_propose_mail(db, user, address);
	account_drop_mail(db, user);
	return (NULL);
}

static const char *
invite_user(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	struct account_change	 change;
	struct caller		 caller;
	const char		*why;
	enum role		 role;
	char			 token[ACCOUNT_TOKEN];

	if ((why = read_settings(db)) != NULL)
		return (why);
	if (!user_find(db, line->words[0], &caller)) {
		if (line->role == NULL)
			return (command_complaint("there is no user '%s'; "
			    "invite a new one with --role ROLE",
			    line->words[0]));
		role_find(line->role, &role);
		caller.id = account_add(db, line->words[0], role, clock_now());
	} else if (line->role != NULL)
		return (command_complaint("'%s' has a role already; "
		    "invite again without --role", line->words[0]));
	else if (line->mail != NULL &&
	    account_named(db, line->mail) != caller.id) {
		change = change_of(caller.id);
		account_changed(db, &change, ACCOUNT_MAIL);
	}
	if ((why = set_name(db, line, caller.id)) != NULL)
		return (why);
	if (line->mail != NULL &&
	    (why = set_mail(db, caller.id, line->mail)) != NULL)
		return (why);
	if (line->mail != NULL && *in_use.mail.server != '\0') {
		letter_put(db, LETTER_INVITATION, caller.id, 0, clock_now());
		return (NULL);
	}
	invitation_make(db, &(struct invitation){ INVITATION_PASSWORD,
	    caller.id, "" }, clock_now(), token);
	print_link(&in_use, token, output->secret, sizeof(output->secret));
	return (NULL);
}

const char *
command_user_invite(const struct command_line *line, struct arena *arena)
{
	const char	*why;

	if (!user_name_valid(line->words[0]))
		return (command_end(EXIT_USAGE, complain_name(line)));
	if (strcmp(line->words[0], USERS_PROPOSALS) == 0)
		return (command_end(EXIT_USAGE, command_complaint("'%s' is not"
		    " a person: it owns what visitors propose",
		    USERS_PROPOSALS)));
	if (line->role != NULL && (why = check_user(line)) != NULL)
		return (command_end(EXIT_USAGE, why));
	if ((why = check_full_name(line)) != NULL)
		return (command_end(EXIT_USAGE, why));
	if (line->mail != NULL && !mail_valid(line->mail))
		return (command_end(EXIT_USAGE, command_complaint(
		    "'%s' is not a mail address", line->mail)));
	if ((why = command_site(line, arena, &in_file)) != NULL)
		return (why);
	if (!in_file.desk)
		return ("nobody can sign in: the configuration has"
		    " 'desk: false'");
	return (command_act(line, arena, true, invite_user));
}

/*
 * Chooses the file for the password. An existing one next to a file is of an
 * earlier database with this name, and is removed. One for a database in a
 * server may be of another database, and stays.
 */
static const char *
choose_file(const char *database, char path[PATH_MAX])
{
	int	 i = 1;

	if (store_is_file(database)) {
		if (snprintf(path, PATH_MAX, "%s.password", database) >=
		    PATH_MAX)
			return ("the database's path is too long");
		(void)unlink(path);
		return (NULL);
	}
	snprintf(path, PATH_MAX, "almanac.password");
	while (faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
		snprintf(path, PATH_MAX, "almanac-%d.password", ++i);
	return (NULL);
}

/*
 * Writes the password to a file: if standard output is not a terminal, a log
 * would store it.
 */
static const char *
write_password(const char *path, const char *password)
{
	const char	*why;
	bool		 written;
	int		 fd;

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
print_admin(const char *path, const char *password, const char *link)
{
	char	 real[PATH_MAX];

	printf("administrator: " ADMIN "\n");
	if (*link != '\0')
		printf("to sign in, once: %s\n", link);
	if (*path == '\0')
		printf("application password, shown this once: %s\n",
		    password);
	else
		printf("application password, to be read and removed: %s\n",
		    realpath(path, real) != NULL ? real : path);
	(void)fflush(stdout);
}

/* Makes a link for signing in, which is printed on the terminal. */
static void
make_link(struct db *db, const struct site *site, char *link, size_t size)
{
	struct caller	 caller;
	char		 token[ACCOUNT_TOKEN];

	if (!site->desk || !user_find(db, ADMIN, &caller))
		return;
	invitation_make(db, &(struct invitation){ INVITATION_PASSWORD,
	    caller.id, "" }, clock_now(), token);
	print_link(site, token, link, size);
}

static const char *
make_admin(struct db *db, const struct site *site)
{
	char		 password[PASSWORD_TEXT], link[1024] = "";
	char		 path[PATH_MAX] = "";	/* "": print the password */
	const char	*why = NULL;
	bool		 made;

	db_begin_write(db);
	made = user_count(db) == 0 && user_add(db, ADMIN,
	    ROLE_ADMINISTRATOR, clock_now(), password);
	if (made && !isatty(STDOUT_FILENO) && !db_failed(db) &&
	    ((why = choose_file(site->database, path)) != NULL ||
	    (why = write_password(path, password)) != NULL)) {
		db_rollback(db);
		return (why);
	}
	if (made && *path == '\0')
		make_link(db, site, link, sizeof(link));
	if (!db_commit(db))
		return (command_db_error(db));
	if (made)
		print_admin(path, password, link);
	explicit_bzero(password, sizeof(password));
	return (NULL);
}

const char *
command_first_user(const struct site *site)
{
	struct db	*db;
	const char	*why;

	if ((why = command_open(site->database, &db)) != NULL)
		return (why);
	why = make_admin(db, site);
	db_close(db);
	return (why);
}
