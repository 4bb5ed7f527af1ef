/* Writes that could block all others. */
#include <sys/resource.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "assault.h"
#include "prepared.h"
#include "tests/server/commands.h"
#include "tests/server/harness.h"
#include "tests/server/operated.h"

TestSuite(assault_of_writes, .fini = assault_stop);

static char	 contributor[512];	/* Authorization */

static void
prepare_contributor(void)
{
	snprintf(contributor, sizeof(contributor), "%s",
	    login_of_new("contributor", "contributor"));
}

/* Names that differ only in punctuation and so have the same slug. */
static char *
add_names(char *p, unsigned from, unsigned count)
{
	unsigned	 i, left;

	for (i = 0; i < count; i++) {
		p = stpcpy(p, i > 0 ? ",\"bb" : "\"bb");
		for (left = from + i + 1; left > 0; left /= 4)
			*p++ = "!?.,"[left % 4];
		p = stpcpy(p, "\"");
	}
	return (p);
}

static const char *
make_tagged_event(unsigned from, unsigned count)
{
	static __thread char	 text[400000], body[390000];
	char			*p;

	p = stpcpy(body, "{\"title\":\"T\",\"start_date\":\"2027-03-01\","
	    "\"end_date\":\"2027-03-01\",\"tags\":[");
	p = stpcpy(add_names(p, from, count), "]}");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", contributor, (size_t)(p - body), body);
	return (text);
}

static const char *
make_6000_tags(unsigned client, unsigned n)
{
	return (make_tagged_event(client * 10000000 + n * 6000, 6000));
}

static const char *
make_20_tags(unsigned client, unsigned n)
{
	return (make_tagged_event(client * 10000000 + n * 20, 20));
}

Test(assault_of_writes, events_with_6000_new_tags_of_one_slug)
{
	assault_start(prepare_contributor, "");
	assault(&(struct clients){ .count = 2, .make = make_6000_tags },
	    "400");
}

Test(assault_of_writes, events_with_20_new_tags_of_one_slug)
{
	assault_start(prepare_contributor, "");
	assault(&(struct clients){ .count = 2, .make = make_20_tags },
	    "201 429 503");
}

static char	 daily[64];	/* path of a series */

/* 730 events with 1,500 words, 7 organizers and 20 tags each. */
static void
create_daily(void)
{
	static char	 text[32768], body[32000];
	const char	*answer, *id;
	char		*p;
	int		 i;

	p = stpcpy(body, "{\"title\":\"Daily\",\"start_date\":\"2027-03-01"
	    " 10:00\",\"end_date\":\"2027-03-01 11:00\",\"recurrence\":"
	    "\"FREQ=DAILY\",\"description\":\"");
	for (i = 0; i < 1500; i++)
		p += sprintf(p, "w%dx ", i);
	p = stpcpy(p, "\",\"organizer\":[");
	for (i = 0; i < 7; i++)
		p += sprintf(p, "%s{\"organizer\":\"O%d\"}", i > 0 ? "," : "",
		    i);
	p = stpcpy(p, "],\"tags\":[");
	for (i = 0; i < 20; i++)
		p += sprintf(p, "%s\"t%d\"", i > 0 ? "," : "", i);
	p = stpcpy(p, "]}");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", contributor, (size_t)(p - body), body);
	answer = ask(text);
	cr_assert_not_null(id = strstr(answer, "\"series\":{\"id\":"), "%s",
	    answer);
	snprintf(daily, sizeof(daily), "/series/%ld",
	    strtol(id + strlen("\"series\":{\"id\":"), NULL, 10));
}

static const char *
make_moved(unsigned client, unsigned n)
{
	static __thread char	 text[2048], body[1024];
	char			*p;
	int			 i;

	p = body + sprintf(body, "{\"start_date\":\"2027-03-01 %02u:00\","
	    "\"title\":\"", 10 + n % 10);
	for (i = 0; i < 90; i++)
		p += sprintf(p, "a%u ", client * 1000000 + n);
	p = stpcpy(p, "\"}");
	snprintf(text, sizeof(text), "PATCH " API "%s HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", daily, contributor, (size_t)(p - body), body);
	return (text);
}

