/* How generated/records.[ch] name and treat the members of stored records. */
#ifndef CODEGEN_STORED_H
#define CODEGEN_STORED_H

#include "codegen/fill.h"

/* "venue", and "v" for one of them. */
const char	*stored_name(const struct record *);
const char	*stored_variable(const struct record *);

/* "RECORD_VENUE" of a record in the block "record". */
const char	*stored_kind(const struct record *);

/* Whether the struct has its twin "has_geo_lat". */
bool		 stored_has_twin(const struct member *);

/* A member of a struct written by hand, such as "dates.start.local". */
bool		 stored_elsewhere(const struct member *);

/* A text that is never NULL in C. */
bool		 stored_is_text(const struct member *);

/* That sets it, or NULL. */
const struct param	*stored_param(const struct spec *,
			    const struct record *, const struct member *);

/* Marks of a member: where it is, and C that deals with it. */
const char	*stored_path(const struct scope *);	/* v->head.name */
const char	*stored_twin(const struct scope *);	/* v->has_geo_lat */
const char	*stored_place(const struct scope *);	/* VENUE_AT_CITY */
const char	*stored_value(const struct scope *);	/* reads it */
const char	*stored_binding(const struct scope *);
const char	*stored_comparing(const struct scope *);
const char	*stored_cleaned(const struct scope *);
const char	*stored_given(const struct scope *);
const char	*stored_condition(const struct scope *);
const char	*stored_writing(const struct scope *);
const char	*stored_column(const struct scope *);

/* Marks of a record: SQL as lines of literals, and what belongs to it. */
const char	*stored_columns(const struct scope *);
const char	*stored_select(const struct scope *);
const char	*stored_select_each(const struct scope *);
const char	*stored_select_all(const struct scope *);
const char	*stored_insert(const struct scope *);
const char	*stored_update(const struct scope *);
const char	*stored_equal(const struct scope *);
const char	*stored_serving(const struct scope *);

/* Columns with what is computed from others. */
struct list	 stored_derived(const struct scope *);

/* Kinds of a block that are `linked`, and marks of all of them. */
struct list	 stored_linked(const struct scope *);
const char	*stored_linked_width(const struct scope *);
const char	*stored_linked_select(const struct scope *);

#endif
