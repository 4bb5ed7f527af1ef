#include "store/index/dictionary.h"

#include <sys/random.h>

#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#define TEXT_LEAST	4096
#define COUNT_LEAST	256

void
dictionary_free(struct dictionary *d)
{
	free(d->text);
	free(d->starts);
	free(d->entries);
}

static uint32_t
hash_text(const struct dictionary *d, const char *text, size_t length)
{
	return ((uint32_t)XXH3_64bits_withSeed(text, length, d->seed));
}

/* The entry of the text, or the free one for it. */
static struct dictionary_entry *
find_entry(const struct dictionary *d, const char *text, size_t length,
    uint32_t hash)
{
	struct dictionary_entry	*e;
	const char		*known;
	size_t			 size;
	uint32_t		 at;

	for (at = hash;; at++) {
		e = &d->entries[at & (d->size - 1)];
		if (e->number == 0)
			return (e);
		if (e->hash != hash)
			continue;
		known = dictionary_text(d, e->number - 1, &size);
		if (size == length && memcmp(known, text, length) == 0)
			return (e);
	}
}

uint32_t
dictionary_find(const struct dictionary *d, const char *text, size_t length)
{
	if (d->size == 0)
		return (DICTIONARY_NONE);
	return (find_entry(d, text, length,
	    hash_text(d, text, length))->number - 1);
}

uint32_t
dictionary_fetch(const struct dictionary *d, const char *text, size_t length)
{
	const uint32_t	 hash = hash_text(d, text, length);

	if (d->size > 0)
		__builtin_prefetch(&d->entries[hash & (d->size - 1)]);
	return (hash);
}

uint32_t
dictionary_fetch_number(const struct dictionary *d, uint32_t hash)
{
	const struct dictionary_entry	*e;

	if (d->size == 0)
		return (DICTIONARY_NONE);
	e = &d->entries[hash & (d->size - 1)];
	if (e->hash != hash || e->number == 0)
		return (DICTIONARY_NONE);
	__builtin_prefetch(&d->starts[e->number - 1]);
	return (e->number - 1);
}

static void *
resize_array(void *p, size_t count, size_t size)
{
	if ((p = reallocarray(p, count, size)) == NULL)
		abort();
	return (p);
}

static void
widen_table(struct dictionary *d)
{
	struct dictionary_entry	*old = d->entries;
	uint32_t		 i, at, size = d->size;

	if (size == 0 && getrandom(&d->seed, sizeof(d->seed), 0) == -1)
		abort();
	d->size = size == 0 ? COUNT_LEAST * 2 : size * 2;
	if ((d->entries = calloc(d->size, sizeof(*old))) == NULL)
		abort();
	for (i = 0; i < size; i++) {
		if (old[i].number == 0)
			continue;
		for (at = old[i].hash; d->entries[at & (d->size - 1)].number !=
		    0; at++)
			continue;
		d->entries[at & (d->size - 1)] = old[i];
	}
	free(old);
}

static void
append_text(struct dictionary *d, const char *text, size_t length)
{
	while (d->length + length + 1 > d->room) {
		d->room = d->room == 0 ? TEXT_LEAST : d->room * 2;
		d->text = resize_array(d->text, d->room, 1);
	}
	if (d->count + 2 > d->starts_room) {
		d->starts_room = d->starts_room == 0 ? COUNT_LEAST :
		    d->starts_room * 2;
		d->starts = resize_array(d->starts, d->starts_room,
		    sizeof(*d->starts));
	}
	d->starts[d->count++] = d->length;
	memcpy(d->text + d->length, text, length);
	d->length += length + 1;
	d->text[d->length - 1] = '\0';
	d->starts[d->count] = d->length;
}

uint32_t
dictionary_add(struct dictionary *d, const char *text, size_t length)
{
	struct dictionary_entry	*e;
	uint32_t		 hash;

	if (d->count * UINT64_C(2) >= d->size)
		widen_table(d);
	hash = hash_text(d, text, length);
	e = find_entry(d, text, length, hash);
	if (e->number == 0) {
		append_text(d, text, length);
		*e = (struct dictionary_entry){ hash, d->count };
	}
	return (e->number - 1);
}
