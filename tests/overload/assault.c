#include <sys/stat.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "assault.h"
#include "base/clock.h"
#include "memory.h"
#include "siege.h"
#include "tests/server/harness.h"
#include "tests/server/operated.h"
#include "tests/server/wire_json.h"
#include "tests/support/scans.h"

#define CALM		500	/* ms of measurement before an attack */
#define LOOK		10	/* ms between checks of memory */
#define EVENTS		12	/* so that a list shows only these */
#define READ_PAUSE	50
#define CREATE_PAUSE	200
#define SIGN_IN_PAUSE	1000	/* each takes 100 ms of CPU time */

/*
 * Answers that take this many ms are too slow, unless they are as slow without
 * an attack.
 */
#define READ_SLOW	50
#define READ_SLOW_SHORT	250	/* the same for short runs */
#define CREATE_SLOW	250
#define NOISE		4	/* times as slow as without attack */

/*
 * A create waits for syncs of up to two groups: the one being committed, and
 * its own. Both workers take turns.
 */
#define SYNCS		4
#define SYNC_BYTES	(128 << 10)	/* about what a create logs */
#define SYNC_PAUSE	100

/* The last two come only to assault_at_desk(). */
enum { READ, HEALTH, CREATE, SIGN_IN, PROPOSE, BYSTANDERS };

static const struct { const char *name, *status; }	 texts[BYSTANDERS] = {
	{ "reads", "200" }, { "health", "200" }, { "creates", "201" },
	{ "sign-ins", "303" }, { "proposals", "422 429" }
};
static int			 kind_count = SIGN_IN;
static struct clients_running	 bystanders[BYSTANDERS];
static int			 calm[BYSTANDERS];	/* ms, 99 % */
static int			 allowed;	/* ms; 0: as usual */
static long			 most = SERVICE_MB;
static bool			 saturated;	/* by the attackers */
static void			 (*meanwhile)(void);
static long			 peak;
static char			 single[128], sign_in[512];
static pthread_t		 disk;
static atomic_bool		 disk_enough;
static int			 disk_slowest;	/* ms of a sync */

static const char *
make_read(unsigned client, unsigned n)
{
	static const char *const	 requests[] = {
		GET(API "/events"), single,
		GET("/?year=2027&month=3"), GET(API "/tags"),
	};

	return (requests[(client + n) % 4]);
}

static const char *
make_health(unsigned client, unsigned n)
{
	(void)client;
	(void)n;
	return (GET("/healthz"));
}

static const char *
make_event(unsigned client, unsigned n)
{
	return (event_request((int)(client * 1000000 + n)));
}

#define PASSWORD	"seven+green+bicycles"
#define FORM	"Sec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"	\
		"Content-Type: application/x-www-form-urlencoded\r\n"	\
		"Content-Length: %zu\r\n\r\n%s"

static const char *
make_sign_in(unsigned client, unsigned n)
{
	(void)client;
	(void)n;
	return (sign_in);
}

/* Not complete: the form is shown again, also beyond the limit of attempts. */
static const char *
make_proposal(unsigned client, unsigned n)
{
	static char	 text[512];

	(void)client;
	(void)n;
	if (text[0] == '\0')
		snprintf(text, sizeof(text), "POST /submit HTTP/1.1\r\n" HOST
		    FORM, strlen("title=Fair"), "title=Fair");
	return (text);
}

static const struct clients	 kinds[BYSTANDERS] = {
	[READ] = { .count = 4, .make = make_read, .pause = READ_PAUSE,
	    .fresh = 2 },
	[HEALTH] = { .count = 2, .make = make_health, .pause = READ_PAUSE,
	    .fresh = 1 },
	[CREATE] = { .count = 2, .make = make_event, .pause = CREATE_PAUSE,
	    .fresh = 1 },
	[SIGN_IN] = { .count = 2, .make = make_sign_in,
	    .pause = SIGN_IN_PAUSE, .fresh = 1 },
	[PROPOSE] = { .count = 2, .make = make_proposal,
	    .pause = CREATE_PAUSE, .fresh = 1 }
};

/* Measures the disk without almanac, meanwhile. */
static void *
watch_disk(void *arg)
{
	static const char	 bytes[SYNC_BYTES];
	struct timespec		 from, to;
	char			 path[128];
	int			 fd, took;

	(void)arg;
	snprintf(path, sizeof(path), "%s/disk", service.folder);
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	cr_assert_neq(fd, -1, "%s", path);
	for (disk_slowest = 0; !atomic_load(&disk_enough);
	    pause_for(SYNC_PAUSE)) {
		clock_gettime(CLOCK_MONOTONIC, &from);
		cr_assert_eq(write(fd, bytes, sizeof(bytes)), SYNC_BYTES);
		cr_assert_eq(fdatasync(fd), 0);
		clock_gettime(CLOCK_MONOTONIC, &to);
		took = (int)((to.tv_sec - from.tv_sec) * 1000 +
		    (to.tv_nsec - from.tv_nsec) / 1000000);
		if (took > disk_slowest)
			disk_slowest = took;
	}
	(void)close(fd);
	return (NULL);
}

