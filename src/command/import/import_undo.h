/* Takes an import back (rule 38.9). */
#ifndef ALMANAC_IMPORT_UNDO_H
#define ALMANAC_IMPORT_UNDO_H

struct inside;
struct report;

/*
 * `named` is the name of a source, or an address of the site. Moves events,
 * venues and organizers that it has created to the trash and deletes its terms,
 * unless they were changed here since, or, but for events, something else uses
 * them. NULL, or an error; what was done before it is stored.
 */
const char	*import_undo(struct inside *, struct report *,
		    const char *named);

#endif
