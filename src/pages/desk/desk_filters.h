/*
 * The search for events at the desk (rule 40.32): words, days and filters over
 * all statuses and years.
 */
#ifndef ALMANAC_DESK_FILTERS_H
#define ALMANAC_DESK_FILTERS_H

#include <stdbool.h>

#include "http/extras.h"
#include "pages/desk/desk_dated.h"

struct desk_list_params;
struct page;

#define DESK_SOURCES	50	/* imports that can be chosen */

/* An import, by the name of its subscription, or that of its source. */
struct desk_source {
	const char	*source, *name;
	bool		 subscribed;
};

struct desk_filters {
	const struct desk_list_params	*p;
	struct desk_dated		 dated;
	const char			*query;	/* of the API: "&venue=3" */
	const char			*days;	/* "&starts_before=..." */
	const char			*kept;	/* of the desk: "&venue=Hall" */
	const char			*searched;	/* the same without what
							   each list sets */
	const char			*link;	/* "&with=venue&of=3" */
	bool				 none;	/* nothing has such a name */
	struct desk_source		 sources[DESK_SOURCES];
	size_t				 source_count;
	struct extras			 of_source;
	const struct extras	*_Nullable extras;	/* of requests */
};

/* Values of `status` in the API for the one that is chosen. */
const char	*desk_filters_statuses(const struct desk_filters *);

/*
 * Reads the search and the filters, by which only records that the caller may
 * read are found, and persons only by editors.
 */
void	desk_filters_read(const struct page *,
	    const struct desk_list_params *, struct desk_filters *);

/* Returns the name of the record in `link`, or its id. */
const char	*desk_filters_name(const struct page *,
	    const struct desk_filters *);

/* Adds the fields of the form, and `dated`. */
void	desk_filters_show(const struct page *, const struct desk_filters *);

#endif
