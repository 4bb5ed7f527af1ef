/* Names of the members of stored records in generated/records.[ch]. */
#ifndef CODEGEN_STORED_H
#define CODEGEN_STORED_H

#include "codegen/emit.h"
#include "codegen/fill.h"

/* "venue", and "v" for a variable. */
const char	*stored_name(const struct record *);
const char	*stored_variable(const struct record *);

/* "RECORD_VENUE", for a record with the block "record". */
const char	*stored_kind(const struct record *);

/* Whether the struct has a has_ twin, such as "has_geo_lat". */
bool		 stored_has_twin(const struct member *);

/*
 * Whether the member is in a struct written by hand, such as
 * "dates.start.local".
 */
bool		 stored_elsewhere(const struct member *);

/* Whether both statements that write a record write the member's column. */
bool		 stored_is_written(const struct member *);

/*
 * Whether the member refers to a row of texts that others are `within`, or
 * whether any member of the record does.
 */
bool		 stored_is_shared(const struct record *, const struct member *);
bool		 stored_shares(const struct record *);

bool		 stored_holds_text(const struct member *);

/* The param that sets the member, or NULL. */
const struct param	*stored_param(const struct spec *,
			    const struct record *, const struct member *);

/* Records of a block that are `linked`. */
struct list	 stored_linked(const struct scope *);

extern const struct marks	emit_stored;

/* Marks of members, and of a record's statements. */
extern const struct marks	stored_members;
extern const struct marks	stored_sql;

/* The value of `absent` in C, or NULL. */
const char	*stored_absent(const struct member *);

#endif
