/*
 * Slow writes of those who may not edit others' records, and of imports: all of
 * these wait for a lock that one of them has, and others do not.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "commands.h"
#include "harness.h"
#include "store/db.h"
#include "store/sqlite/connection.h"

#define EVENTS	1000	/* of a series; more than PostgreSQL changes quickly */
#define SLOWLY	"CREATE TRIGGER slow AFTER UPDATE ON series BEGIN"	\
		" SELECT length(hex(randomblob(30000000))); END"

TestSuite(slow_writes, .init = service_start, .fini = service_stop);

/* Takes the lock, as if a slow write of another node waited. */
static struct db *
hold(void)
{
	struct db	*db;
	const char	*why;

	db = db_open(service_address(), &why);
	cr_assert_not_null(db, "%s", why);
	if (service.address[0] == '\0')
		UNTIL(sqlite_lock_slow(db));
	else
		db_run(db_query(db, "SELECT pg_advisory_lock(6163361, 4)"));
	cr_assert_not(db_failed(db), "%s", db_message(db));
	return (db);
}

static void
let_go(struct db *db)
{
	if (service.address[0] == '\0')
		sqlite_unlock(db);
	db_close(db);
}

static bool
is_answered(int fd)
{
	struct pollfd	 p = { .fd = fd, .events = POLLIN };

	return (poll(&p, 1, 0) == 1);
}

static const char *
request_of(const char *line, const char *login, const char *body)
{
	static char	 text[2048];

	snprintf(text, sizeof(text), "%s HTTP/1.1\r\n" HOST "%sContent-Type:"
	    " application/json\r\nContent-Length: %zu\r\n\r\n%s", line, login,
	    strlen(body), body);
	return (text);
}

static const char *
create_series(const char *login)
{
	static char	 line[64];
	char		 body[256];
	const char	*id;

	snprintf(body, sizeof(body), "{\"title\":\"Yoga\",\"status\":"
	    "\"publish\",\"start_date\":\"2027-01-02\",\"end_date\":"
	    "\"2027-01-02\",\"recurrence\":\"RRULE:FREQ=DAILY;COUNT=%d\"}",
	    EVENTS);
	id = strstr(ask(request_of("POST " API "/events", login, body)),
	    "\"series\":{\"id\":");
	cr_assert_not_null(id);
	snprintf(line, sizeof(line), "PATCH " API "/series/%ld",
	    strtol(id + strlen("\"series\":{\"id\":"), NULL, 10));
	return (line);
}

static int
start_change(const char *line, const char *login, int hour)
{
	char	 body[128];
	int	 fd = dial();

	snprintf(body, sizeof(body), "{\"start_date\":\"2027-01-02 %d:00:00\","
	    "\"end_date\":\"2027-01-02 %d:30:00\"}", hour, hour);
	say(fd, request_of(line, login, body));
	return (fd);
}

static void
end_change(int fd)
{
	const char	*heard = hear(fd);

	EXPECT_STATUS("200", heard);
	(void)close(fd);
}

static void
expect_quick_ones(int first)
{
	int	 i;

	for (i = 0; i < 4 * WORKERS; i++)
		EXPECT_STATUS("201", ask(event_request(first + i)));
}

Test(slow_writes, of_an_author_wait_for_each_other)
{
	char		 login[512];
	const char	*line;
	struct db	*db;
	int		 fd, hour;

	snprintf(login, sizeof(login), "%s", login_of_new("au", "author"));
	line = create_series(login);
	change_file(SLOWLY);
	for (hour = 10; hour < 13; hour++)
		end_change(start_change(line, login, hour));
	db = hold();
	fd = start_change(line, login, hour);
	pause_for(500);
	cr_expect_not(is_answered(fd));
	expect_quick_ones(0);
	end_change(start_change(line, service.login, hour + 1));
	cr_expect_not(is_answered(fd));
	let_go(db);
	end_change(fd);
}

Test(slow_writes, of_imports_wait_for_them)
{
	char		 path[128];
	struct db	*db;
	FILE		*f;
	pid_t		 pid;

	snprintf(path, sizeof(path), "%s/x.ics", service.folder);
	cr_assert_not_null(f = fopen(path, "w"));
	fputs("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\n"
	    "UID:1\r\nSUMMARY:Fair\r\nDTSTART:20280101T100000Z\r\n"
	    "END:VEVENT\r\nEND:VCALENDAR\r\n", f);
	fclose(f);
	db = hold();
	pid = start_command("import", "x.ics", -1, NULL);
	pause_for(1000);
	expect_quick_ones(0);
	cr_expect(is_alive(pid));
	cr_expect_eq(ask_database("test.db", "SELECT count(*) FROM events"
	    " WHERE title = 'Fair'"), 0);
	let_go(db);
	cr_expect_eq(end_command(pid), 0);
	cr_expect_eq(ask_database("test.db", "SELECT count(*) FROM events"
	    " WHERE title = 'Fair'"), 1);
}
