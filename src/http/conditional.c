#include <stdint.h>
#include <string.h>

#include <xxhash.h>

#include "http/conditional.h"
#include "http/request.h"

#define GZIP	"-gzip"		/* at the end of the tag of a gzip body */

static void
make_tag(char tag[REPLY_TAG], const char *body, size_t length)
{
	uint64_t	 hash = XXH3_64bits(body, length);
	size_t		 i;

	*tag++ = '"';
	for (i = 0; i < 16; i++, hash <<= 4)
		*tag++ = "0123456789abcdef"[hash >> 60];
	strcpy(tag, "\"");
}

/* `text` is without quotes, `tag` with them. */
static bool
is_same_tag(const char *text, size_t length, const char *tag)
{
	size_t	 plain;

	plain = strlen(tag) - 2;
	if (length == plain + strlen(GZIP) &&
	    memcmp(text + plain, GZIP, strlen(GZIP)) == 0)
		length = plain;

	return (length == plain && memcmp(text, tag + 1, plain) == 0);
}

bool
conditional_names(const char *list, const char *tag, bool weak)
{
	const char	*at, *end;
	bool		 counts;

	if (strcmp(list, "*") == 0)
		return (true);

	for (at = list; *at != '\0'; at = end + 1) {
		at += strspn(at, ", \t");
		counts = weak || strncmp(at, "W/", 2) != 0;
		if (strncmp(at, "W/", 2) == 0)
			at += 2;
		if (*at != '"' || (end = strchr(at + 1, '"')) == NULL)
			return (false);
		if (counts && is_same_tag(at + 1, end - at - 1, tag))
			return (true);
	}

	return (false);
}

void
conditional_tag(struct request *rq)
{
	const char	*known;

	if (rq->reply.status != 200 ||
	    (rq->in.method != METHOD_GET && rq->in.method != METHOD_HEAD))
		return;

	make_tag(rq->reply.etag, rq->out.buf.data, rq->out.buf.length);
	known = rq->message->header[HEADER_IF_NONE_MATCH];
	if (known != NULL && conditional_names(known, rq->reply.etag, true))
		rq->reply.status = 304;
}

void
conditional_tag_gzip(struct request *rq)
{
	char	*tag;

	tag = rq->reply.etag;
	if (*tag != '\0')
		strcpy(tag + strlen(tag) - 1, GZIP "\"");
}

bool
conditional_asks(const struct request *rq)
{
	const char	*wanted;

	wanted = rq->message->header[HEADER_IF_MATCH];

	return (wanted != NULL && strcmp(wanted, "*") != 0);
}

bool
conditional_refuses(const struct request *rq, const char *body, size_t length)
{
	char	 tag[REPLY_TAG];

	if (!conditional_asks(rq))
		return (false);
	if (body == NULL)
		return (true);
	make_tag(tag, body, length);

	return (!conditional_names(rq->message->header[HEADER_IF_MATCH], tag,
	    false));
}
