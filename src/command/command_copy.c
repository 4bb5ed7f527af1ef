#include <unistd.h>

#include "command/command.h"
#include "command/command_line.h"
#include "store/sqlite/copy.h"

const char *
command_backup(const struct command_line *line, struct arena *arena)
{
	const char	*database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL ||
	    (why = command_find_database(database)) != NULL)
		return (why);
	return (copy_database(database, line->words[0], line->force));
}

const char *
command_restore(const struct command_line *line, struct arena *arena)
{
	const char	*file = line->words[0], *database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL)
		return (why);
	if (access(file, F_OK) == -1)
		return (command_complaint("there is no backup '%s'", file));
	return (copy_restore(file, database, line->force));
}
