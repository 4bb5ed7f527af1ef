#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/serve/child.h"
#include "command/serve/helper.h"
#include "command/serve/service.h"
#include "config/site.h"
#include "config/wake.h"
#include "store/store.h"

#define PATIENCE	1000	/* milliseconds between signals to end */
#define REMINDERS	10	/* signals before SIGKILL */
#define REST		(30 * CLOCK_SECOND) /* between takeovers, at least */

static struct service		 service, next;	/* running, and successor */
static struct child		 serving, starting, leaving;
static bool			 announced, ending, wanted;
static int			 reminders, signals;
static int			 wake[2];	/* written to by workers */

/* The command line, for reading the configuration again. */
static struct command_line	 line;

static int
open_signals(void)
{
	sigset_t	 all;

	sigemptyset(&all);
	sigaddset(&all, SIGTERM);
	sigaddset(&all, SIGINT);
	sigaddset(&all, SIGHUP);
	sigaddset(&all, SIGCHLD);
	(void)sigprocmask(SIG_BLOCK, &all, NULL);
	return (signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK));
}

static void
print_error(const char *what)
{
	fprintf(stderr, "almanac: %s\n", what);
}

static void
forget_child(struct child *child)
{
	if (child->ready != -1)
		(void)close(child->ready);
	child->pid = 0;
	child->ready = -1;
}

static bool
is_elsewhere(void)
{
	return (next.socket != service.socket ||
	    next.operations != service.operations);
}

/*
 * The old server answers the requests that it has received, and those on
 * connections that are still in use.
 */
static void
hand_over(void)
{
	(void)close(starting.ready);
	starting.ready = -1;
	leaving = serving;
	serving = starting;
	starting.pid = 0;
	if (leaving.pid != 0) {
		(void)kill(leaving.pid, SIGQUIT);
		print_error("a new server has taken over");
	}
	if (!announced || is_elsewhere())
		service_print(&next);
	announced = true;
	service_close(&service, &next);
	service = next;
}

/*
 * The end of the pipe is ignored: the death of the child is reported
 * separately.
 */
static void
read_ready(void)
{
	char	 bytes[256];
	ssize_t	 n;

	n = read(starting.ready, bytes, sizeof(bytes));
	if (n <= 0) {
		(void)close(starting.ready);
		starting.ready = -1;
		return;
	}
	starting.missing -= (int)n;
	if (starting.missing <= 0)
		hand_over();
}

/* Who writes much cannot cause one takeover after the other. */
static bool
may_take_over(void)
{
	static int64_t	 rested;

	if (clock_steady() < rested)
		return (false);
	rested = clock_steady() + REST;
	return (true);
}

static void
want_too(enum helper which)
{
	if (!ending && !helper_wanted(which))
		helper_want(which, true);
}

/* The index of a server that leaves may be worn. */
static void
handle_report(char report)
{
	if (report == WAKE_WORN && starting.pid == 0 && leaving.pid == 0)
		wanted = wanted || may_take_over();
	else if (report == WAKE_SUBSCRIPTIONS)
		want_too(HELPER_SUBSCRIBE);
	else if (report == WAKE_DELIVERIES)
		want_too(HELPER_DELIVER);
}

static void
read_wake(void)
{
	char	 bytes[256];
	ssize_t	 n, i;

	while ((n = read(wake[0], bytes, sizeof(bytes))) > 0)
		for (i = 0; i < n; i++)
			handle_report(bytes[i]);
}

static void
remind_child(const struct child *child, int sig)
{
	if (child->pid != 0)
		(void)kill(child->pid, reminders < REMINDERS ? sig : SIGKILL);
}

/*
 * Signals again: Kore loses a signal if another one arrives at the same time.
 */
static void
remind_all(void)
{
	reminders++;
	remind_child(&leaving, ending ? SIGTERM : SIGQUIT);
	if (ending) {
		remind_child(&starting, SIGTERM);
		remind_child(&serving, SIGTERM);
	}
}

static void
end_children(void)
{
	ending = true;
	reminders = 0;
	helpers_leave();
	remind_all();
}

static const char *
set_key(struct site *site, struct arena *arena, const char *key,
    const char *value)
{
	return (value == NULL ? NULL : site_set(site, arena, key, value));
}

static const char *
read_site(struct site *site, struct arena *arena)
{
	const char	*why;

	if ((why = command_site(&line, arena, site)) != NULL ||
	    (why = set_key(site, arena, "database", line.database)) != NULL ||
	    (why = set_key(site, arena, "listen", line.listen)) != NULL ||
	    (why = set_key(site, arena, "workers", line.workers)) != NULL)
		return (why);
	if (line.port == NULL || strcmp(line.port, "0") != 0)
		return (set_key(site, arena, "port", line.port));
	site->port = 0;
	return (NULL);
}

/* Returns the absolute path of a file, or NULL if the file does not exist. */
static const char *_Nullable
find_database(const char *database)
{
	static char	 real[PATH_MAX];

	return (store_is_file(database) ? realpath(database, real) : database);
}

static const char *
check_database(const struct site *site)
{
	const char	*found;

	if ((found = find_database(site->database)) != NULL &&
	    strcmp(found, service.database) == 0)
		return (NULL);
	return ("'database' has changed, which requires a restart");
}

/*
 * Workers also report subscriptions, webhooks and mail of the desk
 * (handle_report()).
 */
static void
want_helpers(const struct site *site)
{
	helper_want(HELPER_DELIVER, site_delivers(site) ||
	    helper_wanted(HELPER_DELIVER));
	helper_want(HELPER_SUBSCRIBE, site->subscription_count > 0 ||
	    helper_wanted(HELPER_SUBSCRIBE));
}