static void
come(void)
{
	struct clients	 c;
	int		 i;

	atomic_store(&disk_enough, false);
	cr_assert_eq(pthread_create(&disk, NULL, watch_disk, NULL), 0);
	for (i = 0; i < kind_count; i++) {
		c = kinds[i];
		if (i == HEALTH)
			c.port = operated_port;
		c.patient = saturated;
		bystanders[i] = clients_start(&c);
	}
}

static void
leave(void)
{
	int	 i;

	for (i = 0; i < kind_count; i++)
		bystanders[i].heard->enough = true;
	for (i = 0; i < kind_count; i++)
		clients_stop(&bystanders[i]);
	atomic_store(&disk_enough, true);
	pthread_join(disk, NULL);
}

void
assault_start(void (*prepare)(void), const char *configuration)
{
	service_start();
	service_stop_quietly();
	if (prepare != NULL)
		prepare();
	operated_port = free_port();
	operated_configure(configuration);
	service_run(operated_flags);
	if (!memory_limit(most))
		fprintf(stderr, "%s: no cgroup: memory is looked at\n",
		    criterion_current_test->name);
}

void
assault_stop(void)
{
	service_stop();
	memory_unlimit();
}

/* A user chooses a password, and so can sign in. */
void
assault_at_desk(void)
{
	char	 line[1024], link[128], fields[256];
	FILE	*f;

	snprintf(line, sizeof(line), "%s user invite admin --db '%s'",
	    getenv("ALMANAC"), service.database);
	cr_assert_not_null(f = popen(line, "r"));
	cr_assert_eq(fscanf(f, "%*[^=]=%127s", link), 1);
	cr_assert_eq(pclose(f), 0);
	snprintf(fields, sizeof(fields), "key=%s&password=" PASSWORD, link);
	snprintf(line, sizeof(line), "POST /desk/welcome HTTP/1.1\r\n" HOST
	    FORM, strlen(fields), fields);
	ASSERT_STATUS("303", ask(line));
	snprintf(fields, sizeof(fields), "login=admin&password=" PASSWORD);
	snprintf(sign_in, sizeof(sign_in), "POST /desk/sign-in HTTP/1.1\r\n"
	    HOST FORM, strlen(fields), fields);
	kind_count = BYSTANDERS;
}

const char *
assault_sign_in(void)
{
	static char	 field[256];
	const char	*cookie;

	ASSERT_STATUS("303", ask(sign_in));
	cookie = heard_field("Set-Cookie");
	snprintf(field, sizeof(field), "Cookie: %.*s\r\n",
	    (int)strcspn(cookie, ";"), cookie);
	return (field);
}

void
bystanders_come(void)
{
	const char	*heard;
	int		 i;

	for (i = 0; i < EVENTS; i++) {
		heard = ask(event_request(i));
		cr_assert_eq(strncmp(heard, "201 ", 4), 0, "%.200s", heard);
	}
	snprintf(single, sizeof(single), GET(API "/events/%lld"),
	    (long long)heard_number(heard, "id"));
	come();
	pause_for(CALM);
	leave();
	for (i = 0; i < kind_count; i++)
		calm[i] = heard_within(bystanders[i].heard, 99);
	peak = 0;
	come();
}

char *
assault_upload(const char *login, int width, int height, int scans,
    size_t *length)
{
	unsigned char	*picture;
	char		*upload;
	size_t		 head;

	picture = scans_make(width, height, scans, length);
	cr_assert_not_null(upload = malloc(*length + 1024));
	head = (size_t)snprintf(upload, 1024, "POST " API "/images HTTP/1.1\r\n"
	    HOST "%sContent-Type: image/jpeg\r\nContent-Length: %zu\r\n\r\n",
	    login, *length);
	memcpy(upload + head, picture, *length);
	free(picture);
	*length += head;

	return (upload);
}

long
assault_megabytes(void)
{
	static const char *const	 ends[] = { "", "-wal" };
	char				 path[128];
	struct stat			 st;
	long				 bytes = 0;
	size_t				 i;

	for (i = 0; i < 2; i++) {
		snprintf(path, sizeof(path), "%s%s", service.database,
		    ends[i]);
		if (stat(path, &st) == 0)
			bytes += (long)st.st_size;
	}
	return (bytes >> 20);
}

