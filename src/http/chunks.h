/*
 * A chunked body (RFC 9112 section 7.1), decoded in place while it arrives.
 * Extensions and trailers are dropped. Every line must end with CR LF.
 */
#ifndef ALMANAC_CHUNKS_H
#define ALMANAC_CHUNKS_H

#include <stddef.h>

enum chunks_state {
	CHUNKS_MORE,		/* the body goes on */
	CHUNKS_END,
	CHUNKS_BAD		/* it is malformed, or mostly overhead */
};

/* Starts as { 0 }. */
struct chunks {
	int	 at;		/* what comes next */
	size_t	 left;		/* of the current chunk */
	size_t	 digits;	/* of its size, or bytes of a line */
	size_t	 overhead;	/* bytes so far that are not the body's */
	size_t	 length;	/* of the body so far */
};

/*
 * Decodes the bytes of `text` from c->length to `length`. Then the body is in
 * `text`, up to the new c->length. Bytes after its end are dropped.
 */
enum chunks_state	chunks_read(struct chunks *, char *text,
			    size_t length);

#endif
