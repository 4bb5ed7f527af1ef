#include "postgresql_wire.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <criterion/criterion.h>

static atomic_int	 state;
static int		 listener;
static char		 server[PATH_MAX];

static int
make_socket(const char *path, struct sockaddr_un *to)
{
	int	 fd;

	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	cr_assert_geq(fd, 0);
	to->sun_family = AF_UNIX;
	cr_assert_lt(snprintf(to->sun_path, sizeof(to->sun_path), "%s", path),
	    (int)sizeof(to->sun_path));
	return (fd);
}

/* False: one side is closed. */
static bool
copy(int from, int to)
{
	char	 bytes[4096];
	ssize_t	 length;

	length = read(from, bytes, sizeof(bytes));
	return (length > 0 && send(to, bytes, (size_t)length,
	    MSG_NOSIGNAL) == length);
}

/* Copies an answer. False: the connection ends. */
static bool
answer(int from, int to)
{
	switch (atomic_load(&state)) {
	case WIRE_SILENT:
		usleep(10000);
		return (true);
	case WIRE_ONCE:
		atomic_store(&state, WIRE_OPEN);
		return (false);
	case WIRE_CUT:
		close(listener);
		return (false);
	default:
		return (copy(from, to));
	}
}

static void *
forward(void *arg)
{
	struct sockaddr_un	 to = { 0 };
	struct pollfd		 fds[2] = { { .events = POLLIN },
	    { .events = POLLIN } };
	int			 client = *(int *)arg;
	bool			 goes_on = true;

	free(arg);
	fds[0].fd = client;
	fds[1].fd = make_socket(server, &to);
	goes_on = connect(fds[1].fd, (struct sockaddr *)&to, sizeof(to)) == 0;
	while (goes_on && poll(fds, 2, -1) > 0) {
		if (fds[0].revents != 0)
			goes_on = copy(fds[0].fd, fds[1].fd);
		if (goes_on && fds[1].revents != 0)
			goes_on = answer(fds[1].fd, fds[0].fd);
	}
	close(fds[0].fd);
	close(fds[1].fd);
	return (NULL);
}

static void *
accept_all(void *arg)
{
	pthread_t	 thread;
	int		*fd, client;

	(void)arg;
	while ((client = accept(listener, NULL, NULL)) != -1) {
		cr_assert_not_null(fd = malloc(sizeof(*fd)));
		*fd = client;
		cr_assert_eq(pthread_create(&thread, NULL, forward, fd), 0);
		pthread_detach(thread);
	}
	return (NULL);
}

const char *
wire_start(const char *database)
{
	static char		 address[PATH_MAX + 64];
	struct sockaddr_un	 at = { 0 };
	pthread_t		 thread;
	char			 folder[PATH_MAX], path[PATH_MAX + 32];

	snprintf(server, sizeof(server), "%s/.s.PGSQL.%s",
	    getenv("POSTGRESQL"), getenv("PGPORT"));
	snprintf(folder, sizeof(folder), "%s/wire", getenv("POSTGRESQL"));
	(void)mkdir(folder, 0700);
	snprintf(path, sizeof(path), "%s/.s.PGSQL.%d", folder, (int)getpid());
	listener = make_socket(path, &at);
	cr_assert_eq(bind(listener, (struct sockaddr *)&at, sizeof(at)), 0);
	cr_assert_eq(listen(listener, 10), 0);
	cr_assert_eq(pthread_create(&thread, NULL, accept_all, NULL), 0);
	pthread_detach(thread);
	snprintf(address, sizeof(address),
	    "postgresql:///%s?host=%s&port=%d&user=almanac", database,
	    folder, (int)getpid());
	return (address);
}

void
wire_set(enum wire how)
{
	atomic_store(&state, how);
}
