#include "http/fragments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "http/request.h"
#include "store/store.h"
#include "store/db.h"

#define BYTES_MAX	(8 << 20)	/* of each thread, approximately */
#define FRAGMENT_MAX	(64 << 10)	/* longer ones are not cached */
#define ADDRESSES_MAX	16
#define TABLE_START	1024

/* The address of a request. Addresses in answers depend on it. */
struct address {
	const char	*site_url;
	const char	*api;
};

struct entry {
	int64_t		 id;
	unsigned	 kind;
	unsigned	 address;
	uint64_t	 state;		/* valid in this state; 0: free */
	int64_t		 since;		/* the clock may be set back */
	struct fragment	 fragment;
	char		*bytes;		/* of the texts, in the arena */
	size_t		 room;
};

/*
 * A hash table with open addressing. When it is full, nothing more is added,
 * and the next request empties it.
 */
struct fragments {
	struct arena	*arena;
	size_t		 bytes;		/* in the arena, used or not */
	uint64_t	 state;		/* 0: not read yet */
	bool		 writes;	/* the request writes */
	uint64_t	 records;	/* from store_state(); 0: unknown */
	uint64_t	 records_state;	/* state at which it was read */
	struct address	 addresses[ADDRESSES_MAX];
	unsigned	 address_count;
	struct entry	*entries;
	size_t		 size;		/* a power of two */
	size_t		 count;
};

static struct entry *
make_table(size_t size)
{
	struct entry	*entries;

	if ((entries = calloc(size, sizeof(*entries))) == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}

	return (entries);
}

static void
allocate_table(struct fragments *f)
{
	f->arena = arena_new();
	f->bytes = 0;
	f->address_count = 0;
	f->size = TABLE_START;
	f->entries = make_table(f->size);
	f->count = 0;
}

static void
free_table(struct fragments *f)
{
	arena_free(f->arena);
	free(f->entries);
}

struct fragments *
fragments_new(void)
{
	struct fragments	*f;

	if ((f = calloc(1, sizeof(*f))) == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}
	allocate_table(f);

	return (f);
}

void
fragments_free(struct fragments *f)
{
	if (f == NULL)
		return;
	free_table(f);
	free(f);
}

void
fragments_forget(struct fragments *f)
{
	if (f->count == 0)
		return;
	free_table(f);
	allocate_table(f);
}

static bool
is_full(const struct fragments *f)
{
	return (f->bytes + f->size * sizeof(*f->entries) > BYTES_MAX ||
	    f->address_count == ADDRESSES_MAX);
}

void
fragments_renew(struct fragments *f, uint64_t state)
{
	if (is_full(f))
		fragments_forget(f);
	f->state = state;
	f->writes = state != 0;
}

/* Returns the index of the address, or of the first free place. */
static unsigned
find_address(const struct fragments *f, const struct request *rq)
{
	unsigned	 i;

	for (i = 0; i < f->address_count; i++)
		if (strcmp(f->addresses[i].api, rq->in.api) == 0 &&
		    strcmp(f->addresses[i].site_url, rq->in.site_url) == 0)
			break;

	return (i);
}

static struct entry *
find_entry(const struct fragments *f, unsigned address, unsigned kind,
    int64_t id)
{
	struct entry	*entry;
	size_t		 i;

	i = (size_t)((((uint64_t)id << 12) + (kind << 4) + address) *
	    0x9e3779b97f4a7c15u >> 32);
	for (;; i++) {
		entry = &f->entries[i & (f->size - 1)];
		if (entry->state == 0 || (entry->id == id &&
		    entry->kind == kind && entry->address == address))
			return (entry);
	}
}

static void
grow_table(struct fragments *f)
{
	struct fragments	 old = *f;
	struct entry		*entry;
	size_t			 i;

	f->size *= 2;
	f->entries = make_table(f->size);
	for (i = 0; i < old.size; i++) {
		entry = &old.entries[i];
		if (entry->state != 0)
			*find_entry(f, entry->address, entry->kind, entry->id) =
			    *entry;
	}
	free(old.entries);
}

/* The version that a valid fragment must have. */
static uint64_t
state_for(struct request *rq, const struct fragment *fragment)
{
	struct fragments	*f = rq->fragments;

	if (f->state == 0)
		f->state = db_snapshot_version(rq->db);
	if (!fragment->lasts || f->writes)
		return (f->state);
	if (f->records_state != f->state) {
		f->records = (uint64_t)store_state(rq->db).records;
		if (db_failed(rq->db))
			return (0);
		f->records_state = f->state;
	}

	return (f->records);
}

bool
fragment_find(struct request *rq, unsigned kind, int64_t id,
    struct fragment *fragment)
{
	const struct fragments	*f = rq->fragments;
	const struct entry	*entry;
	unsigned		 address;

	if (f == NULL || (address = find_address(f, rq)) == f->address_count)
		return (false);
	entry = find_entry(f, address, kind, id);
	if (entry->state == 0 ||
	    entry->state != state_for(rq, &entry->fragment) ||
	    rq->now < entry->since || rq->now >= entry->fragment.until)
		return (false);
	*fragment = entry->fragment;

	return (true);
}

static unsigned
keep_address(struct fragments *f, const struct request *rq)
{
	unsigned	 i;

	if ((i = find_address(f, rq)) == f->address_count) {
		f->addresses[i].api = arena_string(f->arena, rq->in.api);
		f->addresses[i].site_url = arena_string(f->arena,
		    rq->in.site_url);
		f->address_count++;
	}

	return (i);
}

/* Copies the texts, over those of an older fragment if they fit. */
static void
copy_texts(struct fragments *f, struct entry *entry)
{
	struct fragment	*fragment = &entry->fragment;
	size_t		 needed;
	char		*end;

	needed = fragment->length + fragment->more_length + 2;
	if (needed > entry->room) {
		entry->bytes = arena_alloc(f->arena, needed);
		entry->room = needed;
		f->bytes += needed;
	}
	end = mempcpy(entry->bytes, fragment->json, fragment->length);
	*end++ = '\0';
	fragment->json = entry->bytes;
	if (fragment->more == NULL)
		return;
	fragment->more = memcpy(end, fragment->more, fragment->more_length);
	end[fragment->more_length] = '\0';
}

void
fragment_keep(struct request *rq, unsigned kind, int64_t id,
    const struct fragment *fragment)
{
	struct fragments	*f = rq->fragments;
	struct entry		*entry;
	uint64_t		 state;
	unsigned		 address;

	/* If the budget was spent meanwhile, the fragment may be incomplete. */
	if (f == NULL || is_full(f) || budget_spent(rq->budget) ||
	    (rq->db != NULL && db_failed(rq->db)) ||
	    fragment->length + fragment->more_length > FRAGMENT_MAX ||
	    (state = state_for(rq, fragment)) == 0)
		return;
	if (f->count * 2 >= f->size)
		grow_table(f);
	address = keep_address(f, rq);
	entry = find_entry(f, address, kind, id);
	f->count += entry->state == 0;
	entry->id = id;
	entry->kind = kind;
	entry->address = address;
	entry->state = state;
	entry->since = rq->now;
	entry->fragment = *fragment;
	copy_texts(f, entry);
}
