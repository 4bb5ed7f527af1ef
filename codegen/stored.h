/*
 * The parts of generated/records.[ch], and the names of stored records in C.
 */
#ifndef CODEGEN_STORED_H
#define CODEGEN_STORED_H

#include "codegen/emit.h"

/* "venue", and "v" for one of them. */
const char	*stored_name(const struct record *);
const char	*stored_variable(const struct record *);

/* "v->head.name", "v->city"; of a block alone "r->name". */
const char	*stored_path(const struct record *, const struct member *);

/* "VENUE_AT_CITY": its place in a row. */
const char	*stored_place(const struct record *, const struct member *);

/* "RECORD_VENUE" of a record in the block "record". */
const char	*stored_kind(const struct record *);

/* Whether a twin says that there is a value, and where: "v->has_geo_lat". */
bool		 stored_has_twin(const struct member *);
const char	*stored_twin(const struct record *, const struct member *);

/* That sets it, or NULL. */
const struct param	*stored_param(const struct spec *,
			    const struct record *, const struct member *);

/* A member of a struct written by hand, such as "dates.start.local". */
bool		 stored_elsewhere(const struct member *);

bool		 stored_holds(const struct member *, const char *word);

/* A text that is never NULL in C. */
bool		 stored_is_text(const struct member *);

/*
 * Writes C, in which a word stands for a part of the record: $name for "venue",
 * $NAME "VENUE", $v "v", $kind "RECORD_VENUE", $table "venues", $t "v", $fields
 * "venue_fields"; and of its block: $block for "record", $BLOCK "RECORD", $head
 * "head".
 */
void	 stored_put(struct out *, const struct record *, const char *, ...)
	    __attribute__((format(printf, 3, 4)));
void	 stored_put_block(struct out *, const struct block *, const char *,
	    ...) __attribute__((format(printf, 3, 4)));

/* The same text. */
const char	*stored_fill(const struct record *, const char *);

/* SQL as lines of literals after `indent`; `end` ends all but the last. */
const char	*stored_sql(const char *indent, const char *sql,
		    const char *end);

/* Parts of stored.c for one record, each followed by a blank line. */
void	 emit_stored_reading(struct out *, const struct record *);
void	 emit_stored_saving(struct out *, const struct record *);
void	 emit_stored_showing(struct out *, const struct record *);
void	 emit_stored_changing(struct out *, const struct spec *,
	    const struct record *);
void	 emit_stored_reusing(struct out *, const struct record *);
void	 emit_stored_table(struct out *, const struct spec *,
	    const struct record *);

/* Reads records of several kinds that events are linked to at once. */
void	 emit_stored_linked(struct out *, const struct spec *,
	    const struct block *);

/* The columns of a record without a block, for statements by hand. */
void	 emit_stored_columns(struct out *, const struct record *);

/* Reads the columns of a block. */
void	 emit_stored_head(struct out *, const struct block *);

#endif
