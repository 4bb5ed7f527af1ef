#include <stdio.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_action.h"
#include "store/db.h"
#include "text/dates.h"

static const char *
add(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	const char	*label;

	label = line->label != NULL ? line->label : "default";
	if (!password_add(db, line->words[1], label, clock_now(),
	    outcome->password) && !db_failed(db))
		return (command_complaint("there is no user '%s'",
		    line->words[1]));
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
	if (!password_each(db, line->words[1], print, stdout) &&
	    !db_failed(db))
		return (command_complaint("there is no user '%s'",
		    line->words[1]));
	return (NULL);
}

static const char *
drop(struct db *db, const struct command_line *line, struct outcome *outcome)
{
	(void)outcome;
	if (!password_remove(db, line->words[1], line->words[2]) &&
	    !db_failed(db))
		return (command_complaint("'%s' has no password '%s'",
		    line->words[1], line->words[2]));
	return (NULL);
}

static const struct action	 actions[] = {
	{ .name = "add", .words = "NAME", .word_count = 1, .has_label = true,
	  .call = add },
	{ .name = "list", .words = "NAME", .word_count = 1, .call = list },
	{ .name = "remove", .words = "NAME LABEL", .word_count = 2,
	  .call = drop },
	{ .name = NULL }
};

int
command_password(int argc, char **argv)
{
	return (command_act(argc, argv, actions));
}
