#include <sys/socket.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "exposition.h"
#include "harness.h"
#include "operated.h"

int	 operated_port;

const char *const	 operated_flags[] = { "--config", "site.yaml", "--db",
	"test.db", "--port", "0", "--workers", "2", NULL };

int
free_port(void)
{
	static const int	 on = 1;
	struct sockaddr_in	 address = { .sin_family = AF_INET };
	socklen_t		 length = sizeof(address);
	int			 fd;

	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	cr_assert(setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on,
	    sizeof(on)) == 0 &&
	    bind(fd, (struct sockaddr *)&address, length) == 0 &&
	    getsockname(fd, (struct sockaddr *)&address, &length) == 0);
	return (ntohs(address.sin_port));
}

const char *
path_of(const char *name)
{
	static char	 path[160];

	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	return (path);
}

void
write_configuration(const char *text)
{
	FILE	*file;

	cr_assert_not_null(file = fopen(path_of("site.yaml"), "w"));
	fputs(text, file);
	(void)fclose(file);
}

void
operated_configure(const char *more)
{
	char	 text[1024];

	snprintf(text, sizeof(text), "operations: 127.0.0.1:%d\n%s",
	    operated_port, more);
	write_configuration(text);
}

void
operated_start_with(const char *configuration)
{
	char	 text[1024];

	operated_port = free_port();
	snprintf(text, sizeof(text), "operations: 127.0.0.1:%d\n%s",
	    operated_port, configuration);
	service_start_with(text);
}

void
operated_start(void)
{
	operated_start_with("");
}

const char *
ask_operations(const char *bytes)
{
	const char	*heard;
	int		 port;

	port = service.port;
	service.port = operated_port;
	heard = ask(bytes);
	service.port = port;
	return (heard);
}

const char *
metrics(void)
{
	const char	*heard, *why;

	heard = ask_operations(GET("/metrics"));
	ASSERT_STATUS("200", heard);
	why = exposition_check(heard + 4);
	cr_assert_null(why, "%s", why);
	return (heard + 4);
}

double
metric(const char *series)
{
	return (exposition_value(metrics(), series));
}

int
count_in_flight(void)
{
	return ((int)metric("almanac_http_requests_in_flight"));
}

int
ask_quickly(int fd, const char *request, bool *last)
{
	static char	 answer[65536];
	const char	*body, *field;
	size_t		 have, all;
	ssize_t		 n;

	say(fd, request);
	for (have = 0, all = sizeof(answer) - 1; have < all; ) {
		n = recv(fd, answer + have, sizeof(answer) - 1 - have, 0);
		if (n <= 0)
			return (0);
		have += (size_t)n;
		answer[have] = '\0';
		body = strstr(answer, "\r\n\r\n");
		field = strstr(answer, "\r\nContent-Length: ");
		if (body != NULL && field != NULL)
			all = (size_t)(body + 4 - answer) +
			    strtoul(field + 18, NULL, 10);
	}
	field = strstr(answer, "\r\nConnection: close\r\n");
	*last = field != NULL && field < body;
	return (atoi(answer + strlen("HTTP/1.1 ")));
}

int
times_in_file(const char *name, const char *text)
{
	char	 line[16384], *p;
	FILE	*file;
	int	 count;

	count = 0;
	if ((file = fopen(path_of(name), "r")) == NULL)
		return (0);
	while (fgets(line, sizeof(line), file) != NULL)
		for (p = line; (p = strstr(p, text)) != NULL; p++)
			count++;
	(void)fclose(file);
	return (count);
}
