#include "pictures/maker.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/confine.h"
#include "base/shared.h"
#include "pictures/picture.h"

#define SECONDS	(MAKER_TIME / CLOCK_SECOND)
#define PATIENCE	10000		/* milliseconds that it may take */
#define NICE	5			/* lower than the caller */
#define MEMORY	((rlim_t)176 << 20)	/* bytes more than at its start */
#define ROOM	((size_t)32 << 20)	/* bytes for all files of one picture */
#define LOOK	20000			/* microseconds between two looks at
					 * whether the picture is wanted */

/*
 * The thread that has `turn` decodes, and the one that has `next` waits for it.
 * All others wait for `next`. So no process can take the turn twice in a row
 * while others wait.
 */
struct line {
	pthread_mutex_t	 next, turn;
};

static struct line	 own = {
	PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER
};
static struct line	*line = &own;	/* or shared */
static int		 maker = -1;	/* socket to the process that decodes */

/* The process that had it may have died. */
static bool
is_locked(pthread_mutex_t *mutex, int error)
{
	if (error == EOWNERDEAD)
		error = pthread_mutex_consistent(mutex);
	return (error == 0);
}

static void
lock_mutex(pthread_mutex_t *mutex)
{
	(void)is_locked(mutex, pthread_mutex_lock(mutex));
}

static bool
try_lock(pthread_mutex_t *mutex)
{
	return (is_locked(mutex, pthread_mutex_trylock(mutex)));
}

static void
await_turn(void)
{
	lock_mutex(&line->next);
	lock_mutex(&line->turn);
	pthread_mutex_unlock(&line->next);
}

bool
maker_try_turn(void)
{
	bool	 taken;

	if (!try_lock(&line->next))
		return (false);
	taken = try_lock(&line->turn);
	pthread_mutex_unlock(&line->next);
	return (taken);
}

void
maker_end_turn(void)
{
	pthread_mutex_unlock(&line->turn);
}

void
maker_share(void)
{
	pthread_mutexattr_t	 kind;

	line = shared_new(sizeof(*line));
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&line->next, &kind);
	pthread_mutex_init(&line->turn, &kind);
	pthread_mutexattr_destroy(&kind);
}

static bool
receive_bytes(int fd, void *bytes, size_t length)
{
	char	*to = bytes;
	ssize_t	 n;

	for (; length > 0; to += n, length -= (size_t)n)
		if ((n = read(fd, to, length)) <= 0) {
			if (n == 0 || (errno != EINTR && errno != EAGAIN))
				return (false);
			n = 0;
		}
	return (true);
}

static bool
send_bytes(int fd, const void *bytes, size_t length)
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

#define STOP	0	/* instead of a length */

/* Makes the kernel kill this process first when memory is short. */
static void
raise_oom_score(void)
{
	int	 fd;

	if ((fd = open("/proc/self/oom_score_adj", O_WRONLY)) == -1)
		return;
	(void)!write(fd, "1000", 4);
	(void)close(fd);
}

/* Bytes of this process's address space, or 0 if they are unknown. */
static rlim_t
count_memory(void)
{
	unsigned long	 pages = 0;
	FILE		*file;

	if ((file = fopen("/proc/self/statm", "re")) == NULL)
		return (0);
	(void)!fscanf(file, "%lu", &pages);
	(void)fclose(file);
	return (pages * (rlim_t)sysconf(_SC_PAGESIZE));
}

/*
 * From here on the process can only use memory and exit. Messages of libraries
 * are lost.
 */
static bool
confine_process(void)
{
	const struct rlimit	 time = { SECONDS, SECONDS };
	const rlim_t		 most = count_memory() + MEMORY;
	const struct rlimit	 memory = { most, most };

	(void)close_range(3, ~0U, 0);
	return (setrlimit(RLIMIT_CPU, &time) == 0 && (confine_is_sanitized() ||
	    setrlimit(RLIMIT_AS, &memory) == 0) && confine_calls(NULL, 0));
}

static void
end_with_parent(pid_t parent)
{
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) == -1 || getppid() != parent)
		_exit(1);
}

/*
 * Waits until the process has ended, its time is over, or the other side stops
 * it or closes the socket.
 */
static void
await_end(pid_t pid, int fd)
{
	struct pollfd	 p[] = {
		{ .fd = (int)syscall(SYS_pidfd_open, pid, 0),
		    .events = POLLIN },
		{ .fd = fd, .events = POLLIN }
	};

	while (poll(p, 2, PATIENCE) == -1 && errno == EINTR)
		continue;
	(void)close(p[0].fd);
}

/*
 * Decodes in a fork. `picture` is in shared memory. Returns false if the fork
 * failed or did not exit with status 0.
 */
