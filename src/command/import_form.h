/*
 * A record of another calendar in the form that all readers bring it into: the
 * fields of our own create routes (contract sections 10.6, 11.4, 12.4, 13.5),
 * where references are names of that calendar, as texts:
 *
 *	event		venue, organizer, categories, tags: lists of names;
 *			post_parent: a name
 *	category	parent: a name
 *
 * A field that is absent is empty there.
 */
#ifndef ALMANAC_IMPORT_FORM_H
#define ALMANAC_IMPORT_FORM_H

#include <stdbool.h>
#include <stddef.h>

#include "http/keep.h"
#include "store/imports.h"

struct arena;
struct json;
struct stored_table;
struct value;

#define IMPORT_NAME	512	/* bytes of a name there; longer ones are cut */

struct import_record {
	enum import_kind	 kind;
	const char		*name;		/* what it is called there */
	const char		*address;	/* for the report */
	struct value		*fields;
	struct keep		 keep;
};

/* An empty one. */
void		 form_start(struct import_record *, struct arena *,
		    enum import_kind, const char *name);

/* Adds a member; empty texts and lists are left out. */
void		 form_text(struct import_record *, const char *field,
		    const char *);
void		 form_boolean(struct import_record *, const char *field,
		    bool);
void		 form_name(struct import_record *, const char *field,
		    const char *name);

/* Appends to a list of names. */
void		 form_names(struct import_record *, const char *field,
		    const char *name);

/* A hash of all of it, never 0. */
int64_t		 form_hash(const struct import_record *, struct arena *);

/* Whether the field is a reference, and to what. */
bool		 form_refers(const struct import_record *, const char *field,
		    enum import_kind *to);

/* A value as JSON; `name` as for the writer. */
void		 form_write(struct json *, const char *name,
		    const struct value *);

/* What is stored of such records; NULL: of terms. */
const struct stored_table	*_Nullable form_table(enum import_kind);

/*
 * The fields that an update has to name to empty them, where they are absent:
 * those of the table, and these: JSON by field, ended by a NULL name.
 */
struct form_empty {
	const char	*field;
	const char	*json;
};
const struct form_empty	*form_empties(enum import_kind);

#endif
