#include <sys/socket.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "harness.h"

#define HEAD_MAX	16384

static char	 head[HEAD_MAX];
static char	*answer;

/* `host`, if not 0, is the last number of the own address. */
static int
dial_at(const char *address, int host)
{
	struct sockaddr_storage	 storage;
	struct sockaddr_in	*four, own = { .sin_family = AF_INET };
	struct sockaddr_in6	*six;
	int			 fd;

	memset(&storage, 0, sizeof(storage));
	four = (struct sockaddr_in *)&storage;
	six = (struct sockaddr_in6 *)&storage;
	if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
		four->sin_family = AF_INET;
		four->sin_port = htons((uint16_t)service.port);
	} else {
		(void)inet_pton(AF_INET6, address, &six->sin6_addr);
		six->sin6_family = AF_INET6;
		six->sin6_port = htons((uint16_t)service.port);
	}
	fd = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
	own.sin_addr.s_addr = htonl((INADDR_LOOPBACK & ~0xffU) +
	    (uint32_t)host);
	cr_assert(host == 0 ||
	    bind(fd, (struct sockaddr *)&own, sizeof(own)) == 0);
	cr_assert(connect(fd, (struct sockaddr *)&storage,
	    storage.ss_family == AF_INET ? sizeof(*four) : sizeof(*six)) == 0,
	    "%s", strerror(errno));
	return (fd);
}

int
dial(void)
{
	return (dial_at("127.0.0.1", 0));
}

int
dial_from_host(int host)
{
	return (dial_at("127.0.0.1", host));
}

void
say_bytes(int fd, const void *bytes, size_t length)
{
	const char	*p;
	ssize_t		 n;

	for (p = bytes; length > 0; p += n, length -= (size_t)n) {
		if ((n = send(fd, p, length, MSG_NOSIGNAL)) <= 0)
			return;
	}
}

void
say(int fd, const char *bytes)
{
	say_bytes(fd, bytes, strlen(bytes));
}

/* Bytes received; 0 at the end, -1 on a timeout. */
static ssize_t
receive(int fd, char *to, size_t length)
{
	struct pollfd	 p;

	p = (struct pollfd){ .fd = fd, .events = POLLIN };
	if (poll(&p, 1, DEADLINE_MS) != 1)
		return (-1);
	return (recv(fd, to, length, 0));
}

static bool
receive_head(int fd)
{
	size_t	 length;

	for (length = 0; length < HEAD_MAX - 1; length++) {
		if (receive(fd, head + length, 1) <= 0)
			break;
		if (length >= 3 &&
		    memcmp(head + length - 3, "\r\n\r\n", 4) == 0) {
			head[length + 1] = '\0';
			return (true);
		}
	}
	head[0] = '\0';
	return (false);
}

const char *
heard_field(const char *name)
{
	static char	 value[1024];
	const char	*p;
	size_t		 length;

	length = strlen(name);
	value[0] = '\0';
	for (p = head; (p = strstr(p, "\r\n")) != NULL; ) {
		p += 2;
		if (strncasecmp(p, name, length) != 0 || p[length] != ':')
			continue;
		p += length + 1;
		p += strspn(p, " ");
		snprintf(value, sizeof(value), "%.*s", (int)strcspn(p, "\r"),
		    p);
		break;
	}
	return (value);
}

static const char *
receive_answer(int fd, bool has_body)
{
	size_t	 length, have;
	ssize_t	 n;

	if (!receive_head(fd))
		return ("");
	length = has_body ? strtoul(heard_field("Content-Length"), NULL, 10) :
	    0;
	answer = realloc(answer, length + 8);
	memcpy(answer, head + strlen("HTTP/1.1 "), 3);
	answer[3] = ' ';
	for (have = 0; have < length; have += (size_t)n) {
		n = receive(fd, answer + 4 + have, length - have);
		if (n <= 0)
			return ("cut short");
	}
	answer[4 + length] = '\0';
	if (!has_body || atoi(answer) == 100)
		answer[3] = '\0';
	return (answer);
}

const char *
hear(int fd)
{
	return (receive_answer(fd, true));
}

const char *
hear_head(int fd)
{
	return (receive_answer(fd, false));
}

bool
hears_end(int fd)
{
	char	 byte;

	return (receive(fd, &byte, 1) == 0);
}

const char *
ask(const char *bytes)
{
	return (ask_at("127.0.0.1", bytes));
}

const char *
ask_at(const char *address, const char *bytes)
{
	const char	*heard;
	int		 fd;

	fd = dial_at(address, 0);
	say(fd, bytes);
	heard = hear(fd);
	(void)close(fd);
	return (heard);
}

const char *
event_request(int n)
{
	static __thread char	 text[1024];
	char		 body[256];

	snprintf(body, sizeof(body), "{\"title\":\"Event %d\","
	    "\"start_date\":\"2027-03-01 18:00:00\","
	    "\"end_date\":\"2027-03-01 20:00:00\"}", n);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, strlen(body),
	    body);
	return (text);
}

int
count_events(void)
{
	(void)ask(GET(API "/events?per_page=1&start_date=2027-01-01"));
	return (atoi(heard_field("X-TEC-Total")));
}
