/*
 * Starts each test by fork(). Criterion would execute the program again, which
 * takes 20 ms of CPU time, or 50 ms with sanitizers, and could not begin with
 * what the runner has prepared (harness.c). This file replaces two libraries
 * of Criterion, with their interfaces: BoxFort (boxfort.h), which starts the
 * processes, and nanomsg, which carries their messages to the runner. The
 * runner has no threads, whose locks a child might find locked.
 */
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <boxfort.h>
#include <nanomsg/nn.h>
#include <nanomsg/reqrep.h>

#define MAX_TESTS	64
#define MAX_OBJECTS	16

/* The exit status of sanitizers; for leaks, after the end of a test. */
#define FOUND		23

/* A test that runs, or whose end is not yet reported. */
struct started {
	struct bxf_instance_s	 instance;
	bxf_callback		*ended;
	int			 process;	/* -1: it has ended */
	int			 messages;	/* -1: it sends no more */
	double			 deadline;	/* 0: none */
	struct started		*next;
};

struct message {
	uint32_t	 size;
	unsigned char	*bytes;
};

/* What the runner hands to a test, which has the same addresses. */
struct bxf_context_s {
	struct {
		const char	*name;
		const void	*object;
		void		(*function)(void);
	} objects[MAX_OBJECTS];
	int	 count;
};

static struct bxf_context_s	 handed;
static struct started		*started;

/* In a test: its socket. */
static int			 to_runner = -1;
/* The sender of the message that the runner handles, or NULL for itself. */
static struct started		*asking;
/* Messages of the runner to itself: a time-out and an end. */
static struct message		 own[2];
static int			 owned;

const char	*__asan_default_options(void);

/*
 * Tests are short. Each allocation notes three calls, and little freed memory
 * is kept, which saves a fifth of their time.
 */
const char *
__asan_default_options(void)
{
	return ("exitcode=23:malloc_context_size=3:quarantine_size_mb=8:"
	    "thread_local_quarantine_size_kb=64");
}

static double
seconds(void)
{
	struct timespec	 ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ((double)ts.tv_sec + (double)ts.tv_nsec / 1e9);
}

int
bxf_context_init(bxf_context *ctx)
{
	handed.count = 0;
	*ctx = &handed;
	return (0);
}

int
bxf_context_term(bxf_context ctx)
{
	(void)ctx;
	return (0);
}

bxf_context
bxf_context_current(void)
{
	return (&handed);
}

/* A child has all memory of the runner. */
int
bxf_context_addstatic(bxf_context ctx, const void *ptr, size_t size)
{
	(void)ctx;
	(void)ptr;
	(void)size;
	return (0);
}

int
bxf_context_addarena(bxf_context ctx, bxf_arena arena)
{
	(void)ctx;
	(void)arena;
	return (0);
}

static int
hand(bxf_context ctx, const char *name, const void *object,
    void (*function)(void))
{
	if (ctx->count == MAX_OBJECTS)
		return (-ENOMEM);
	ctx->objects[ctx->count].name = name;
	ctx->objects[ctx->count].object = object;
	ctx->objects[ctx->count++].function = function;
	return (0);
}

int
bxf_context_addobject(bxf_context ctx, const char *name, const void *ptr,
    size_t size)
{
	(void)size;
	return (hand(ctx, name, ptr, NULL));
}

int
bxf_context_addfnaddr(bxf_context ctx, const char *name, void (*fn)(void))
{
	return (hand(ctx, name, NULL, fn));
}

/* The number of an object, or -1. */
static int
find(bxf_context ctx, const char *name)
{
	int	 i;

	for (i = ctx->count - 1; i >= 0; i--)
		if (strcmp(ctx->objects[i].name, name) == 0)
			break;
	return (i);
}

int
bxf_context_getobject(bxf_context ctx, const char *name, void **ptr)
{
	int	 i;

	if ((i = find(ctx, name)) == -1)
		return (0);
	memcpy(ptr, &ctx->objects[i].object, sizeof(*ptr));
	return (1);
}

int
bxf_context_getfnaddr(bxf_context ctx, const char *name, void (**fn)(void))
{
	int	 i;

	if ((i = find(ctx, name)) == -1)
		return (0);
	*fn = ctx->objects[i].function;
	return (1);
}

/* Never returns. */
static void
run(bxf_spawn_params params, int messages)
{
	struct started	*test;

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	for (test = started; test != NULL; test = test->next) {
		if (test->process != -1)
			close(test->process);
		if (test->messages != -1)
			close(test->messages);
	}
	to_runner = messages;
	exit(params->fn());
}

int
bxf_spawn_struct(bxf_instance **instance, bxf_spawn_params params)
{
	struct started	*test;
	int		 ends[2];
	pid_t		 pid;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == -1)
		return (-errno);
	fflush(NULL);
	if ((pid = fork()) == -1)
		return (-errno);
	if (pid == 0) {
		close(ends[0]);
		run(params, ends[1]);
	}
	close(ends[1]);

	test = calloc(1, sizeof(*test));
	test->instance.pid = pid;
	test->instance.status.alive = 1;
	test->ended = params->callback;
	test->process = pidfd_open(pid, 0);
	test->messages = ends[0];
	if (params->iquotas.runtime > 0)
		test->deadline = seconds() + params->iquotas.runtime;
	test->next = started;
	started = test;
	*instance = &test->instance;
	return (0);
}

/* Called only after the end. */
int
bxf_wait(bxf_instance *instance, double timeout)
{
	(void)timeout;
	return (instance->status.alive ? -ECHILD : 0);
}

