/* The last BACKUPS backups of `almanac backup`, for the desk. */
#ifndef ALMANAC_BACKUPS_H
#define ALMANAC_BACKUPS_H

#include <stddef.h>
#include <stdint.h>

#define BACKUPS	50

struct arena;
struct db;

struct backup {
	const char	*name;		/* the file's absolute one; one line */
	int64_t		 made;
	int64_t		 bytes;
};

/*
 * Adds one, inside a write transaction. It replaces the one with its name, as
 * its file does.
 */
void	backup_add(struct db *, const struct backup *);

/* Those in the database, newest first, in the arena. Returns their number. */
size_t	backup_list(struct db *, struct arena *, struct backup [BACKUPS]);

#endif
