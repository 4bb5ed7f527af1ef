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

/* Where a member is: v->head.name, v->has_geo_lat, VENUE_AT_CITY. */
const char	*stored_path(const struct scope *);
const char	*stored_twin(const struct scope *);
const char	*stored_place(const struct scope *);

/* Columns with what is computed from others. */
struct list	 stored_derived(const struct scope *);

/* Kinds of a block that are `linked`. */
struct list	 stored_linked(const struct scope *);

/* Marks of members, and of a record's statements. */
extern const struct marks	stored_members;
extern const struct marks	stored_sql;

#endif
