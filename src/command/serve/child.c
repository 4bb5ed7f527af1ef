#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/serve/child.h"
#include "command/serve/service.h"

#define MODULE		"almanac.so"
#define CONNECTIONS	4096	/* of a worker */
#define OTHER_FILES	128

#define DELAY_MAX	60	/* seconds until a restart */
#define LOOKS		80	/* checks until SIGKILL */
#define LOOK		100000000	/* nanoseconds between two */

/*
 * Where the module is: next to the command in a build, or where it is
 * installed.
 */
static const char *const	 places[] = {
	"/" MODULE, "/../lib/almanac/" MODULE
};

/* Kore separates words by spaces, and ignores unknown keys. */
static const char	 configuration[] =
    "load %s\n"
    "server almanac {\n"
    " tls no\n"
    "}\n"
    "root /\n"
    "pidfile /proc/self/fd/%d\n"
    "workers %d\n"
    "worker_max_connections %d\n"
    "worker_rlimit_nofiles %d\n"
    "worker_set_affinity 0\n"
    "http_request_limit %d\n"
    "domain almanac {\n"
    " attach almanac\n"
    " route / almanac_page\n"
    "}\n";

const char *
child_find_module(const char **module)
{
	static char	 self[PATH_MAX], path[PATH_MAX + 64], real[PATH_MAX];
	const char	*folder, *named;
	size_t		 i;

	if ((named = getenv("ALMANAC_MODULE")) != NULL) {
		*module = realpath(named, real);
		return (*module != NULL ? NULL :
		    command_complaint("there is no module '%s'", named));
	}
	if (readlink("/proc/self/exe", self, sizeof(self) - 1) == -1)
		return ("cannot find " MODULE " without /proc");
	folder = dirname(self);
	for (i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		snprintf(path, sizeof(path), "%s%s", folder, places[i]);
		if ((*module = realpath(path, real)) != NULL)
			return (NULL);
	}
	return (command_complaint("there is no %s in %s", MODULE, folder));
}

static void
keep_open(int fd)
{
	(void)fcntl(fd, F_SETFD, 0);
}

/* A path that contains a space is replaced by that of its descriptor. */
static const char *
loadable(const char *module)
{
	static char	 path[64];
	int		 fd;

	if (strpbrk(module, " \t") == NULL ||
	    (fd = open(module, O_RDONLY)) == -1)
		return (module);
	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	return (path);
}

/* As many as the system allows, minus descriptors for other files. */
static int
count_connections(void)
{
	struct rlimit	 limit;

	if (getrlimit(RLIMIT_NOFILE, &limit) == -1 ||
	    limit.rlim_max >= CONNECTIONS + OTHER_FILES)
		return (CONNECTIONS);
	return ((int)limit.rlim_max - OTHER_FILES);
}

/*
 * Kore writes its pid over the configuration after reading it, so no file
 * remains.
 */
static int
write_configuration(const struct service *s)
{
	int	 fd, count;

	count = count_connections();
	if ((fd = memfd_create("almanac.conf", 0)) != -1)
		dprintf(fd, configuration, loadable(s->module), fd,
		    s->workers, count, count + OTHER_FILES / 2,
		    count * 2 + OTHER_FILES);
	return (fd);
}

static void
set_number(const char *name, int64_t number, const char *sign)
{
	char	 text[32];

	snprintf(text, sizeof(text), "%s%" PRId64, sign, number);
	(void)setenv(name, text, 1);
}

static void
set_environment(const struct service *s, int ready, int output)
{
	(void)setenv("ALMANAC_CONFIG", s->config, 1);
	(void)setenv("ALMANAC_DATABASE", s->database, 1);
	set_number("ALMANAC_PORT", s->port, "");
	set_number("ALMANAC_SOCKETS", s->socket, "");
	if (s->operations != -1)
		set_number("ALMANAC_OPERATIONS", s->operations, "");
	else
		(void)unsetenv("ALMANAC_OPERATIONS");
	set_number("ALMANAC_READY", ready, "");
	set_number("ALMANAC_OUTPUT", output, "");
}

