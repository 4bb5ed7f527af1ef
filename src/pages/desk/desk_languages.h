/* The setting `mounts` as a choice of languages. */
#ifndef ALMANAC_DESK_LANGUAGES_H
#define ALMANAC_DESK_LANGUAGES_H

#include <stdbool.h>

#include "generated/texts.h"

#define LANGUAGE_MAIN	"main"

struct arena;
struct json;
struct value;

/*
 * What a field shows: of LANGUAGE_MAIN the language of the first mount, of the
 * code of a language whether it has a mount of its own, "/de".
 */
const char	*desk_language_stored(const struct value *mounts,
		    const char *part);

/*
 * Writes the mounts with another first language and other languages. All other
 * mounts stay, in the first language if they were.
 */
void		 desk_languages_write(struct json *, struct arena *,
		    const struct value *mounts, const char *first,
		    const bool has[LOCALE_COUNT]);

#endif
