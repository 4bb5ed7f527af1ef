#include <sys/socket.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "config/site_values.h"
#include "generated/service.h"
#include "generated/texts.h"
#include "text/cut.h"
#include "text/role_words.h"
#include "text/slugs.h"
#include "text/urls.h"
#include "text/zones.h"

#define PORT_MAX	65535
#define TITLE_MAX	200
#define SYMBOL_MAX	20
#define NOTICE_MAX	1000
#define PREFIX_MAX	200
#define URL_MAX		2000

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
is_port(const char *text)
{
	size_t	 length;

	length = strlen(text);

	return (length > 0 && length <= 5 &&
	    strspn(text, "0123456789") == length &&
	    atoi(text) > 0 && atoi(text) <= PORT_MAX);
}

static bool
store_text(const char *text, void *to)
{
	*(const char **)to = text;

	return (true);
}

static bool
read_text(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (*text != '\0' && store_text(text, to));
}

const struct site_kind	 site_text = { "a text", read_text };

static bool
store_line(const char *text, size_t most, void *to)
{
	return (strlen(text) <= most && text_is_plain(text) &&
	    store_text(text, to));
}

static bool
read_title(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (store_line(text, TITLE_MAX, to));
}

const struct site_kind	 site_title = {
	"a line of 200 bytes at most, or empty", read_title
};

static bool
read_name(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (*text != '\0' && store_line(text, TITLE_MAX, to));
}

const struct site_kind	 site_name = {
	"a line of 1 to 200 bytes", read_name
};

static bool
read_symbol(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (*text != '\0' && store_line(text, SYMBOL_MAX, to));
}

const struct site_kind	 site_symbol = {
	"a line of 1 to 20 bytes", read_symbol
};

static bool
read_notice(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (store_line(text, NOTICE_MAX, to));
}

const struct site_kind	 site_notice = {
	"an address or a line of 1,000 bytes at most, or empty", read_notice
};

static bool
read_log(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (store_text(text, to));
}

const struct site_kind	 site_log = { "a path, - or empty", read_log };

static bool
read_address(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (is_address(text) && store_text(text, to));
}

const struct site_kind	 site_address = {
	"an IPv4 or IPv6 address", read_address
};

static bool
read_url(struct arena *arena, const char *text, void *to)
{
	size_t	 length;

	/*
	 * The text must be valid in JSON, and a valid URL when a path is
	 * appended.
	 */
	if (*text != '\0' && (!url_is_web(text) || strlen(text) > URL_MAX ||
	    !text_is_plain(text) ||
	    strpbrk(text, "?#\"\\<>^`{|}") != NULL))
		return (false);
	for (length = strlen(text); length > 0 && text[length - 1] == '/';)
		length--;

	return (store_text(arena_copy(arena, text, length), to));
}

const struct site_kind	 site_url = {
	"an address such as https://cal.example, or empty", read_url
};

static bool
read_zone(struct arena *arena, const char *text, void *to)
{
	const struct zone	*zone;
	struct site		*site;

	(void)arena;
	if ((zone = zone_find(text)) == NULL)
		return (false);
	site = to;
	site->timezone = text;
	site->zone = zone;

	return (true);
}

const char *
site_mend_zone(struct arena *arena, const char *text)
{
	const struct zone	*zone = zone_named(text);

	(void)arena;

	return (zone == NULL ? text : zone_name(zone));
}

const struct site_kind	 site_zone = {
	"a time zone such as Europe/Paris", read_zone
};

static bool
read_code(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return (strlen(text) == 3 && is_upper(text) && store_text(text, to));
}

const char *
site_mend_code(struct arena *arena, const char *text)
{
	char	*code = arena_string(arena, text), *at;

	for (at = code; *at != '\0'; at++)
		if (*at >= 'a' && *at <= 'z')
			*at += 'A' - 'a';

	return (code);
}

const struct site_kind	 site_code = {
	"a code of ISO 4217 such as EUR", read_code
};

static bool
read_weekday(struct arena *arena, const char *text, void *to)
{
	static const char *const	 names[] = { "sunday", "monday",
	    "tuesday", "wednesday", "thursday", "friday", "saturday" };
	int				 i;

	(void)arena;
	*(int *)to = -1;
	for (i = 0; i < 7; i++)
		if (strcmp(text, names[i]) == 0)
			*(int *)to = i;

	return (*(int *)to != -1 || *text == '\0');
}

const struct site_kind	 site_weekday = {
	"a day such as monday, or empty", read_weekday
};

static bool
read_clock(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(int *)to = strcmp(text, "12") == 0 ? 12 :
	    strcmp(text, "24") == 0 ? 24 : 0;

	return (*(int *)to != 0 || *text == '\0');
}

const struct site_kind	 site_clock = {
	"12, 24 or empty", read_clock
};

