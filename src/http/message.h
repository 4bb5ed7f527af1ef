/*
 * A message as it arrived: framed and checked, not yet understood.
 *
 * message_read() is a pure function of bytes (RFC 9112), so that tests and
 * fuzzers can call it; server/guard.c feeds it.
 */
#ifndef ALMANAC_MESSAGE_H
#define ALMANAC_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "generated/errors.h"
#include "generated/service.h"

/* Bytes of a request line: the address, and room for method and version. */
#define MESSAGE_LINE_MAX	(SERVICE_ADDRESS_BYTES + 100)

/* A text of this length is never MESSAGE_PARTIAL. */
#define MESSAGE_TEXT_MAX	(MESSAGE_LINE_MAX + SERVICE_HEAD_BYTES + 64)

/* The header fields that anybody here looks at. */
enum header {
	HEADER_ACCEPT,
	HEADER_ACCEPT_ENCODING,
	HEADER_ACCESS_CONTROL_REQUEST_HEADERS,
	HEADER_ACCESS_CONTROL_REQUEST_METHOD,
	HEADER_AUTHORIZATION,
	HEADER_CONNECTION,
	HEADER_CONTENT_LENGTH,
	HEADER_CONTENT_TYPE,
	HEADER_EXPECT,
	HEADER_HOST,
	HEADER_IDEMPOTENCY_KEY,
	HEADER_IF_MATCH,
	HEADER_IF_NONE_MATCH,
	HEADER_ORIGIN,
	HEADER_PREFER,
	HEADER_SEC_FETCH_SITE,
	HEADER_TRANSFER_ENCODING,
	HEADER_X_FORWARDED_FOR,
	HEADER_X_FORWARDED_HOST,
	HEADER_X_FORWARDED_PROTO,
	HEADER_X_HTTP_METHOD_OVERRIDE,
	HEADER_X_REQUEST_ID,
	HEADER_COUNT
};

struct message {
	const char	*method;	/* as sent, any token; never NULL */
	const char	*target;	/* path and query, or "*"; never NULL */
	const char	*header[HEADER_COUNT];	/* NULL; repeated ones joined */
	const char	*body;
	size_t		 body_length;
	const char	*peer;		/* address of the client, as text */
	const char	*request_id;	/* taken or given; NULL: none */
	bool		 minor_zero;	/* HTTP/1.0 */
	bool		 close;		/* the connection ends after the answer */

	/* Why it must be refused, whatever it asks for; ERROR_NONE: it is sound. */
	enum error	 verdict;
	const char	*reason;	/* of ERROR_REST_BAD_REQUEST, a literal */
	int		 retry_after;	/* seconds until it may pass; 0: never */
};

enum message_state {
	MESSAGE_PARTIAL,	/* more bytes of the head are needed */
	MESSAGE_WHOLE,		/* head read; the body is `*body` bytes long */
	MESSAGE_REFUSED		/* m->verdict says why; answer and close */
};

/*
 * Reads the head in `text`, which is changed in place: the message's strings
 * point into it. With MESSAGE_PARTIAL nothing is changed. With MESSAGE_WHOLE
 * `*head` and `*body` are the lengths of head and body. A refused message
 * holds what could be read of it; its method and target may be "".
 *
 * A target in absolute form loses its scheme and host, which then count as
 * Host (RFC 9112 section 3.2.2).
 */
enum message_state	message_read(struct message *, char *text,
			    size_t length, size_t *head, size_t *body);

/* How long the body of a message with that method may be. */
size_t			message_body_max(const char *method);

/* Gives the message a verdict, unless it has one, and ends the connection. */
void			message_refuse(struct message *, enum error,
			    const char *reason);

/* It waits for "100 Continue" before it sends its body. */
bool			message_expects(const struct message *);

#endif
