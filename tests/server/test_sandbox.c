/* What an attacker who controls a worker cannot do. */
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attempts.h"
#include "harness.h"

TestSuite(sandbox, .init = attempts_start, .fini = service_stop);

/* For a database in a file; for PostgreSQL see test_server.c. */
TestSuite(sandbox_of_files, .init = attempts_start, .fini = service_stop);

Test(sandbox, no_process_is_started)
{
	EXPECT(
	    { "fork", KILLED, CALL(clone, SIGCHLD) },
	    { "vfork", KILLED, CALL(clone, CLONE_VM | CLONE_VFORK | SIGCHLD) },
	    { "fork into a user namespace", KILLED,
	      CALL(clone, CLONE_NEWUSER | SIGCHLD) },
	    { "newer fork", ENOSYS, CALL(clone3, PAGE, 64) },
	    { "exec", KILLED, CALL_WITH("/bin/true", execve, TEXT, LIST, 0) },
	    { "exec at", KILLED, CALL_WITH("/bin/true", execveat, AT_FDCWD,
	      TEXT, LIST, 0, 0) },
	    { "unshare", KILLED, CALL(unshare, CLONE_NEWUSER) },
	    { "setns", KILLED, CALL(setns, 0, 0) });
}

Test(sandbox_of_files, no_socket_is_made)
{
	EXPECT(
	    { "TCP", KILLED, CALL(socket, AF_INET, SOCK_STREAM, 0) },
	    { "UDP", KILLED, CALL(socket, AF_INET, SOCK_DGRAM, 0) },
	    { "UNIX", KILLED, CALL(socket, AF_UNIX, SOCK_STREAM, 0) },
	    { "netlink", KILLED, CALL(socket, AF_NETLINK, SOCK_RAW, 0) },
	    { "a pair", KILLED, CALL(socketpair, AF_UNIX, SOCK_STREAM, 0,
	      PAGE) },
	    { "connect", KILLED, CALL(connect, 0, PAGE, 16) },
	    { "bind", KILLED, CALL(bind, 0, PAGE, 16) },
	    { "pass files on", KILLED, CALL(sendmsg, 0, PAGE, 0) },
	    { "filter what comes", KILLED, CALL(setsockopt, 0, SOL_SOCKET,
	      SO_ATTACH_FILTER, PAGE, 16) });
}

#define OPEN(text, flags)						\
	CALL_WITH(text, openat, AT_FDCWD, TEXT, flags, 0600)

Test(sandbox_of_files, no_file_outside_is_opened)
{
	char	 outside[] = P_tmpdir "/almanac-outside-XXXXXX";
	char	 inside[128];
	struct row	 own = { "read a file of the folder", 0,
			    OPEN("", O_RDONLY) };
	struct row	 new = { "make a file in the folder", 0,
			    OPEN("", O_RDWR | O_CREAT) };
	struct row	 up = { "read a file above the folder", EACCES,
			    OPEN("", O_RDONLY) };
#ifdef SYS_unlink
	struct row	 gone = { "remove a file outside", EACCES,
			    CALL(unlink, TEXT) };
#else
	struct row	 gone = { "remove a file outside", EACCES,
			    CALL(unlinkat, AT_FDCWD, TEXT, 0) };
#endif

	if (!has_landlock())
		cr_skip_test("without Landlock");
	(void)close(mkstemp(outside));
	strcpy(inside, attempts_path("log"));
	strcpy(own.attempt.text, inside);
	strcpy(new.attempt.text, attempts_path("new"));
	snprintf(up.attempt.text, sizeof(up.attempt.text), "%s/../%s",
	    service.folder, strrchr(outside, '/') + 1);
	strcpy(gone.attempt.text, outside);
	EXPECT(own, new, up, gone,
	    { "read", EACCES, OPEN("/etc/passwd", O_RDONLY) },
	    { "write", EACCES, OPEN("/dev/null", O_WRONLY) },
	    { "make", EACCES, OPEN(P_tmpdir "/almanac-outside",
	      O_RDWR | O_CREAT) },
	    { "list", EACCES, OPEN("/", O_RDONLY | O_DIRECTORY) },
	    { "its own memory", EACCES, OPEN("/proc/self/mem", O_RDWR) });
	cr_expect_eq(unlink(outside), 0);
	cr_expect_eq(access(P_tmpdir "/almanac-outside", F_OK), -1);
}

Test(sandbox, files_are_only_read_written_and_removed)
{
	EXPECT(
	    { "move", KILLED, CALL_WITH("x", renameat2, AT_FDCWD, TEXT,
	      AT_FDCWD, TEXT, 0) },
	    { "link", KILLED, CALL_WITH("x", linkat, AT_FDCWD, TEXT, AT_FDCWD,
	      TEXT, 0) },
	    { "symbolic link", KILLED, CALL_WITH("x", symlinkat, TEXT,
	      AT_FDCWD, TEXT) },
	    { "folder", KILLED, CALL_WITH("x", mkdirat, AT_FDCWD, TEXT, 0700) },
	    { "device", KILLED, CALL_WITH("x", mknodat, AT_FDCWD, TEXT,
	      S_IFCHR | 0600, 0) },
	    { "mode of a path", KILLED, CALL_WITH("x", fchmodat, AT_FDCWD,
	      TEXT, 0777) },
	    { "size of a path", KILLED, CALL_WITH("x", truncate, TEXT, 0) },
	    { "mount", KILLED, CALL_WITH("x", mount, TEXT, TEXT, TEXT, 0) },
	    { "another root", KILLED, CALL_WITH("x", chroot, TEXT) });
}

