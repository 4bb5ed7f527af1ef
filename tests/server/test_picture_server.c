/* Uploaded pictures, which wait for their own thread (rules, section 41). */
#include <gd.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "generated/service.h"
#include "harness.h"
#include "operated.h"
#include "tests/support/scans.h"

static void
start(void)
{
	operated_start_with("submissions: true\n");
}

TestSuite(picture_server, .init = start, .fini = service_stop);

/* CPU time of the forks that have decoded pictures, in ticks. */
static long
decoding_ticks(void)
{
	pid_t	 workers[WORKERS], children[8];
	char	 path[64], *line = NULL, *p;
	size_t	 size = 0;
	long	 user, system, ticks = 0;
	int	 i, count;
	FILE	*f;

	find_workers(workers);
	for (i = 0; i < WORKERS; i++)
		for (count = find_children(workers[i], children, 8);
		    count > 0; count--) {
			snprintf(path, sizeof(path), "/proc/%d/stat",
			    (int)children[count - 1]);
			cr_assert_not_null(f = fopen(path, "r"));
			cr_assert(getline(&line, &size, f) > 0);
			fclose(f);
			cr_assert_not_null(p = strrchr(line, ')'));
			cr_assert_eq(sscanf(p + 2, "%*c %*d %*d %*d %*d %*d"
			    " %*u %*u %*u %*u %*u %*u %*u %ld %ld", &user,
			    &system), 2);
			ticks += user + system;
		}
	free(line);
	return (ticks);
}

/* Sends a picture. Returns the connection, which will be closed. */
static int
send_picture(const char *header, const void *bytes, size_t length)
{
	char	 head[1024];
	int	 fd = dial();

	snprintf(head, sizeof(head), "POST " API "/images HTTP/1.1\r\n" HOST
	    "%sContent-Type: image/png\r\nContent-Length: %zu\r\n"
	    "Connection: close\r\n\r\n", header, length);
	say(fd, head);
	say_bytes(fd, bytes, length);
	return (fd);
}

/* The id in the answer that was heard, of which later ones are greater. */
static int
heard_id(const char *heard, int fd)
{
	const char	*id;

	ASSERT_STATUS("201", heard);
	cr_assert_not_null(id = strstr(heard, "\"id\":"));
	(void)close(fd);
	return (atoi(id + 5));
}

static int
image_made(int fd)
{
	return (heard_id(hear(fd), fd));
}

static void
expect_status(int fd, const char *status)
{
	const char	*heard = hear(fd);

	cr_expect(strncmp(heard, status, strlen(status)) == 0, "%.100s",
	    heard);
	(void)close(fd);
}

Test(picture_server, only_pictures_that_may_be_sent_are_decoded)
{
	gdImagePtr	 image = gdImageCreateTrueColor(4000, 4000);
	void		*bytes;
	char		 wrong[160];
	int		 i, length;

	bytes = gdImagePngPtr(image, &length);
	for (i = 0; i < 4 * WORKERS; i++)
		ASSERT_STATUS("201", ask(event_request(i)));
	change_database("UPDATE users SET role = 1");
	expect_status(send_picture(service.login, bytes, (size_t)length),
	    "403");
	snprintf(wrong, sizeof(wrong), "%s", service.login);
	wrong[strlen(wrong) - 8] ^= 1;
	expect_status(send_picture(wrong, bytes, (size_t)length), "401");
	change_database("DELETE FROM passwords");
	expect_status(send_picture(service.login, bytes, (size_t)length),
	    "401");
	cr_expect_eq(decoding_ticks(), 0);
	gdFree(bytes);
	gdImageDestroy(image);
}

/*
 * A picture that takes long, and is decoded meanwhile by a process that is
 * stopped, so that it takes even longer.
 */
static struct {
	unsigned char	*bytes;
	size_t		 length;
	int		 fd;
	pid_t		 decoder;
} slow;

static pid_t
find_decoder(void)
{
	pid_t	 workers[WORKERS], maker, decoder;
	int	 i;

	find_workers(workers);
	for (i = 0; i < WORKERS; i++)
		if (find_children(workers[i], &maker, 1) == 1 &&
		    find_children(maker, &decoder, 1) == 1)
			return (decoder);
	return (0);
}

static void
start_slow_picture(const char *header)
{
	slow.bytes = scans_make(3000, 2000, 10, &slow.length);
	slow.fd = send_picture(header, slow.bytes, slow.length);
	UNTIL((slow.decoder = find_decoder()) != 0);
	cr_assert_eq(kill(slow.decoder, SIGSTOP), 0);
}

Test(picture_server, one_that_may_be_sent_is_decoded)
{
	start_slow_picture(service.login);
	cr_assert_eq(kill(slow.decoder, SIGCONT), 0);
	expect_status(slow.fd, "201");
	cr_expect_gt(decoding_ticks(), 0);
	free(slow.bytes);
}

