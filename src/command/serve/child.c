#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/serve/child.h"
#include "command/serve/service.h"
#include "config/copying.h"

#define MODULE		"almanac.so"
#define CONNECTIONS	4096	/* of a worker */
#define OTHER_FILES	128

/*
 * The places of the module: next to the command in a build, or where it is
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
	for (i = 0; i < COUNT(places); i++) {
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
make_loadable(const char *module)
{
	static char	 path[64];
	int		 fd;

	if (strpbrk(module, " \t") == NULL ||
	    (fd = open(module, O_RDONLY)) == -1)
		return (module);
	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	return (path);
}

/* Returns as many as the system allows, minus descriptors for other files. */
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
		dprintf(fd, configuration, make_loadable(s->module), fd,
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

/*
 * The limits of addresses and callers go on when another Kore takes over, since
 * this may happen whenever someone writes much. Without the file they begin
 * again.
 */
static int
keep_meters(void)
{
	static int	 fd = -1;

	if (fd == -1)
		fd = memfd_create("almanac.meters", MFD_CLOEXEC);
	return (fd);
}

static void
set_environment(const struct service *s, int ready, int wake, int output)
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
	set_number("ALMANAC_WAKE", wake, "");
	set_number("ALMANAC_METERS", keep_meters(), "");
	set_number("ALMANAC_OUTPUT", output, "");
}

void
child_become(pid_t parent)
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

void
child_fail(const char *what)
{
	fprintf(stderr, "almanac: cannot run %s: %s\n", what,
	    strerror(errno));
	_exit(1);
}

void
child_inherit(const char *name, int fd)
{
	keep_open(fd);
	set_number(name, fd, "");
}

/* Passes on the command's standard output, for the request log. */
static void
become_kore(const struct service *s, int ready, int wake, pid_t parent)
{
	char	 path[64];
	int	 output = dup(STDOUT_FILENO);

	child_become(parent);
	keep_open(s->socket);
	if (s->operations != -1)
		keep_open(s->operations);
	keep_open(ready);
	keep_open(wake);
	keep_open(keep_meters());
	child_inherit(COPIES_ENV, s->copies[0]);
	set_environment(s, ready, wake, output);
	snprintf(path, sizeof(path), "/proc/self/fd/%d",
	    write_configuration(s));
	execlp("kore", "kore", "-fnrqc", path, (char *)NULL);
	child_fail("kore");
}

const char *
child_start(const struct service *s, int wake, struct child *child)
{
	pid_t	 self;
	int	 ends[2];

	if (pipe2(ends, O_CLOEXEC) == -1)
		return (command_complaint("cannot create a pipe: %s",
		    strerror(errno)));
	self = getpid();
	(void)keep_meters();
	(void)fflush(NULL);
	if ((child->pid = fork()) == 0)
		become_kore(s, ends[1], wake, self);
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
