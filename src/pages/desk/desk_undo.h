/*
 * Undoes changes of records by their history (rules, section 45): an update of
 * the API with the values of before, with the rights of the caller.
 */
#ifndef ALMANAC_DESK_UNDO_H
#define ALMANAC_DESK_UNDO_H

#include <stdbool.h>
#include <stdint.h>

struct desk_form;
struct desk_kind;
struct page;
struct request;
struct value;

/*
 * Returns the parameters by which the next page offers to undo what this
 * request has done with a record or its series: "&row=5", or "".
 */
const char	*desk_undo_query(const struct desk_form *, int64_t id);

/*
 * Returns the id of the row that this request has added to the history of a
 * record, such as "/events/1", if that can be undone, or "".
 */
const char	*desk_undo_row(struct request *, const char *address);

/* Adds the form `undo` to the page for these parameters; `series` may be 0. */
void		 desk_undo_offer(struct page *, const struct desk_kind *,
		    int64_t id, int64_t series, int64_t row, const char *back);

/* Returns the newest row of a record, such as "/events/1", or NULL. */
const struct value	*_Nullable desk_undo_newest(struct request *,
			    const char *address);

/* Whether the change in a row can be undone. */
bool		 desk_undo_can(const struct value *row);

bool		 desk_undo_has_before(const struct value *row);

/*
 * Undoes a row and all later ones, of which `newest` is the newest. Returns the
 * status of the API; 409: the record has changed since.
 */
int		 desk_undo_rows(struct request *, const struct desk_kind *,
		    const char *address, int64_t row, int64_t newest);

#endif
