/* Undoes an import (rule 38.9). */
#ifndef ALMANAC_IMPORT_UNDO_H
#define ALMANAC_IMPORT_UNDO_H

#include <stdint.h>

struct inside;
struct report;

/*
 * `named` is a source, and `run` one of its runs (store/imports_undo.h). With
 * IMPORTS_ALL it may also be the name after the kind of files, or an address
 * of the site. Moves the events, venues and organizers created by its imports
 * to the trash and deletes its terms, except those that were changed here
 * since, and those (not events) that are in use. Returns NULL, or an error;
 * the steps before it are stored.
 */
const char	*import_undo(struct inside *, struct report *,
		    const char *named, int64_t run);

#endif
