/*
 * The versions of an index that are known: what snapshots of the database see
 * of it.
 */
#ifndef ALMANAC_VERSIONS_H
#define ALMANAC_VERSIONS_H

#include <stddef.h>
#include <stdint.h>

#include "store/index/changes.h"
#include "store/index/index.h"

#define VERSIONS	1024

/* What a snapshot that ends with a change has. */
struct version {
	struct last_change		 last;
	uint32_t		 slots, deaths;
	uint32_t		 directory_changes;	/* so far */
	struct directory	*directories[LINKED_KINDS];
};

struct versions {
	struct version	 ring[VERSIONS];
	size_t		 first, count;
};

void	directories_hold(struct directory *const list[LINKED_KINDS]);
void	directories_release(struct directory *const list[LINKED_KINDS]);

/* Adds a version, with directories that the caller holds. */
void	versions_add(struct versions *, struct last_change last,
	    const struct slots *,
	    struct directory *const list[LINKED_KINDS]);

struct version		*versions_newest(struct versions *);
const struct version	*_Nullable versions_find(struct versions *,
			    struct last_change last);
void			 versions_free(struct versions *);

#endif
