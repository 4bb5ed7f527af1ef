/*
 * Imports the output of almanac export into a database that has records, with
 * new ids, like any other calendar.
 */
#ifndef ALMANAC_IMPORT_LINES_H
#define ALMANAC_IMPORT_LINES_H

#include <stdbool.h>

struct import;
struct input;

/*
 * `source` NULL: a name derived from the first line. False: import->why is set.
 */
bool	import_lines(struct import *, struct input *, const char *source);

#endif
