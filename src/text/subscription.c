#include "text/subscription.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/arena.h"
#include "text/cut.h"
#include "text/urls.h"

bool
subscription_url_valid(const char *url)
{
	return (strlen(url) <= SUBSCRIPTION_URL && url_is_web(url) &&
	    !url_has_login(url) && strpbrk(url, "#\"\\<>^`{|}") == NULL);
}

/* Whether the text is not empty and at most that long. */
static bool
is_line(const char *text, size_t most)
{
	size_t	 length = strlen(text);

	return (length > 0 && length <= most && text_is_line(text) &&
	    u8_check((const uint8_t *)text, length) == NULL);
}

bool
subscription_name_valid(const char *name)
{
	return (is_line(name, SUBSCRIPTION_NAME));
}

bool
subscription_category_valid(const char *name)
{
	return (is_line(name, SUBSCRIPTION_CATEGORY));
}

const char *
subscription_url(struct arena *arena, const char *url)
{
	static const char	 webcal[] = "webcal", slashes[] = "://";
	const char		*rest = url + strlen(webcal);

	if (strncasecmp(url, webcal, strlen(webcal)) != 0)
		return (url);
	rest += *rest == 's' || *rest == 'S';
	if (strncmp(rest, slashes, strlen(slashes)) != 0)
		return (url);
	return (arena_join(arena, "https", rest, NULL));
}

static const char *const	 wins_names[] = {
	[WINS_UNLESS] = "theirs unless changed here",
	[WINS_THEIRS] = "theirs",
	[WINS_OURS] = "ours"
};

bool
wins_find(const char *name, enum subscription_wins *wins)
{
	for (*wins = WINS_UNLESS; *wins <= WINS_OURS; (*wins)++)
		if (strcmp(wins_names[*wins], name) == 0)
			return (true);
	*wins = WINS_UNLESS;
	return (false);
}
