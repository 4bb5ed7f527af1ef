#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "store/copy.h"

static const char *
copy(const struct command_line *line, bool back, const char *database)
{
	const char	*from, *to;

	from = back ? line->words[0] : database;
	to = back ? database : line->words[0];
	if (access(from, F_OK) == -1)
		return (command_complaint("there is no %s '%s'",
		    back ? "backup" : "database", from));
	return (back ? copy_restore(from, to, line->force) :
	    copy_database(from, to, line->force));
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