/* Both workers have cached the file. */
Test(picture_server, one_that_is_not_shown_is_deleted_by_the_daily_job)
{
	gdImagePtr	 image = gdImageCreateTrueColor(400, 200);
	void		*bytes;
	char		 request[256];
	const char	*name;
	int		 i, length;

	bytes = gdImagePngPtr(image, &length);
	i = send_picture(service.login, bytes, (size_t)length);
	cr_assert_not_null(name = strstr(hear(i), "/images/"));
	snprintf(request, sizeof(request), "GET %.*s HTTP/1.1\r\n" HOST
	    "\r\n", (int)strcspn(name, "\""), name);
	(void)close(i);
	for (i = 0; i < 8; i++)
		EXPECT_STATUS("200", ask(request));
	change_database("UPDATE images SET unused = 0");
	change_database("UPDATE meta SET value = 0 WHERE name = 'images_day'");
	UNTIL(strncmp(ask(request), "404", 3) == 0);
	for (i = 0; i < 8; i++)
		EXPECT_STATUS("404", ask(request));
	gdFree(bytes);
	gdImageDestroy(image);
}

static bool
is_answered(int fd)
{
	struct pollfd	 p = { .fd = fd, .events = POLLIN };

	return (poll(&p, 1, 0) == 1);
}

#define FORM(path, length, fields)					\
	"POST " path " HTTP/1.1\r\n" HOST				\
	"Sec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"		\
	"Content-Type: application/x-www-form-urlencoded\r\n"		\
	"Content-Length: " length "\r\n\r\n" fields

/* On each worker, since every request has its own connection. */
Test(picture_server, others_do_not_wait)
{
	static const struct { const char *request, *status; }	 rows[] = {
		{ FORM("/desk/sign-in", "26", "login=admin&password=wrong"),
		    "422" },
		{ FORM("/submit", "22", "action=send&title=Fair"), "422" },
		{ GET("/?view=list"), "200" },
		{ GET(API "/events?search=nothing"), "200" }
	};
	int	 i;
	size_t	 row;

	start_slow_picture(service.login);
	for (i = 0; i < 2 * WORKERS; i++) {
		for (row = 0; row < COUNT(rows); row++)
			cr_expect(strncmp(ask(rows[row].request),
			    rows[row].status, 3) == 0, "%s",
			    rows[row].request);
		EXPECT_STATUS("201", ask(event_request(i)));
	}
	cr_expect_not(is_answered(slow.fd));
	cr_assert_eq(kill(slow.decoder, SIGCONT), 0);
	expect_status(slow.fd, "201");
	free(slow.bytes);
}

Test(picture_server, it_is_not_decoded_for_a_client_that_leaves)
{
	int	 fd;

	start_slow_picture(service.login);
	(void)close(slow.fd);
	UNTIL(!is_alive(slow.decoder));
	fd = send_picture(service.login, slow.bytes, 100);
	expect_status(fd, "400");
	free(slow.bytes);
}

/*
 * Two that take 10 seconds each are all that a contributor may have at once.
 * The third was accepted before that was known.
 */
Test(picture_server, one_that_waits_is_not_decoded_when_the_quota_is_used_up)
{
	pid_t	 first, second;
	char	 login[256];
	int	 fds[2], i, refused = 0;

	snprintf(login, sizeof(login), "%s", login_of_new("one",
	    "contributor"));
	start_slow_picture(login);
	first = slow.decoder;
	for (i = 0; i < 2; i++)
		fds[i] = send_picture(login, slow.bytes, slow.length);
	pause_for(8000);
	UNTIL((second = find_decoder()) != 0 && second != first);
	cr_assert_eq(kill(second, SIGSTOP), 0);
	expect_status(slow.fd, "400");
	pause_for(8000);
	for (i = 0; i < 2; i++) {
		refused += strncmp(hear(fds[i]), "429", 3) == 0;
		(void)close(fds[i]);
	}
	cr_expect_eq(refused, 1);
	free(slow.bytes);
}

#define MANY	20
#define EACH	3	/* in a worker: one is decoded, two wait */

static int
count_answered(const int fds[MANY])
{
	int	 i, count = 0;

	for (i = 0; i < MANY; i++)
		count += is_answered(fds[i]);
	return (count);
}

/* Sends more pictures than the queues hold, and waits until they are full. */
static void
fill_queues(int fds[MANY], const char *login, const void *bytes,
    size_t length)
{
	int	 i;

	for (i = 0; i < MANY; i++)
		fds[i] = send_picture(login, bytes, length);
	UNTIL(count_answered(fds) >= MANY - EACH * WORKERS);
}

/*
 * How many pictures of the queues were stored before an image. The others were
 * rejected at once.
 */
