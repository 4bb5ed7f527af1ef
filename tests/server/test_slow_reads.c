/* Slow reads, and other clients meanwhile. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"
#include "server/limits.h"
#include "tests/support/postgresql.h"

#define MANY		16	/* slow reads */
#define QUICK_ONES	400
#define QUICK_PIECES	20000
#define PIECES		240000	/* of a text that each search reads */
#define WORDS		32

/* A quick request of another address, answered with 404. */
#define QUICK	"GET " API "/events/99 HTTP/1.1\r\n" HOST		\
	"X-Forwarded-For: 192.0.2.99\r\n\r\n"

/* It needs a thread. */
#define SIGN_IN	"POST /desk/sign-in HTTP/1.1\r\n" HOST		\
	"X-Forwarded-For: 192.0.2.99\r\nSec-Fetch-Site: same-origin\r\n" \
	"Content-Type: application/x-www-form-urlencoded\r\n"	\
	"Content-Length: 23\r\n\r\nlogin=nobody&password=x"

/* Enough reads for all threads and their queues. */
#define CROWD		400

/* Addresses that fill the queue, each with more reads than it may queue. */
#define GREEDY		4
#define EACH		20
#define OTHERS		3

#define STRANGERS	16	/* with a slow read each */

#define BEHIND_A_PROXY	"trusted_proxies: [127.0.0.1]\n"
#define PATIENT		"read_time: 60000\n"
#define IMPATIENT	"read_time: 100\n"
#define VERY_IMPATIENT	"read_time: 10\n"

TestSuite(slow_reads, .init = service_start, .fini = service_stop);

#define LONG	"replace(printf('%%.%dc', 'a'), 'a', '" PIECE "')"
#define LONG_IN_POSTGRESQL	"repeat('" PIECE "', %d)"

/* It has the words of the phrases of slow_request(), but none of these. */
#define PIECE	"a 1 2 3 4 5 6 7 8 9 0 . "

/* Creates an event with a long text, and returns its id. */
static int
plant(int pieces)
{
	const char	*answer;
	const char	*schema = postgresql_is_there() ? "almanac." : "";
	char		 text[128], sql[512];
	int		 id;

	answer = ask(event_request(1));
	cr_assert_eq(sscanf(answer, "201 {\"id\":%d", &id), 1, "%s", answer);
	snprintf(text, sizeof(text), postgresql_is_there() ?
	    LONG_IN_POSTGRESQL : LONG, pieces);
	snprintf(sql, sizeof(sql), "UPDATE %sevents SET description = %s;"
	    "INSERT INTO %schanges (seq, kind, id, mark)"
	    " SELECT MAX(seq) + 1, 0, %d, 0 FROM %schanges", schema, text,
	    schema, id, schema);
	change_file(sql);
	if (postgresql_is_there())
		postgresql_run(postgresql_name(), sql);
	return (id);
}

/*
 * Searches of this service are slow. All reads wait for the same threads, since
 * it has one worker.
 */
static void
start_searched(const char *configuration)
{
	(void)plant(PIECES);
	service_restart_with(configuration);
}

/* Makes a search whose words must be looked up in the text itself. */
static const char *
slow_request(int client, int n)
{
	static char	 text[2048];
	size_t		 length;
	int		 i;

	length = (size_t)snprintf(text, sizeof(text),
	    "GET " API "/events?_fields=total&start_date=2000-01-01&per_page=%d"
	    "&search=",
	    1 + n / 10);
	for (i = 0; i < WORDS; i++)
		length += (size_t)snprintf(text + length,
		    sizeof(text) - length, "-%%22a+%d.%d%%22+", n % 10, i);
	snprintf(text + length, sizeof(text) - length,
	    " HTTP/1.1\r\n" HOST "X-Forwarded-For: 192.0.2.%d\r\n\r\n",
	    client);
	return (text);
}

