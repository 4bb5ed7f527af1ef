#include <string.h>

#include "authority_table.h"
#include "base/array.h"
#include "given.h"

#define EACH(verb)	"event_" verb " venue_" verb " organizer_" verb
#define READ		EACH("get")
#define READ_SLUG	EACH("get_by_slug")
#define UPDATE		EACH("update")
#define UPDATE_SLUG	EACH("update_by_slug")
#define DELETE		EACH("delete")
#define DELETE_SLUG	EACH("delete_by_slug")
#define WRITE		UPDATE " " UPDATE_SLUG " " DELETE " " DELETE_SLUG
#define WRITE_SLUG	UPDATE_SLUG " " DELETE_SLUG

#define EVERYBODY	"ok     ok     ok     ok     ok     ok"
#define NOBODY		"404    404    404    404    404    404"
#define CONTRIBUTORS	"401    403    ok     ok     ok     ok"
#define AUTHORS		"401    403    403    ok     ok     ok"
#define EDITORS		"401    403    403    403    ok     ok"
#define NO_STRANGERS	"400    400    ok     ok     ok     ok"

/* Rules, sections 8 and 18 to 20; the order of checks is rule 5.1. */
const struct verdict	verdicts[] = {
	/* Reading.    subscr contri author editor administrator */
	{ READ " " READ_SLUG, "", "publish",
	    "       ok     ok     ok     ok     ok",
	    "ok     ok     ok     ok     ok     ok" },
	{ READ " " READ_SLUG, "", "future draft pending private",
	    "       hidden ok     ok     ok     ok",
	    "hidden hidden hidden hidden ok     ok" },
	{ READ, "", "trash",
	    "       404    410    410    410    410",
	    "404    404    404    404    410    410" },
	{ READ_SLUG, "", "trash",
	    "       404    404    404    404    404",
	    "404    404    404    404    404    404" },
	{ READ " " READ_SLUG, "", "unknown", NULL, NOBODY },

	/* Events with a password. Callers who may edit them need none. */
	{ "event_get event_get_by_slug", "", "locked",
	    "       locked locked ok     ok     ok",
	    "locked locked locked locked ok     ok" },
	{ "event_get event_get_by_slug", "password=Mellon", "locked",
	    "       locked locked ok     ok     ok",
	    "locked locked locked locked ok     ok" },
	{ "event_get event_get_by_slug", "password=Sesame", "locked",
	    "       ok     ok     ok     ok     ok",
	    "ok     ok     ok     ok     ok     ok" },
	{ "event_get event_get_by_slug", "password=Sesame", "draft",
	    "       hidden ok     ok     ok     ok",
	    "hidden hidden hidden hidden ok     ok" },

	/* Writing. */
	{ WRITE, "", "publish future private locked",
	    "       403    403    ok     ok     ok",
	    "401    403    403    403    ok     ok" },
	{ WRITE, "", "draft pending",
	    "       403    ok     ok     ok     ok",
	    "401    403    403    403    ok     ok" },
	{ UPDATE, "", "trash",
	    "       403    ok     ok     ok     ok",
	    "401    403    404    404    ok     ok" },
	{ DELETE, "", "trash",
	    "       403    410    410    410    410",
	    "401    403    404    404    410    410" },
	{ WRITE_SLUG, "", "trash",
	    "       403    404    404    404    404",
	    "401    403    404    404    404    404" },
	{ WRITE, "", "unknown", NULL,
	    "401    403    404    404    404    404" },
	{ DELETE " " DELETE_SLUG, "purge=true",
	    "publish future draft pending private locked",
	    "       403    403    403    ok     ok",
	    "401    403    403    403    ok     ok" },
	{ DELETE, "purge=true", "trash",
	    "       403    403    403    ok     ok",
	    "401    403    404    404    ok     ok" },
	{ DELETE_SLUG, "purge=true", "trash",
	    "       403    404    404    404    404",
	    "401    403    404    404    404    404" },

	/* Requests without a record, or with one that has no owner. */
	{ EACH("create"), "", "none", NULL, CONTRIBUTORS },
	{ EACH("list") " category_list tag_list index_get doc_get", "",
	    "none", NULL, EVERYBODY },
	{ EACH("list"), "status=publish", "none", NULL, EVERYBODY },
	{ EACH("list"), "status=any", "none", NULL, NO_STRANGERS },
	{ EACH("list"), "status=draft", "none", NULL, NO_STRANGERS },
	{ EACH("list"), "status=publish,private", "none", NULL, NO_STRANGERS },
	{ EACH("list"), "status=trash", "none", NULL, NO_STRANGERS },
	{ "category_get tag_get", "", "term", NULL, EVERYBODY },
	{ "category_get tag_get", "", "unknown", NULL, NOBODY },
	{ "category_create", "", "none", NULL, AUTHORS },
	{ "category_update category_delete", "", "term", NULL, AUTHORS },
	{ "category_update category_delete", "", "unknown", NULL,
	    "401    403    403    404    404    404" },
	{ "tag_create", "", "none", NULL, EDITORS },
	{ "tag_update tag_delete", "", "term", NULL, EDITORS },
	{ "tag_update tag_delete", "", "unknown", NULL,
	    "401    403    403    403    404    404" }
};

const size_t	verdict_count = COUNT(verdicts);

bool
words_hold(const char *words, const char *word)
{
	size_t	 length;

	for (; *words != '\0'; words += length) {
		words += strspn(words, " ");
		length = strcspn(words, " ");
		if (length == strlen(word) && strncmp(words, word, length) == 0)
			return (true);
	}

	return (false);
}

const struct verdict *
verdict_find(const char *route, const char *query, const char *record)
{
	size_t	 i;

	for (i = 0; i < verdict_count; i++)
		if (strcmp(verdicts[i].query, query) == 0 &&
		    words_hold(verdicts[i].routes, route) &&
		    words_hold(verdicts[i].records, record))
			return (&verdicts[i]);

	return (NULL);
}

const char *
verdict_word(const struct verdict *v, enum role role, bool own)
{
	const char	*words;
	int		 skip;

	words = own ? v->own : v->others;
	if (words == NULL)
		return (NULL);
	words += strspn(words, " ");
	for (skip = role - (own ? ROLE_SUBSCRIBER : ROLE_ANONYMOUS); skip > 0;
	    skip--) {
		words += strcspn(words, " ");
		words += strspn(words, " ");
	}

	return (target("%.*s", (int)strcspn(words, " "), words));
}
