/*
 * The sandbox of a worker. It may make only these system calls, and use only
 * files in the folder of the database; if the database is a server, it may
 * connect, and read all files. Other files fail with EACCES. Any other system
 * call kills the worker, which Kore reports and replaces; our code makes none.
 */
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/seccomp.h>

#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/confine.h"
#include "config/copying.h"
#include "pictures/maker.h"
#include "server/parent.h"
#include "server/restarts.h"
#include "store/store.h"

/* Flags of pthread_create(). fork() does not use them. */
#define THREAD	(CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | \
		CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS | \
		CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID)

/* Newer architectures have only the *at() variants of these calls. */
#ifdef SYS_unlink
#define ALLOW_UNLINK	KORE_SYSCALL_ALLOW(unlink)
#else
#define ALLOW_UNLINK	KORE_SYSCALL_ALLOW(unlinkat)
#endif
#ifdef SYS_epoll_wait
#define ALLOW_WAIT	KORE_SYSCALL_ALLOW(epoll_wait)
#define ALLOW_POLL	KORE_SYSCALL_ALLOW(poll)
#else
#define ALLOW_WAIT	KORE_SYSCALL_ALLOW(epoll_pwait)
#define ALLOW_POLL	KORE_SYSCALL_ALLOW(ppoll)
#endif

/* The address sanitizers of both compilers need more. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#endif

/*
 * Kore appends its own list, which allows socket calls. The last line here
 * rejects everything, so Kore's list has no effect.
 */
static struct sock_filter	 calls[] = {
	/* Connections, and the event loop. */
	ALLOW_WAIT,
	KORE_SYSCALL_ALLOW(epoll_ctl),
	KORE_SYSCALL_ALLOW(eventfd2),
	KORE_SYSCALL_ALLOW(accept),
	KORE_SYSCALL_ALLOW(recvfrom),
	KORE_SYSCALL_ALLOW(sendto),
	KORE_SYSCALL_ALLOW(shutdown),
	KORE_SYSCALL_ALLOW_ARG(setsockopt, 1, IPPROTO_TCP),

	/* A pair for the answer of `almanac copy`, and the file in it. */
	KORE_SYSCALL_ALLOW_ARG(socketpair, 1, SOCK_SEQPACKET | SOCK_CLOEXEC),
	KORE_SYSCALL_ALLOW(recvmsg),

	/* Files. */
	KORE_SYSCALL_ALLOW(openat),
	KORE_SYSCALL_ALLOW(newfstatat),
	KORE_SYSCALL_ALLOW(fstat),		/* depends on the C library */
	KORE_SYSCALL_ALLOW(statfs),		/* for statvfs() */
	KORE_SYSCALL_ALLOW(read),
	KORE_SYSCALL_ALLOW(write),
	KORE_SYSCALL_ALLOW(writev),		/* for messages of abort() */
	KORE_SYSCALL_ALLOW(close),
	KORE_SYSCALL_ALLOW(pread64),
	KORE_SYSCALL_ALLOW(pwrite64),
	KORE_SYSCALL_ALLOW(fdatasync),
	KORE_SYSCALL_ALLOW(fsync),
	KORE_SYSCALL_ALLOW(ftruncate),
	KORE_SYSCALL_ALLOW(fchown),
	KORE_SYSCALL_ALLOW(fchmod),
	ALLOW_UNLINK,
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_GETLK),
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_SETLK),
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_OFD_SETLK),
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_GETFL),
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_SETFL),
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_SETFD),
	KORE_SYSCALL_DENY(ioctl, EACCES),	/* isatty() */

	/* Memory, but never executable. */
	KORE_SYSCALL_ALLOW(brk),
	KORE_SYSCALL_ALLOW_MASK(mmap, 2, PROT_READ | PROT_WRITE),
	KORE_SYSCALL_ALLOW_MASK(mprotect, 2, PROT_READ | PROT_WRITE),
	KORE_SYSCALL_ALLOW(munmap),
	KORE_SYSCALL_ALLOW(mremap),
	KORE_SYSCALL_ALLOW_ARG(madvise, 2, MADV_DONTNEED),
	KORE_SYSCALL_DENY(madvise, EINVAL),
	KORE_SYSCALL_ALLOW(sysinfo),		/* for qsort() */

	/* Threads. */
	KORE_SYSCALL_ALLOW_ARG(clone, 0, THREAD),
	KORE_SYSCALL_DENY(clone3, ENOSYS),	/* then libc tries clone() */
	KORE_SYSCALL_ALLOW(set_robust_list),
	KORE_SYSCALL_ALLOW(rseq),
	KORE_SYSCALL_ALLOW(futex),
	KORE_SYSCALL_ALLOW(sched_yield),
	KORE_SYSCALL_ALLOW_ARG(setpriority, 0, PRIO_PROCESS),
	KORE_SYSCALL_ALLOW(exit),
	KORE_SYSCALL_ALLOW(exit_group),
	KORE_SYSCALL_ALLOW(getpid),
	KORE_SYSCALL_ALLOW(gettid),
	KORE_SYSCALL_ALLOW(geteuid),

	/* Time; some machines need a system call for it. */
	KORE_SYSCALL_ALLOW(clock_gettime),
	KORE_SYSCALL_ALLOW(gettimeofday),
	KORE_SYSCALL_ALLOW(clock_nanosleep),
	KORE_SYSCALL_ALLOW(restart_syscall),	/* after SIGCONT */

	KORE_SYSCALL_ALLOW(rt_sigaction),
	KORE_SYSCALL_ALLOW(rt_sigprocmask),
	KORE_SYSCALL_ALLOW(rt_sigreturn),
	KORE_SYSCALL_ALLOW(getrandom),