static bool
has_answer(int fd)
{
	char	 byte;

	return (recv(fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 1);
}

Test(slow_reads, let_others_be_answered_first)
{
	int	 slow[MANY], i, answered = 0;

	start_searched(PATIENT BEHIND_A_PROXY);
	for (i = 0; i < MANY; i++) {
		slow[i] = dial();
		say(slow[i], slow_request(0, i));
	}
	for (i = 0; i < MANY / 2; i++)
		EXPECT_STATUS("404", ask(QUICK));
	for (i = 0; i < MANY; i++)
		answered += has_answer(slow[i]);
	cr_expect_lt(answered, MANY);
	for (i = 0; i < MANY; i++)
		EXPECT_STATUS("200", hear(slow[i]));
}

/* How many requests of two clients are answered before one of a third. */
static int
answered_before_another(void)
{
	static int	 asked;		/* what was asked before is cached */
	int		 slow[MANY], i, fd, answered = 0;

	for (i = 0; i < MANY; i++) {
		slow[i] = dial();
		say(slow[i], slow_request(i % 2, asked++));
	}
	fd = dial();
	say(fd, slow_request(2, asked++));
	EXPECT_STATUS("200", hear(fd));
	for (i = 0; i < MANY; i++)
		answered += has_answer(slow[i]);
	for (i = 0; i < MANY; i++) {
		EXPECT_STATUS("200", hear(slow[i]));
		close(slow[i]);
	}
	close(fd);

	return (answered);
}

/*
 * All of the two clients would be answered first if requests took turns by age.
 * On a busy machine the third one may ask when most of them have been answered.
 */
Test(slow_reads, of_a_client_wait_for_one_of_each_other_at_most)
{
	int	 tries = 10, answered;

	start_searched(PATIENT BEHIND_A_PROXY);
	do
		answered = answered_before_another();
	while (answered > MANY / 2 && --tries > 0);
	cr_expect_leq(answered, MANY / 2, "%d", answered);
}

static int
count_answered(const int fds[STRANGERS])
{
	int	 i, count = 0;

	for (i = 0; i < STRANGERS; i++)
		count += has_answer(fds[i]);

	return (count);
}

/*
 * Requests of unknown addresses, one of each, and then a sign-in,
 * which needs a thread, too. How many of them are answered before it, or all if
 * too many are before it comes, as on a busy machine.
 */
static int
answered_before_a_sign_in(const char *(*request)(int client, int n),
    const char *status)
{
	static int	 address = 100, asked;
	const char	*text;
	char		 last = '\0';
	int		 slow[STRANGERS], i, before, answered;

	for (i = 0; i < STRANGERS; i++) {
		text = request(address++ % 256, asked++);
		last = text[strlen(text) - 1];
		say_bytes(slow[i] = dial(), text, strlen(text) - 1);
	}
	for (i = 0; i < STRANGERS; i++)
		say_bytes(slow[i], &last, 1);
	before = count_answered(slow);
	EXPECT_STATUS("422", ask(SIGN_IN));
	answered = count_answered(slow) - before;
	for (i = 0; i < STRANGERS; i++) {
		EXPECT_STATUS(status, hear(slow[i]));
		close(slow[i]);
	}

	return (before > STRANGERS / 4 ? STRANGERS : answered);
}

Test(slow_reads, of_unknown_addresses_are_begun_again_if_they_are_long)
{
	int	 tries = 10, answered;

	start_searched(PATIENT BEHIND_A_PROXY);
	do
		answered = answered_before_a_sign_in(slow_request, "200");
	while (answered > STRANGERS / 2 && --tries > 0);
	cr_expect_leq(answered, STRANGERS / 2, "%d", answered);
}

#define LONG_BODY	500000
#define SHORT_BODY	70000	/* but read on a thread */

/* A form of a stranger, of many fields. */
static const char *
make_form(int client, size_t size)
{
	static char	 text[LONG_BODY + 512];
	size_t		 length, i;

	length = (size_t)snprintf(text, sizeof(text), "POST /desk/events/new "
	    "HTTP/1.1\r\n" HOST "X-Forwarded-For: 192.0.2.%d\r\n"
	    "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-"
	    "form-urlencoded\r\nContent-Length: %zu\r\n\r\nuser=1",
	    client, size);
	for (i = strlen("user=1"); i < size; i += 2)
		length += (size_t)snprintf(text + length,
		    sizeof(text) - length, "&a");

	return (text);
}

static const char *
long_form(int client, int n)
{
	(void)n;

	return (make_form(client, LONG_BODY));
}

Test(slow_reads, bodies_of_unknown_addresses_leave_a_thread_to_others)
{
	int	 tries = 10, answered;

	start_searched(PATIENT BEHIND_A_PROXY);
	do
		answered = answered_before_a_sign_in(long_form, "403");
	while (answered > STRANGERS / 2 && --tries > 0);
	cr_expect_leq(answered, STRANGERS / 2, "%d", answered);
}

/* The status of an answer. Some may be rejected. */
static const char *
head(const char *answer)
{
	static char	 status[4];

	snprintf(status, sizeof(status), "%s", answer);

	return (status);
}

#define FULL	80	/* more than the queue holds */

Test(slow_reads, bodies_of_unknown_addresses_leave_room_in_the_queue)
{
	int	 fds[FULL], i;

	start_searched(PATIENT BEHIND_A_PROXY);
	for (i = 0; i < FULL; i++)
		fds[i] = dial();
	for (i = 0; i < FULL; i++)
		say(fds[i], make_form(100 + i, SHORT_BODY));
	EXPECT_STATUS("422", ask(SIGN_IN));
	for (i = 0; i < FULL; i++) {
		cr_expect_not_null(strstr("403 503", head(hear(fds[i]))));
		close(fds[i]);
	}
}

/* A search that the event loop makes in a moment, and that is not cached. */
static const char *
quick_request(int client, int n)
{
	static char	 text[512];

	snprintf(text, sizeof(text), "GET " API "/events?search=%%22a+a+%d+%d"
	    "+%d+%d%%22 HTTP/1.1\r\n" HOST "X-Forwarded-For: 192.0.2.%d"
	    "\r\n\r\n", n / 1000 % 10, n / 100 % 10, n / 10 % 10, n % 10,
	    client);
	return (text);
}

/* How many quick reads of an address are answered before one of another. */
static int
answered_before_a_newcomer(void)
{
	static int	 asked;
	int		 quick[QUICK_ONES], i, fd, answered = 0;

	for (i = 0; i < QUICK_ONES; i++)
		quick[i] = dial();
	for (i = 0; i < QUICK_ONES; i++)
		say(quick[i], quick_request(0, asked++));
	fd = dial();
	say(fd, quick_request(1, asked++));
	EXPECT_STATUS("200", hear(fd));
	for (i = 0; i < QUICK_ONES; i++)
		answered += has_answer(quick[i]);
	for (i = 0; i < QUICK_ONES; i++) {
		cr_expect_not_null(strstr("200 503", head(hear(quick[i]))));
		close(quick[i]);
	}
	close(fd);

	return (answered);
}

/* The newcomer also has to be accepted. */
Test(slow_reads, nor_quick_ones_of_an_address_keep_the_event_loop)
{
	int	 tries = 10, answered;

	(void)plant(QUICK_PIECES);
	service_restart_with(PATIENT BEHIND_A_PROXY);
	do
		answered = answered_before_a_newcomer();
	while (answered > QUICK_ONES * 3 / 4 && --tries > 0);
	cr_expect_leq(answered, QUICK_ONES * 3 / 4, "%d", answered);
}

Test(slow_reads, are_given_up_after_their_time)
{
	int	 fd, tries = 20;

	start_searched(VERY_IMPATIENT);
	fd = dial();
	say(fd, slow_request(0, 0));
	cr_expect_str_eq(hear(fd), "503 {\"code\":\"rest_unavailable\","
	    "\"message\":\"The request takes too long; request less, or try "
	    "again.\",\"data\":{\"status\":503}}");
	cr_expect_str_eq(heard_field("retry-after"), "1");
	cr_expect(strstr(service_log(), "event_list takes too long") != NULL);
	do
		say(fd, GET(API "/events/99"));
	while (strncmp(hear(fd), "404", 3) != 0 && --tries > 0);
	cr_expect_gt(tries, 0);
}

/* The queue is limited: further requests get 503 at once. */
Test(slow_reads, of_one_address_fill_no_more_than_its_part_of_the_queue)
{
	int	 fds[CROWD], i, refused = 0;

	start_searched(IMPATIENT BEHIND_A_PROXY);
	for (i = 0; i < CROWD; i++)
		fds[i] = dial();
	for (i = 0; i < CROWD; i++)
		say(fds[i], slow_request(0, i));
	EXPECT_STATUS("404", ask(QUICK));
	for (i = 0; i < CROWD; i++)
		refused += strstr(hear(fds[i]), "The service is busy") != NULL;
	cr_expect_gt(refused, 0);
	cr_expect_lt(refused, CROWD);
}

/*
 * Four addresses send more than their shares of the queue, then others one
 * request each, which must find room. Returns how many requests of the four
 * were rejected.
 */
static int
crowd(void)
{
	const char	*answer;
	int		 slow[GREEDY * EACH], i, fd, busy = 0;

	for (i = 0; i < GREEDY * EACH; i++)
		slow[i] = dial();
	for (i = 0; i < GREEDY * EACH; i++)
		say(slow[i], slow_request(i % GREEDY, i));
	pause_for(50);
	for (i = 0; i < OTHERS; i++) {
		say(fd = dial(), slow_request(GREEDY + i, i));
		answer = hear(fd);
		cr_expect(strstr(answer, "The service is busy") == NULL,
		    "%s", answer);
	}
	for (i = 0; i < GREEDY * EACH; i++)
		busy += strstr(hear(slow[i]), "The service is busy") != NULL;
	return (busy);
}

/* On a busy machine the requests may come more slowly than they are served. */
Test(slow_reads, of_four_addresses_leave_room_for_a_fifth)
{
	int	 busy, tries = 20;

	start_searched(IMPATIENT BEHIND_A_PROXY);
	do
		busy = crowd();
	while (busy < GREEDY + OTHERS && --tries > 0);
	cr_expect_geq(busy, GREEDY + OTHERS, "%d", busy);
}

/*
 * The body is parsed by another thread, and the writer stores the event.
 * Finding the user is a read, which may take too long on a busy machine.
 */
Test(slow_reads, do_not_include_writes_with_long_bodies)
{
	static char	 body[200000], text[201000];
	const char	*answer;
	size_t		 length;
	int		 fd, tries = 20;

	service_restart_with(VERY_IMPATIENT);
	length = (size_t)snprintf(body, sizeof(body), "{\"title\":\"Long\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-02\","
	    "\"description\":\"");
	memset(body + length, 'a', 150000);
	memcpy(body + length + 150000, "\"}", 3);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
	    service.login, strlen(body), body);
	fd = dial();
	do {
		say(fd, text);
		answer = hear(fd);
	} while (strncmp(answer, "503", 3) == 0 && --tries > 0);
	EXPECT_STATUS("201", answer);
	cr_expect_eq(ask_database("test.db", "SELECT COUNT(*) FROM events"), 1);
}

/*
 * Reading and answering the long text takes too much time or, on a fast
 * machine, too much memory first. Other requests are in the same commit.
 */
Test(slow_reads, are_separate_from_slow_writes)
{
	const char	*answer;
	char		 text[1024];
	int		 fds[8], planted, i;

	planted = plant(LIMIT_MEMORY / sizeof(PIECE) * 2);
	service_restart_with("write_time: 3000\n");
	for (i = 0; i < 8; i++)
		fds[i] = dial();
	snprintf(text, sizeof(text), "PATCH " API "/events/%d HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
	    "{\"title\":\"New\"}", planted, service.login);
	say(fds[0], text);
	for (i = 1; i < 8; i++)
		say(fds[i], event_request(1 + i));
	answer = hear(fds[0]);
	EXPECT_STATUS("503", answer);
	for (i = 1; i < 8; i++)
		EXPECT_STATUS("201", hear(fds[i]));
	cr_expect(strstr(service_log(), "event_update takes too") != NULL, "%s",
	    service_log());
}
