/* For import.c: fetches and stores the picture of a new record. */
#ifndef ALMANAC_IMPORT_PICTURE_H
#define ALMANAC_IMPORT_PICTURE_H

#include <stdbool.h>

struct import;
struct import_record;

/*
 * Commits before it waits for the other server. A picture that cannot be
 * stored is reported, and the record keeps its address. Returns false if
 * import->why is set.
 */
bool	import_picture(struct import *, const struct import_record *);

#endif
