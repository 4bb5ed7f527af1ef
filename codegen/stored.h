/* Stored records, and names of their members in generated/records.[ch]. */
#ifndef CODEGEN_STORED_H
#define CODEGEN_STORED_H

#include "codegen/spec.h"

/* "venue", and "v" for a variable; "t" for a table in statements. */
const char	*stored_name(const struct record *);
const char	*stored_variable(const struct record *);
const char	*stored_letter(const struct record *);

/* "RECORD_VENUE", for a record with the block "record". */
const char	*stored_kind(const struct record *);

/*
 * The member in the struct of the record, such as "record.id", or with a
 * prefix "geo.has_lat".
 */
const char	*stored_field(const struct member *, const char *prefix);

/* Whether it may be absent, and whether it has an own has_ twin then. */
bool		 stored_is_optional(const struct member *);
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

bool		 stored_holds(const struct member *, const char *word);
bool		 stored_holds_text(const struct member *);

/* The param that sets the member, or NULL. */
const struct param	*stored_param(const struct spec *,
			    const struct record *, const struct member *);

/* The value of `absent` in C, or NULL. */
const char	*stored_absent(const struct member *);

/*
 * The function that says which texts of a record, or of records of a block, are
 * read: NULL if all are.
 */
const char	*stored_reads(const struct record *);
const char	*stored_block_reads(const struct block *);

/* Records of a block, and those that are `linked`. */
struct list	 stored_kinds(const struct spec *, const struct block *);
struct list	 stored_linked(const struct spec *, const struct block *);

/* Writes the table of a record's columns. */
void		 stored_put_columns(struct buf *, const struct spec *,
		    const struct record *);

/* Texts that are `brief`: all, only short ones, or those with a bit in $1. */
enum stored_texts { TEXTS_ALL, TEXTS_WITHIN, TEXTS_ASKED };

/*
 * Statements (stored_sql.c), and their parts: the columns of the record and of
 * rows that it refers to, and joins of these rows.
 */
void		 stored_put_statements(struct buf *, const struct record *);
const char	*stored_columns(const struct record *, enum stored_texts);
const char	*stored_joins(const struct record *);

#endif
