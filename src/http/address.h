/*
 * Addresses of a list and of its previous and next page (rules 21.3 to 21.5).
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
 * Sets the addresses of the page that the params select, and rq->reply.link if
 * there is a previous or next page.
 *
 * `params` is the params struct of in.route, or a changed copy of it. page,
 * per_page and status are part of every address. Another parameter is part of
 * it if its has_ member is true or, without such a member, if it is not NULL.
 * So a handler that shows a default window sets has_start_date and
 * start_date.local in its copy, and clears has_start_date to show none. Values
 * come from `params`, moments from their `local`. Truthy values and terms are
 * shown as sent, from rq->sent.
 */
void	address_list(struct address *, struct request *, const void *params,
	    int64_t total_pages);

#endif