static bool
read_front(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(bool *)to = strcmp(text, "month") == 0;

	return (*(bool *)to || strcmp(text, "home") == 0);
}

const struct site_kind	 site_front = {
	"home or month", read_front
};

static bool
read_position(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(bool *)to = strcmp(text, "postfix") == 0;

	return (*(bool *)to || strcmp(text, "prefix") == 0);
}

const struct site_kind	 site_position = {
	"prefix or postfix", read_position
};

static bool
read_prefix(struct arena *arena, const char *text, void *to)
{
	size_t	 length;

	(void)arena;
	length = strlen(text);
	if (length > PREFIX_MAX ||
	    (length > 0 && (text[0] != '/' || text[length - 1] == '/' ||
	    strstr(text, "//") != NULL || strspn(text,
	    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	    "-._~/") != length)))
		return (false);

	return (store_text(text, to));
}

const struct site_kind	 site_prefix = {
	"a path such as /wp-json, or empty", read_prefix
};

/* First segments of the paths of other pages (spec/pages.yaml). */
static const char *const	taken[] = { "brand", "desk", "doc", "embed",
	"feed", "images", "organizer", "organizers", "sitemap", "submit",
	"tag", "venue", "venues", "wp-json", NULL };

bool
site_is_taken(const char *word, size_t length)
{
	size_t	 i;

	for (i = 0; taken[i] != NULL; i++)
		if (strlen(taken[i]) == length &&
		    strncasecmp(word, taken[i], length) == 0)
			return (true);

	return (false);
}

/* The word must be its own slug, since pages are found by slugs. */
static bool
read_slug(struct arena *arena, const char *text, void *to)
{
	const char	*slug;

	slug = slug_make(arena, text);

	return (*slug != '\0' && !site_is_taken(slug, strlen(slug)) &&
	    strlen(slug) <= TITLE_MAX &&
	    strchr(text, '/') == NULL && store_text(slug, to));
}

const struct site_kind	 site_slug = {
	"a word that no other page uses, such as events", read_slug
};

static bool
read_tiles(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return ((*text == '\0' || (url_is_web(text) &&
	    strpbrk(text, "\"\\<>^`| ") == NULL &&
	    strstr(text, "{z}") != NULL && strstr(text, "{x}") != NULL &&
	    strstr(text, "{y}") != NULL)) && store_text(text, to));
}

const struct site_kind	 site_tiles = {
	"an address with {z}, {x} and {y}, or empty", read_tiles
};

static bool
read_locale(struct arena *arena, const char *text, void *to)
{
	struct mount	*mount;
	size_t		 i;

	(void)arena;
	mount = to;
	for (i = 0; i < LOCALE_COUNT; i++)
		if (strcmp(locales[i], text) == 0) {
			mount->locale = text;
			mount->locale_index = i;
			return (true);
		}

	return (false);
}

const struct site_kind	 site_locale = {
	"one of " SERVICE_LOCALES, read_locale
};

static bool
read_namespace(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return ((strcmp(text, SERVICE_NAMESPACE) == 0 ||
	    strcmp(text, SERVICE_ALIAS) == 0) && store_text(text, to));
}

const struct site_kind	 site_namespace = {
	"one of " SERVICE_NAMESPACE ", " SERVICE_ALIAS, read_namespace
};

static bool
read_role(struct arena *arena, const char *text, void *to)
{
	static const char *const	 words[] = { ROLE_WORDS };
	size_t				 i;

	(void)arena;
	for (i = 1; i < COUNT(words); i++)
		if (strcmp(text, words[i]) == 0)
			return (store_text(text, to));

	return (false);
}

const struct site_kind	 site_role = {
	"a role of users such as administrator", read_role
};

static bool
read_origin(struct arena *arena, const char *text, void *to)
{
	const char	*host;

	(void)arena;
	host = strstr(text, "://");
	if (strcmp(text, "*") != 0 && (host == NULL || !url_is_web(text) ||
	    host[3 + strcspn(host + 3, "/?#@")] != '\0'))
		return (false);

	return (store_text(text, to));
}

const struct site_kind	 site_origin = {
	"* or an origin such as https://app.example", read_origin
};

static bool
read_operations(struct arena *arena, const char *text, void *to)
{
	const char	*colon;
	char		*host;

	if (*text == '\0')
		return (store_text(text, to));
	if ((colon = strrchr(text, ':')) == NULL || !is_port(colon + 1))
		return (false);
	host = arena_copy(arena, text, (size_t)(colon - text));
	if (*host == '[' && colon[-1] == ']') {
		host++;
		host[strlen(host) - 1] = '\0';
	} else if (strchr(host, ':') != NULL) {
		return (false);
	}

	return (is_address(host) && store_text(text, to));
}

const struct site_kind	 site_operations = {
	"an address with a port such as 127.0.0.1:8889 or [::1]:8889, or empty",
	read_operations
};
