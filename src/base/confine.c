#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/confine.h"

static void
allow_path(int rules, const struct confine_rule *r)
{
	struct landlock_path_beneath_attr	 rule;

	rule.allowed_access = r->access;
	rule.parent_fd = open(r->path, O_PATH | O_CLOEXEC);
	if (rule.parent_fd == -1)
		return;
	(void)syscall(SYS_landlock_add_rule, rules,
	    LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
	(void)close(rule.parent_fd);
}

void
confine_files(uint64_t handled, const struct confine_rule *list, size_t count)
{
	struct landlock_ruleset_attr	 attr;
	size_t				 i;
	int				 rules;

	memset(&attr, 0, sizeof(attr));
	attr.handled_access_fs = handled;
	rules = (int)syscall(SYS_landlock_create_ruleset, &attr, sizeof(attr),
	    0);
	for (i = 0; i < count && rules != -1; i++)
		allow_path(rules, &list[i]);
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && rules != -1)
		(void)syscall(SYS_landlock_restrict_self, rules, 0);
	if (rules != -1)
		(void)close(rules);
}

bool
confine_is_sanitized(void)
{
	extern void	__asan_init(void) __attribute__((weak));

	return (__asan_init != NULL);
}

static bool
add_calls(scmp_filter_ctx filter, const struct confine_call *list,
    size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (seccomp_rule_add_array(filter, SCMP_ACT_ALLOW,
		    list[i].call, list[i].count, list[i].when) != 0)
			return (false);
	return (true);
}

bool
confine_calls(const struct confine_call *list, size_t count)
{
	static const struct confine_call	 common[] = {
		CONFINE_CALL(brk), CONFINE_CALL(munmap), CONFINE_CALL(mremap),
		CONFINE_CALL(madvise), CONFINE_CALL(futex), CONFINE_CALL(exit),
		CONFINE_CALL(exit_group), CONFINE_CALL(rt_sigreturn),
		CONFINE_CALL(clock_gettime), CONFINE_CALL(sched_yield),
		CONFINE_CALL_IF(mmap, CONFINE_BITS(2, PROT_EXEC, 0)),
		CONFINE_CALL_IF(mprotect, CONFINE_BITS(2, PROT_EXEC, 0))
	}, sanitized[] = {
		CONFINE_CALL(sigaltstack),
		CONFINE_CALL_IF(write, CONFINE_EQUAL(0, STDERR_FILENO))
	};
	const struct confine_call		 own[] = {
		CONFINE_CALL_IF(tgkill, CONFINE_EQUAL(0,
		    (scmp_datum_t)getpid()))	/* for abort() */
	};
	scmp_filter_ctx				 filter;
	bool					 done;

	if ((filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS))) == NULL)
		return (false);
	done = add_calls(filter, common, COUNT(common)) &&
	    add_calls(filter, own, COUNT(own)) &&
	    add_calls(filter, list, count) && (!confine_is_sanitized() ||
	    add_calls(filter, sanitized, COUNT(sanitized))) &&
	    seccomp_load(filter) == 0;
	seccomp_release(filter);
	return (done);
}
