/* The sandbox of commands that read what other servers send. */
#include <sys/ioctl.h>
#include <sys/socket.h>

#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

#include "base/array.h"
#include "base/confine.h"
#include "command/command.h"
#include "store/store.h"

#define OPTION(level, option)						\
	CONFINE_CALL_IF_BOTH(setsockopt, CONFINE_EQUAL(1, level),	\
	    CONFINE_EQUAL(2, option))
#define FAMILY(family)	CONFINE_CALL_IF(socket, CONFINE_EQUAL(0, family))
#define FILE_CONTROL(command)						\
	CONFINE_CALL_IF(fcntl, CONFINE_EQUAL(1, command))

/*
 * Of SQLite, libpq, libcurl with TLS, and name resolution, which has threads. A
 * thread cannot be told apart in clone3(), so that fails and libc tries
 * clone(). No program starts, and no other process can be reached, except
 * through a handle opened before, or by `almanac copy` one sent by a worker.
 */
static const struct confine_call	 calls[] = {
	/* Files. */
	CONFINE_CALL(open), CONFINE_CALL(openat), CONFINE_CALL(close),
	CONFINE_CALL(stat), CONFINE_CALL(fstat), CONFINE_CALL(lstat),
	CONFINE_CALL(newfstatat), CONFINE_CALL(statx), CONFINE_CALL(statfs),
	CONFINE_CALL(fstatfs), CONFINE_CALL(access), CONFINE_CALL(faccessat),
	CONFINE_CALL(faccessat2), CONFINE_CALL(readlink),
	CONFINE_CALL(readlinkat), CONFINE_CALL(getcwd),
	CONFINE_CALL(getdents64), CONFINE_CALL(lseek), CONFINE_CALL(read),
	CONFINE_CALL(readv), CONFINE_CALL(pread64), CONFINE_CALL(write),
	CONFINE_CALL(writev), CONFINE_CALL(pwrite64), CONFINE_CALL(fsync),
	CONFINE_CALL(fdatasync), CONFINE_CALL(ftruncate),
	CONFINE_CALL(fallocate), CONFINE_CALL(flock), CONFINE_CALL(fchown),
	CONFINE_CALL(fchmod), CONFINE_CALL(unlink),
	CONFINE_CALL_IF(unlinkat, CONFINE_EQUAL(2, 0)),
	CONFINE_CALL_IF(renameat2, CONFINE_EQUAL(4, RENAME_NOREPLACE)),
	FILE_CONTROL(F_GETLK), FILE_CONTROL(F_SETLK),
	FILE_CONTROL(F_OFD_SETLK), FILE_CONTROL(F_GETFD),
	FILE_CONTROL(F_SETFD), FILE_CONTROL(F_GETFL), FILE_CONTROL(F_SETFL),
	FILE_CONTROL(F_DUPFD_CLOEXEC),

	/* Connections. */
	FAMILY(AF_UNIX), FAMILY(AF_INET), FAMILY(AF_INET6),
	FAMILY(AF_NETLINK), CONFINE_CALL(socketpair), CONFINE_CALL(pipe2),
	CONFINE_CALL(eventfd2), CONFINE_CALL(connect), CONFINE_CALL(bind),
	CONFINE_CALL(getsockname), CONFINE_CALL(getpeername),
	CONFINE_CALL(getsockopt), CONFINE_CALL(sendto),
	CONFINE_CALL(sendmsg), CONFINE_CALL(sendmmsg),
	CONFINE_CALL(recvfrom),
	CONFINE_CALL(recvmsg), CONFINE_CALL(shutdown), CONFINE_CALL(poll),
	CONFINE_CALL(ppoll), CONFINE_CALL(select), CONFINE_CALL(pselect6),
	CONFINE_CALL_IF(setsockopt, CONFINE_EQUAL(1, IPPROTO_TCP)),
	CONFINE_CALL_IF(ioctl, CONFINE_EQUAL(1, FIONREAD)),
	OPTION(SOL_SOCKET, SO_KEEPALIVE), OPTION(SOL_IP, IP_RECVERR),
	OPTION(SOL_IPV6, IPV6_RECVERR),

	/* Threads, and this process. */
	CONFINE_CALL_IF(clone, CONFINE_BITS(0, CLONE_THREAD, CLONE_THREAD)),
	CONFINE_CALL(set_robust_list), CONFINE_CALL(rseq),
	CONFINE_CALL(getpid), CONFINE_CALL(gettid), CONFINE_CALL(getuid),
	CONFINE_CALL(geteuid), CONFINE_CALL(getgid), CONFINE_CALL(getegid),
	CONFINE_CALL(sched_getaffinity), CONFINE_CALL(uname),
	CONFINE_CALL(sysinfo), CONFINE_CALL(getrandom),
	CONFINE_CALL_IF(prlimit64, CONFINE_EQUAL(0, 0)),

	/* Signals, and processes started before. */
	CONFINE_CALL(rt_sigaction), CONFINE_CALL(rt_sigprocmask),
	CONFINE_CALL(rt_sigpending), CONFINE_CALL(rt_sigtimedwait),
	CONFINE_CALL(signalfd4), CONFINE_CALL(pidfd_send_signal),
	CONFINE_CALL(wait4),

	/* Time; some machines need a system call for it. */
	CONFINE_CALL(gettimeofday), CONFINE_CALL(nanosleep),
	CONFINE_CALL(clock_nanosleep), CONFINE_CALL(restart_syscall)
};

/*
 * Certificates, and the files of name resolution, may be anywhere. `scratch` is
 * another folder in which the process may write, or NULL.
 */
static void
keep_to_folder(const char *database, const char *scratch)
{
	char			 path[PATH_MAX];
	struct confine_rule	 rules[2];

	snprintf(path, sizeof(path), "%s", database);
	rules[0] = (struct confine_rule){ "/dev/null",
	    LANDLOCK_ACCESS_FS_WRITE_FILE };
	if (store_is_file(database))
		scratch = dirname(path);
	rules[1] = (struct confine_rule){ scratch, CONFINE_WRITE };
	confine_files(CONFINE_ALL & ~(uint64_t)CONFINE_READ, rules,
	    scratch != NULL ? 2 : 1);
}

const char *
command_confine(const char *database, const char *scratch)
{
	keep_to_folder(database, scratch);
	return (confine_calls(calls, COUNT(calls)) ? NULL :
	    "the kernel cannot restrict system calls (seccomp)");
}
