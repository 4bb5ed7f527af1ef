/*
 * A record of a source, in the form to which all readers convert it: the
 * fields of our create routes (rules, sections 25 to 27), but with references
 * as names of the source:
 *
 * 	event		venue, organizer, categories, tags: lists of names;
 * 			post_parent: a name
 * 	category	parent: a name
 * 	series		as an event, with recurrence
 *
 * A field that is absent is empty in the source.
 */
#ifndef ALMANAC_IMPORT_FORM_H
#define ALMANAC_IMPORT_FORM_H

#include <stdbool.h>
#include <stddef.h>

#include "http/extras.h"
#include "store/imports.h"

struct arena;
struct param;
struct stored_table;
struct value;

#define IMPORT_NAME	512	/* bytes of a name; longer ones are cut */

/* Whether the record is in the report already, and whether its series is. */
enum import_counted {
	IMPORT_COUNTED_ALONE,
	IMPORT_COUNTED_NEW,
	IMPORT_COUNTED_BEFORE
};

/* A series that is here, which goes on as another one from an event on. */
struct import_split {
	const char		*name;		/* of its record; NULL: none */
	int64_t			 series, event;
};

struct import_record {
	enum import_kind	 kind;
	const char		*name;		/* name in the source */
	const char		*address;	/* for the report */
	struct value		*fields;
	struct extras		 extras;
	const char		*image_alt;	/* or NULL */
	struct import_version	 version;
	bool			 is_stamped;	/* times of creation and change
						   alone are no change */
	int64_t			 here;		/* id of its event, or 0 */
	enum import_counted	 counted;	/* in the report */
	struct import_split	 split;		/* a new series is the later
						   part of this one */
	bool			 is_part;	/* other fields stay as they
						   are */
};

/* Starts an empty record. */
void		 form_start(struct import_record *, struct arena *,
		    enum import_kind, const char *name);

/* Adds a field. Empty texts and lists are omitted. */
void		 form_text(struct import_record *, const char *field,
		    const char *);
void		 form_boolean(struct import_record *, const char *field,
		    bool);

/*
 * Adds a picture by its address, or by the name that it has in an export. Only
 * clients name pictures of this calendar by their number, so other texts are
 * not added; it returns false then.
 */
bool		 form_image(struct import_record *, const char *);

/* Appends a line, such as RRULE:FREQ=DAILY, to a list, if it has a value. */
void		 form_line(struct import_record *, const char *field,
		    const char *name, const char *value);

/* Sets a name, and cuts it if it is longer than names may be. */
void		 form_name(struct import_record *, const char *field,
		    const char *name);

/* The same, appended to a list. */
void		 form_names(struct import_record *, const char *field,
		    const char *name);

/* Returns its title or name, or NULL. */
const char	*_Nullable form_title(const struct import_record *);

/* A hash of the record, never 0. */
int64_t		 form_hash(const struct import_record *, struct arena *);

/* A field that refers to another record. */
struct form_reference {
	enum import_kind	 from;
	const char		*field;
	enum import_kind	 to;
	const char		*emptied;	/* JSON that clears it */
};
extern const struct form_reference	 form_references[];	/* up to NULL */

const struct form_reference	*_Nullable form_refers(
		    const struct import_record *, const char *field);

/* Returns the parameter of our create route that sets a field, or NULL. */
const struct param	*_Nullable form_param(enum import_kind,
		    const char *field);

/*
 * Shortens a text to the limit of its parameter, after a word if possible. A
 * shortened URL would lead elsewhere, so it becomes "". Sets `*why` to what is
 * to be reported, or NULL.
 */
const char	*form_fit(struct arena *, enum import_kind,
		    const struct param *, const char *text, const char **why);

/* The stored columns of such records; NULL for terms. */
const struct stored_table	*_Nullable form_table(enum import_kind);

#endif