/* Others wait for one write, whichever worker has it. */
Test(assault_of_writes, series_that_move)
{
	assault_start(prepare_contributor, "");
	create_daily();
	assault_allow(1000);
	assault(&(struct clients){ .count = 4, .make = make_moved },
	    "200 429 503");
}

/* A body that is rejected after it was read. */
static const char *
make_for_nobody(unsigned client, unsigned n)
{
	static __thread char	 text[20000], body[17000];
	char			*p;

	(void)client;
	(void)n;
	p = stpcpy(body, "{\"title\":[[]");
	while (p < body + 16000)
		p = stpcpy(p, ",[[[[[[[[]]]]]]]]");
	p = stpcpy(p, "]}");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", contributor, (size_t)(p - body), body);
	return (text);
}

Test(assault_of_writes, rejected_ones_of_clients_that_leave)
{
	assault_start(prepare_contributor, "");
	assault_saturates(5000);
	assault(&(struct clients){ .count = 20, .make = make_for_nobody,
	    .leaves = true }, "");
}

#define ORGANIZERS	25
#define LONG_TEXT	250000		/* bytes */

static char	 administrator[512], long_event[64];	/* its path */

static void
prepare_administrator(void)
{
	snprintf(administrator, sizeof(administrator), "%s",
	    login_of_new("other", "administrator"));
}

static long
create(const char *path, const char *body)
{
	static char	 text[LONG_TEXT + 2048];

	snprintf(text, sizeof(text), "POST " API "%s HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", path, service.login, strlen(body), body);
	return (strtol(ask(text) + strlen("201 {\"id\":"), NULL, 10));
}

/* An answer with the event has 6 MB. */
static void
create_long_event(void)
{
	static char	 body[LONG_TEXT + 256];
	char		*p, ids[256];
	int		 i;

	for (i = 0, p = ids; i < ORGANIZERS; i++) {
		snprintf(body, sizeof(body), "{\"organizer\":\"O%d\","
		    "\"description\":\"%0*d\"}", i, LONG_TEXT, 0);
		p += sprintf(p, "%s%ld", i > 0 ? "," : "",
		    create("/organizers", body));
	}
	snprintf(body, sizeof(body), "{\"title\":\"T\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"organizer\":[%s]}",
	    ids);
	snprintf(long_event, sizeof(long_event), API "/events/%ld",
	    create("/events", body));
}

static const char *
make_long_answer(unsigned client, unsigned n)
{
	static __thread char	 text[1024], body[64];

	snprintf(body, sizeof(body), "{\"cost\":\"%u\"}", client * 1000 + n);
	snprintf(text, sizeof(text), "PUT %s HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", long_event, administrator, strlen(body), body);
	return (text);
}

Test(assault_of_writes, short_ones_with_long_answers)
{
	assault_start(prepare_administrator, "");
	create_long_event();
	assault_allow(1000);
	assault(&(struct clients){ .count = 100, .make = make_long_answer },
	    "200 503");
}

#define NEW_WORDS	25000		/* in 250,000 bytes */

static char	 author[512];

static void
prepare_author(void)
{
	snprintf(author, sizeof(author), "%s",
	    login_of_new("author", "author"));
}

/*
 * All words together exceed the limit of an author. The events are in no list
 * of the bystanders, who would otherwise read their 250 KB each.
 */
static const char *
make_new_words(unsigned client, unsigned n)
{
	static __thread char	 text[300000], body[280000];
	unsigned		 first, i;
	char			*p;

	first = (client * 1000 + n) * NEW_WORDS;
	p = stpcpy(body, "{\"title\":\"T\",\"start_date\":\"2029-03-01\","
	    "\"end_date\":\"2029-03-01\",\"description\":\"");
	for (i = 0; i < NEW_WORDS; i++)
		p += sprintf(p, "w%08x ", first + i);
	p = stpcpy(p, "\"}");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", author, (size_t)(p - body), body);
	return (text);
}

Test(assault_of_writes, words_that_no_event_has_had)
{
	assault_start(prepare_author, "");
	assault(&(struct clients){ .count = 2, .make = make_new_words },
	    "201 429 503");
	cr_expect_eq(strncmp(ask(GET(API "/events?start_date=2029-03-01&"
	    "search=nowhere")), "200 ", 4), 0);
}

