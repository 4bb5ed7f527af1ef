#include <string.h>

#include <criterion/criterion.h>

#include "naive_lists.h"

/* The words of some searches, folded; those with - in front are excluded. */
static const struct {
	const char	*search;
	const char	*words[3];
} searches[] = {
	{ "jazz", { "jazz" } },
	{ "JAZZ -open", { "jazz", "-open" } },
	{ "\"Jazz Night\"", { "jazz night" } },
	{ "КОНЦЕРТ", { "концерт" } },
	{ "ÈVE  zOË", { "ève", "zoë" } },
	{ "-\"open air\" -%", { "-open air", "-%" } },
	{ "е_с", { "е_с" } },
	{ "_", { "_" } },
	{ "555-1", { "555-1" } },
	{ "EXAMPLE.org -jazz3", { "example.org", "-jazz3" } },
};

static bool
occurs(const char *word, const char *const *texts)
{
	for (; *texts != NULL; texts++)
		if (strstr(*texts, word) != NULL)
			return (true);

	return (false);
}

static bool
passes(const char *word, const char *const *texts)
{
	bool	 excluded = *word == '-';

	return (occurs(word + excluded, texts) != excluded);
}

/* Words in lower case. */
static bool
matches_plain(const char *search, const char *const *texts)
{
	char	 text[NAIVE_QUERY], *at, *word;

	cr_assert_null(strpbrk(search, "\"ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "%s",
	    search);
	at = strcpy(text, search);
	while ((word = strsep(&at, " ")) != NULL)
		if (!passes(word, texts))
			return (false);

	return (true);
}

bool
naive_matches(const char *search, const char *const *texts)
{
	const char *const	*word;
	size_t			 i, j;

	for (i = 0; i < sizeof(searches) / sizeof(searches[0]); i++)
		if (strcmp(searches[i].search, search) == 0)
			break;
	if (i == sizeof(searches) / sizeof(searches[0]))
		return (matches_plain(search, texts));

	word = searches[i].words;
	for (j = 0; j < 3 && word[j] != NULL; j++)
		if (!passes(word[j], texts))
			return (false);

	return (true);
}
