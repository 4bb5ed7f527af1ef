#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "store/db.h"

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
		return (command_complaint("'%s' is no name: it needs a letter,"
		    " and neither blanks nor colons", line->words[0]));
	if (!role_find(line->role, &role))
		return (complain_role(line->role));
	return (NULL);
}

static const char *
add(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	enum role	 role;

	role_find(line->role, &role);
	if (!user_add(db, line->words[0], role, clock_now(),
	    outcome->password) && !db_failed(db))
		return (command_complaint("there is a user '%s' already",
		    line->words[0]));
	return (NULL);
}

static void
print(const struct user *user, void *arg)
{
	fprintf(arg, "%6" PRId64 "  %-13s  %9" PRId64 "  %s\n", user->id,
	    role_name(user->role), user->password_count, user->login);
}

static const char *
list(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	(void)line;
	(void)outcome;
	printf("NUMBER  %-13s  PASSWORDS  NAME\n", "ROLE");
	user_each(db, print, stdout);
	return (NULL);
}

static const char *
drop(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	(void)outcome;
	if (!user_remove(db, line->words[0]) && !db_failed(db))
		return (command_complaint("there is no user '%s'",
		    line->words[0]));
	return (NULL);
}

int
command_user_add(const struct command_line *line)
{
	const char	*why;

	if ((why = check(line)) != NULL)
		return (command_fail(EXIT_USAGE, why));
	return (command_act(line, true, add));
}

int
command_user_list(const struct command_line *line)
{
	return (command_act(line, false, list));
}

int
command_user_remove(const struct command_line *line)
{
	return (command_act(line, false, drop));
}