Test(sandbox, other_processes_are_out_of_reach)
{
	struct row	 parent = { "a signal to its parent", KILLED,
			    CALL(kill, service.parent, 0) };
	struct row	 thread = { "a signal to a thread of it", KILLED,
			    CALL(tgkill, service.parent, service.parent,
			    0) };
	struct row	 traced = { "trace it", KILLED, CALL(ptrace,
			    PTRACE_ATTACH, service.parent, 0, 0) };
	struct row	 read = { "read its memory", KILLED,
			    CALL(process_vm_readv, service.parent, PAGE, 1,
			    PAGE, 1, 0) };
	struct row	 handle = { "a handle of it", KILLED,
			    CALL(pidfd_open, service.parent, 0) };
	struct row	 limits = { "its limits", KILLED, CALL(prlimit64,
			    service.parent, 0, 0, PAGE) };

	EXPECT(parent, thread, traced, read, handle, limits,
	    { "a signal to everybody", KILLED, CALL(kill, -1, 0) },
	    { "a signal to its group", KILLED, CALL(kill, 0, 0) });
	cr_expect_eq(parent_of_workers(), service.parent);
}

#define ANONYMOUS	(MAP_PRIVATE | MAP_ANONYMOUS)

Test(sandbox, memory_never_becomes_code)
{
	EXPECT(
	    { "memory", 0, CALL(mmap, 0, 4096, PROT_READ | PROT_WRITE,
	      ANONYMOUS, -1, 0) },
	    { "code", KILLED, CALL(mmap, 0, 4096, PROT_READ | PROT_EXEC,
	      ANONYMOUS, -1, 0) },
	    { "code that can be written", KILLED, CALL(mmap, 0, 4096,
	      PROT_READ | PROT_WRITE | PROT_EXEC, ANONYMOUS, -1, 0) },
	    { "made code", KILLED, CALL(mprotect, PAGE, 4096,
	      PROT_READ | PROT_EXEC) },
	    { "made code by a key", KILLED, CALL(pkey_mprotect, PAGE, 4096,
	      PROT_READ | PROT_EXEC, 0) },
	    { "whatever is read is code", KILLED, CALL(personality,
	      0x0400000) },
	    { "a file without a name", KILLED, CALL_WITH("x", memfd_create,
	      TEXT, 0) },
	    { "other advice", EINVAL, CALL(madvise, PAGE, 4096,
	      MADV_WILLNEED) });
}

Test(sandbox, the_kernel_offers_little)
{
	EXPECT(
	    { "io_uring", KILLED, CALL(io_uring_setup, 1, PAGE) },
	    { "bpf", KILLED, CALL(bpf, 0, PAGE, 64) },
	    { "perf", KILLED, CALL(perf_event_open, PAGE, 0, -1, -1, 0) },
	    { "userfaultfd", KILLED, CALL(userfaultfd, 0) },
	    { "keys", KILLED, CALL(keyctl, 0, 0, 0) },
	    { "its own name", KILLED, CALL_WITH("x", prctl, 15, TEXT) },
	    { "another user", KILLED, CALL(setuid, 0) },
	    { "signals by files", KILLED, CALL(fcntl, 0, F_SETOWN, 1) },
	    { "terminals", EACCES, CALL(ioctl, 0, 0x5412, PAGE) });
}

/* The kernel resumes the wait by another system call, which must be allowed. */
Test(sandbox, a_worker_that_was_stopped_while_it_waits_goes_on)
{
	struct db	*lock;
	int	 fds[8], i;

	lock = lock_database();
	for (i = 0; i < 8; i++) {
		fds[i] = dial();
		say(fds[i], event_request(i));
	}
	pause_for(200);
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGSTOP);
	pause_for(100);
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGCONT);
	pause_for(100);
	unlock_database(lock);
	for (i = 0; i < 8; i++) {
		EXPECT_STATUS("201", hear(fds[i]));
		(void)close(fds[i]);
	}
	service.mortal = false;
}

/* Without Landlock, libraries can open files that they find with it missing. */
TestSuite(without_landlock, .fini = service_stop);

/* Markup that asks for a conversion, for which a library would be loaded. */
static const char *
foreign_request(void)
{
	static const char	 body[] = "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"description\":"
	    "\"<meta charset='shift_jis'><p>x</p><meta http-equiv="
	    "'Content-Type' content='text/html; charset=ISO-2022-JP'>\"}";
	static char		 text[1024];

	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n"
	    "Connection: close\r\n\r\n%s", service.login, strlen(body), body);
	return (text);
}

static void
expect_service(const char *zone)
{
	int	 i;

	(void)setenv("LANDLOCK", "absent", 1);
	(void)unsetenv("TZ");
	if (zone != NULL)
		(void)setenv("TZ", zone, 1);
	service_start();
	for (i = 0; i < 4 * WORKERS; i++) {
		EXPECT_STATUS("201", ask(event_request(i)));
		EXPECT_STATUS("200", ask(GET(API "/events")));
		EXPECT_STATUS("200", ask(GET("/")));
		EXPECT_STATUS("201", ask(foreign_request()));
	}
}

Test(without_landlock, the_service_runs_in_the_zone_of_the_system)
{
	expect_service(NULL);
}

Test(without_landlock, the_service_runs_in_another_zone)
{
	expect_service("America/New_York");
}
