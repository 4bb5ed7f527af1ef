/*
 * How long a test may take. There is one limit for nearly all, since what a
 * test waits for has its own deadline (until.h), and a machine that is busy
 * may stand still for a minute.
 */
#include <criterion/criterion.h>
#include <criterion/hooks.h>

#define SECONDS	900

ReportHook(PRE_ALL)(struct criterion_test_set *tests)
{
	FOREACH_SET(struct criterion_suite_set *s, tests->suites) {
		if (s->suite.data != NULL && s->suite.data->timeout > 0)
			continue;
		FOREACH_SET(struct criterion_test *test, s->tests)
			test->data->timeout = SECONDS;
	}
}

/*
 * Criterion starts libgit2 in each test, which reads the certificates of all
 * authorities. Only its comparisons of texts by eq() need it.
 */
int	git_libgit2_init(void);
int	git_libgit2_shutdown(void);
int	git_diff_buffers(void);

int
git_libgit2_init(void)
{
	return (1);
}

int
git_libgit2_shutdown(void)
{
	return (0);
}

int
git_diff_buffers(void)
{
	return (-1);
}
