#include <stdio.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "store/db.h"
#include "text/dates.h"

static const char *
add(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	const char	*label;

	label = line->label != NULL ? line->label : "default";
	if (!password_add(db, line->words[0], label, clock_now(),
	    outcome->password) && !db_failed(db))
		return (command_complaint("there is no user '%s'",
		    line->words[0]));
	return (NULL);
}

static void
print(const struct password *password, void *arg)
{
	char	 created[DATE_TEXT];

	date_print(password->created, created);
	fprintf(arg, "%s  %s\n", created, password->label);
}

static const char *
list(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	(void)outcome;
	if (!password_each(db, line->words[0], print, stdout) &&
	    !db_failed(db))
		return (command_complaint("there is no user '%s'",
		    line->words[0]));
	return (NULL);
}

static const char *
drop(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	(void)outcome;
	if (!password_remove(db, line->words[0], line->words[1]) &&
	    !db_failed(db))
		return (command_complaint("'%s' has no password '%s'",
		    line->words[0], line->words[1]));
	return (NULL);
}

int
command_password_add(const struct command_line *line)
{
	return (command_act(line, false, add));
}

int
command_password_list(const struct command_line *line)
{
	return (command_act(line, false, list));
}

int
command_password_remove(const struct command_line *line)
{
	return (command_act(line, false, drop));
}
