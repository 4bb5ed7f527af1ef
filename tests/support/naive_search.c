#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "naive_lists.h"

/* The words of some searches, folded. Words after - are excluded. */
static const struct {
	const char	*search;
	const char	*words[3];
} searches[] = {
	{ "jazz", { "jazz" } },
	{ "JAZZ -open", { "jazz", "-open" } },
	{ "\"Jazz Night\"", { "jazz night" } },
	{ "КОНЦЕРТ", { "концерт" } },
	{ "ÈVE  zOË", { "eve", "zoe" } },
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

/* One of NAIVE_WORDS has an accent. */
static const char *
fold(const char *word)
{
	return (strcmp(word, "büch") == 0 ? "buch" :
	    strcmp(word, "-büch") == 0 ? "-buch" : word);
}

static bool
passes(const char *word, const char *const *texts)
{
	bool	 excluded = *word == '-';

	return (occurs(word + excluded, texts) != excluded);
}

/* Words in lower case. */
static void
split(const char *words[NAIVE_SEARCH], char *text)
{
	size_t	 count = 0;
	char	*word;

	cr_assert_null(strpbrk(text, "\"ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "%s",
	    text);
	while ((word = strsep(&text, " ")) != NULL) {
		cr_assert(count + 1 < NAIVE_SEARCH);
		words[count++] = fold(word);
	}
	words[count] = NULL;
}

void
naive_words(const char *words[NAIVE_SEARCH], char text[NAIVE_QUERY],
    const char *search)
{
	size_t	 i, j;

	for (i = 0; i < COUNT(searches); i++)
		if (strcmp(searches[i].search, search) == 0)
			break;
	if (i == COUNT(searches)) {
		split(words, strcpy(text, search));
		return;
	}
	for (j = 0; j < 3 && searches[i].words[j] != NULL; j++)
		words[j] = searches[i].words[j];
	words[j] = NULL;
}

bool
naive_matches(const char *search, const char *const *texts)
{
	const char	*words[NAIVE_SEARCH], **word;
	char		 text[NAIVE_QUERY];

	naive_words(words, text, search);
	for (word = words; *word != NULL; word++)
		if (!passes(*word, texts))
			return (false);

	return (true);
}
