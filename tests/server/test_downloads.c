/* Files of everything, made by `almanac copy` (rules, section 48). */
#include <sys/resource.h>

#include <criterion/criterion.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"
#include "signed.h"

#define PATH	"/desk/downloads"
#define LARGE	"1400"		/* pictures, 100 MB in an export */
#define MEMORY	32768		/* kilobytes that a worker may take more */

TestSuite(downloads, .init = service_start, .fini = service_stop);
TestSuite(downloads_backup, .init = service_start, .fini = service_stop);

static const char *
fields_for(const char *action)
{
	static char	 fields[256];

	snprintf(fields, sizeof(fields), "token=%s&password="
	    SIGNED_PASSWORD "&action=%s", token, action);
	return (fields);
}

static const char *
download(const char *action)
{
	return (send_form(PATH, fields_for(action)));
}

/* Starts a download, and returns its connection. */
static int
begin_download(const char *action)
{
	int	 fd = dial();

	say(fd, form_request(PATH, fields_for(action)));
	return (fd);
}

static void
expect_fault(const char *word)
{
	char	 at[64];

	snprintf(at, sizeof(at), "http://cal.example" PATH "?done=%s", word);
	cr_expect_str_eq(heard_field("Location"), at);
}

static void
fill(void)
{
	change_database("INSERT INTO images (id, url)"
	    " VALUES (1, '/images/x.jpg')");
	change_database("INSERT INTO image_files (url, image_id, bytes)"
	    " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
	    " WHERE i < " LARGE ") SELECT '/images/x-' || i || '.jpg', 1,"
	    " zeroblob(56000) FROM n");
}

static char *
read_file(const char *name, size_t *length)
{
	static char	 text[1 << 20];
	char		 path[128];
	FILE		*f;

	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	cr_assert_not_null(f = fopen(path, "r"));
	*length = fread(text, 1, sizeof(text) - 1, f);
	text[*length] = '\0';
	(void)fclose(f);
	return (text);
}

Test(downloads, an_export_is_that_of_the_command)
{
	const char	*answer;
	size_t		 length;

	begin();
	EXPECT_STATUS("201", ask(event_request(1)));
	ASSERT_STATUS("200", answer = download("export"));
	cr_expect_str_eq(heard_field("Content-Type"), "application/jsonl");
	cr_expect_str_eq(heard_field("Content-Disposition"),
	    "attachment; filename=almanac-2027-01-01.jsonl");
	cr_expect_not_null(strstr(heard_field("Cache-Control"), "no-store"));
	cr_expect_str_eq(heard_field("Location"), "");
	cr_assert_eq(end_command(start_command("export", "b.jsonl", -1,
	    NULL)), 0);
	cr_expect_str_eq(answer + 4, read_file("b.jsonl", &length));
	cr_expect_not_null(strstr(answer, "{\\\"download\\\":\\\"export\\\"}"));
	cr_expect_null(strstr(answer, "\"passwords\""));
	cr_expect_null(strstr(service_log(), "copy"));
}

/* Their addresses are those of the page. */
Test(downloads, events_come_as_an_icalendar_or_a_table)
{
	const char	*answer;

	begin();
	EXPECT_STATUS("201", ask(event_request(1)));
	ASSERT_STATUS("200", answer = download("calendar"));
	cr_expect_str_eq(heard_field("Content-Type"),
	    "text/calendar; charset=utf-8");
	cr_expect_not_null(strstr(answer, "\r\nURL:http://cal.example/event/"));
	cr_expect_not_null(strstr(answer, "\r\nEND:VEVENT\r\nEND:VCALENDAR"));
	ASSERT_STATUS("200", answer = download("table"));
	cr_expect_str_eq(heard_field("Content-Disposition"),
	    "attachment; filename=almanac-2027-01-01.csv");
	cr_expect_eq(strncmp(answer + 4, "\357\273\277\"ID\",\"", 9), 0);
	cr_expect_not_null(strstr(answer, ",\"Event 1\","));
}

