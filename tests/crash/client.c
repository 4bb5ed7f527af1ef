#include <sys/socket.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "client.h"
#include "tests/server/harness.h"

bool
client_open(struct client *c, int port)
{
	struct sockaddr_in	 address;

	memset(&address, 0, sizeof(address));
	address.sin_family = AF_INET;
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	address.sin_port = htons((uint16_t)port);
	c->length = 0;
	c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (connect(c->fd, (struct sockaddr *)&address, sizeof(address)) == -1)
		client_close(c);
	return (c->fd != -1);
}

void
client_close(struct client *c)
{
	if (c->fd != -1)
		(void)close(c->fd);
	c->fd = -1;
}

/* Ignores errors: a closed connection shows when the answer is read. */
void
client_say(struct client *c, const char *request)
{
	say(c->fd, request);
}

static bool
take_answer(struct client *c)
{
	static const char	 name[] = "\r\nContent-Length: ";
	char			*end, *length;

	if ((end = strstr(c->text, "\r\n\r\n")) == NULL)
		return (false);
	*end = '\0';
	length = strcasestr(c->text, name);
	cr_assert(length != NULL, "an answer without a length: %s", c->text);
	c->body = end + 4;
	if (c->text + c->length <
	    c->body + strtoul(length + strlen(name), NULL, 10)) {
		*end = '\r';
		return (false);
	}
	c->status = atoi(c->text + strlen("HTTP/1.1 "));
	if (strcasestr(c->text, "\r\nConnection: close") != NULL)
		client_close(c);
	c->length = 0;
	return (true);
}

enum hearing
client_hear(struct client *c)
{
	ssize_t	 n;

	cr_assert_lt(c->length, ANSWER_MAX);
	n = recv(c->fd, c->text + c->length, ANSWER_MAX - c->length,
	    MSG_DONTWAIT);
	if (n == -1 && errno == EAGAIN)
		return (HEARS_NOTHING_YET);
	if (n <= 0) {
		client_close(c);
		return (HEARS_END);
	}
	c->length += (size_t)n;
	c->text[c->length] = '\0';
	return (take_answer(c) ? HEARS_ANSWER : HEARS_NOTHING_YET);
}

void
client_ask(struct client *c, const char *request)
{
	struct pollfd	 p;
	enum hearing	 heard;

	if (c->fd == -1)
		cr_assert(client_open(c, service.port),
		    "nobody listens");
	client_say(c, request);
	p = (struct pollfd){ .fd = c->fd, .events = POLLIN };
	do {
		cr_assert_eq(poll(&p, 1, DEADLINE_MS), 1, "no answer to %s",
		    request);
		heard = client_hear(c);
	} while (heard == HEARS_NOTHING_YET);
	cr_assert_eq(heard, HEARS_ANSWER, "no answer to %s", request);
}