static int
count_before(int image, const int fds[MANY])
{
	const char	*heard;
	int		 i, stored = 0, before = 0;

	for (i = 0; i < MANY; i++)
		if (strncmp(heard = hear(fds[i]), "503", 3) == 0) {
			cr_expect_str_eq(heard_field("Retry-After"), "1");
			(void)close(fds[i]);
		} else {
			before += heard_id(heard, fds[i]) < image;
			stored++;
		}
	cr_expect_gt(stored, 1);

	return (before);
}

/*
 * One user fills the queue of each worker; another one does not wait long. In
 * turns, one picture is stored before; a worker that does not run for a while
 * loses its turn. Without turns, at least four are.
 */
Test(picture_server, users_take_turns_and_have_few_waiting)
{
	unsigned char	*bytes;
	size_t		 length;
	int		 fds[MANY], other, waiting, before;
	char		 login[256], next[256];

	bytes = scans_make(2000, 1000, 10, &length);
	snprintf(next, sizeof(next), "%s", login_of_new("other",
	    "contributor"));
	snprintf(login, sizeof(login), "%s", login_of_new("one",
	    "contributor"));
	start_slow_picture(service.login);
	fill_queues(fds, login, bytes, length);
	waiting = count_in_flight();
	other = send_picture(next, bytes, length);
	UNTIL(count_in_flight() > waiting);
	pause_for(1000);	/* until its turn is noted */
	cr_assert_eq(kill(slow.decoder, SIGCONT), 0);
	before = count_before(image_made(other), fds);
	cr_expect_lt(before, 4, "%d", before);
	free(slow.bytes);
	free(bytes);
}

/*
 * Two users fill the queue of each worker. Another worker may get the turn
 * before the one that has the picture of the editor; in turns, at least two
 * pictures are stored before it.
 */
Test(picture_server, those_of_editors_come_first)
{
	static const char	*const names[] = { "one", "two", "ed" };
	unsigned char		*bytes;
	size_t			 length;
	int			 fds[2][MANY], editor, image, k, waiting,
				 before;
	char			 logins[3][256];

	bytes = scans_make(2000, 1000, 10, &length);
	for (k = 0; k < 3; k++)
		snprintf(logins[k], sizeof(logins[k]), "%s", login_of_new(
		    names[k], k == 2 ? "editor" : "contributor"));
	start_slow_picture(service.login);
	for (k = 0; k < 2; k++)
		fill_queues(fds[k], logins[k], bytes, length);
	waiting = count_in_flight();
	editor = send_picture(logins[2], bytes, length);
	UNTIL(count_in_flight() > waiting);
	pause_for(1000);	/* until its turn is noted */
	cr_assert_eq(kill(slow.decoder, SIGCONT), 0);
	image = image_made(editor);
	before = count_before(image, fds[0]) + count_before(image, fds[1]);
	cr_expect_lt(before, 2, "%d", before);
	free(slow.bytes);
	free(bytes);
}

#define PART(name)							\
	"--x\r\nContent-Disposition: form-data; name=\"" name "\""
#define FIELD(name)	PART(name) "\r\n\r\n%s\r\n"
#define END		"\r\n--x--\r\n"

/* Sends a proposal with a picture, of which the head says the length. */
static int
propose(const char *title, const void *bytes, size_t length, size_t more)
{
	static const char	 since[] = "1798761590";	/* 10 s ago */
	char			 fields[1024], head[512];
	int			 fd = dial();

	snprintf(fields, sizeof(fields), FIELD("since") FIELD("title")
	    FIELD("start_date") FIELD("end_date") FIELD("sender")
	    FIELD("action") FIELD("image") PART("image_file")
	    "; filename=\"a.png\"\r\n\r\n", since, title,
	    "2031-03-01T10:00", "2031-03-01T18:00", "ann@town.example",
	    "send", "");
	snprintf(head, sizeof(head), "POST /submit HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: multipart/form-data; boundary=x\r\n"
	    "Content-Length: %zu\r\nConnection: close\r\n\r\n",
	    strlen(fields) + length + more + strlen(END));
	say(fd, head);
	if (more > 0)
		return (fd);
	say(fd, fields);
	say_bytes(fd, bytes, length);
	say(fd, END);
	return (fd);
}

/* Decoding takes long, also for a form that is rejected then. */
Test(picture_server, those_of_proposals_count_as_stored_events)
{
	gdImagePtr	 image = gdImageCreateTrueColor(400, 200);
	void		*bytes;
	int		 length;

	bytes = gdImagePngPtr(image, &length);
	expect_status(propose("Fair", bytes, (size_t)length, 0), "303");
	expect_status(propose("", bytes, (size_t)length, 0), "422");
	expect_status(propose("Fair", "no picture", 10, 0), "422");
	expect_status(propose("Fair", bytes, (size_t)length, 0), "429");
	expect_status(propose("", bytes, (size_t)length,
	    SERVICE_OPEN_PICTURE_BYTES), "413");
	gdFree(bytes);
	gdImageDestroy(image);
}
