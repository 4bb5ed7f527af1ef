/*
 * What almanac export has written, among the records of another database: like
 * any calendar, with numbers of our own.
 */
#ifndef ALMANAC_IMPORT_LINES_H
#define ALMANAC_IMPORT_LINES_H

#include <stdbool.h>

struct import;
struct input;

/*
 * `source` NULL: a name made of the first line.  False: import->why is set.
 */
bool	import_lines(struct import *, struct input *, const char *source);

#endif