#define HOURLY	5000	/* events (author_events) */

static const char *
make_1000_dates(unsigned client, unsigned n)
{
	static __thread char	 text[1024], body[256];

	snprintf(body, sizeof(body), "{\"title\":\"T%u-%u\",\"start_date\":"
	    "\"2029-03-01 09:00\",\"end_date\":\"2029-03-01 09:30\","
	    "\"recurrence\":\"FREQ=DAILY;BYHOUR=9,18;COUNT=1000\"}",
	    client, n);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", author, strlen(body), body);
	return (text);
}

/* So many that an author fills the index. */
Test(assault_of_writes, series_of_1000_dates)
{
	assault_start(prepare_author, "horizon: 60\n");
	assault(&(struct clients){ .count = 2, .make = make_1000_dates },
	    "201 429 503");
	cr_expect_leq(ask_database("test.db", "SELECT count(*) FROM events"
	    " WHERE series_id IS NOT NULL"), HOURLY);
}

/* Far more pictures than can be decoded, but no flood of bytes. */
#define UPLOAD_PAUSE	200

static char	*upload;

static const char *
make_picture(unsigned client, unsigned n)
{
	(void)client;
	(void)n;
	return (upload);
}

static void
send_pictures(int more, bool leaves)
{
	size_t	 length;

	assault_start(prepare_contributor, "submissions: true\n");
	assault_at_desk();
	upload = assault_upload(contributor, 6000, 4800, more, &length);
	assault(&(struct clients){ .count = 12, .make = make_picture,
	    .length = length, .leaves = leaves,
	    .pause = UPLOAD_PAUSE, .patient = true }, "400 503");
}

Test(assault_of_writes, pictures_of_29_megapixels)
{
	send_pictures(60, false);
}

Test(assault_of_writes, pictures_of_300_scans)
{
	send_pictures(300, false);
}

Test(assault_of_writes, pictures_of_clients_that_leave)
{
	send_pictures(60, true);
}

/* Imported calendars, while others write. */
#define IMPORT_SECONDS	30
#define IMPORT_MB	512

#define BEGIN		"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
#define END		"END:VCALENDAR\r\n"
#define BEGIN_EVENT	"BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:T\r\n"
#define END_EVENT	"END:VEVENT\r\n"

static FILE *
calendar(void)
{
	FILE	*file;

	assault_start(NULL, "");
	cr_assert_not_null(file = fopen(path_of("hostile.ics"), "w"));
	fputs(BEGIN, file);
	return (file);
}

static pid_t
start_import(void)
{
	pid_t	 pid;
	int	 fd;

	if ((pid = fork()) != 0)
		return (pid);
	fd = open("/dev/null", O_RDWR);
	(void)dup2(fd, STDOUT_FILENO);
	(void)dup2(fd, STDERR_FILENO);
	(void)execl(getenv("ALMANAC"), "almanac", "import",
	    strdup(path_of("hostile.ics")), "--db", service.database,
	    (char *)NULL);
	_exit(99);
}

static void
import(FILE *file)
{
	struct rusage	 usage;
	pid_t		 pid;
	int		 status, left;

	fputs(END, file);
	cr_assert_eq(fclose(file), 0);
	bystanders_come();
	pid = start_import();
	for (left = IMPORT_SECONDS * 100; left > 0; left--) {
		bystanders_look();
		if (wait4(pid, &status, WNOHANG, &usage) == pid)
			break;
	}
	cr_expect_gt(left, 0, "the import has not ended");
	if (left == 0) {
		(void)kill(pid, SIGKILL);
		(void)wait4(pid, &status, 0, &usage);
	} else
		cr_expect(WIFEXITED(status), "died of signal %d",
		    WTERMSIG(status));
	fprintf(stderr, "%s: %d ms, %ld MB\n", criterion_current_test->name,
	    (IMPORT_SECONDS * 100 - left) * 10, usage.ru_maxrss / 1024);
	cr_expect_leq(usage.ru_maxrss / 1024, IMPORT_MB);
	bystanders_leave();
}

