#include <sys/socket.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/site.h"
#include "base/site_values.h"
#include "generated/service.h"
#include "generated/texts.h"
#include "text/urls.h"
#include "text/zones.h"

#define WORKERS_MAX	256
#define CONNECTIONS_MAX	65535
#define CACHE_MAX	4096	/* megabytes */

static bool
is_address(const char *text)
{
	struct in6_addr	 address;

	return (inet_pton(AF_INET, text, &address) == 1 ||
	    inet_pton(AF_INET6, text, &address) == 1);
}

static bool
is_upper(const char *text)
{
	return (strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(text));
}

static bool
read_number(const char *text, int min, int max, void *to)
{
	size_t	 length;
	int	 n;

	length = strlen(text);
	if (length == 0 || length > 6 || strspn(text, "0123456789") != length)
		return (false);
	n = atoi(text);
	if (n < min || n > max)
		return (false);
	*(int *)to = n;

	return (true);
}

const char *
site_value_text(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (*text == '\0')
		return ("a text");
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_address(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (!is_address(text))
		return ("an IPv4 or IPv6 address");
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_port(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_number(text, 1, 65535, to) ? NULL :
	    "a number from 1 to 65535");
}

const char *
site_value_workers(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_number(text, 0, WORKERS_MAX, to) ? NULL :
	    "a number from 0 to 256");
}

const char *
site_value_rate(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_number(text, 0, 1000000, to) ? NULL :
	    "a number from 0 to 1000000");
}

const char *
site_value_connections(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_number(text, 0, CONNECTIONS_MAX, to) ? NULL :
	    "a number from 0 to 65535");
}

const char *
site_value_cache(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (read_number(text, 0, CACHE_MAX, to) ? NULL :
	    "a number from 0 to 4096");
}

const char *
site_value_url(struct arena *arena, const char *text, void *to)
{
	size_t	 length;

	/* It is shown as it is: in JSON, and with a path behind it. */
	if (*text != '\0' && (!url_is_web(text) ||
	    strpbrk(text, "?#\"\\<>^`{|}") != NULL))
		return ("an address such as https://cal.example, or empty");
	for (length = strlen(text); length > 0 && text[length - 1] == '/';)
		length--;
	*(const char **)to = arena_copy(arena, text, length);

	return (NULL);
}

const char *
site_value_zone(struct arena *arena, const char *text, void *to)
{
	const struct zone	*zone;
	struct site		*site;

	(void)arena;
	if ((zone = zone_find(text)) == NULL)
		return ("a time zone such as Europe/Paris");
	site = to;
	site->timezone = text;
	site->zone = zone;

	return (NULL);
}

const char *
site_value_code(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (strlen(text) != 3 || !is_upper(text))
		return ("a code of ISO 4217 such as EUR");
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_position(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (strcmp(text, "prefix") != 0 && strcmp(text, "postfix") != 0)
		return ("prefix or postfix");
	*(bool *)to = strcmp(text, "postfix") == 0;

	return (NULL);
}

const char *
site_value_prefix(struct arena *arena, const char *text, void *to)
{
	size_t	 length;

	(void)arena;
	length = strlen(text);
	if (length > 0 && (text[0] != '/' || text[length - 1] == '/' ||
	    strstr(text, "//") != NULL || strspn(text,
	    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	    "-._~/") != length))
		return ("a path such as /wp-json, or empty");
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_locale(struct arena *arena, const char *text, void *to)
{
	struct mount	*mount;
	const char	*list;
	size_t		 i;

	mount = to;
	list = "";
	for (i = 0; i < LOCALE_COUNT; i++) {
		if (strcmp(locales[i], text) == 0) {
			mount->locale = text;
			mount->locale_index = i;
			return (NULL);
		}
		list = arena_printf(arena, "%s%s%s", list, i > 0 ? ", " : "",
		    locales[i]);
	}

	return (arena_printf(arena, "one of %s", list));
}

const char *
site_value_namespace(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	if (strcmp(text, SERVICE_NAMESPACE) != 0 &&
	    strcmp(text, SERVICE_ALIAS) != 0)
		return ("one of " SERVICE_NAMESPACE ", " SERVICE_ALIAS);
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_origin(struct arena *arena, const char *text, void *to)
{
	const char	*host;

	(void)arena;
	host = strstr(text, "://");
	if (strcmp(text, "*") != 0 && (host == NULL || !url_is_web(text) ||
	    host[3 + strcspn(host + 3, "/?#@")] != '\0'))
		return ("* or an origin such as https://app.example");
	*(const char **)to = text;

	return (NULL);
}

const char *
site_value_operations(struct arena *arena, const char *text, void *to)
{
	const char	*colon;
	char		*host;
	int		 port;

	colon = strrchr(text, ':');
	if (*text == '\0') {
		*(const char **)to = text;
		return (NULL);
	}
	if (colon == NULL || !read_number(colon + 1, 1, 65535, &port))
		return ("an address with a port such as 127.0.0.1:8889");
	host = arena_copy(arena, text, (size_t)(colon - text));
	if (*host == '[' && colon[-1] == ']') {
		host++;
		host[strlen(host) - 1] = '\0';
	} else if (strchr(host, ':') != NULL) {
		return ("an IPv6 address in brackets, such as [::1]:8889");
	}
	if (!is_address(host))
		return ("an address with a port such as 127.0.0.1:8889");
	*(const char **)to = text;

	return (NULL);
}
