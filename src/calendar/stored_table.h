/*
 * Reads and writes stored records by the description of their columns
 * (calendar/stored.h). Records are structs of the table, such as struct venue
 * of stored_venue.
 */
#ifndef ALMANAC_STORED_TABLE_H
#define ALMANAC_STORED_TABLE_H

#include "calendar/stored.h"

/* Reads the columns of a row; a query may have more after them. */
void	stored_read(struct request *, struct statement *,
	    const struct stored_table *, void *record);

bool	stored_find(struct request *, const struct stored_table *, int64_t id,
	    void *record);

/* Finds a record by its slug, unless it is in the trash. */
bool	stored_find_slug(struct request *, const struct stored_table *,
	    const char *slug, void *record);

/* Whether another record has the slug. */
bool	stored_has_slug(struct db *, const struct stored_table *,
	    const char *slug, int64_t but);

/*
 * Selects records by a JSON list of ids, without texts that are not read
 * (`brief` in stored.h).
 */
struct statement	*stored_select(struct request *,
			    const struct stored_table *, const char *ids);

/* Reads the next record. False ends the statement. */
bool	stored_next(struct request *, struct statement *,
	    const struct stored_table *, void *record);

/*
 * Selects records with that name whose other values are those of `new`, which
 * `fields` have set. stored_next_equal() does not end the statement.
 */
struct statement	*stored_select_equal(struct request *,
			    const struct stored_table *, const char *name,
			    const void *new, const void *fields);
bool	stored_next_equal(struct request *, struct statement *,
	    const struct stored_table *, const void *new, const void *fields,
	    void *record);

/* Selects the rows after an id, for exports. */
struct statement	*stored_rows(struct db *, const struct stored_table *,
			    int64_t after, int64_t most);

/* Sets the defaults of a record that is not stored yet. */
void	stored_new(const struct stored_table *, void *record);

/* Sets the members that the fields of a request set, except the head. */
void	stored_apply(struct request *, const struct stored_table *,
	    void *record, const void *fields);

void	stored_insert(struct request *, const struct stored_table *,
	    const void *record);
void	stored_replace(struct request *, const struct stored_table *,
	    const void *record);
void	stored_remove(struct request *, const struct stored_table *,
	    int64_t id);

#endif
