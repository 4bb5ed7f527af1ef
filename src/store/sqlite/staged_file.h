/*
 * A whole database file that takes its place at once: it is made beside it,
 * and renamed when it is complete and on the disk.
 */
#ifndef ALMANAC_PLACE_H
#define ALMANAC_PLACE_H

#include <limits.h>
#include <stdbool.h>

#define PLACE_PART	".part"
#define PLACE_MAX	(PATH_MAX - sizeof("-journal") - sizeof(PLACE_PART))

struct place {
	char	 path[PLACE_MAX];	/* where links lead */
	char	 part[PATH_MAX];
	int	 fd;			/* of the part, which is ours alone */
	bool	 replace;
};

/*
 * Makes the empty part.  Nothing may be in the place, or with `replace` nothing
 * that is in use.  NULL, or what is wrong, in a text that lives until the next
 * call of this thread.
 */
const char	*place_begin(struct place *, const char *path, bool replace);

/*
 * Puts the part in place, under the same conditions; the log of a database
 * that was there goes with it.  NULL, or what is wrong: then the part is still
 * there.
 */
const char	*place_take(struct place *);

/* Removes the part, if it is still there. */
void		 place_end(struct place *);

#endif
