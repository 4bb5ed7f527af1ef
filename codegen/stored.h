/* Statements of stored records, and their parts. */
#ifndef CODEGEN_STORED_H
#define CODEGEN_STORED_H

#include "codegen/spec.h"

/* Texts that are `brief`: all, only short ones, or those with a bit in $1. */
enum stored_texts { TEXTS_ALL, TEXTS_WITHIN, TEXTS_ASKED };

/*
 * The columns of the record and of rows that it refers to, and how many these
 * are.
 */
const char	*stored_columns(const struct record *, enum stored_texts);
size_t		 stored_width(const struct record *);

/* " FROM id_list($1) j CROSS JOIN venues v ...", the place being 1. */
const char	*stored_from_ids(const struct record *, size_t place);

/* Writes the table of a record's columns, and the members for statements. */
void		 stored_put_columns(struct buf *, const struct spec *,
		    const struct record *);
void		 stored_put_statements(struct buf *, const struct record *);

/* The value of `absent` in C, or NULL. */
const char	*stored_absent(const struct member *);

#endif
