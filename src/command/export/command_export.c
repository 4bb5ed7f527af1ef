#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "command/export/export_lines.h"
#include "store/db.h"
#include "store/store.h"

#define PART	".part"

static const char *
write_lines(struct db *db, FILE *to, bool secrets)
{
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	export_lines(db, to, secrets);
	db_end_read(db);
	if (db_failed(db))
		return (command_complaint("the database failed: %s",
		    db_message(db)));
	if (fflush(to) == EOF || ferror(to))
		return (command_complaint("cannot write: %s",
		    strerror(errno)));
	return (NULL);
}

/*
 * Writes a temporary file that replaces FILE when it is complete. Others may
 * not read it, since it contains drafts.
 */
static const char *
write_file(struct db *db, const char *path, bool secrets)
{
	char		 part[PATH_MAX];
	const char	*why;
	FILE		*to;
	int		 fd;

	if (snprintf(part, sizeof(part), "%s" PART, path) >= (int)sizeof(part))
		return ("the name of the file is too long");
	fd = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	if (fd == -1 || (to = fdopen(fd, "w")) == NULL)
		return (command_complaint("cannot open '%s': %s", part,
		    strerror(errno)));
	why = write_lines(db, to, secrets);
	if (why == NULL && fsync(fd) == -1)
		why = command_complaint("cannot write '%s': %s", part,
		    strerror(errno));
	fclose(to);
	if (why == NULL && rename(part, path) == -1)
		why = command_complaint("cannot make '%s': %s", path,
		    strerror(errno));
	if (why != NULL)
		unlink(part);
	return (why);
}

static const char *
export(const struct command_line *line, const char *database)
{
	const char	*path = line->words[0], *why;
	struct db	*db;

	if ((why = command_find_database(database)) != NULL)
		return (why);
	if (path != NULL && !line->force && access(path, F_OK) == 0)
		return (command_complaint("'%s' is there already; --force"
		    " replaces it", path));
	if ((db = store_look(database, &why)) == NULL)
		return (why);
	why = path != NULL ? write_file(db, path, line->secrets) :
	    write_lines(db, stdout, line->secrets);
	db_close(db);
	return (why);
}

int
command_export(const struct command_line *line)
{
	struct arena	*arena;
	const char	*database, *why;

	arena = arena_new();
	if ((why = command_locate(line, arena, &database)) == NULL)
		why = export(line, database);
	arena_free(arena);
	return (why == NULL ? EXIT_SUCCESS : command_fail(EXIT_FAILURE, why));
}
