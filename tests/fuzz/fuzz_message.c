/*
 * Any bytes as the head of a message: never a read or write outside of them,
 * and whatever is called whole is framed.
 *
 * clang -fsanitize=fuzzer,address,undefined -Isrc -I. \
 *     tests/fuzz/fuzz_message.c src/http/message*.c
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "http/message.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

static void
must(int truth)
{
	if (!truth)
		abort();
}

static void
check(const struct message *m, const char *text, size_t length)
{
	size_t	 i;

	must(m->method >= text && m->method + strlen(m->method) < text + length);
	must(*m->target == '/' || strcmp(m->target, "*") == 0);
	must(strlen(m->target) <= MESSAGE_TARGET_MAX);
	for (i = 0; i < HEADER_COUNT; i++) {
		if (m->header[i] == NULL)
			continue;
		must(m->header[i] >= text);
		must(m->header[i] + strlen(m->header[i]) < text + length);
		must(strpbrk(m->header[i], "\r\n") == NULL);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
	struct message	 m;
	char		*text;
	size_t		 head, body;

	text = malloc(length + 1);
	memcpy(text, data, length);
	switch (message_read(&m, text, length, &head, &body)) {
	case MESSAGE_PARTIAL:
		must(memcmp(text, data, length) == 0);
		must(length < MESSAGE_TEXT_MAX);
		break;
	case MESSAGE_WHOLE:
		must(m.verdict == ERROR_NONE && head <= length);
		must(body <= MESSAGE_BODY_MAX);
		check(&m, text, length);
		break;
	case MESSAGE_REFUSED:
		must(m.verdict != ERROR_NONE && m.close);
		must(m.method != NULL && m.target != NULL);
		break;
	}
	free(text);

	return (0);
}
