/* Converts records of The Events Calendar to the form of import_form.h. */
#ifndef ALMANAC_IMPORT_TEC_FORM_H
#define ALMANAC_IMPORT_TEC_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "command/import/import_form.h"

struct arena;
struct report;
struct value;

struct tec_form {
	struct report		*report;
	struct arena		*arena;
	const struct value	*from;
	struct import_record	 record;
};

/*
 * Converts all members except references, and reports those that are lost.
 * Returns false if the record has no id, which is reported, too.
 */
bool		 tec_form(struct tec_form *, enum import_kind,
		    const struct value *from);

/* Returns a text, or a number as a text, or NULL. */
const char	*_Nullable tec_member(const struct value *map,
		    const char *name);

/* Returns the id of a record, or a value that is one, as a text; or NULL. */
const char	*_Nullable tec_id(const struct value *);

/* Whether the value is absent: null, false, "", 0, [] or {}. */
bool		 tec_is_empty(const struct value *);

void		 tec_lose(struct tec_form *, const char *field,
		    const char *why);

#endif