void
bystanders_look(void)
{
	long	 sum;

	if ((sum = memory_sum()) > peak)
		peak = sum;
	pause_for(LOOK);
}

/* A check of the memory may take longer than the pause after it. */
void
bystanders_watch(void)
{
	const int64_t	 end = clock_steady() + siege_seconds() * CLOCK_SECOND;

	while (clock_steady() < end)
		bystanders_look();
}

void
assault_saturates(int milliseconds)
{
	saturated = true;
	allowed = milliseconds;
}

void
assault_may_use(long megabytes)
{
	most = megabytes;
}

void
assault_allow(int milliseconds)
{
	allowed = milliseconds;
}

static int
slow(int kind)
{
	int	 usual;

	usual = kind == CREATE ? CREATE_SLOW :
	    siege_seconds() >= WHOLE ? READ_SLOW : READ_SLOW_SHORT;
	if (kind == SIGN_IN)
		usual += calm[kind];
	if (usual < allowed)
		usual = allowed;
	if (kind == CREATE || kind == SIGN_IN)
		usual += SYNCS * disk_slowest;
	return (usual > NOISE * calm[kind] ? usual : NOISE * calm[kind]);
}

/* Creates are few, so all of them count. */
static void
expect_served(int kind)
{
	const struct heard	*h = bystanders[kind].heard;
	int			 took;

	took = heard_within(h, kind == CREATE ? 100 : 99);
	fprintf(stderr, "%s: %s: %s; calm %d ms, now %d (50 %%), %d (99 %%),"
	    " %d (100 %%)\n", criterion_current_test->name, texts[kind].name,
	    heard_text(h), calm[kind], heard_within(h, 50),
	    heard_within(h, 99), heard_within(h, 100));
	cr_expect_gt(h->answers, 0, "%s: none", texts[kind].name);
	cr_expect_eq(heard_others(h, texts[kind].status), 0,
	    "%s: %s", texts[kind].name, heard_text(h));
	cr_expect_leq(took, slow(kind), "%s: %d ms of %d", texts[kind].name,
	    took, slow(kind));
}

void
bystanders_leave(void)
{
	int	 i;

	leave();
	for (i = 0; i < kind_count; i++)
		expect_served(i);
	fprintf(stderr, "%s: %ld MB of %ld; %d ms for a sync\n",
	    criterion_current_test->name, peak, most, disk_slowest);
	cr_expect_leq(peak, most, "%ld MB", peak);
}

void
assault_meanwhile(void (*act)(void))
{
	meanwhile = act;
}

static void
expect_of_attackers(const struct heard *h, const char *statuses)
{
	fprintf(stderr, "%s: attackers: %s; %zu bytes at most, %d ms (50 %%),"
	    " %d ms (100 %%), %u ended late\n", criterion_current_test->name,
	    heard_text(h), h->longest, heard_within(h, 50),
	    heard_within(h, 100), h->late_ends);
	cr_expect_eq(heard_others(h, statuses), 0, "attackers: %s, not %s",
	    heard_text(h), statuses);
	cr_expect_gt(h->status[atoi(statuses)], 0, "attackers: %s, never %s",
	    heard_text(h), statuses);
	cr_expect_eq(h->silent_503, 0, "503 without Retry-After");
	cr_expect_leq(h->longest, ANSWER_MAX, "%zu bytes", h->longest);
	cr_expect_eq(h->late_ends, 0, "%u ended late", h->late_ends);
}

/* Their requests may take longer than the attack. */
static void
await_first(const struct heard *h, const char *statuses)
{
	const int64_t	 end = clock_steady() + DEADLINE_MS * CLOCK_MILLISECOND;

	while (h->status[atoi(statuses)] == 0 && clock_steady() < end)
		bystanders_look();
}

void
assault(const struct clients *attackers, const char *statuses)
{
	struct clients		 strangers = *attackers;
	struct clients_running	 a;

	strangers.strangers = true;
	bystanders_come();
	a = clients_start(&strangers);
	bystanders_watch();
	if (meanwhile != NULL)
		meanwhile();
	if (!attackers->leaves)
		await_first(a.heard, statuses);
	if (attackers->to_the_end)
		clients_stop(&a);
	else
		clients_stop_at_once(&a);
	bystanders_leave();
	if (attackers->leaves)
		cr_expect_gt(a.heard->left, 0, "no attacker came");
	else
		expect_of_attackers(a.heard, statuses);
}
