/*
 * What a process gives up for good, by Landlock: ways to use files that only
 * some folders allow from now on.
 */
#ifndef ALMANAC_CONFINE_H
#define ALMANAC_CONFINE_H

#include <linux/landlock.h>

#include <stddef.h>
#include <stdint.h>

struct confine_rule {
	const char	*path;		/* one that is not there is no rule */
	uint64_t	 access;	/* LANDLOCK_ACCESS_FS_... */
};

#define CONFINE_READ	(LANDLOCK_ACCESS_FS_READ_FILE | \
			LANDLOCK_ACCESS_FS_READ_DIR)
#define CONFINE_WRITE	(LANDLOCK_ACCESS_FS_WRITE_FILE | \
			LANDLOCK_ACCESS_FS_REMOVE_FILE | \
			LANDLOCK_ACCESS_FS_MAKE_REG)

/* All that the first version of Landlock knows. */
#define CONFINE_ALL	((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1)

/*
 * Takes away `handled` but for what the rules allow below their paths, and new
 * privileges by what is executed.  Older kernels know nothing of it: then only
 * these go.
 */
void	confine_files(uint64_t handled, const struct confine_rule *, size_t);

#endif
