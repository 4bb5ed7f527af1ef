#include "pages/desk/desk_languages.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "pages/data.h"

/* Whether the mount is the one of its language: "/de" for "de". */
static bool
is_own(const struct value *mount)
{
	const char	*prefix = data_get(mount, "prefix");

	return (*prefix == '/' && strcmp(prefix + 1,
	    data_get(mount, "locale")) == 0);
}

const char *
desk_language_stored(const struct value *mounts, const char *part)
{
	const struct value	*mount = mounts->first;

	if (strcmp(part, LANGUAGE_MAIN) == 0)
		return (mount == NULL ? "" : data_get(mount, "locale"));
	while (mount != NULL && (!is_own(mount) ||
	    strcmp(data_get(mount, "locale"), part) != 0))
		mount = mount->next;

	return (mount == NULL ? "false" : "true");
}

static void
write_mount(struct json *j, const char *prefix, const char *locale)
{
	json_object(j, NULL);
	json_string(j, "prefix", prefix);
	json_string(j, "locale", locale);
	json_object_end(j);
}

void
desk_languages_write(struct json *j, struct arena *arena,
    const struct value *mounts, const char *first,
    const bool has[LOCALE_COUNT])
{
	const char		*was = desk_language_stored(mounts,
				    LANGUAGE_MAIN);
	const struct value	*mount;
	const char		*locale;
	size_t			 i;

	json_list(j, NULL);
	for (mount = mounts->first; mount != NULL; mount = mount->next) {
		if (mount != mounts->first && is_own(mount))
			continue;
		locale = data_get(mount, "locale");
		write_mount(j, data_get(mount, "prefix"),
		    strcmp(locale, was) == 0 ? first : locale);
	}
	for (i = 0; i < LOCALE_COUNT; i++)
		if (has[i])
			write_mount(j, arena_join(arena, "/", locales[i],
			    NULL), locales[i]);
	json_list_end(j);
}
