#include "store/index/versions.h"

#include <stdlib.h>
#include <string.h>

#include "store/index/linked.h"
#include "store/index/slots.h"

#define DIRECTORIES	32	/* changes of directories between versions */

void
directories_release(struct directory *const list[LINKED_KINDS])
{
	int	 kind;

	for (kind = 0; kind < LINKED_KINDS; kind++)
		if (__atomic_sub_fetch(&list[kind]->users, 1,
		    __ATOMIC_ACQ_REL) == 0)
			free(list[kind]);
}

void
directories_hold(struct directory *const list[LINKED_KINDS])
{
	int	 kind;

	for (kind = 0; kind < LINKED_KINDS; kind++)
		__atomic_add_fetch(&list[kind]->users, 1, __ATOMIC_RELAXED);
}

static struct version *
version_at(struct versions *v, size_t i)
{
	return (&v->ring[i % VERSIONS]);
}

struct version *
versions_newest(struct versions *v)
{
	return (version_at(v, v->count - 1));
}

/* The number of directories that differ from those of the newest version. */
static uint32_t
count_changed(struct versions *v, struct directory *const list[LINKED_KINDS])
{
	uint32_t	 count = 0;
	int		 kind;

	for (kind = 0; kind < LINKED_KINDS; kind++)
		count += list[kind] != versions_newest(v)->directories[kind];
	return (count);
}

static void
drop_oldest_version(struct versions *v)
{
	directories_release(version_at(v, v->first++)->directories);
}

/* Whether the directories of all versions take too much memory. */
static bool
has_many_directories(struct versions *v)
{
	return (versions_newest(v)->directory_changes -
	    version_at(v, v->first)->directory_changes > DIRECTORIES);
}

void
versions_add(struct versions *v, struct last_change last, const struct slots *s,
    struct directory *const list[LINKED_KINDS])
{
	struct version	 new = { last, s->count, s->deaths, 0, { NULL } };

	directories_hold(list);
	memcpy(new.directories, list, sizeof(new.directories));
	if (v->count > 0)
		new.directory_changes = count_changed(v, list) +
		    versions_newest(v)->directory_changes;
	if (v->count - v->first == VERSIONS)
		drop_oldest_version(v);
	*version_at(v, v->count++) = new;
	while (has_many_directories(v))
		drop_oldest_version(v);
}

const struct version *
versions_find(struct versions *v, struct last_change last)
{
	const struct version	*version;
	size_t			 i;

	for (i = v->count; i > v->first; i--) {
		version = version_at(v, i - 1);
		if (version->last.seq <= last.seq)
			return (version->last.seq == last.seq &&
			    version->last.mark == last.mark ? version : NULL);
	}
	return (NULL);
}

void
versions_free(struct versions *v)
{
	while (v->first < v->count)
		drop_oldest_version(v);
}