static bool
decode_in_fork(int fd, const void *bytes, size_t length,
    struct picture *picture)
{
	pid_t	 pid, parent = getpid();
	int	 status;

	if ((pid = fork()) == 0) {
		end_with_parent(parent);
		raise_oom_score();
		(void)setpriority(PRIO_PROCESS, 0, NICE);
		_exit(!confine_process() ||
		    !picture_decode(bytes, length, picture, ROOM));
	}
	if (pid == -1)
		return (false);
	await_end(pid, fd);
	(void)kill(pid, SIGKILL);
	while (waitpid(pid, &status, 0) == -1)
		if (errno != EINTR)
			return (false);
	return (WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/*
 * Handles one request. Its length comes first; 0 stops the request before it,
 * if that is not answered yet. Returns false if the other side has closed the
 * socket.
 */
static bool
serve_request(int fd)
{
	struct picture	*picture;
	void		*bytes;
	uint32_t	 length;
	bool		 fine;

	if (!receive_bytes(fd, &length, sizeof(length)) ||
	    length > PICTURE_BYTES)
		return (false);
	if (length == STOP)
		return (true);
	if ((bytes = malloc(length)) == NULL)
		return (false);
	picture = mmap(NULL, ROOM, PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	fine = picture != MAP_FAILED && receive_bytes(fd, bytes, length);
	if (fine) {
		length = decode_in_fork(fd, bytes, length, picture) ?
		    picture->length : 0;
		if (length > ROOM - sizeof(*picture))
			length = 0;
		fine = send_bytes(fd, &length, sizeof(length)) &&
		    (length == 0 || send_bytes(fd, picture,
		    sizeof(*picture) + length));
	}
	if (picture != MAP_FAILED)
		(void)munmap(picture, ROOM);
	free(bytes);
	return (fine);
}

/*
 * Ignores signals that a service manager sends to all processes: this process
 * ends with its parent.
 */
static void
run_decoder(int fd, pid_t parent)
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
	while (serve_request(kept))
		continue;
	_exit(0);
}

void
maker_start(void)
{
	static const struct timeval	 look = { .tv_usec = LOOK };
	pid_t				 parent = getpid(), pid;
	int				 fds[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) == -1 ||
	    setsockopt(fds[0], SOL_SOCKET, SO_RCVTIMEO, &look,
	    sizeof(look)) == -1 || (pid = fork()) == -1)
		abort();
	if (pid == 0)
		run_decoder(fds[1], parent);
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

/*
 * Waits for the answer. Stops the request when `*unwanted` becomes true.
 * Returns false if the other side has died.
 */
static bool
await_answer(const atomic_bool *unwanted)
{
	static const uint32_t	 stop = STOP;
	bool			 stopped = false;
	ssize_t			 n;
	char			 c;

	while ((n = recv(maker, &c, 1, MSG_PEEK)) == -1) {
		if (errno != EAGAIN && errno != EINTR)
			return (false);
		if (stopped || unwanted == NULL || !atomic_load(unwanted))
			continue;
		if (!send_bytes(maker, &stop, sizeof(stop)))
			return (false);
		stopped = true;
	}
	return (n == 1);
}

static struct picture *
request_picture(const void *bytes, size_t length, const atomic_bool *unwanted)
{
	struct picture	*picture;
	uint32_t	 size = (uint32_t)length;

	if (!send_bytes(maker, &size, sizeof(size)) ||
	    !send_bytes(maker, bytes, length) || !await_answer(unwanted) ||
	    !receive_bytes(maker, &size, sizeof(size)))
		abort();
	if (size == 0)
		return (NULL);
	if (size > ROOM ||
	    (picture = calloc(1, sizeof(*picture) + size)) == NULL ||
	    !receive_bytes(maker, picture, sizeof(*picture) + size))
		abort();
	picture->length = size;
	picture->extension[sizeof(picture->extension) - 1] = '\0';
	if (is_valid(picture))
		return (picture);
	free(picture);
	return (NULL);
}

struct picture *
maker_make(const void *bytes, size_t length, struct making *making)
{
	static const struct making	 plain = { .unwanted = NULL };
	const struct making		*m = making != NULL ? making : &plain;
	const atomic_bool		*unwanted = m->unwanted;
	struct picture			*picture = NULL;
	int64_t				 since;

	if (length == 0 || length > PICTURE_BYTES)
		return (NULL);
	if (!m->has_turn)
		await_turn();
	since = clock_steady();
	if (maker == -1)
		maker_start();
	if (unwanted == NULL || !atomic_load(unwanted))
		picture = request_picture(bytes, length, unwanted);
	if (!m->has_turn)
		maker_end_turn();
	if (making != NULL)
		making->took = clock_steady() - since;
	return (picture);
}
