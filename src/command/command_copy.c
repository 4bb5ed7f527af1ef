#include <unistd.h>

#include "command/command.h"
#include "command/command_line.h"
#include "store/sqlite/copy.h"

static const char *
back_up(const struct command_line *line, struct arena *arena)
{
	const char	*database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL ||
	    (why = command_find_database(database)) != NULL)
		return (why);
	return (copy_database(database, line->words[0], line->force));
}

int
command_backup(const struct command_line *line)
{
	return (command_run(line, back_up));
}

static const char *
restore_from(const struct command_line *line, struct arena *arena)
{
	const char	*file = line->words[0], *database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL)
		return (why);
	if (access(file, F_OK) == -1)
		return (command_complaint("there is no backup '%s'", file));
	return (copy_restore(file, database, line->force));
}

int
command_restore(const struct command_line *line)
{
	return (command_run(line, restore_from));
}
