/*
 * Any bytes as a chunked body. It does not matter in which pieces they arrive,
 * and the body is no longer than what was sent.
 */
#include <stdlib.h>
#include <string.h>

#include "http/chunks.h"
#include "tests/fuzz/fuzz.h"

/* Decodes a copy whose memory ends with the bytes that have arrived. */
static enum chunks_state
decode(const uint8_t *data, size_t length, size_t step, struct chunks *c,
    char **body)
{
	enum chunks_state	 state = CHUNKS_MORE;
	size_t			 at, n;

	*c = (struct chunks){ 0 };
	*body = malloc(1);
	for (at = 0; at < length && state == CHUNKS_MORE; at += n) {
		n = step < length - at ? step : length - at;
		*body = realloc(*body, c->length + n);
		memcpy(*body + c->length, data + at, n);
		state = chunks_read(c, *body, c->length + n);
		MUST(c->length <= at + n);
	}

	return (state);
}

int
fuzz_chunks(const uint8_t *data, size_t length)
{
	enum chunks_state	 state;
	struct chunks		 whole, parts;
	char			*body, *other;
	size_t			 step;

	state = decode(data, length, length + 1, &whole, &body);
	for (step = 1; step <= 64; step *= 4) {
		MUST(decode(data, length, step, &parts, &other) == state);
		MUST(parts.length == whole.length);
		MUST(memcmp(body, other, whole.length) == 0);
		free(other);
	}
	free(body);

	return (0);
}
