/*
 * Forms and pages of the desk. The first byte is the role of the sender, the
 * second chooses a page, the third a record. The others are the fields of the
 * form, or the query.
 *
 * No answer is a 5xx. Each is a redirect or a page, and contains nothing that
 * the user may not see.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "http/request.h"
#include "http/table.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/world.h"

#define MOST	16384	/* bytes of the fields */

/* Returns a path of the desk for any number. */
static const struct path *
choose(size_t n)
{
	size_t	 i, count = 0;

	for (i = 0; i < page_path_count; i++)
		count += page_paths[i].has_sessions;
	for (n %= count, i = 0; !page_paths[i].has_sessions || n-- > 0; i++)
		continue;

	return (&page_paths[i]);
}

static void
check(const struct outcome *a, bool secret)
{
	int	 status = a->rq->reply.status;

	MUST(status >= 200 && status < 500);
	if (status == 303)
		MUST(strstr(a->head, "\r\nLocation: http://cal.example/desk")
		    != NULL);
	else
		MUST(a->length > 0);
	if (a->rq->reply.content_type != NULL)
		feed_check(FORMAT_HTML, a->body, a->length);
	MUST(!secret || memmem(a->body, a->length, WORLD_SECRET,
	    strlen(WORLD_SECRET)) == NULL);
}

static bool
knows(const uint8_t *data, size_t size)
{
	return (memmem(data, size, "wq9", 3) != NULL ||
	    memchr(data, '%', size) != NULL);
}

int
fuzz_desk(const uint8_t *data, size_t size)
{
	static char		 text[MOST + 1024];
	const struct path	*path;
	struct outcome		 a;
	enum role		 role;
	char			 target[128];
	size_t			 length;
	bool			 form;

	if (size < 3 || size > MOST)
		return (0);
	role = (enum role)(data[0] % (ROLE_ADMINISTRATOR + 1));
	path = choose(data[1]);
	form = strstr(path->allow, "POST") != NULL &&
	    (data[1] >= 128 || strstr(path->allow, "GET") == NULL);
	length = strcspn(path->template, "{");
	snprintf(target, sizeof(target), "%.*s%s", (int)length,
	    path->template, path->template[length] == '{' ?
	    (char [2]){ (char)('0' + data[2] % 10), '\0' } : "");
	length = (size_t)(form ? sprintf(text, "POST %s HTTP/1.1\r\n"
	    "Host: cal.example\r\nAccept: text/html\r\n"
	    "Sec-Fetch-Site: same-origin\r\nContent-Type: "
	    "application/x-www-form-urlencoded\r\n\r\ntoken=%s&", target,
	    world_token(role)) : sprintf(text, "GET %s?", target));
	memcpy(text + length, data + 3, size - 3);
	length += size - 3;
	if (!form)
		length += (size_t)sprintf(text + length, " HTTP/1.1\r\n"
		    "Host: cal.example\r\nAccept: text/html\r\n\r\n");
	world_begin();
	if (world_ask(role, text, length, &a) && a.rq->in.path == path)
		check(&a, role < ROLE_EDITOR && !knows(data, size));
	world_end();

	return (0);
}
