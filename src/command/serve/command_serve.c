#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/serve/child.h"
#include "command/serve/deliverer.h"
#include "command/command_first.h"
#include "command/command_line.h"
#include "command/serve/service.h"
#include "command/serve/watch.h"
#include "config/site.h"
#include "text/zones.h"

/* As typed, for reading the configuration again. */
static const struct command_line	*line;
static const char			*config;

static const char *
set(struct site *site, struct arena *arena, const char *key,
    const char *value)
{
	return (value == NULL ? NULL : site_set(site, arena, key, value));
}

static const char *
read_site(struct site *site, struct arena *arena)
{
	const char	*why;

	if ((why = site_read(site, arena, *config != '\0' ? config :
	    NULL)) != NULL ||
	    (why = set(site, arena, "database", line->database)) != NULL ||
	    (why = set(site, arena, "listen", line->listen)) != NULL ||
	    (why = set(site, arena, "workers", line->workers)) != NULL)
		return (why);
	if (line->port == NULL || strcmp(line->port, "0") != 0)
		return (set(site, arena, "port", line->port));
	site->port = 0;
	return (NULL);
}

static const char *
prepare(const char *path, const char **absolute)
{
	static char	 real[PATH_MAX];
	const char	*why;

	why = command_first_user(path);
	if (why == NULL && (*absolute = realpath(path, real)) == NULL)
		return (command_complaint("cannot find '%s'", path));
	return (why);
}

static const char *
check_database(const struct site *site, const struct service *running)
{
	char	 real[PATH_MAX];

	if (realpath(site->database, real) != NULL &&
	    strcmp(real, running->database) == 0)
		return (NULL);
	return (command_complaint("'database' is another one now: that takes"
	    " a restart"));
}

/* The module reads the configuration itself; here it is only verified. */
static const char *
renew(const struct service *running, struct service *next)
{
	static char	 text[1024];
	struct site	 site;
	struct arena	*arena;
	const char	*why;

	*next = *running;
	arena = arena_new();
	if ((why = read_site(&site, arena)) == NULL &&
	    (why = check_database(&site, running)) == NULL)
		why = service_open(next, &site, running);
	if (why == NULL)
		deliverer_want(site.webhook_count > 0);
	else
		snprintf(text, sizeof(text), "%s", why);
	arena_free(arena);
	return (why != NULL ? text : NULL);
}

static int
serve(const struct site *site)
{
	struct service	 s;
	const char	*why;

	s.config = config;
	if ((why = child_find_module(&s.module)) != NULL ||
	    (why = service_open(&s, site, NULL)) != NULL ||
	    (why = prepare(site->database, &s.database)) != NULL)
		return (command_fail(EXIT_FAILURE, why));
	deliverer_want(site->webhook_count > 0);
	return (watch(&s, renew));
}

int
command_serve(const struct command_line *typed)
{
	struct site	 site;
	struct arena	*arena;
	const char	*why;
	int		 status;

	line = typed;
	config = command_config(typed);
	if (!zones_load(NULL))
		return (command_fail(EXIT_FAILURE,
		    "cannot read the time zones of the system"));
	arena = arena_new();
	if ((why = read_site(&site, arena)) != NULL)
		status = command_fail(EXIT_FAILURE, why);
	else
		status = serve(&site);
	arena_free(arena);
	return (status);
}
