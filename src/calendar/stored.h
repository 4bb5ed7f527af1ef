/*
 * Support for generated/records.c, and its description of the columns of a
 * stored record: the member of the struct for each, and its name in an export.
 */
#ifndef ALMANAC_STORED_H
#define ALMANAC_STORED_H

/*
 * Longer descriptions are not shown within another record: of more characters,
 * or of bytes that are more in any case, and quickly counted.
 */
#define STORED_WITHIN		"8000"
#define STORED_WITHIN_BYTES	"32000"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/term_query.h"
#include "store/status.h"

struct db;
struct json;
struct request;
struct statement;

enum record_view {
	RECORD_ALONE,		/* a single read: with its JSON-LD */
	RECORD_PLAIN		/* within a list, or after a write */
};

/* The type of a column, and its C type in the struct. */
enum stored_kind {
	STORED_TEXT,		/* const char * */
	STORED_SLUG,		/* const char * */
	STORED_ID,		/* int64_t, at least 1 */
	STORED_USER,		/* int64_t; the user may have been deleted */
	STORED_INTEGER,		/* int64_t */
	STORED_NUMBER,		/* double */
	STORED_TRUTH,		/* bool */
	STORED_TIME,		/* int64_t */
	STORED_STATUS,		/* enum status */
	STORED_TERM_KIND,	/* enum term_kind */
	STORED_ROLE		/* of users: enum role */
};

/*
 * The value that is stored as NULL: no text, id 0 or a false `has`; or the
 * text "".
 */
enum stored_null { STORED_NULL_NEVER, STORED_NULL_NONE, STORED_NULL_EMPTY };

struct stored_column {
	const char		*column;
	const char		*name;		/* in exports; NULL: derived */
	enum stored_kind	 holds;
	enum stored_null	 null;
	size_t			 offset;	/* of the struct's member */
	size_t			 has;		/* of its has_ twin; 0: none */
	bool			 with;		/* shares the twin of another */
	const char		*refers;	/* its table, or NULL */
	double			 least, most;	/* of a number */
	bool			 preset;	/* an export may lack it: then
						   it is as in a new record */
	const char		*param;		/* its param, or NULL */
	bool			 as_text;	/* the param takes only texts */
	const char		*emptied;	/* JSON that empties it */
	bool			 secret;	/* a hash of what was sent */
};

/* `rows` selects the rows after an id, with the exported columns. */
struct stored_table {
	const char			*name;
	const struct stored_column	*columns;
	size_t				 count;
	struct statement		*(*rows)(struct db *, int64_t after,
					    int64_t most);
};

/* A copy. In a brief list (http/request.h) only the beginning is copied. */
const char	*stored_copy(struct request *, const char *);

/* A copy of a text. A NULL column becomes "" or NULL. */
const char	*stored_text(struct request *, struct statement *, int column);
const char	*_Nullable stored_text_or_null(struct request *,
		    struct statement *, int column);

/* A time that can be printed as a date, checked like db_bounded(). */
int64_t		 stored_time(struct statement *, int column);

/* Checked like db_bounded(). */
enum term_kind	 stored_term_kind(struct statement *, int column);

/* Binds the value, or NULL if `set` is false. */
void		 stored_bind_integer(struct statement *, int place, bool set,
		    int64_t value);
void		 stored_bind_number(struct statement *, int place, bool set,
		    double value);

/* Folds texts that are searched together. */
const char	*stored_searched(struct request *, const char *const *parts,
		    size_t count);

/*
 * Whether a stored text can be reused for a new one (rule 26.1). Ignores
 * letter case and accents. "" counts as not sent.
 */
bool		 stored_text_serves(struct request *, const char *stored,
		    const char *made);

/*
 * The hash of a secret that was sent. If there is no time for it, the request
 * fails.
 */
const char	*stored_secret(struct request *, const char *);

/* Writes a member, unless it is empty. */
void		 stored_write_filled(struct json *, const char *name,
		    const char *);

#endif
