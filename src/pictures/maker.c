#include "pictures/maker.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <seccomp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "pictures/picture.h"

#define SECONDS	20			/* CPU time for decoding one picture */
#define MEMORY	((rlim_t)800 << 20)	/* bytes of address space for
					 * decoding one picture */
#define ROOM	((size_t)32 << 20)	/* bytes for all files of one picture */

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static int		 maker = -1;	/* socket to the process that decodes */

static bool
receive(int fd, void *bytes, size_t length)
{
	char	*to = bytes;
	ssize_t	 n;

	for (; length > 0; to += n, length -= (size_t)n)
		if ((n = read(fd, to, length)) <= 0) {
			if (n == 0 || errno != EINTR)
				return (false);
			n = 0;
		}
	return (true);
}

static bool
pass(int fd, const void *bytes, size_t length)
{
	const char	*from = bytes;
	ssize_t		 n;

	for (; length > 0; from += n, length -= (size_t)n)
		if ((n = send(fd, from, length, MSG_NOSIGNAL)) == -1) {
			if (errno != EINTR)
				return (false);
			n = 0;
		}
	return (true);
}

/* Sanitizers reserve more address space than RLIMIT_AS allows. */
static bool
is_sanitized(void)
{
	extern void	__asan_init(void) __attribute__((weak));

	return (__asan_init != NULL);
}

/* Makes the kernel kill this process first when memory is short. */
static void
volunteer(void)
{
	int	 fd;

	if ((fd = open("/proc/self/oom_score_adj", O_WRONLY)) == -1)
		return;
	(void)!write(fd, "1000", 4);
	(void)close(fd);
}

/* From here on the process can only use memory and exit. */
static bool
confine(void)
{
	static const int	 calls[] = {
		SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mremap),
		SCMP_SYS(madvise), SCMP_SYS(futex), SCMP_SYS(exit),
		SCMP_SYS(exit_group), SCMP_SYS(rt_sigreturn),
		SCMP_SYS(clock_gettime), SCMP_SYS(sched_yield)
	};
	const struct rlimit	 time = { SECONDS, SECONDS };
	const struct rlimit	 memory = { MEMORY, MEMORY };
	scmp_filter_ctx		 filter;
	size_t			 i;
	int			 failed;

	(void)close_range(3, ~0U, 0);
	if (setrlimit(RLIMIT_CPU, &time) == -1 || (!is_sanitized() &&
	    setrlimit(RLIMIT_AS, &memory) == -1) ||
	    (filter = seccomp_init(SCMP_ACT_ERRNO(EPERM))) == NULL)
		return (false);
	failed = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1,
	    SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
	failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect),
	    1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
	failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(write), 1,
	    SCMP_A0(SCMP_CMP_EQ, STDERR_FILENO, 0));
	if (is_sanitized())
		failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW,
		    SCMP_SYS(sigaltstack), 0);
	for (i = 0; i < sizeof(calls) / sizeof(*calls); i++)
		failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0);
	return (failed == 0 && seccomp_load(filter) == 0);
}

/*
 * Decodes in a fork. `picture` is in shared memory. Returns false if the fork
 * failed or did not exit with status 0.
 */
static bool
make_apart(const void *bytes, size_t length, struct picture *picture)
{
	pid_t	 pid;
	int	 status;

	if ((pid = fork()) == 0) {
		volunteer();
		_exit(!confine() ||
		    !picture_decode(bytes, length, picture, ROOM));
	}
	while (pid != -1 && waitpid(pid, &status, 0) == -1)
		if (errno != EINTR)
			return (false);
	return (pid != -1 && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/*
 * Handles one request. Returns false if the other side has closed the socket.
 */
static bool
serve_one(int fd)
{
	struct picture	*picture;
	void		*bytes;
	uint32_t	 length;
	bool		 fine;

	if (!receive(fd, &length, sizeof(length)) || length > PICTURE_BYTES ||
	    (bytes = malloc(length + 1)) == NULL)
		return (false);
	picture = mmap(NULL, ROOM, PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	fine = picture != MAP_FAILED && receive(fd, bytes, length);
	if (fine) {
		length = make_apart(bytes, length, picture) ?
		    picture->length : 0;
		if (length > ROOM - sizeof(*picture))
			length = 0;
		fine = pass(fd, &length, sizeof(length)) && (length == 0 ||
		    pass(fd, picture, sizeof(*picture) + length));
	}
	if (picture != MAP_FAILED)
		(void)munmap(picture, ROOM);
	free(bytes);
	return (fine);
}

static void
end_with_parent(pid_t parent)
{
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) == -1 || getppid() != parent)
		_exit(1);
}

/*
 * Ignores signals that a service manager sends to all processes: this process
 * ends with its parent.
 */
static void
run(int fd, pid_t parent)
{
	sigset_t	 none;
	int		 kept = STDERR_FILENO + 1;

	end_with_parent(parent);
	(void)prctl(PR_SET_NAME, "pictures");
	if (fd != kept && dup2(fd, kept) == -1)
		_exit(1);
	(void)close_range((unsigned)kept + 1, ~0U, 0);
	(void)signal(SIGINT, SIG_IGN);
	(void)signal(SIGTERM, SIG_IGN);
	(void)signal(SIGHUP, SIG_IGN);
	(void)signal(SIGCHLD, SIG_DFL);
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	while (serve_one(kept))
		continue;
	_exit(0);
}

void
maker_start(void)
{
	pid_t	 parent = getpid(), pid;
	int	 fds[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) == -1 ||
	    (pid = fork()) == -1)
		abort();
	if (pid == 0)
		run(fds[1], parent);
	(void)close(fds[1]);
	maker = fds[0];
}

/*
 * Checks the answer: a picture may have taken over the process that decoded
 * it.
 */
static bool
is_valid(const struct picture *picture)
{
	const struct picture_file	*file;
	size_t				 i;

	if (strcmp(picture->extension, "jpg") != 0 &&
	    strcmp(picture->extension, "png") != 0 &&
	    strcmp(picture->extension, "webp") != 0)
		return (false);
	for (i = 0; i < PICTURE_SIZES; i++) {
		file = &picture->files[i];
		if (file->length > PICTURE_FILE ||
		    file->start > picture->length ||
		    file->length > picture->length - file->start ||
		    file->width > PICTURE_SIDE || file->height > PICTURE_SIDE)
			return (false);
	}
	return (picture->files[PICTURE_FULL].width > 0 &&
	    picture->files[PICTURE_FULL].height > 0);
}

static struct picture *
ask(const void *bytes, size_t length)
{
	struct picture	*picture;
	uint32_t	 size = (uint32_t)length;

	if (!pass(maker, &size, sizeof(size)) ||
	    !pass(maker, bytes, length) ||
	    !receive(maker, &size, sizeof(size)))
		abort();
	if (size == 0)
		return (NULL);
	if (size > ROOM || (picture = calloc(1, sizeof(*picture) + size)) == NULL ||
	    !receive(maker, picture, sizeof(*picture) + size))
		abort();
	picture->length = size;
	picture->extension[sizeof(picture->extension) - 1] = '\0';
	if (is_valid(picture))
		return (picture);
	free(picture);
	return (NULL);
}

struct picture *
maker_make(const void *bytes, size_t length)
{
	struct picture	*picture;

	if (length == 0 || length > PICTURE_BYTES)
		return (NULL);
	pthread_mutex_lock(&lock);
	if (maker == -1)
		maker_start();
	picture = ask(bytes, length);
	pthread_mutex_unlock(&lock);
	return (picture);
}
