#include <sys/socket.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "endpoint.h"
#include "harness.h"

struct endpoint
endpoint_open(void)
{
	struct sockaddr_in	 address = { .sin_family = AF_INET };
	socklen_t		 length = sizeof(address);
	struct endpoint		 e;

	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	e.socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	cr_assert(bind(e.socket, (struct sockaddr *)&address, length) == 0);
	cr_assert(listen(e.socket, 16) == 0);
	cr_assert(getsockname(e.socket, (struct sockaddr *)&address,
	    &length) == 0);
	e.port = ntohs(address.sin_port);
	return (e);
}

void
endpoint_close(struct endpoint *e)
{
	(void)close(e->socket);
}

bool
endpoint_hears_nothing(const struct endpoint *e, int milliseconds)
{
	struct pollfd	 p = { .fd = e->socket, .events = POLLIN };

	return (poll(&p, 1, milliseconds) == 0);
}

static void
read_field(const char *head, const char *name, char *to, size_t size)
{
	const char	*at;

	cr_assert((at = strstr(head, name)) != NULL, "no %s in %s", name,
	    head);
	at += strlen(name);
	snprintf(to, size, "%.*s", (int)strcspn(at, "\r"), at);
}

/*
 * Reads a message up to the end that its head announces. The rest of `text` is
 * NULs.
 */
static const char *
read_message(int fd, char *text, size_t size)
{
	size_t		 length, whole;
	ssize_t		 n;
	char		*end;

	memset(text, 0, size);
	for (length = 0, whole = size - 1; length < whole;
	    length += (size_t)n) {
		n = recv(fd, text + length, whole - length, 0);
		cr_assert(n > 0, "half a message: %s", text);
		if ((end = strstr(text, "\r\n\r\n")) != NULL)
			whole = (size_t)(end + 4 - text) + (size_t)atol(
			    strstr(text, "Content-Length: ") + 16);
		cr_assert_lt(whole, size);
	}
	return (strstr(text, "\r\n\r\n") + 4);
}

struct told
endpoint_hear(const struct endpoint *e)
{
	static char	 text[2 * TOLD_BODY];
	char		 stamp[32];
	struct told	 told;

	cr_assert_not(endpoint_hears_nothing(e, DEADLINE_MS), "no message: %s",
	    service_log());
	told.fd = accept(e->socket, NULL, NULL);
	snprintf(told.body, sizeof(told.body), "%s", read_message(told.fd,
	    text, sizeof(text)));
	snprintf(told.line, sizeof(told.line), "%.*s",
	    (int)strcspn(text, "\r"), text);
	read_field(text, "\r\nwebhook-id: ", told.id, sizeof(told.id));
	read_field(text, "\r\nwebhook-timestamp: ", stamp, sizeof(stamp));
	told.timestamp = atoll(stamp);
	read_field(text, "\r\nwebhook-signature: ", told.signature,
	    sizeof(told.signature));
	return (told);
}

void
told_answer(const struct told *told, const char *answer)
{
	char	 text[512];

	snprintf(text, sizeof(text), "HTTP/1.1 %s\r\nConnection: close\r\n"
	    "\r\n", answer);
	say(told->fd, text);
	(void)close(told->fd);
}

const char *
told_name(const struct told *told)
{
	static char	 name[64];

	read_field(told->body, "\"name\":\"", name, sizeof(name));
	*strchr(name, '"') = '\0';
	return (name);
}

const char *
endpoint_take(const struct endpoint *e, const char *answer)
{
	struct told	 told;

	told = endpoint_hear(e);
	told_answer(&told, answer);
	return (told_name(&told));
}
