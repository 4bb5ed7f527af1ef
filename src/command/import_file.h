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
 * Puts what a file holds, in transactions of its own.  `source` as for
 * import_site().  False: import->why is set.
 */
bool	import_file(struct import *, struct tec *, struct input *,
	    const char *source);

/* What refers to records of later files, once all have been put. */
bool	import_files_end(struct import *);

#endif
