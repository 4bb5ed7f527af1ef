/*
 * What a worker may do at all: the system calls of Kore's own list and of
 * this one, and files in the folder of the database.
 */
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <linux/landlock.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/seccomp.h>

#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "server/parent.h"

/* SQLite, threads, and malloc(), qsort(), abort() of the C library. */
static struct sock_filter	 calls[] = {
	KORE_SYSCALL_ALLOW(pread64),
	KORE_SYSCALL_ALLOW(pwrite64),
	KORE_SYSCALL_ALLOW(fdatasync),
	KORE_SYSCALL_ALLOW(fsync),
	KORE_SYSCALL_ALLOW(ftruncate),
	KORE_SYSCALL_ALLOW(newfstatat),
	KORE_SYSCALL_ALLOW(fchown),
	KORE_SYSCALL_ALLOW(fchmod),
	KORE_SYSCALL_ALLOW(faccessat),
	KORE_SYSCALL_ALLOW(readlinkat),
	KORE_SYSCALL_ALLOW(unlinkat),

	KORE_SYSCALL_ALLOW(eventfd2),
	KORE_SYSCALL_ALLOW(shutdown),

	KORE_SYSCALL_ALLOW(clone),
	KORE_SYSCALL_DENY(clone3, ENOSYS),	/* so clone() is tried */
	KORE_SYSCALL_ALLOW(set_robust_list),
	KORE_SYSCALL_ALLOW(rseq),
	KORE_SYSCALL_ALLOW(sched_getaffinity),
	KORE_SYSCALL_ALLOW(sched_yield),
	KORE_SYSCALL_ALLOW(mremap),
	KORE_SYSCALL_ALLOW(sysinfo),
	KORE_SYSCALL_ALLOW(gettid),
	KORE_SYSCALL_ALLOW(getppid),
	KORE_SYSCALL_ALLOW(tgkill),
};

#define READS	(LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define WRITES	(LANDLOCK_ACCESS_FS_WRITE_FILE | \
		LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG)

/* All that the first version of Landlock knows. */
#define EVERYTHING	((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1)

static void
allow(int rules, const char *path, unsigned long long access)
{
	struct landlock_path_beneath_attr	 rule;

	rule.allowed_access = access;
	rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
	if (rule.parent_fd == -1)
		return;
	(void)syscall(SYS_landlock_add_rule, rules,
	    LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
	(void)close(rule.parent_fd);
}

/* Older kernels know nothing of it. */
static void
keep_to_folder(void)
{
	struct landlock_ruleset_attr	 handled;
	char				 path[PATH_MAX];
	int				 rules;

	memset(&handled, 0, sizeof(handled));
	handled.handled_access_fs = EVERYTHING;
	rules = (int)syscall(SYS_landlock_create_ruleset, &handled,
	    sizeof(handled), 0);
	if (rules == -1)
		return;
	(void)kore_strlcpy(path, parent_database(), sizeof(path));
	allow(rules, dirname(path), READS | WRITES);
	allow(rules, "/dev/urandom", LANDLOCK_ACCESS_FS_READ_FILE);
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
		(void)syscall(SYS_landlock_restrict_self, rules, 0);
	(void)close(rules);
}

/* Kore calls this in every worker, right before its own filter counts. */
void
kore_seccomp_hook(void)
{
	/* Otherwise workers outlive a parent that was killed. */
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) == -1 || getppid() != parent_pid())
		fatal("the parent has gone");
	keep_to_folder();
	kore_seccomp_filter("almanac", calls, KORE_FILTER_LEN(calls));
}