int
bxf_term(bxf_instance *instance)
{
	struct started	**at, *test;

	for (at = &started; &(*at)->instance != instance; at = &(*at)->next)
		;
	test = *at;
	*at = test->next;
	if (test->messages != -1)
		close(test->messages);
	free(test);
	return (0);
}

static void
report_end(struct started *test)
{
	int	 status;

	waitpid((pid_t)test->instance.pid, &status, 0);
	close(test->process);
	test->process = -1;
	test->instance.status.alive = 0;
	if (WIFSIGNALED(status))
		test->instance.status.signal = WTERMSIG(status);
	else if (WEXITSTATUS(status) == FOUND)
		/* Criterion ignores a status that late, but no signal. */
		test->instance.status.signal = SIGTRAP;
	else
		test->instance.status.exit = WEXITSTATUS(status);
	test->ended(&test->instance);
}

static bool
write_all(int to, const void *bytes, size_t size)
{
	const char	*at;
	ssize_t		 n;

	for (at = bytes; size > 0; at += n, size -= (size_t)n)
		if ((n = send(to, at, size, MSG_NOSIGNAL)) <= 0) {
			if (errno != EINTR)
				return (false);
			n = 0;
		}
	return (true);
}

static bool
read_all(int from, void *bytes, size_t size)
{
	char	*at;
	ssize_t	 n;

	for (at = bytes; size > 0; at += n, size -= (size_t)n)
		if ((n = recv(from, at, size, 0)) <= 0) {
			if (n == 0 || errno != EINTR)
				return (false);
			n = 0;
		}
	return (true);
}

static bool
read_message(int from, struct message *message)
{
	if (!read_all(from, &message->size, sizeof(message->size)))
		return (false);
	message->bytes = malloc(message->size);
	if (read_all(from, message->bytes, message->size))
		return (true);
	free(message->bytes);
	return (false);
}

/* Waits for a message of a test, for its end, or for its deadline. */
static bool
await(struct message *message)
{
	struct pollfd	 fds[2 * MAX_TESTS];
	struct started	*test;
	double		 left;
	nfds_t		 n;
	int		 ms;

	ms = -1;
	n = 0;
	for (test = started; test != NULL && n < 2 * MAX_TESTS;
	    test = test->next) {
		/*
		 * In this order, so that a last message comes before the end.
		 */
		fds[n].fd = test->process;
		fds[n++].events = POLLIN;
		fds[n].fd = test->messages;
		fds[n++].events = POLLIN;
		if (test->deadline == 0)
			continue;
		left = (test->deadline - seconds()) * 1000;
		if (left <= 0) {
			test->instance.status.timed_out = 1;
			test->deadline = 0;
			kill((pid_t)test->instance.pid, SIGKILL);
		} else if (ms == -1 || left < ms)
			ms = (int)left + 1;
	}
	if (poll(fds, n, ms) == -1)
		return (false);
	n = 0;
	for (test = started; test != NULL && n < 2 * MAX_TESTS;
	    test = test->next, n += 2) {
		if (fds[n + 1].revents != 0) {
			asking = test;
			if (read_message(test->messages, message))
				return (true);
			close(test->messages);
			test->messages = -1;
		}
		if (fds[n].revents != 0) {
			report_end(test);
			return (false);
		}
	}
	return (false);
}

/* A socket is its protocol: NN_REP for the runner, NN_REQ for tests. */
int
nn_socket(int domain, int protocol)
{
	(void)domain;
	return (protocol);
}

int
nn_bind(int s, const char *address)
{
	(void)s;
	(void)address;
	return (0);
}

int
nn_connect(int s, const char *address)
{
	return (nn_bind(s, address));
}

int
nn_close(int s)
{
	(void)s;
	return (0);
}

int
nn_send(int s, const void *bytes, size_t size, int flags)
{
	uint32_t	 length;
	int		 to;

	(void)flags;
	length = (uint32_t)size;
	if (s == NN_REQ && to_runner == -1) {
		own[owned].size = length;
		own[owned].bytes = malloc(size);
		memcpy(own[owned++].bytes, bytes, size);
		return ((int)size);
	}
	if (s == NN_REP && asking == NULL)
		return ((int)size);
	to = s == NN_REP ? asking->messages : to_runner;
	/* A test that has been killed reads no answer. */
	if ((!write_all(to, &length, sizeof(length)) ||
	    !write_all(to, bytes, size)) && s == NN_REQ)
		return (-1);
	return ((int)size);
}

int
nn_recv(int s, void *to, size_t size, int flags)
{
	/* In Criterion's format: the message has been handled. */
	static const unsigned char	 handled[] = { 8, 0 };
	struct message			 message;

	(void)size;
	(void)flags;
	if (s == NN_REQ && to_runner == -1) {
		message.size = sizeof(handled);
		message.bytes = malloc(sizeof(handled));
		memcpy(message.bytes, handled, sizeof(handled));
	} else if (s == NN_REQ) {
		if (!read_message(to_runner, &message))
			return (-1);
	} else {
		while (owned == 0 && !await(&message))
			;
		if (owned > 0) {
			asking = NULL;
			message = own[0];
			own[0] = own[--owned];
		}
	}
	*(unsigned char **)to = message.bytes;
	return ((int)message.size);
}

int
nn_freemsg(void *message)
{
	free(message);
	return (0);
}

const char *
nn_strerror(int number)
{
	return (strerror(number));
}