#ifdef SANITIZED
	KORE_SYSCALL_ALLOW(sigaltstack),
	KORE_SYSCALL_ALLOW(sched_getaffinity),
#endif
	KORE_BPF_RET(SECCOMP_RET_KILL_PROCESS)
};

/* Options of sockets are integers of 32 bits. */
#define ALLOW_OPTION(level, option)					\
	KORE_BPF_CMP(SYS_setsockopt, 0, 6),				\
	KORE_BPF_LOAD(args[1], ARGS_LO_OFFSET),				\
	KORE_BPF_CMP(level, 0, 3),					\
	KORE_BPF_LOAD(args[2], ARGS_LO_OFFSET),				\
	KORE_BPF_CMP(option, 0, 1),					\
	KORE_BPF_RET(SECCOMP_RET_ALLOW),				\
	KORE_BPF_LOAD(nr, 0)

/*
 * Calls to connect to a server: sockets, name resolution (sendmmsg, bind), and
 * libpq, which checks for SIGPIPE and looks up the user's name.
 */
static struct sock_filter	 connecting[] = {
	KORE_SYSCALL_ALLOW_ARG(socket, 0, AF_UNIX),
	KORE_SYSCALL_ALLOW_ARG(socket, 0, AF_INET),
	KORE_SYSCALL_ALLOW_ARG(socket, 0, AF_INET6),
	KORE_SYSCALL_ALLOW_ARG(socket, 0, AF_NETLINK),
	KORE_SYSCALL_ALLOW(connect),
	KORE_SYSCALL_ALLOW(bind),
	KORE_SYSCALL_ALLOW(getsockname),
	KORE_SYSCALL_ALLOW(getpeername),
	KORE_SYSCALL_ALLOW(getsockopt),
	ALLOW_OPTION(SOL_SOCKET, SO_KEEPALIVE),
	ALLOW_OPTION(SOL_IP, IP_RECVERR),
	ALLOW_OPTION(SOL_IPV6, IPV6_RECVERR),
	KORE_SYSCALL_ALLOW(sendmmsg),
	ALLOW_POLL,
	KORE_SYSCALL_ALLOW_ARG(fcntl, 1, F_GETFD),
	KORE_SYSCALL_ALLOW(lseek),
	KORE_SYSCALL_ALLOW(getdents64),
	KORE_SYSCALL_ALLOW(rt_sigpending),
	KORE_SYSCALL_ALLOW(rt_sigtimedwait),
	KORE_SYSCALL_ALLOW(getuid),
	KORE_SYSCALL_ALLOW(getgid),
	KORE_SYSCALL_ALLOW(getegid),
	KORE_SYSCALL_ALLOW(uname)
};

/*
 * Certificates and passwords for the connection may be anywhere, so reading is
 * allowed everywhere.
 */
static void
keep_to_files(void)
{
	char			 path[PATH_MAX];
	struct confine_rule	 rules[2];

	if (!store_is_file(parent_database())) {
		confine_files(CONFINE_ALL & ~(uint64_t)CONFINE_READ, NULL, 0);
		return;
	}
	(void)kore_strlcpy(path, parent_database(), sizeof(path));
	rules[0] = (struct confine_rule){ dirname(path),
	    CONFINE_READ | CONFINE_WRITE };
	rules[1] = (struct confine_rule){ "/dev/urandom",
	    LANDLOCK_ACCESS_FS_READ_FILE };
	confine_files(CONFINE_ALL, rules, 2);
}

/*
 * abort() sends a signal to its own process; so does Kore when its parent has
 * died.
 */
static void
allow_own_signals(void)
{
	const struct sock_filter	 own[] = {
		KORE_SYSCALL_ALLOW_ARG(kill, 0, getpid()),
		KORE_SYSCALL_ALLOW_ARG(tgkill, 0, getpid()),
	};
	static struct sock_filter	 kept[KORE_FILTER_LEN(own)];

	memcpy(kept, own, sizeof(own));
	kore_seccomp_filter("almanac_signals", kept, KORE_FILTER_LEN(kept));
}

/* One end of such a pair may only be sent to `almanac copy`. */
static void
allow_asking_for_copies(void)
{
	const char			*fd = getenv(COPIES_ENV);
	const struct sock_filter	 own[] = {
		KORE_SYSCALL_ALLOW_ARG(sendmsg, 0, fd == NULL ? 0 : atoi(fd)),
	};
	static struct sock_filter	 kept[KORE_FILTER_LEN(own)];

	if (fd == NULL)
		return;
	memcpy(kept, own, sizeof(own));
	kore_seccomp_filter("almanac_copies", kept, KORE_FILTER_LEN(kept));
}

/* Kore calls this first in every worker, just before it installs its filter. */
void
kore_seccomp_hook(void)
{
	/* Without this, workers would survive a parent that was killed. */
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) == -1 || getppid() != parent_pid())
		fatal("the parent process has ended");
	restarts_wait();
	maker_start();
	keep_to_files();
	allow_own_signals();
	allow_asking_for_copies();
	if (!store_is_file(parent_database()))
		kore_seccomp_filter("almanac_connecting", connecting,
		    KORE_FILTER_LEN(connecting));
	kore_seccomp_filter("almanac", calls, KORE_FILTER_LEN(calls));
}
