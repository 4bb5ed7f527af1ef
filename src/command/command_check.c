#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "store/check.h"
#include "store/db.h"
#include "store/store.h"

#define MOST	100	/* problems that are printed */

static void
say(void *context, const char *sentence)
{
	(void)context;
	puts(sentence);
}

static const char *
open_database(const char *path, struct db **db)
{
	const char	*why;

	if ((why = command_find_database(path)) != NULL)
		return (why);
	*db = store_look(path, &why);
	return (*db == NULL ? why : NULL);
}

static const char *
check(const char *path, size_t *said)
{
	static const struct event_check	 tell = { MOST, say, NULL };
	struct db			*db = NULL;
	const char			*why;

	if ((why = open_database(path, &db)) != NULL)
		return (why);
	db_set_patience(db, INT_MAX);
	db_begin_read(db);
	*said = check_database(db, &tell);
	db_end_read(db);
	if (db_failed(db))
		why = command_complaint("the database failed: %s",
		    db_message(db));
	db_close(db);
	return (why);
}

int
command_check(const struct command_line *line)
{
	struct arena	*arena;
	const char	*database, *why;
	size_t		 said = 0;

	arena = arena_new();
	why = command_locate(line, arena, &database);
	if (why == NULL)
		why = check(database, &said);
	arena_free(arena);
	if (why != NULL)
		return (command_fail(EXIT_FAILURE, why));
	return (said == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}
