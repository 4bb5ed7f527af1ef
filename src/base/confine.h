/* Permanently restricts the file access of a process, by Landlock. */
#ifndef ALMANAC_CONFINE_H
#define ALMANAC_CONFINE_H

#include <linux/landlock.h>

#include <stddef.h>
#include <stdint.h>

struct confine_rule {
	const char	*path;		/* ignored if it does not exist */
	uint64_t	 access;	/* LANDLOCK_ACCESS_FS_... */
};

#define CONFINE_READ	(LANDLOCK_ACCESS_FS_READ_FILE | \
			LANDLOCK_ACCESS_FS_READ_DIR)
#define CONFINE_WRITE	(LANDLOCK_ACCESS_FS_WRITE_FILE | \
			LANDLOCK_ACCESS_FS_REMOVE_FILE | \
			LANDLOCK_ACCESS_FS_MAKE_REG)

/* All rights of the first version of Landlock. */
#define CONFINE_ALL	((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1)

/*
 * Removes the rights in `handled`, except those that the rules grant below
 * their paths, and forbids new privileges by executing programs. Kernels
 * without Landlock do only the latter.
 */
void	confine_files(uint64_t handled, const struct confine_rule *, size_t);

#endif
