/*
 * A record of The Events Calendar, brought into the form of import_form.h.
 */
#ifndef ALMANAC_IMPORT_TEC_FORM_H
#define ALMANAC_IMPORT_TEC_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "command/import_form.h"

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
 * All but references to other records; what cannot be kept is told.  False: it
 * has no id, which is told too.
 */
bool		 tec_form(struct tec_form *, enum import_kind,
		    const struct value *from);

/* What an event has of its own: dates, cost; for tec_form(). */
void		 tec_form_event(struct tec_form *);

/* A text, or a number as one; else NULL. */
const char	*_Nullable tec_text(const struct value *);
const char	*_Nullable tec_member(const struct value *map,
		    const char *name);

/* The id as a text, or NULL. */
const char	*_Nullable tec_id(const struct value *record);

/* Absent: null, false, "", 0, [] or {}. */
bool		 tec_is_empty(const struct value *);

/* A time in UTC; false: there is none that can be read. */
bool		 tec_instant(const char *text, int64_t *);

void		 tec_lose(struct tec_form *, const char *field,
		    const char *why);

#endif
