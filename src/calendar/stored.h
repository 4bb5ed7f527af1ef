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

#include "calendar/event_dates.h"
#include "calendar/event_texts.h"
#include "store/index/term_query.h"
#include "store/status.h"

struct json;
struct request;
struct statement;

/* Records with a head (calendar/record.h). */
enum record_kind { RECORD_EVENT, RECORD_VENUE, RECORD_ORGANIZER };

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

/* Where a column comes from, or what is written into it. */
enum stored_source {
	STORED_WRITTEN,		/* the member */
	STORED_READ,		/* only read: the id, a count, another row */
	STORED_FOLDED,		/* only written: fold_title() of the member */
	STORED_CASED,		/* fold_case() of the member */
	STORED_SEARCHED		/* all texts that are `searched` */
};

/* How a member is set to what was sent. */
enum stored_clean {
	STORED_UNSENT,		/* by other code, or never */
	STORED_SENT,		/* unchanged */
	STORED_LINE,		/* without markup */
	STORED_MARKUP,		/* with markup that is allowed */
	STORED_SECRET		/* its hash */
};

struct stored_column {
	enum stored_kind	 holds;
	enum stored_null	 null;
	enum stored_source	 source;
	enum stored_clean	 clean;
	size_t			 offset;	/* of the struct's member */
	size_t			 has;		/* of its has_ twin; 0: none */
	size_t			 from;		/* of the least time; 0: none */
	const char		*brief;		/* read only if this member is
						   wanted; NULL: always */
	bool			 with;		/* shares the twin of another */
	bool			 shared;	/* refers to a row that several
						   records may share */
	bool			 within;	/* is in that row, then */
	bool			 preset;	/* an export may lack it: then
						   it is as in a new record */
	bool			 searched;	/* part of what is searched */
	bool			 compared;	/* if a record may be reused */
	bool			 as_text;	/* the param takes only texts */
	const char		*column;	/* NULL: of another row */
	const char		*name;		/* in exports; NULL: derived */
	const char		*refers;	/* its table, or NULL */
	double			 least, most;	/* of a number */
	union {
		const char	*text;		/* NULL: "", unless `null` */
		int64_t		 integer;
		double		 number;
		bool		 truth;
	}			 absent;	/* in a new record */
	const char		*param;		/* its param, or NULL */
	const char		*emptied;	/* JSON that empties it */
	size_t			 field;		/* offset in the fields */
	size_t			 sent, clears;	/* of their truths; 0: none */
	size_t			 bytes;		/* most, of markup */
};

/* Columns that are read come first. All SQL is literal. */
struct stored_table {
	const char			*name;
	const struct stored_column	*columns;
	size_t				 count;
	int				 width;		/* columns to read */
	size_t				 size;		/* of the struct */
	size_t				 id;		/* its offset */
	const char			*rows, *insert, *replace, *remove;
	const char			*find, *find_slug, *has_slug, *select;
	const char			*equal;
	int				 kind;		/* enum record_kind */

	/* Called after reading; NULL: not. */
	void	(*ready)(struct request *, struct statement *,
		    const struct stored_table *, void *record);

	/* Whether a text is read if it is `brief`. */
	bool	(*reads)(const struct request *, const struct stored_table *,
		    const void *record, const char *member);

	/* Whether the texts are in a row of their own. */
	bool	(*shares)(const void *record);
};

/* The size of the C type. */
size_t		 stored_size(enum stored_kind);

/* A copy. In a brief list (http/request.h) only the beginning is copied. */
const char	*stored_copy(struct request *, const char *);

/* Checked like db_bounded(). */
enum term_kind	 stored_term_kind(struct statement *, int column);

/* Binds the value, or NULL if `set` is false. */
void		 stored_bind_integer(struct statement *, int place, bool set,
		    int64_t value);

/*
 * Whether a stored text can be reused for a new one (rule 26.1). Ignores
 * letter case and accents. "" counts as not sent.
 */
bool		 stored_text_serves(struct request *, const char *stored,
		    const char *new);

/* Writes a member, unless it is empty. */
void		 stored_write_filled(struct json *, const char *name,
		    const char *);

#endif
