#include "messages.h"

#include <sys/socket.h>

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ledger.h"
#include "tests/server/endpoint.h"

#define SIZE	16384

static struct endpoint	 endpoint;
static pthread_t	 thread;
static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static bool		 have[RECORDS_MAX];
static long		 last;
static int		 disordered, repeated, count;

/* Ids increase in the order of commits. */
static void
note(const char *body)
{
	static const char	 before[] = "\"data\":{\"id\":";
	const char		*at;
	long			 id;

	if ((at = strstr(body, before)) == NULL)
		return;
	id = atol(at + strlen(before));
	if (id <= 0 || id >= RECORDS_MAX)
		return;
	pthread_mutex_lock(&lock);
	count++;
	if (have[id])
		repeated++;
	else if (id < last)
		disordered++;
	have[id] = true;
	if (id > last)
		last = id;
	pthread_mutex_unlock(&lock);
}

/* False: the message did not arrive completely. */
static bool
receive(int fd, char text[SIZE])
{
	static const char	 name[] = "Content-Length: ";
	size_t			 length = 0, whole = SIZE - 1;
	const char		*end, *at;
	ssize_t			 n;

	memset(text, 0, SIZE);
	while (length < whole) {
		n = recv(fd, text + length, SIZE - 1 - length, 0);
		if (n <= 0)
			return (false);
		length += (size_t)n;
		if ((end = strstr(text, "\r\n\r\n")) != NULL &&
		    (at = strstr(text, name)) != NULL)
			whole = (size_t)(end + 4 - text) +
			    strtoul(at + strlen(name), NULL, 10);
	}
	return (length < SIZE - 1);
}

/*
 * One thread per client, so that a client that sends nothing does not block
 * others.
 */
static void *
serve(void *arg)
{
	static const char	 answer[] = "HTTP/1.1 204 No Content\r\n"
	    "Connection: close\r\n\r\n";
	char			 text[SIZE];
	int			 fd = (int)(intptr_t)arg;

	if (receive(fd, text)) {
		note(strstr(text, "\r\n\r\n"));
		(void)send(fd, answer, strlen(answer), MSG_NOSIGNAL);
	}
	(void)close(fd);
	return (NULL);
}

static void *
run(void *arg)
{
	pthread_t	 each;
	int		 fd;

	(void)arg;
	while ((fd = accept(endpoint.socket, NULL, NULL)) != -1) {
		cr_assert_eq(pthread_create(&each, NULL, serve,
		    (void *)(intptr_t)fd), 0);
		pthread_detach(each);
	}
	return (NULL);
}

int
messages_start(void)
{
	endpoint = endpoint_open();
	cr_assert_eq(pthread_create(&thread, NULL, run, NULL), 0);
	return (endpoint.port);
}

void
messages_clear(void)
{
	pthread_mutex_lock(&lock);
	memset(have, 0, sizeof(have));
	last = 0;
	pthread_mutex_unlock(&lock);
}

bool
messages_have(long id)
{
	bool	 found;

	pthread_mutex_lock(&lock);
	found = have[id];
	pthread_mutex_unlock(&lock);
	return (found);
}

int
messages_disordered(void)
{
	return (disordered);
}

int
messages_repeated(void)
{
	return (repeated);
}

int
messages_count(void)
{
	return (count);
}
