/*
 * A message as received: split into parts and checked, but not interpreted.
 *
 * message_read() is a pure function (RFC 9112), so tests and fuzzers can call
 * it. In the server, server/guard.c calls it.
 */
#ifndef ALMANAC_MESSAGE_H
#define ALMANAC_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "generated/errors.h"
#include "generated/service.h"

/* Bytes of a request line: the address, the method and the version. */
#define MESSAGE_LINE_MAX	(SERVICE_ADDRESS_BYTES + 100)

/* A text of this length is never MESSAGE_PARTIAL. */
#define MESSAGE_TEXT_MAX	(MESSAGE_LINE_MAX + SERVICE_HEAD_BYTES + 64)

/* The header fields that are read. */
enum header {
	HEADER_ACCEPT,
	HEADER_ACCEPT_ENCODING,
	HEADER_ACCEPT_LANGUAGE,
	HEADER_ACCESS_CONTROL_REQUEST_HEADERS,
	HEADER_ACCESS_CONTROL_REQUEST_METHOD,
	HEADER_AUTHORIZATION,
	HEADER_CONNECTION,
	HEADER_CONTENT_LENGTH,
	HEADER_CONTENT_TYPE,
	HEADER_COOKIE,
	HEADER_EXPECT,
	HEADER_HOST,
	HEADER_IDEMPOTENCY_KEY,
	HEADER_IF_MATCH,
	HEADER_IF_NONE_MATCH,
	HEADER_ORIGIN,
	HEADER_PREFER,
	HEADER_SEC_FETCH_SITE,
	HEADER_TRANSFER_ENCODING,
	HEADER_USER_AGENT,
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
	const char	*header[HEADER_COUNT];	/* or NULL; repeated: joined */
	const char	*body;
	size_t		 body_length;
	const char	*peer;		/* address of the client, as text */
	const char	*request_id;	/* the client's or a new one, or NULL */
	bool		 minor_zero;	/* HTTP/1.0 */
	bool		 close;		/* after the answer */
	bool		 chunked;	/* so is its body (chunks.h) */
	bool		 unread;	/* the head shows the answer */
	bool		 failed_login;	/* and that was counted (logins.h) */

	/*
	 * Why the message must be rejected regardless of its target, or
	 * ERROR_NONE.
	 */
	enum error	 verdict;
	const char	*reason;	/* a literal, for BAD_REQUEST */
	int		 retry_after;	/* seconds until a retry; 0: never */
};

enum message_state {
	MESSAGE_PARTIAL,	/* more bytes of the head are needed */
	MESSAGE_WHOLE,		/* the body has `*body` bytes */
	MESSAGE_REFUSED		/* rejected by m->verdict; answer and close */
};

/*
 * Reads the head in `text` and changes it in place: the message's strings point
 * into it. MESSAGE_PARTIAL changes nothing. With MESSAGE_WHOLE, `*head` and
 * `*body` are the lengths of head and body. If it is `chunked`, `*body` is 0,
 * and the connection closes after the answer, so that nothing after the body is
 * read. A rejected message contains the parts that could be read; its method
 * and target may be "".
 *
 * A target in absolute form loses its scheme and host, which replace the Host
 * field (RFC 9112 section 3.2.2).
 */
enum message_state	message_read(struct message *, char *text,
			    size_t length, size_t *head, size_t *body);

/*
 * Returns the limit of a body for this method, in bytes, if the route accepts
 * `most`.
 */
size_t			message_body_most(const char *method, size_t most);

/* The same for a message of which only the head is known. */
size_t			message_body_most_by_head(const struct message *);

/*
 * Sets the verdict, unless there already is one, and closes the connection
 * after the answer.
 */
void			message_refuse(struct message *, enum error,
			    const char *reason);

/* Whether the client waits for "100 Continue" before it sends its body. */
bool			message_expects(const struct message *);

#endif
