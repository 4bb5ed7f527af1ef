/*
 * Files to import: a page of The Events Calendar's REST API, an iCalendar, or
 * what `almanac export` has written.
 */
#ifndef ALMANAC_IMPORT_FILE_H
#define ALMANAC_IMPORT_FILE_H

#include <stdbool.h>

struct import;
struct input;
struct tec;

/*
 * Puts what a file holds, and commits.  `source` as for import_site().  After
 * the last file, import_finish().  False: import->why is set.
 */
bool	import_file(struct import *, struct tec *, struct input *,
	    const char *source);

#endif
