/* Shortens texts and lists of a record to the limits of our parameters. */
#ifndef ALMANAC_IMPORT_FIT_H
#define ALMANAC_IMPORT_FIT_H

#include <stdbool.h>

struct import;
struct import_record;
struct value;

/*
 * The fields, shortened where necessary: texts after a word, lists after the
 * last item that fits. Reports it, unless `again`.
 */
struct value	*import_fit(struct import *, const struct import_record *,
		    bool again);

#endif
