/* Pictures that imports store. */
#ifndef ALMANAC_IMPORT_PICTURE_H
#define ALMANAC_IMPORT_PICTURE_H

#include <stdbool.h>
#include <stddef.h>

struct import;
struct import_record;

/*
 * Decodes a picture and stores it as an upload of the importing user does, with
 * the name of its origin (`source` in the table images), unless the bytes are
 * not a picture that can be stored, or there is no room (import->no_room).
 * Commits before it decodes. Returns false if import->why is set.
 */
bool	import_keep_picture(struct import *, const void *, size_t length,
	    const char *source, const char *_Nullable alt);

/* The URL here of the picture that was stored with this source, or NULL. */
const char	*_Nullable import_picture_here(struct import *,
	    const char *source);

/*
 * For import.c: fetches and stores the picture of a new record, as above.
 * Commits before it waits for the other server. A picture that cannot be
 * stored is reported, and the record keeps its address. Returns false if
 * import->why is set.
 */
bool	import_picture(struct import *, const struct import_record *);

#endif
