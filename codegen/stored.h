/*
 * What generated/stored.[ch] are made of: stored records as C sees them, and
 * the parts of the two files.
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

/* A member of a struct by hand, such as "dates.start.local". */
bool		 stored_elsewhere(const struct member *);

bool		 stored_holds(const struct member *, const char *word);

/* A text that is "" where there is none. */
bool		 stored_is_text(const struct member *);
bool		 stored_is_searched(const struct record *);

/* Such a member of the record, or NULL. */
const struct member	*stored_folded(const struct record *);
const struct member	*stored_compared(const struct record *);

/* One statement, on as many lines as it needs. */
void	 stored_line(struct out *, int tabs, const char *, ...)
	    __attribute__((format(printf, 3, 4)));

/* SQL as literals behind `indent`; `end` ends all of its lines but the last. */
void	 stored_sql(struct out *, const char *indent, const char *sql,
	    const char *end);

/* The head of a function and its first brace. */
void	 stored_function(struct out *, const char *type, const char *, ...)
	    __attribute__((format(printf, 3, 4)));

/* Parts of stored.c for one record, each with a blank line behind it. */
void	 emit_stored_reading(struct out *, const struct record *);
void	 emit_stored_saving(struct out *, const struct record *);
void	 emit_stored_showing(struct out *, const struct record *);
void	 emit_stored_changing(struct out *, const struct spec *,
	    const struct record *);
void	 emit_stored_reusing(struct out *, const struct record *);
void	 emit_stored_table(struct out *, const struct spec *,
	    const struct record *);

/* And for one block: how its columns are read. */
void	 emit_stored_head(struct out *, const struct block *);

#endif
