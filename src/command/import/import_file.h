/*
 * Files to import: a page of The Events Calendar's REST API, iCalendar, or the
 * output of `almanac export`.
 */
#ifndef ALMANAC_IMPORT_FILE_H
#define ALMANAC_IMPORT_FILE_H

#include <stdbool.h>

struct import;
struct input;
struct tec;

/*
 * Imports the records of a file and commits. `source` as for import_site().
 * Call import_finish() after the last file. False: import->why is set.
 */
bool	import_file(struct import *, struct tec *, struct input *,
	    const char *source);

#endif
