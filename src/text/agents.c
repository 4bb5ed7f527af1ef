#include "text/agents.h"

#include <stddef.h>
#include <string.h>

struct mark {
	const char	*text, *name;
};

/* Most browsers also name those that they resemble, which come later here. */
static const struct mark	 browsers[] = {
	{ "Edg/", "Edge" }, { "EdgA/", "Edge" }, { "EdgiOS/", "Edge" },
	{ "OPR/", "Opera" }, { "OPT/", "Opera" },
	{ "SamsungBrowser/", "Samsung Internet" }, { "Vivaldi/", "Vivaldi" },
	{ "DuckDuckGo/", "DuckDuckGo" }, { "Ddg/", "DuckDuckGo" },
	{ "Firefox/", "Firefox" }, { "FxiOS/", "Firefox" },
	{ "CriOS/", "Chrome" }, { "Chrome/", "Chrome" },
	{ "Safari/", "Safari" }, { NULL, "" }
};

static const struct mark	 systems[] = {
	{ "Windows", "Windows" }, { "iPhone", "iPhone" }, { "iPad", "iPad" },
	{ "Android", "Android" }, { "CrOS", "ChromeOS" },
	{ "Macintosh", "macOS" }, { "Linux", "Linux" }, { NULL, "" }
};

static const char *
find_name(const struct mark *mark, const char *field)
{
	while (mark->text != NULL && strstr(field, mark->text) == NULL)
		mark++;
	return (mark->name);
}

struct agent
agent_find(const char *field)
{
	if (field == NULL)
		field = "";
	return ((struct agent){ find_name(browsers, field),
	    find_name(systems, field) });
}