/* The first steps of every child. Standard output stays with the parent. */
static void
become_child(pid_t parent)
{
	sigset_t	 none;

	if (prctl(PR_SET_PDEATHSIG, SIGTERM) == -1 || getppid() != parent)
		_exit(1);
	set_number("ALMANAC_CLOCK", clock_shift(),
	    clock_shift() < 0 ? "" : "+");
	(void)dup2(STDERR_FILENO, STDOUT_FILENO);
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
}

static void
fail_to_run(const char *what)
{
	fprintf(stderr, "almanac: cannot run %s: %s\n", what,
	    strerror(errno));
	_exit(1);
}

/* Passes on the command's standard output, for the request log. */
static void
become_kore(const struct service *s, int ready, pid_t parent)
{
	char	 path[64];
	int	 output = dup(STDOUT_FILENO);

	become_child(parent);
	keep_open(s->socket);
	if (s->operations != -1)
		keep_open(s->operations);
	keep_open(ready);
	set_environment(s, ready, output);
	snprintf(path, sizeof(path), "/proc/self/fd/%d",
	    write_configuration(s));
	execlp("kore", "kore", "-fnrqc", path, (char *)NULL);
	fail_to_run("kore");
}

const char *
child_start(const struct service *s, struct child *child)
{
	pid_t	 self;
	int	 ends[2];

	if (pipe2(ends, O_CLOEXEC) == -1)
		return (command_complaint("cannot create a pipe: %s",
		    strerror(errno)));
	self = getpid();
	(void)fflush(NULL);
	if ((child->pid = fork()) == 0)
		become_kore(s, ends[1], self);
	(void)close(ends[1]);
	child->ready = ends[0];
	child->missing = s->workers;
	if (child->pid != -1)
		return (NULL);
	(void)close(ends[0]);
	child->pid = 0;
	return (command_complaint("cannot create a process: %s",
	    strerror(errno)));
}

/* The deliverer. */
static pid_t	 pid;		/* 0: none */
static bool	 wanted;
static int64_t	 due;		/* clock_steady() */
static int64_t	 began;
static int	 delay;		/* seconds to wait after it ended */

void
deliverer_want(bool wants)
{
	wanted = wants;
	delay = 0;
	due = 0;
	if (pid != 0)
		(void)kill(pid, SIGTERM);
}

static void
become_deliverer(const struct service *s, pid_t parent)
{
	become_child(parent);
	(void)setenv("ALMANAC_DATABASE", s->database, 1);
	execl("/proc/self/exe", "almanac", "deliver", "--config", s->config,
	    (char *)NULL);
	fail_to_run("'almanac deliver'");
}

void
deliverer_tend(const struct service *s)
{
	pid_t	 self;

	if (!wanted || pid != 0 || clock_steady() < due)
		return;
	self = getpid();
	(void)fflush(NULL);
	if ((pid = fork()) == 0)
		become_deliverer(s, self);
	began = clock_steady();
	if (pid != -1)
		return;
	pid = 0;
	due = began + CLOCK_SECOND;
}

int
deliverer_patience(void)
{
	int64_t	 left;

	if (!wanted || pid != 0)
		return (-1);
	left = due - clock_steady();
	return (left <= 0 ? 0 : (int)(left / CLOCK_MILLISECOND) + 1);
}

bool
deliverer_bury(pid_t ended, int status)
{
	int64_t	 now = clock_steady();

	if (ended != pid)
		return (false);
	pid = 0;
	if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS) {
		due = now;
		return (true);
	}
	if (WIFSIGNALED(status))
		fprintf(stderr, "almanac: 'almanac deliver' was killed by"
		    " signal %d\n",
		    WTERMSIG(status));
	if (now - began > DELAY_MAX * CLOCK_SECOND)
		delay = 0;
	delay = delay == 0 ? 1 : delay * 2 > DELAY_MAX ? DELAY_MAX : delay * 2;
	due = now + delay * CLOCK_SECOND;
	return (true);
}

void
deliverer_end(void)
{
	static const struct timespec	 look = { .tv_nsec = LOOK };
	int				 i;

	wanted = false;
	if (pid == 0)
		return;
	(void)kill(pid, SIGTERM);
	for (i = 0; i < LOOKS; i++) {
		if (waitpid(pid, NULL, WNOHANG) != 0)
			return;
		(void)nanosleep(&look, NULL);
	}
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, NULL, 0);
}
