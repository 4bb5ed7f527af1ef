#include "http/cache_key.h"

#include <string.h>

#include "config/site.h"
#include "http/message.h"
#include "http/negotiate.h"

struct key {
	char	*bytes;
	size_t	 length;
};

/* A text and the NUL behind it; without room for them the key is too long. */
static void
add(struct key *key, const char *text)
{
	size_t	 length;

	length = strlen(text) + 1;
	if (length > CACHE_KEY_MAX - key->length) {
		key->length = CACHE_KEY_MAX;
		return;
	}
	memcpy(key->bytes + key->length, text, length);
	key->length += length;
}

static bool
is_read(const struct message *m)
{
	return (strcmp(m->method, "GET") == 0 ||
	    strcmp(m->method, "HEAD") == 0);
}

static bool
is_plain(const struct message *m)
{
	return (is_read(m) && m->verdict == ERROR_NONE && !m->close &&
	    m->body_length == 0 && m->header[HEADER_AUTHORIZATION] == NULL);
}

/* What a field comes to: NULL where it counts for nothing. */
static const char *
meaning(const struct message *m, const struct site *site, enum header header)
{
	const char	*text;

	if ((text = m->header[header]) == NULL)
		return (NULL);
	switch (header) {
	case HEADER_CONNECTION:		/* is m->close */
	case HEADER_X_FORWARDED_FOR:
	case HEADER_X_REQUEST_ID:
		return (NULL);
	case HEADER_ACCEPT_ENCODING:
		return (accept_gzip(text) ? "gzip" : NULL);
	case HEADER_X_FORWARDED_HOST:
	case HEADER_X_FORWARDED_PROTO:
		return (m->peer != NULL && site_trusts(site, m->peer) ?
		    text : NULL);
	default:
		return (text);
	}
}

/* Behind method and target come pairs: the number of a field, from 1 on. */
size_t
cache_key(const struct message *m, const struct site *site,
    char bytes[CACHE_KEY_MAX])
{
	struct key	 key = { bytes, 0 };
	const char	*text;
	char		 number[] = "?";
	size_t		 i;

	if (!is_plain(m))
		return (0);
	add(&key, m->minor_zero ? "0" : "1");
	add(&key, m->method);
	add(&key, m->target);
	for (i = 0; i < HEADER_COUNT; i++) {
		if ((text = meaning(m, site, i)) == NULL)
			continue;
		number[0] = (char)(i + 1);
		add(&key, number);
		add(&key, text);
	}

	return (key.length < CACHE_KEY_MAX ? key.length : 0);
}
