/*
 * Any bytes as messages of one connection. The reader stays within the bytes,
 * the framing of a complete message is that of an independent reader, and it
 * does not matter in which pieces the bytes arrive.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "http/message.h"
#include "tests/fuzz/fuzz.h"

struct outcome {
	enum message_state	 state;
	enum error		 verdict;
	size_t			 head;
	size_t			 body;
	bool			 chunked;
};

static void
check(const struct message *m, const char *text, size_t length)
{
	size_t	 i;

	MUST(m->method >= text &&
	    m->method + strlen(m->method) < text + length);
	MUST(*m->target == '/' || strcmp(m->target, "*") == 0);
	MUST(strlen(m->target) <= SERVICE_ADDRESS_BYTES);
	for (i = 0; i < HEADER_COUNT; i++) {
		if (m->header[i] == NULL)
			continue;
		MUST(m->header[i] >= text);
		MUST(m->header[i] + strlen(m->header[i]) < text + length);
		MUST(strpbrk(m->header[i], "\r\n") == NULL);
	}
}

/*
 * Counts the lines of the head that begin with a name. `*rest` is the rest of
 * the last one.
 */
static size_t
count_lines(const char *head, size_t length, const char *name,
    const char **rest)
{
	const char	*line, *end;
	size_t		 count;

	count = 0;
	for (line = head; line < head + length; line = end + 2) {
		end = memmem(line, length - (size_t)(line - head), "\r\n", 2);
		if ((size_t)(end - line) < strlen(name) ||
		    strncasecmp(line, name, strlen(name)) != 0)
			continue;
		*rest = line + strlen(name);
		count++;
	}
	return (count);
}

/* Checks the framing of a head as it was sent, without line ends before it. */
static void
check_framing(const char *head, size_t length, size_t body, bool chunked)
{
	const char	*rest;
	size_t		 i, count;

	MUST(memmem(head, length, "\r\n\r\n", 4) == head + length - 4);
	for (i = 0; i < length; i++) {
		MUST(head[i] != '\0');
		MUST((head[i] == '\n') == (i > 0 && head[i - 1] == '\r'));
		if (head[i] == '\n' && i + 1 < length)
			MUST(head[i + 1] != ' ' && head[i + 1] != '\t');
	}
	MUST(count_lines(head, length, "transfer-encoding:", &rest) ==
	    (chunked ? 1 : 0));
	MUST(!chunked || (body == 0 && count_lines(head, length,
	    "content-length:", &rest) == 0));
	MUST(count_lines(head, length, "host:", &rest) <= 1);
	count = count_lines(head, length, "content-length:", &rest);
	MUST(count <= 1 && body <= SERVICE_BODY_BYTES);
	MUST(body == (count == 0 ? 0 : strtoul(rest, NULL, 10)));
}

/* Reads a copy whose memory ends with the text. */
static struct outcome
read_text(const void *bytes, size_t length)
{
	struct outcome	 o = { .head = 0 };
	struct message	 m;
	char		*text;

	text = malloc(length + 1);
	memcpy(text, bytes, length);
	o.state = message_read(&m, text, length, &o.head, &o.body);
	o.verdict = m.verdict;
	o.chunked = m.chunked;
	switch (o.state) {
	case MESSAGE_PARTIAL:
		MUST(memcmp(text, bytes, length) == 0);
		MUST(length < MESSAGE_TEXT_MAX);
		break;
	case MESSAGE_WHOLE:
		MUST(m.verdict == ERROR_NONE && o.head <= length);
		check(&m, text, length);
		break;
	case MESSAGE_REFUSED:
		MUST(m.verdict != ERROR_NONE && m.close);
		MUST(m.method != NULL && m.target != NULL);
		break;
	}
	free(text);

	return (o);
}

/* A head is complete when its last byte has arrived, not before. */
static void
check_pieces(const uint8_t *data, size_t head)
{
	struct outcome	 o;
	size_t		 length, step;

	step = head / 64 + 1;
	for (length = 0; length < head; length += step)
		MUST(read_text(data, length).state == MESSAGE_PARTIAL);
	MUST(read_text(data, head - 1).state == MESSAGE_PARTIAL);
	o = read_text(data, head);
	MUST(o.state == MESSAGE_WHOLE && o.head == head);
}

int
fuzz_message(const uint8_t *data, size_t length)
{
	struct outcome	 o;
	size_t		 skip;

	for (; length > 0; data += o.head + o.body) {
		o = read_text(data, length);
		if (o.state != MESSAGE_WHOLE)
			break;
		for (skip = 0; data[skip] == '\r'; skip += 2)
			continue;
		check_framing((const char *)data + skip, o.head - skip,
		    o.body, o.chunked);
		check_pieces(data, o.head);
		if (o.chunked)
			break;
		if (o.head + o.body > length)
			break;
		length -= o.head + o.body;
	}

	return (0);
}
