/*
 * Addresses of a list and of its neighbours (rules 21.3 to 21.5), from the
 * route's table.
 */
#ifndef ALMANAC_ADDRESS_H
#define ALMANAC_ADDRESS_H

#include <stdint.h>

struct request;

struct address {
	const char	*list;		/* rest_url */
	const char	*next;		/* next_rest_url, or NULL */
	const char	*previous;	/* previous_rest_url, or NULL */
};

/*
 * Fills in the addresses of the page that the params tell, and sets
 * rq->reply.link when there is a neighbour.
 *
 * `params` is the params struct of rq->route, or the handler's changed copy of
 * it. Which parameters are shown and how follows from it alone, but for those
 * that are shown as sent, which are found in rq->sent: page and per_page and
 * the status are always shown, a parameter with a has_ member when that is
 * true, any other when it is not NULL. So a handler that shows a default
 * window sets has_start_date and start_date.local in its copy, and clears
 * has_start_date where it shows none. Moments are shown by their `local`.
 */
void	address_list(struct address *, struct request *, const void *params,
	    int64_t total_pages);

#endif