Test(assault_of_writes, a_zone_that_changes_every_second)
{
	FILE	*file;

	file = calendar();
	fputs("BEGIN:VTIMEZONE\r\nTZID:Own\r\nBEGIN:STANDARD\r\n"
	    "DTSTART:19700101T000000\r\nRRULE:FREQ=SECONDLY\r\n"
	    "TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\n"
	    "END:VTIMEZONE\r\n" BEGIN_EVENT
	    "DTSTART;TZID=Own:20270301T180000\r\n" END_EVENT, file);
	import(file);
}

Test(assault_of_writes, rules_that_no_day_meets)
{
	FILE	*file;
	int	 i;

	file = calendar();
	fputs(BEGIN_EVENT "DTSTART:20270301T180000\r\n", file);
	for (i = 0; i < 200; i++)
		fputs("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n", file);
	fputs(END_EVENT, file);
	import(file);
}

static void
add_numbers(FILE *file, const char *name, int below)
{
	int	 i;

	for (i = 0; i < below; i++)
		fprintf(file, "%s%d", i > 0 ? "," : name, i);
}

Test(assault_of_writes, a_rule_of_every_second_of_a_day)
{
	FILE	*file;
	int	 i;

	file = calendar();
	for (i = 0; i < 50; i++) {
		fprintf(file, "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART:"
		    "20270301T180000\r\nRRULE:FREQ=YEARLY", i);
		add_numbers(file, ";BYSECOND=", 60);
		add_numbers(file, ";BYMINUTE=", 60);
		add_numbers(file, ";BYHOUR=", 24);
		fputs("\r\n" END_EVENT, file);
	}
	import(file);
}

Test(assault_of_writes, a_property_of_100000_parameters)
{
	FILE	*file;
	int	 i;

	file = calendar();
	fputs(BEGIN_EVENT "DTSTART:20270301T180000\r\nX-P", file);
	for (i = 0; i < 100000; i++)
		fprintf(file, ";P%d=1", i);
	fputs(":1\r\n" END_EVENT, file);
	import(file);
}

static void
add_text(FILE *file, size_t length)
{
	while (length-- > 0)
		fputc('a', file);
}

Test(assault_of_writes, a_line_of_8_mb)
{
	FILE	*file;

	file = calendar();
	fputs(BEGIN_EVENT "DTSTART:20270301T180000\r\nDESCRIPTION:", file);
	add_text(file, 8 * 1024 * 1024);
	fputs("\r\n" END_EVENT, file);
	import(file);
}

Test(assault_of_writes, an_event_of_10000_categories)
{
	FILE	*file;
	int	 i;

	file = calendar();
	fputs(BEGIN_EVENT "DTSTART:20270301T180000\r\n", file);
	for (i = 0; i < 10000; i++)
		fprintf(file, "CATEGORIES:c%d\r\n", i);
	fputs(END_EVENT, file);
	import(file);
}

Test(assault_of_writes, components_within_50000_others)
{
	FILE	*file;
	int	 i;

	file = calendar();
	for (i = 0; i < 50000; i++)
		fputs("BEGIN:VEVENT\r\n", file);
	for (i = 0; i < 50000; i++)
		fputs("END:VEVENT\r\n", file);
	import(file);
}

Test(assault_of_writes, events_that_come_1000_times_each)
{
	FILE	*file;
	int	 i;

	file = calendar();
	for (i = 0; i < 7; i++)
		fprintf(file, "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:T\r\n"
		    "DTSTART:20200301T180000\r\nRRULE:FREQ=DAILY\r\n"
		    END_EVENT, i);
	import(file);
}

Test(assault_of_writes, times_that_are_left_out_50000_times)
{
	FILE	*file;
	int	 i;

	file = calendar();
	fputs(BEGIN_EVENT "DTSTART:20270301T180000\r\nRRULE:FREQ=DAILY\r\n",
	    file);
	for (i = 0; i < 50000; i++)
		fprintf(file, "EXDATE:%04d%02d%02dT180000\r\n",
		    2027 + i / 336, i / 28 % 12 + 1, i % 28 + 1);
	fputs(END_EVENT, file);
	import(file);
}
