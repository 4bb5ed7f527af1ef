/* What commands that read what other servers send can no longer do. */
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "command/command.h"

#define PAGE	4096

static char	 folder[] = P_tmpdir "/almanac-confine-XXXXXX";
static char	 inside[64], outside[64];

struct attempt {
	const char	*what;
	int		 outcome;	/* an error, or 0 */
	long		 call, arguments[6];
};

static int
try(const struct attempt *a)
{
	const long	*v = a->arguments;

	return (syscall(a->call, v[0], v[1], v[2], v[3], v[4], v[5]) == -1 ?
	    errno : 0);
}

static bool
has_landlock(void)
{
	return (syscall(SYS_landlock_create_ruleset, NULL, 0,
	    LANDLOCK_CREATE_RULESET_VERSION) > 0);
}

/* In a confined process, which writes the outcomes to shared memory. */
static void
try_all(const struct attempt *list, size_t count, int *outcomes)
{
	size_t	 i;

	if (command_confine(inside, NULL) != NULL)
		_exit(1);
	for (i = 0; i < count; i++)
		outcomes[i] = try(&list[i]);
	_exit(0);
}

static void
expect(const struct attempt *list, size_t count)
{
	size_t	 i;
	pid_t	 pid;
	int	*outcomes, status;

	outcomes = mmap(NULL, PAGE, PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(outcomes, MAP_FAILED);
	if ((pid = fork()) == 0)
		try_all(list, count, outcomes);
	cr_assert_eq(waitpid(pid, &status, 0), pid);
	cr_assert_eq(status, 0);
	for (i = 0; i < count; i++)
		cr_expect_eq(outcomes[i], list[i].outcome, "%s: %s",
		    list[i].what, strerror(outcomes[i]));
	(void)munmap(outcomes, PAGE);
}

#define EXPECT(...) do {						\
		const struct attempt	 list_[] = { __VA_ARGS__ };	\
		expect(list_, COUNT(list_));	\
	} while (0)
#define CALL(name, ...)	SYS_##name, { __VA_ARGS__ }

static void
make_folder(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(inside, sizeof(inside), "%s/inside", folder);
	snprintf(outside, sizeof(outside), "%s-outside", folder);
}

static void
remove_folder(void)
{
	(void)unlink(inside);
	(void)unlink(outside);
	(void)rmdir(folder);
}

TestSuite(confine, .init = make_folder, .fini = remove_folder);

Test(confine, no_program_is_started)
{
	static const char *const	 list[] = { "true", NULL };

	EXPECT(
	    { "fork", ENOSYS, CALL(clone, SIGCHLD) },
	    { "newer fork", ENOSYS, CALL(clone3, 0, 0) },
	    { "exec", ENOSYS, CALL(execve, (long)"/bin/true", (long)list) },
	    { "exec at", ENOSYS, CALL(execveat, AT_FDCWD, (long)"/bin/true",
	      (long)list) },
	    { "code", ENOSYS, CALL(mmap, 0, PAGE, PROT_READ | PROT_EXEC,
	      MAP_PRIVATE | MAP_ANONYMOUS, -1) },
	    { "memory", 0, CALL(mmap, 0, PAGE, PROT_READ | PROT_WRITE,
	      MAP_PRIVATE | MAP_ANONYMOUS, -1) },
	    { "namespaces", ENOSYS, CALL(unshare, CLONE_NEWUSER) });
}

Test(confine, a_process_can_still_abort)
{
	pid_t	 pid;
	int	 status;

	if ((pid = fork()) == 0) {
		(void)signal(SIGABRT, SIG_DFL);
		if (command_confine(inside, NULL) == NULL)
			abort();
		_exit(1);
	}
	cr_assert_eq(waitpid(pid, &status, 0), pid);
	cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

Test(confine, no_other_process_is_reached)
{
	EXPECT(
	    { "signal", ENOSYS, CALL(kill, getppid(), 0) },
	    { "trace", ENOSYS, CALL(ptrace, PTRACE_ATTACH, getppid()) },
	    { "read its memory", ENOSYS, CALL(process_vm_readv, getppid()) },
	    { "handle", ENOSYS, CALL(pidfd_open, getppid(), 0) },
	    { "limits", ENOSYS, CALL(prlimit64, getppid()) },
	    { "signals by files", ENOSYS, CALL(fcntl, 0, F_SETOWN, 1) });
}

Test(confine, files_are_made_and_removed_only_in_the_folder)
{
	EXPECT(
	    { "make in it", 0, CALL(openat, AT_FDCWD, (long)inside,
	      O_RDWR | O_CREAT, 0600) },
	    { "make outside", has_landlock() ? EACCES : 0,
	      CALL(openat, AT_FDCWD, (long)outside, O_RDWR | O_CREAT, 0600) },
	    { "remove in it", 0, CALL(unlinkat, AT_FDCWD, (long)inside, 0) },
	    { "remove a folder", ENOSYS, CALL(unlinkat, AT_FDCWD,
	      (long)folder, AT_REMOVEDIR) },
	    { "link", ENOSYS, CALL(linkat, AT_FDCWD, (long)inside, AT_FDCWD,
	      (long)outside) },
	    { "replace", ENOSYS, CALL(renameat2, AT_FDCWD, (long)inside,
	      AT_FDCWD, (long)outside) });
}

Test(confine, sockets_connect_and_never_listen)
{
	EXPECT(
	    { "TCP", 0, CALL(socket, AF_INET, SOCK_STREAM) },
	    { "raw", ENOSYS, CALL(socket, AF_PACKET, SOCK_RAW) },
	    { "listen", ENOSYS, CALL(listen, 0, 1) },
	    { "accept", ENOSYS, CALL(accept4, 0) });
}
