/*
 * A slug is short, has few different characters, and the slug of it is the
 * same.
 */
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "tests/fuzz/fuzz.h"
#include "text/slugs.h"
#include "text/urls.h"

static void
check(struct arena *arena, const char *slug)
{
	size_t		 length;
	const char	*plain;

	MUST(strlen(slug) <= SLUG_MAX);
	MUST(slug[strspn(slug,
	    "abcdefghijklmnopqrstuvwxyz0123456789-_%")] == '\0');
	MUST(strstr(slug, "--") == NULL);
	MUST(*slug != '-' && (*slug == '\0' || slug[strlen(slug) - 1] != '-'));
	plain = url_decode(arena, slug, strlen(slug), false, &length);
	MUST(memchr(plain, '%', length) == NULL);
	MUST(u8_check((const uint8_t *)plain, length) == NULL);
}

int
fuzz_slugs(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	char		*slug;

	/* The API rejects other texts before. */
	if (u8_check(data, size) != NULL)
		return (0);
	arena = arena_new();
	slug = slug_make(arena, arena_copy(arena, (const char *)data, size));
	check(arena, slug);
	MUST(strcmp(slug, slug_make(arena, slug)) == 0);
	MUST(strlen(slug_append(arena, slug, "__trashed-2")) <= SLUG_MAX);
	arena_free(arena);

	return (0);
}
