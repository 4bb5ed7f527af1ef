#include "import_server.h"

#include <sys/socket.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#define REQUEST		8192
#define SERVERS_MAX	4

struct server {
	served_call	*call;
	int		 listening;
	char		 address[64];
};

static struct server	 servers[SERVERS_MAX];
static size_t		 count;

static bool
read_request(int fd, char *text, size_t size)
{
	size_t	 length = 0;
	ssize_t	 got;

	text[0] = '\0';
	while (strstr(text, "\r\n\r\n") == NULL) {
		got = read(fd, text + length, size - 1 - length);
		if (got <= 0)
			return (false);
		length += (size_t)got;
		text[length] = '\0';
	}
	return (true);
}

static void
copy_field(const char *request, const char *name, char *to, size_t size)
{
	const char	*at;

	to[0] = '\0';
	if ((at = strcasestr(request, name)) != NULL) {
		at += strlen(name);
		snprintf(to, size, "%.*s", (int)strcspn(at, "\r\n"), at);
	}
}

static void
send_all(int fd, const char *text, size_t length)
{
	ssize_t	 sent;

	for (; length > 0; text += sent, length -= (size_t)sent)
		if ((sent = send(fd, text, length, MSG_NOSIGNAL)) <= 0)
			return;
}

static void
serve(int fd, served_call *call)
{
	static struct served	 s;
	static char		 request[REQUEST];
	char			 target[REQUEST], login[REQUEST], head[1024];
	int			 length;

	if (!read_request(fd, request, sizeof(request)) ||
	    sscanf(request, "%*s %8191s", target) != 1)
		return;
	copy_field(request, "\r\nauthorization: ", login, sizeof(login));
	copy_field(request, "\r\nif-none-match: ", s.condition,
	    sizeof(s.condition));
	s.status = 404;
	s.head[0] = s.body[0] = '\0';
	s.length = s.cut = 0;
	call(target, login, &s);
	if (s.length == 0)
		s.length = strlen(s.body);
	length = snprintf(head, sizeof(head), "HTTP/1.1 %d X\r\n%s"
	    "Content-Length: %zu\r\nConnection: close\r\n\r\n", s.status,
	    s.head, s.length);
	send_all(fd, head, (size_t)length);
	send_all(fd, s.body, s.length - s.cut);
}

static void *
run(void *arg)
{
	const struct server	*server = arg;
	int			 fd;

	while ((fd = accept(server->listening, NULL, NULL)) != -1) {
		serve(fd, server->call);
		shutdown(fd, SHUT_WR);
		close(fd);
	}
	return (NULL);
}

const char *
import_serve(served_call *call)
{
	struct server		*server = &servers[count++];
	struct sockaddr_in	 sin = { .sin_family = AF_INET };
	socklen_t		 length = sizeof(sin);
	pthread_t		 thread;

	cr_assert_leq(count, SERVERS_MAX);
	server->call = call;
	sin.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	server->listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	cr_assert_neq(server->listening, -1);
	cr_assert_eq(bind(server->listening, (struct sockaddr *)&sin, length),
	    0);
	cr_assert_eq(listen(server->listening, 16), 0);
	cr_assert_eq(getsockname(server->listening, (struct sockaddr *)&sin,
	    &length), 0);
	cr_assert_eq(pthread_create(&thread, NULL, run, server), 0);
	snprintf(server->address, sizeof(server->address),
	    "http://127.0.0.1:%d", ntohs(sin.sin_port));
	return (server->address);
}
