/*
 * Names of the records to which events are linked, as the caller may know them
 * (rule 18.3). Any number takes one statement.
 */
#ifndef ALMANAC_LINKED_NAMES_H
#define ALMANAC_LINKED_NAMES_H

#include <stddef.h>
#include <stdint.h>

struct ids;
struct request;

struct linked_name {
	int64_t			 id;
	const char	*_Nullable name;	/* NULL: hidden */
};

struct linked_names {
	size_t			 count;
	struct linked_name	*list;		/* by id; without deleted
						   ones */
};

struct linked_names	 linked_names_of_places(struct request *,
			    const struct ids *);
struct linked_names	 linked_names_of_terms(struct request *,
			    const struct ids *);

/* Returns NULL if the record is deleted. */
const struct linked_name *_Nullable linked_names_find(
			    const struct linked_names *, int64_t id);

#endif