Test(downloads_backup, a_backup_is_the_database)
{
	const char	*answer;
	char		 path[128];
	FILE		*f;

	begin();
	EXPECT_STATUS("201", ask(event_request(1)));
	ASSERT_STATUS("200", answer = download("backup"));
	snprintf(path, sizeof(path), "%s/b.db", service.folder);
	cr_assert_not_null(f = fopen(path, "w"));
	(void)fwrite(answer + 4, 1, strtoul(heard_field("Content-Length"),
	    NULL, 10), f);
	(void)fclose(f);
	cr_expect_eq(ask_database("b.db", "PRAGMA integrity_check"), 1);
	cr_expect_eq(ask_database("b.db", "SELECT COUNT(*) FROM events"), 1);
	snprintf(path, sizeof(path), "%s/test.db.copy", service.folder);
	cr_expect_neq(access(path, F_OK), 0);
	cr_expect_null(strstr(service_log(), "copy"));
}

/* Returns how many of the bytes that are left have not come. */
static long
read_rest(int fd, long left)
{
	static char	 bytes[65536];
	struct pollfd	 p = { .fd = fd, .events = POLLIN };
	ssize_t		 n = 1;

	for (; left > 0 && n > 0; left -= n)
		n = poll(&p, 1, DEADLINE_MS) == 1 ? recv(fd, bytes,
		    left < (long)sizeof(bytes) ? (size_t)left : sizeof(bytes),
		    0) : 0;
	return (left);
}

Test(downloads_backup, a_client_that_reads_slowly_costs_others_nothing)
{
	char	 bytes[4096], *at;
	long	 before, length;
	int	 fd;

	begin();
	service_restart_with("workers: 1\n");
	fill();
	EXPECT_STATUS("201", ask(event_request(1)));
	before = all_resident_kilobytes();
	fd = begin_download("export");
	cr_assert_eq(recv(fd, bytes, sizeof(bytes), MSG_WAITALL),
	    sizeof(bytes));
	cr_assert_not_null(at = strstr(bytes, "Content-Length: "));
	length = atol(at + strlen("Content-Length: "));
	cr_expect_gt(length, 100000000);
	EXPECT_STATUS("200", ask(GET(API "/events/1")));
	ASSERT_STATUS("303", download("export"));
	expect_fault("busy");
	cr_expect_lt(all_resident_kilobytes(), before + MEMORY);
	at = strstr(bytes, "\r\n\r\n") + 4;
	cr_expect_eq(read_rest(fd, length - (bytes + sizeof(bytes) - at)), 0);
	cr_expect_lt(all_resident_kilobytes(), before + MEMORY);
	say(fd, GET(API "/events/1"));
	EXPECT_STATUS("200", hear(fd));
	(void)close(fd);
}

/* While `almanac serve` is stopped, no copy is made. */
Test(downloads, a_user_has_one_at_a_time_until_the_client_leaves)
{
	static const char	 one[] = "workers: 1\n";
	int			 fd;

	begin();
	service_restart_with(one);
	(void)kill(service.pid, SIGSTOP);
	fd = begin_download("export");
	UNTIL(ask_database("test.db", "SELECT COUNT(*) FROM history"
	    " WHERE after LIKE '%download%'") == 1);
	ASSERT_STATUS("303", download("export"));
	expect_fault("busy");
	(void)close(fd);
	(void)kill(service.pid, SIGCONT);
	UNTIL(strncmp(download("export"), "200", 3) == 0);
	cr_expect_null(strstr(service_log(), "copy"));
}

Test(downloads, without_room_the_page_says_so)
{
	const struct rlimit	 size = { 100, 100 };

	begin();
	cr_assert_eq(prlimit(service.pid, RLIMIT_FSIZE, &size, NULL), 0);
	ASSERT_STATUS("303", download("export"));
	expect_fault("full");
	cr_expect_not_null(strstr(open_page(PATH "?done=full"),
	    "There is not enough room"));
}

Test(downloads, need_the_password_and_the_form)
{
	char	 fields[256];

	begin();
	snprintf(fields, sizeof(fields), "token=%s&password=wrong&"
	    "action=export", token);
	EXPECT_STATUS("422", send_form(PATH, fields));
	EXPECT_STATUS("404", send_form(PATH, "password=" SIGNED_PASSWORD
	    "&action=export"));
	cr_expect_eq(ask_database("test.db", "SELECT COUNT(*) FROM history"
	    " WHERE after LIKE '%download%'"), 0);
}
