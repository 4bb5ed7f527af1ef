#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "store/sqlite/copy.h"

static const char *
copy(const struct command_line *line, bool back, const char *database)
{
	const char	*file = line->words[0], *why;

	if (!back)
		return ((why = command_find_database(database)) != NULL ? why :
		    copy_database(database, file, line->force));
	if (access(file, F_OK) == -1)
		return (command_complaint("there is no backup '%s'", file));
	return (copy_restore(file, database, line->force));
}

static int
run(const struct command_line *line, bool back)
{
	struct arena	*arena;
	const char	*database, *why;
	int		 status;

	arena = arena_new();
	why = command_locate(line, arena, &database);
	if (why == NULL)
		why = copy(line, back, database);
	status = why == NULL ? EXIT_SUCCESS : command_fail(EXIT_FAILURE, why);
	arena_free(arena);
	return (status);
}

int
command_backup(const struct command_line *line)
{
	return (run(line, false));
}

int
command_restore(const struct command_line *line)
{
	return (run(line, true));
}
