/*
 * A complete service for each test: `almanac serve` on a free port with a
 * separate database, and clients that send bytes.
 *
 * Each test runs in its own process, and the service ends with it.
 */
#ifndef ALMANAC_HARNESS_H
#define ALMANAC_HARNESS_H

#include <sys/types.h>

#include <stdbool.h>
#include <stddef.h>

#include "tests/support/until.h"

#define WORKERS	2

/*
 * The path of the API, and a request on a connection that is closed afterwards.
 */
#define API	"/calendar/events/v1"
#define HOST	"Host: cal.example\r\n"
#define GET(path)	"GET " path " HTTP/1.1\r\n" HOST "\r\n"

struct service {
	pid_t	 pid;			/* of `almanac serve`; 0: ended */
	int	 port;
	char	 folder[64];		/* temporary; removed at the end */
	char	 database[96];		/* its file */
	char	 address[256];		/* of PostgreSQL, instead of a file */
	char	 log[96];		/* its standard error */
	char	 login[128];		/* "Authorization: Basic ...\r\n" */
	char	 greeting[512];		/* its standard output */
	pid_t	 parent;		/* of the workers, when it started */
	pid_t	 workers[WORKERS];	/* must still run at the end */
	bool	 mortal;		/* they may die */
	int64_t	 started;		/* clock_steady(), the first one */
};

extern struct service	 service;

/* For fixtures. The service's clock starts at 2027-01-01 00:00:00. */
void	 service_start(void);

/*
 * The same with this site.yaml. `read_time` and `write_time` are long if it has
 * none: a service is not slow because the tests are.
 */
void	 service_start_with(const char *configuration);

/* The same for a service that runs, with one worker. */
void	 service_restart_with(const char *configuration);

/* Ends the service and checks that no worker has died. */
void	 service_stop(void);

/* Ends the service. Another one may then use the same files. */
void	 service_stop_quietly(void);

/*
 * Whether services have Landlock. They have none on kernels without it, or if
 * the environment variable LANDLOCK is "absent".
 */
bool	 has_landlock(void);

/* Runs `almanac serve` with more flags (NULL ends them) until it listens. */
void	 service_run(const char *const *flags);

/*
 * Runs it until it exits, and returns its status. Its output is in
 * `service.log`.
 */
int	 service_fail(const char *const *flags);

/*
 * The exit status of `serve`, or -1 if it still runs after this many seconds.
 */
int	 service_wait(int seconds);

/* Without lines that say only that the machine is slow. */
const char	*service_log(void);

/* Processes of the running service. */
pid_t	 parent_of_workers(void);
pid_t	 find_helper(void);		/* `almanac deliver` or `subscribe` */
int	 find_children(pid_t, pid_t *, int max);
void	 find_workers(pid_t workers[WORKERS]);
bool	 is_alive(pid_t);
int	 count_filters(pid_t);		/* of seccomp; -1: unknown */
long	 resident_kilobytes(pid_t);
long	 all_resident_kilobytes(void);	/* of the workers */

void	 pause_for(int milliseconds);

/* Connects, or fails the test. dial_from_host() does so from 127.0.0.host. */
int	 dial(void);
int	 dial_from_host(int host);
void	 say(int fd, const char *bytes);
void	 say_bytes(int fd, const void *, size_t);

/*
 * The next answer as "200 BODY", or "" if the connection was closed. Waits
 * until the deadline. Body and head are valid until the next call.
 */
const char	*hear(int fd);
const char	*hear_head(int fd);	/* for HEAD: an answer without body */
const char	*heard_field(const char *name);	/* "": none */
bool		 hears_end(int fd);

/* dial(), say(), hear(), close(). */
const char	*ask(const char *bytes);
const char	*ask_at(const char *address, const char *bytes);

/* A complete request that creates event n, with credentials. */
const char	*event_request(int n);
int		 count_events(void);

/*
 * The database called "test.db" in tests: that file in the service's folder,
 * or the address of a database in PostgreSQL, if tests/with_postgresql.sh runs
 * the tests.
 */
const char	*service_database(const char *name);

/* The same as an absolute path, or the address. */
const char	*service_address(void);

/* The next service starts with an empty database. */
void		 service_forget_database(void);

/*
 * Adds a user to the database, and returns "Authorization: Basic ...\r\n" in
 * static memory.
 */
const char	*login_of_new(const char *name, const char *role);

/* Changes the version, as if a newer program had made the database. */
void		 date_database(int version);

/*
 * change_database() works like another process; change_file() changes the file
 * without our code.
 */
void		 change_database(const char *sql);
void		 change_file(const char *sql);

/*
 * Prevents other processes from writing to the database until it is unlocked.
 */
struct db	*lock_database(void);
void		 unlock_database(struct db *);

/*
 * Compares the status of an answer. If it differs, the answer and the log are
 * shown.
 */
#define EXPECT_STATUS(status, heard)					\
	COMPARE_STATUS(cr_expect, status, heard)
#define ASSERT_STATUS(status, heard)					\
	COMPARE_STATUS(cr_assert, status, heard)
#define COMPARE_STATUS(compare, status, heard) do {			\
	const char	*heard_ = (heard);				\
									\
	compare(strncmp(heard_, status, 3) == 0, "%.300s\n%s", heard_,	\
	    service_log());						\
} while (0)

/* Bodies of common answers. */
#define NO_ROUTE "404 {\"code\":\"rest_no_route\",\"message\":\"No route was "\
	"found matching the URL and request method.\",\"data\":"	\
	"{\"status\":404}}"
#define MALFORMED(reason) "400 {\"code\":\"rest_bad_request\",\"message\":"\
	"\"The request is malformed: " reason ".\",\"data\":"		\
	"{\"status\":400}}"

#endif
