/* The members of a list besides its records (rules, section 21). */
#ifndef ALMANAC_LIST_H
#define ALMANAC_LIST_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/record.h"
#include "store/ids.h"
#include "store/index/listing.h"

struct address;
struct integers;
struct paging;
struct request;

/* The index of the page's first record, from 0. */
int64_t	list_offset(const struct paging *);

/*
 * The records with these statuses that the caller may see (rules, sections 18
 * and 24). `wanted` 0: the request contains no status.
 */
struct visibility	list_visibility(struct request *,
			    unsigned wanted);

struct ids	list_ids(const struct integers *);

/* Complete records, in the order of the page, in the request's arena. */
struct list_records {
	size_t			  count;
	struct record_head	**list;
};

/*
 * Reads the records of a page with one statement. Records that cannot be read
 * are left out.
 */
void	list_records(struct request *, enum record_kind,
	    const struct list_page *, struct list_records *);

/* Stores the total. Returns false if the page is beyond the end. */
bool	list_measure(struct request *, const struct paging *, int64_t total);

/*
 * These functions write the members besides the records. Call them after
 * list_measure(). `params` are those of address_list(). Lists of events,
 * venues and organizers end with list_write_tail(). Lists of terms have
 * list_write_front() before the records and list_write_neighbors() after
 * them.
 */
void	list_write_tail(struct request *, const void *params);
void	list_write_front(struct request *, const struct address *);
void	list_write_neighbors(struct request *, const struct address *);

/* The status of an answer with a list. */
int	list_finish(struct request *);

#endif
