#include "command/ical/ical_uid.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_parse.h"
#include "store/secret.h"

#define LONGEST	480	/* bytes */
#define UNIQUE	16	/* letters and digits that no counter has */

static const char *
hash_text(struct arena *arena, const char *text)
{
	unsigned char	 digest[SECRET_DIGEST];
	size_t		 i;
	struct buf	 b;

	secret_digest_bytes(text, strlen(text), digest);
	buf_init(&b, arena, 128);
	buf_string(&b, "sha256:");
	for (i = 0; i < SECRET_DIGEST; i++)
		buf_printf(&b, "%02x", digest[i]);
	return (b.data);
}

const char *
ical_shorten_uid(struct arena *arena, const char *uid)
{
	return (uid == NULL || strlen(uid) <= LONGEST ? uid :
	    hash_text(arena, uid));
}

bool
ical_uid_is_unique(const char *uid)
{
	size_t	 count = 0;

	for (; *uid != '\0' && *uid != '@'; uid++)
		count += isalnum((unsigned char)*uid) != 0;
	return (count >= UNIQUE);
}

bool
ical_has_uid(icalcomponent *from)
{
	const char	*uid = icalcomponent_get_uid(from);

	return (uid != NULL && *uid != '\0');
}

const char *
ical_uid(struct arena *arena, icalcomponent *from)
{
	const char		*title, *place;
	struct ical_properties	 starts;

	if (ical_has_uid(from))
		return (ical_shorten_uid(arena, icalcomponent_get_uid(from)));
	title = icalcomponent_get_summary(from);
	place = icalcomponent_get_location(from);
	ical_properties(arena, from, ICAL_DTSTART_PROPERTY, &starts);
	return (hash_text(arena, arena_join(arena, starts.count == 0 ? "" :
	    icalproperty_as_ical_string(starts.list[0]), title != NULL ? title :
	    "", "\n", place != NULL ? place : "", NULL)));
}