/* Only checks the configuration; the module reads it again. */
static const char *
prepare_next(void)
{
	static char	 text[1024];
	struct site	 site;
	struct arena	*arena;
	const char	*why;

	next = service;
	arena = arena_new();
	if ((why = read_site(&site, arena)) == NULL &&
	    (why = check_database(&site)) == NULL)
		why = service_open(&next, &site, &service);
	if (why == NULL)
		want_helpers(&site);
	else
		snprintf(text, sizeof(text), "%s", why);
	arena_free(arena);
	return (why != NULL ? text : NULL);
}

static void
replace_server(void)
{
	const char	*why;

	if (!wanted || ending || starting.pid != 0 || leaving.pid != 0)
		return;
	wanted = false;
	reminders = 0;
	if ((why = prepare_next()) == NULL &&
	    (why = child_start(&next, wake[1], &starting)) != NULL)
		service_close(&next, &service);
	if (why != NULL) {
		print_error(why);
		print_error("the running server stays in use");
	}
}

static int
status_of(int status)
{
	if (WIFEXITED(status))
		return (WEXITSTATUS(status));
	fprintf(stderr, "almanac: kore was killed by signal %d\n",
	    WTERMSIG(status));
	return (EXIT_FAILURE);
}

/* A server that ends before it is ready has failed, even with exit status 0. */
static int
correct_status(int status)
{
	return (status == 0 && !announced && !ending ? EXIT_FAILURE : status);
}

/* Returns the exit status if no process is left, otherwise -1. */
static int
reap_children(void)
{
	static int	 last;
	pid_t		 pid;
	int		 status;

	while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
		if (helper_bury(pid, status))
			continue;
		if (pid == leaving.pid) {
			forget_child(&leaving);
			continue;
		}
		last = correct_status(status_of(status));
		if (pid == serving.pid) {
			forget_child(&serving);
		} else if (pid == starting.pid) {
			forget_child(&starting);
			service_close(&next, &service);
			if (serving.pid != 0 && !ending)
				print_error("the running server stays in use");
		}
	}
	return (serving.pid == 0 && starting.pid == 0 ? last : -1);
}

static void
read_signals(int fd)
{
	struct signalfd_siginfo	 info;

	while (read(fd, &info, sizeof(info)) == sizeof(info)) {
		if (info.ssi_signo == SIGTERM || info.ssi_signo == SIGINT)
			end_children();
		else if (info.ssi_signo == SIGHUP)
			wanted = true;
	}
}

/*
 * Runs until the server ends, after a failure, SIGTERM or SIGINT. On SIGHUP, or
 * when the index is worn, a new Kore replaces the old one. Returns the exit
 * status.
 */
static int
watch_server(void)
{
	struct pollfd	 fds[4];
	int		 status, events;

	fds[0] = (struct pollfd){ .fd = signals, .events = POLLIN };
	fds[2] = (struct pollfd){ .fd = wake[0], .events = POLLIN };
	do {
		fds[1] = (struct pollfd){ .fd = starting.ready,
		    .events = POLLIN };
		fds[3] = (struct pollfd){ .events = POLLIN, .fd =
		    helper_wanted(HELPER_COPY) ? -1 : service.copies[1] };
		events = poll(fds, 4, ending || leaving.pid != 0 ? PATIENCE :
		    announced ? helpers_patience() : -1);
		if (events == 0 && (ending || leaving.pid != 0))
			remind_all();
		if (events > 0 && fds[1].revents != 0)
			read_ready();
		if (events > 0 && fds[2].revents != 0)
			read_wake();
		if (events > 0 && fds[3].revents != 0)
			want_too(HELPER_COPY);
		read_signals(fds[0].fd);
		status = reap_children();
		replace_server();
		if (announced && !ending)
			helpers_tend(&service);
	} while (status == -1);
	helpers_end();
	return (status);
}

static const char *
prepare_database(const struct site *site)
{
	const char	*database = site->database;
	static char	 kept[PATH_MAX];
	const char	*why, *found;

	if ((why = command_first_user(site)) != NULL)
		return (why);
	if ((found = find_database(database)) == NULL ||
	    strlen(found) >= sizeof(kept))
		return (command_complaint("cannot find '%s'", database));
	service.database = strcpy(kept, found);
	return (NULL);
}

static const char *
start_server(const struct site *site)
{
	const char	*why;

	service.config = line.config;
	if ((why = child_find_module(&service.module)) != NULL ||
	    (why = service_open(&service, site, NULL)) != NULL ||
	    (why = prepare_database(site)) != NULL)
		return (why);
	if (pipe2(wake, O_CLOEXEC | O_NONBLOCK) == -1 ||
	    socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0,
	    service.copies) == -1)
		return (command_complaint("cannot create a pipe: %s",
		    strerror(errno)));
	want_helpers(site);
	/* The reader of standard output may close it. */
	(void)signal(SIGPIPE, SIG_IGN);
	next = service;
	serving.ready = starting.ready = leaving.ready = -1;
	signals = open_signals();
	return (child_start(&service, wake[1], &starting));
}

const char *
command_serve(const struct command_line *typed, struct arena *arena)
{
	struct site	 site;
	const char	*why;

	line = *typed;
	line.config = command_config(typed);
	if ((why = read_site(&site, arena)) != NULL ||
	    (why = start_server(&site)) != NULL)
		return (why);
	return (command_end(watch_server(), ""));
}
