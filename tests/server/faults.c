#include <sys/mman.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "faults.h"
#include "harness.h"
#include "server/limits.h"

#define LONG	200000		/* bytes of a description */

struct faults	*faults;

const char *const	 faults_flags[] = { "--db", "test.db", "--port", "0",
	"--workers", "2", NULL };

static void
share(char *path)
{
	void	*memory;
	int	 fd;

	fd = mkstemp(path);
	cr_assert(fd != -1 && ftruncate(fd, sizeof(*faults)) == 0);
	memory = mmap(NULL, sizeof(*faults), PROT_READ | PROT_WRITE,
	    MAP_SHARED, fd, 0);
	cr_assert(memory != MAP_FAILED);
	faults = memory;
	(void)close(fd);
}

/*
 * The library is next to the tested command. It is loaded after those of
 * sanitizers.
 */
static void
preload(const char *before)
{
	char	 command[PATH_MAX], libraries[PATH_MAX * 2];

	cr_assert(realpath(getenv("ALMANAC") != NULL ? getenv("ALMANAC") :
	    "build/almanac", command) != NULL);
	snprintf(libraries, sizeof(libraries), "%s%s%s/tests/fault.so",
	    before != NULL ? before : "", before != NULL ? " " : "",
	    dirname(command));
	(void)setenv("LD_PRELOAD", libraries, 1);
}

void
faults_start(void)
{
	faults_start_by(service_start);
}

void
faults_start_by(void (*start)(void))
{
	char		 path[] = P_tmpdir "/almanac-faults-XXXXXX";
	char		*before;

	before = getenv("LD_PRELOAD") != NULL ?
	    strdup(getenv("LD_PRELOAD")) : NULL;
	share(path);
	(void)setenv(FAULTS_FILE, path, 1);
	preload(before);
	start();
	(void)unlink(path);
	if (before != NULL)
		(void)setenv("LD_PRELOAD", before, 1);
	else
		(void)unsetenv("LD_PRELOAD");
	free(before);
}

void
faults_set(enum fault_call call, int error)
{
	int	 file;

	for (file = 0; file < FAULT_FILES; file++)
		atomic_store(&faults->error[file][call], error);
}

void
faults_clear(void)
{
	int	 call;

	for (call = 0; call < FAULT_CALLS; call++)
		faults_set(call, 0);
}

void
faults_create(int n)
{
	const char	*heard;

	heard = ask(event_request(n));
	ASSERT_STATUS("201", heard);
}

void
faults_create_long(int n)
{
	static char	 body[LONG + 512], request[LONG + 1024];

	snprintf(body, sizeof(body), "{\"title\":\"Long %d\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"description\":\"%0*d\"}", n, LONG, n);
	snprintf(request, sizeof(request), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, strlen(body),
	    body);
	(void)ask(request);
}

void
faults_restart(void)
{
	service_stop_quietly();
	service_run(faults_flags);
}

void
faults_check(void)
{
	char	 command[PATH_MAX];
	int	 status;

	snprintf(command, sizeof(command), "'%s' check --db '%s' 2>&1",
	    getenv("ALMANAC"), service_address());
	status = system(command);
	cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0,
	    "the database is not sound");
}

int
log_lines(const char *start)
{
	const char	*p;
	int		 count;

	count = 0;
	for (p = service_log(); (p = strstr(p, start)) != NULL; p++)
		count++;
	return (count);
}

void
expect_reports(const char *start, int failures)
{
	const int64_t	 seconds = (clock_steady() - service.started) /
			    CLOCK_SECOND;

	cr_expect_geq(log_lines(start), 1, "%s: %s", start, service_log());
	cr_expect_leq(log_lines(start), failures * (1 + seconds / LIMIT_QUIET),
	    "%s: %s", start, service_log());
}
