/*
 * What our own routes take of a record: texts and lists within the limits of
 * the parameters that they are sent as.
 */
#ifndef ALMANAC_IMPORT_FIT_H
#define ALMANAC_IMPORT_FIT_H

#include <stdbool.h>

struct import;
struct import_record;
struct value;

/*
 * The fields, with what is too long cut: texts behind a word, lists behind
 * their last item that has a place.  Tells of it, unless it is `again`.
 */
struct value	*import_fit(struct import *, const struct import_record *,
		    bool again);

#endif
