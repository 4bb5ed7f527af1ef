/*
 * Reads addresses of The Events Calendar: words of their paths and their
 * queries.
 */
#ifndef ALMANAC_MOVED_WORDS_H
#define ALMANAC_MOVED_WORDS_H

#include <stdbool.h>

struct page;
struct request;

enum moved_view {
	MOVED_ANY,		/* the site's default view */
	MOVED_MONTH,
	MOVED_LIST,
	MOVED_WEEK,
	MOVED_DAY,
	MOVED_TODAY,
	MOVED_PAST
};

/* The page to which an address leads. */
struct moved {
	enum moved_view	 view;
	const char	*date;		/* "2027-03", "2027-03-13" or NULL */
	const char	*ending;	/* of a feed, ".ics"; NULL: a page */
	bool		 featured;
	const char	*kept;		/* known parameters, or "" */
};

/*
 * Reads path words such as "list/page/2" or "2027-03"; "" is valid. Returns
 * false if they are not words of The Events Calendar. The number after "page"
 * is ignored, since pages of lists have another length here.
 */
bool		 moved_words(struct page *, const char *words,
		    struct moved *);

/* Whether the query has parameters that only The Events Calendar has. */
bool		 moved_asked(const struct request *);

/* The ending of the feed that the query asks for, or NULL. */
const char	*_Nullable moved_ending(const struct request *);

/* Adds the parameters in the query of the request. */
void		 moved_query(struct page *, struct moved *);

/*
 * Returns the new address: of a page with the filter (such as "tags=late", or
 * ""), or of a feed.
 */
const char	*moved_address(struct page *, const struct moved *,
		    const char *filter);

/* Whether the new address depends on the current day. */
bool		 moved_depends_on_day(const struct moved *);

#endif
