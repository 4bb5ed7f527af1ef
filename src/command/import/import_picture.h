/* For import.c: fetches and keeps the picture of a record, if it is new. */
#ifndef ALMANAC_IMPORT_PICTURE_H
#define ALMANAC_IMPORT_PICTURE_H

#include <stdbool.h>

struct import;
struct import_record;

/*
 * Commits before it waits for the other server. What cannot be kept is reported
 * and stays an address. False: import->why is set.
 */
bool	import_picture(struct import *, const struct import_record *);

#endif
