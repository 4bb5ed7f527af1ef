#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "config/site.h"
#include "text/zones.h"

static int
check(struct arena *arena, const char *path)
{
	struct texts	 faults;
	const char	*why;
	size_t		 i;

	if (!zones_load(NULL))
		return (command_fail(EXIT_FAILURE,
		    "cannot read the time zones of the system"));
	if ((why = site_check(arena, path, &faults)) == NULL) {
		printf("%s is fine\n", path);
		return (EXIT_SUCCESS);
	}
	if (faults.count == 0)
		return (command_fail(EXIT_FAILURE, why));
	for (i = 0; i < faults.count; i++)
		puts(faults.list[i]);
	return (EXIT_FAILURE);
}

int
command_check_config(const struct command_line *line)
{
	struct arena	*arena;
	const char	*path;
	int		 status;

	path = line->count > 0 ? line->words[0] : command_config(line);
	if (*path == '\0')
		return (command_fail(EXIT_FAILURE, "there is no configuration,"
		    " and none is needed: each key has its default"));
	arena = arena_new();
	status = check(arena, path);
	arena_free(arena);
	return (status);
}
