/* Searches by names and by other forms of words, and how well they match. */
#include <ctype.h>
#include <string.h>

#include "naive_lists.h"

/* As far as texts of the calendar go. */
static bool
is_letter(char c)
{
	return (isalnum((unsigned char)c) || (c & 0x80) != 0);
}

static bool
begins_at(const char *text, const char *at)
{
	return (at == text || !is_letter(at[-1]));
}

/* Whether a word of a text begins with it, or is it. */
static bool
begins(const char *text, const char *word, bool whole)
{
	const char	*at = text;

	for (; (at = strstr(at, word)) != NULL; at++)
		if (begins_at(text, at) && (!whole ||
		    !is_letter(at[strlen(word)])))
			return (true);

	return (false);
}

/* The only other form that texts have of a word that tests search for. */
static const char *
form_of(const char *word)
{
	return (strcmp(word, "nights") == 0 ? "night" : NULL);
}

static bool
names(const char *name, const char *word)
{
	const char	*form = form_of(word);

	return (strpbrk(word, "abcdefghijklmnopqrstuvwxyz0123456789\xd0\xce") !=
	    NULL && (begins(name, word, false) ||
	    (form != NULL && begins(name, form, true))));
}

static bool
is_shown(const struct calendar_place *p, const struct naive_caller *c)
{
	return (p != NULL && naive_lists(&p->record, ~(1u << TRASH), c));
}

static bool
has_term(const struct calendar_event *e, const char *word)
{
	const struct calendar_term	*t;
	size_t				 i;

	for (i = 0; i < CALENDAR_TERMS; i++)
		for (t = &calendar_terms[i]; e->has_term[i] && t != NULL;
		    t = t->parent)
			if (names(t->name.searched, word))
				return (true);

	return (false);
}

static bool
is_named(const struct calendar_event *e, const char *word,
    const struct naive_caller *c)
{
	int	 i;

	if (is_shown(e->venue, c) && (names(e->venue->name.searched, word) ||
	    names(e->venue->details[2], word)))
		return (true);
	for (i = 0; i < CALENDAR_ORGANIZED; i++)
		if (is_shown(e->organizers[i], c) &&
		    names(e->organizers[i]->name.searched, word))
			return (true);

	return (has_term(e, word));
}

static bool
is_in(const char *text, const char *word)
{
	const char	*form = form_of(word);

	return (strstr(text, word) != NULL ||
	    (form != NULL && begins(text, form, true)));
}

bool
naive_all_matches(const char *search, const struct calendar_event *e,
    const struct naive_caller *c)
{
	const char	*words[NAIVE_SEARCH], **word, *part;
	char		 text[NAIVE_QUERY];

	naive_words(words, text, search);
	for (word = words; *word != NULL; word++) {
		part = *word + (**word == '-');
		if ((is_in(e->title.searched, part) ||
		    is_in(e->excerpt.searched, part) ||
		    is_in(e->description.searched, part) ||
		    is_named(e, part, c)) != (part == *word))
			return (false);
	}

	return (true);
}

/* Rule 23.5: places from the best one on. */
static int
place_of(const struct calendar_event *e, const char *word, bool all,
    const struct naive_caller *c)
{
	const char	*title = e->title.searched, *excerpt;
	const char	*form = all ? form_of(word) : NULL;

	excerpt = e->excerpt.searched;
	if (begins(title, word, true) ||
	    (form != NULL && begins(title, form, true)))
		return (0);
	if (begins(title, word, false))
		return (1);
	if (strstr(title, word) != NULL)
		return (2);
	if (all && is_named(e, word, c))
		return (3);

	return (strstr(excerpt, word) != NULL ||
	    (form != NULL && begins(excerpt, form, true)) ? 4 : 5);
}

static bool
is_repeated(const char *const *words, const char *const *word)
{
	for (; words < word; words++)
		if (strcmp(*words, *word) == 0)
			return (true);

	return (false);
}

int
naive_relevance(const struct naive_query *q, const struct calendar_event *e,
    const struct naive_caller *c)
{
	const char	*search = naive_value(q, "search");
	const char	*words[NAIVE_SEARCH], **word;
	char		 text[NAIVE_QUERY];
	int		 sum = 0;

	if (search == NULL)
		return (0);
	naive_words(words, text, search);
	for (word = words; *word != NULL; word++)
		if (**word != '-' && !is_repeated(words, word))
			sum += place_of(e, *word, naive_is(q, "search_in",
			    "all"), c);

	return (sum);
}
