/*
 * What events, venues and organizers have in common, as columns of their rows.
 */
#ifndef ALMANAC_RECORD_ROW_H
#define ALMANAC_RECORD_ROW_H

#include "calendar/record.h"

struct request;
struct statement;

/*
 * The first columns of a query, of a table and its column for the name, to
 * which `images i` is joined; the kind's own begin with RECORD_NEXT.
 */
#define RECORD_COLUMNS(table, name)					\
	table ".id, " table ".author, " table ".status, "		\
	table ".published, " table ".created, " table ".modified, "	\
	table "." name ", " table ".description, " table ".slug, "	\
	table ".former_slug, " table ".image_id, i.url"
#define RECORD_IMAGE(table)						\
	" LEFT JOIN images i ON i.id = " table ".image_id"
#define RECORD_NEXT	12

/* A row of these columns; texts are copied into the request's arena. */
void	record_read(struct request *, struct statement *, enum record_kind,
	    struct record_head *);

/* A copy; for a brief list (http/request.h) only of its beginning. */
const char	*record_copy(struct request *, const char *);

/* A text, copied so; "" for NULL. */
const char	*record_text(struct request *, struct statement *, int column);

/* A time that a date can be printed of, as db_bounded() reads it. */
int64_t		 record_time(struct statement *, int column);

/*
 * The other way round: $1 to $10 are author, status, published, created,
 * modified, the name, description, slug, former_slug and image_id.
 */
#define RECORD_PLACES	10
void	record_bind(struct statement *, const struct record_head *);

/* NULL unless it is set. */
void	record_bind_optional(struct statement *, int place, bool set,
	    int64_t value);
void	record_bind_number(struct statement *, int place, bool set,
	    double value);

/* The comparable form of texts that are searched as one. */
const char	*record_searched(struct request *, const char *const *parts,
		    size_t count);

#endif
