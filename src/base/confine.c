#include <sys/prctl.h>
#include <sys/syscall.h>

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/confine.h"

static void
allow(int rules, const struct confine_rule *r)
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
		allow(rules, &list[i]);
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && rules != -1)
		(void)syscall(SYS_landlock_restrict_self, rules, 0);
	if (rules != -1)
		(void)close(rules);
}
