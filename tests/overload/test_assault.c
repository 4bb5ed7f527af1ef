/* Short requests that take much time or memory to answer. */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "assault.h"
#include "attack.h"
#include "prepared.h"
#include "siege.h"
#include "tests/server/harness.h"
#include "tests/server/operated.h"

#define FROM		"127.0.0.66"
#define GIVEN_UP	"200 503"	/* or done in time */
#define BODY_8_MB	(8 * 1024 * 1024 - 64)
#define BODY_60_KB	(60 * 1024)
#define BODY_16_KB	16000
#define BODY_8_KB	(8 * 1024)

TestSuite(assault, .fini = assault_stop);

/* A request with a body of repeated units, up to a length. */
/* With credentials, which are wrong, so that bodies are received. */
#define SIGNED	"\r\nAuthorization: Basic eDp4"
#define FORM	"application/x-www-form-urlencoded" SIGNED
#define JSON	"application/json" SIGNED

static char *
with_body(const char *method, const char *path, const char *type,
    const char *before, const char *unit, const char *behind, size_t length)
{
	char	*text, *body, *p;

	text = malloc(length + 1024);
	body = malloc(length + 256);
	p = stpcpy(body, before);
	while ((size_t)(p - body) + strlen(unit) < length)
		p = stpcpy(p, unit);
	p = stpcpy(p, behind);
	snprintf(text, length + 1024, "%s %s HTTP/1.1\r\n" HOST
	    "Content-Type: %s\r\nContent-Length: %zu\r\n\r\n%s", method,
	    path, type, (size_t)(p - body), body);
	free(body);
	return (text);
}

static char *
with_search(const char *path, size_t length)
{
	return (with_body("GET", path, "application/json", "{\"search\":\"-",
	    "\303\251", "\"}", length));
}

static const char *
make_long_search(unsigned client, unsigned n)
{
	static char	*texts[4];

	(void)client;
	if (texts[n % 4] == NULL)
		texts[n % 4] = with_search(n % 2 == 0 ? "/" :
		    API "/events?page=2", n % 4 < 2 ? BODY_8_MB : BODY_60_KB);
	return (texts[n % 4]);
}

Test(assault, texts_of_8_mb_in_the_body_of_a_get)
{
	assault_start(NULL, "");
	assault(&(struct clients){ .count = 2, .make = make_long_search },
	    "400 413");
}

/* Many values in few bytes, before the credentials are checked. */
static const char *
make_many_values(unsigned client, unsigned n)
{
	static const struct { const char *type, *before, *unit, *behind; }
		 kinds[] = {
		{ FORM, "", "a[]=&", "" },
		{ FORM, "",
		    "a[b][c][d][e][f][g][h][i][j][k][l][m][n][o][p]=1&", "" },
		{ JSON, "{\"a\":[1", ",1", "]}" },
		{ JSON, "{\"a\":\"", "\\u00e9", "\"}" },
		{ "multipart/form-data; boundary=x" SIGNED, "",
		    "--x\r\nContent-Disposition: form-data; name=\"a[]\"\r\n"
		    "\r\n1\r\n", "--x--\r\n" },
		};
	static char	*texts[5];

	n = (client + n) % 5;
	if (texts[n] == NULL)
		texts[n] = with_body("POST", API "/events", kinds[n].type,
		    kinds[n].before, kinds[n].unit, kinds[n].behind,
		    BODY_8_MB);
	return (texts[n]);
}

Test(assault, bodies_of_many_values)
{
	assault_start(NULL, "");
	assault(&(struct clients){ .count = 2, .make = make_many_values },
	    "401 429 503");
}

/* Bodies as long as a head are received without credentials. */
static const char *
make_nested_values(unsigned client, unsigned n)
{
	static char	*text;

	(void)client;
	(void)n;
	if (text == NULL)
		text = with_body("POST", API "/events", "application/json",
		    "{\"a\":[[]", ",[[[[[[[[]]]]]]]]", "]}", BODY_16_KB);
	return (text);
}

Test(assault, nested_values_of_many_clients)
{
	assault_start(NULL, "");
	assault_saturates(5000);
	assault(&(struct clients){ .count = 300, .make = make_nested_values },
	    "400");
}

/* The sender leaves, but its request is parsed and waits for the writer. */
static const char *
make_for_nobody(unsigned client, unsigned n)
{
	static char	*text;

	(void)client;
	(void)n;
	if (text == NULL)
		text = with_body("POST", API "/events", "application/json\r\n"
		    "Authorization: Basic bm9ib2R5Ong=", "{\"a\":[[]",
		    ",[[[[[[[[]]]]]]]]", "]}", BODY_8_KB);
	return (text);
}

Test(assault, wrong_logins_of_clients_that_leave)
{
	assault_start(NULL, "");
	assault_saturates(3000);
	assault(&(struct clients){ .count = 20, .make = make_for_nobody,
	    .leaves = true }, "");
}

/* A POST with an override to GET. */
static const char *
make_override(unsigned client, unsigned n)
{
	static char	*texts[2];

	(void)client;
	if (texts[n % 2] == NULL)
		texts[n % 2] = with_body("POST", n % 2 == 0 ?
		    API "/events?_method=GET" : API "/venues?_method=GET",
		    "application/json", "{\"search\":\"-", "\303\251", "\"}",
		    BODY_8_MB);
	return (texts[n % 2]);
}

Test(assault, texts_of_8_mb_in_a_post_that_is_a_get)
{
	assault_start(NULL, "");
	assault(&(struct clients){ .count = 2, .make = make_override },
	    "413");
}

/* A GET of an address without credentials. */
static const char *
get(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

static const char *
get(const char *format, ...)
{
	static __thread char	 text[4096];
	char			 path[3072];
	va_list			 ap;

	va_start(ap, format);
	vsnprintf(path, sizeof(path), format, ap);
	va_end(ap);
	snprintf(text, sizeof(text), "GET %s HTTP/1.1\r\n" HOST "\r\n", path);
	return (text);
}

#define ALL_YEARS	API "/events?start_date=0001-01-01"		\
	"&end_date=9999-12-31"

/* At most `count` words of two letters. */
static const char *
two_letters(const char *before, unsigned from, unsigned count)
{
	static __thread char	 text[2048];
	char			*p;
	unsigned		 i;

	for (p = text, i = 0; i < count; i++)
		p += sprintf(p, "%s%s%c%c", i > 0 ? "+" : "", before,
		    (char)('a' + (from + i) / 26 % 26),
		    (char)('a' + (from + i) % 26));
	return (text);
}

static const char *
make_same_word(unsigned client, unsigned n)
{
	static __thread char	 words[2048];
	unsigned		 i;

	(void)client;
	words[0] = '\0';
	for (i = 0; i < 350; i++)
		strcat(words, n % 2 == 0 ? "-zq+" : "zq+");
	return (get(ALL_YEARS "&search=%s&page=%u", words, n % 50 + 1));
}

Test(assault, one_word_350_times)
{
	assault_start(prepare_calendar, "");
	assault(&(struct clients){ .count = 2, .make = make_same_word },
	    "200 400 404 503");
}

static const char *
make_32_words(unsigned client, unsigned n)
{
	return (get(ALL_YEARS "&search=%s&orderby=%s",
	    two_letters(n % 2 == 0 ? "-" : "", client * 300 + n * 32, 32),
	    n % 4 < 2 ? "title" : "start_date"));
}

Test(assault, different_words_32_times)
{
	assault_start(prepare_calendar, "");
	assault(&(struct clients){ .count = 2, .make = make_32_words },
	    GIVEN_UP);
}

static const char *
make_words_that_are_there(unsigned client, unsigned n)
{
	static char		*text;
	static __thread char	 words[1024];
	char			*p;
	unsigned		 i;

	if (text == NULL && client == 0)
		text = with_body("GET", API "/events", "application/json",
		    "{\"search\":\"", "w000001 ", "\"}", BODY_60_KB);
	if (n % 2 == 0 && text != NULL)
		return (text);
	for (p = words, i = 0; i < 32; i++)
		p += sprintf(p, "w%06u+", (n * 32 + i) * 7 % 140000);
	return (get(ALL_YEARS "&search=%s", words));
}

Test(assault, words_of_a_description_of_1_mb)
{
	assault_start(prepare_words, "");
	assault(&(struct clients){ .count = 2,
	    .make = make_words_that_are_there }, "200 400 413 503");
}

/* They read nothing of answers that may have 12 MB each. */
Test(assault, unread_feeds)
{
	static const char	 text[] = GET(API "/events.jsonld"
	    "?start_date=0001-01-01&end_date=9999-12-31");

	assault_start(prepare_calendar, "");
	bystanders_come();
	attack_start(&(struct attack){ .from = FROM, .clients = 200,
	    .text = text, .length = sizeof(text) - 1, .deaf = true });
	bystanders_watch();
	bystanders_leave();
	attack_stop();
}

static char	*upload, contributor[512];	/* a picture, Authorization */

static void
prepare_upload(void)
{
	prepare_calendar();
	snprintf(contributor, sizeof(contributor), "%s",
	    login_of_new("contributor", "contributor"));
}

static const char *
make_upload(unsigned client, unsigned n)
{
	(void)client;
	(void)n;
	return (upload);
}

/*
 * What needs most memory together: 270 MB for each worker and 176 MB for the
 * decoder.
 */
Test(assault, unread_feeds_bodies_of_8_mb_and_large_pictures)
{
	static const char	 text[] = GET(API "/events.jsonld"
	    "?start_date=0001-01-01&end_date=9999-12-31");
	struct clients_running	 bodies, pictures;
	size_t			 length;

	assault_may_use(768);
	assault_start(prepare_upload, "");
	assault_saturates(5000);
	upload = assault_upload(contributor, 6000, 5000, 60, &length);
	bystanders_come();
	attack_start(&(struct attack){ .from = FROM, .clients = 200,
	    .text = text, .length = sizeof(text) - 1, .deaf = true });
	bodies = clients_start(&(struct clients){ .count = 8,
	    .make = make_many_values, .strangers = true });
	pictures = clients_start(&(struct clients){ .count = 4,
	    .make = make_upload, .length = length, .pause = 200,
	    .patient = true, .strangers = true });
	bystanders_watch();
	clients_stop_at_once(&pictures);
	clients_stop_at_once(&bodies);
	bystanders_leave();
	attack_stop();
}

static const char *
make_tagged(unsigned client, unsigned n)
{
	static const char *const	 requests[] = {
		GET("/?year=2040&month=3"), GET("/?view=list"),
		GET(API "/events?start_date=2040-01-01"
		    "&end_date=2041-01-01&per_page=50"),
		GET("/events/category/tag-1/?page=1"), GET("/tag/tag-1/"),
		GET("/event/event1"), GET(API "/events.ics"),
		GET(API "/events.jsonld"), GET(API "/events.rss"),
		GET("/?tags=tag-1&venue=nowhere&organizer=nobody"),
	};

	return (requests[(client * 5 + n) % 10]);
}

Test(assault, events_with_7000_tags_each)
{
	assault_start(prepare_tags, "");
	assault(&(struct clients){ .count = 2, .make = make_tagged },
	    "200 400 404 503");
}

static const char *
make_long_page(unsigned client, unsigned n)
{
	static const char *const	 requests[] = {
		GET(API "/events?start_date=2040-01-01"
		    "&end_date=2041-01-01&per_page=50"),
		GET("/?view=list"), GET("/?year=2040&month=3"),
		GET(API "/events.ics?start_date=2040-01-01"
		    "&end_date=2041-01-01"),
		GET(API "/events.jsonld?start_date=2040-01-01"
		    "&end_date=2041-01-01"),
		GET(API "/events.rss?start_date=2040-01-01"
		    "&end_date=2041-01-01"),
		GET(API "/events?start_date=2040-01-01"
		    "&end_date=2041-01-01&per_page=50"
		    "&search=-zq"), GET("/event/event1"),
	};

	return (requests[(client * 4 + n) % 8]);
}

Test(assault, descriptions_of_8_mb)
{
	assault_start(prepare_long_descriptions, "");
	assault(&(struct clients){ .count = 2, .make = make_long_page },
	    "200 400 503");
}

Test(assault, texts_that_are_as_long_as_they_may_be)
{
	assault_start(prepare_long_texts, "");
	assault(&(struct clients){ .count = 2, .make = make_long_page },
	    "200 400 503");
}

/* All are different, so none is in the cache. */
static const char *
make_compressed(unsigned client, unsigned n)
{
	static __thread char	 text[512];

	snprintf(text, sizeof(text), "GET " API "/events/%u?x=%u HTTP/1.1\r\n"
	    HOST "Accept-Encoding: gzip\r\n\r\n", (client * 12 + n) % 100 + 1,
	    n);
	return (text);
}

Test(assault, long_records_to_be_compressed)
{
	assault_start(prepare_long_texts, "");
	assault(&(struct clients){ .count = 8, .make = make_compressed },
	    "200 503");
}

/* "1,2,3": as many ids of terms as fit into an address. */
static const char *
ids(unsigned from, unsigned count)
{
	static __thread char	 text[1024];
	char			*p;
	unsigned		 i;

	for (p = text, i = 0; i < count && p < text + 1000; i++)
		p += sprintf(p, "%s%u", i > 0 ? "," : "", from + i);
	return (text);
}

static const char *
make_filter(unsigned client, unsigned n)
{
	static char	*body;

	if (body == NULL && client == 0)
		body = with_body("GET", API "/events?orderby=title",
		    "application/json", "{\"tags\":[201", ",202", "]}",
		    BODY_60_KB);
	switch ((client + n) % 6) {
	case 0:
		return (get(ALL_YEARS "&categories=%s&orderby=title",
		    ids(1, 100)));
	case 1:
		return (get(ALL_YEARS "&categories=%s&orderby=modified",
		    ids(1, 200)));
	case 2:
		return (get(ALL_YEARS "&geoloc_lat=0&geoloc_lng=0"
		    "&geoloc_distance=20040&orderby=title&page=%u",
		    n % 100 + 1));
	case 3:
		return (get(ALL_YEARS "&tags=%s&orderby=modified&order=desc",
		    ids(201, 100)));
	case 4:
		return (get(ALL_YEARS "&geoloc=true&categories=%s&tags=%s",
		    ids(1, 100), ids(201, 2)));
	default:
		return (body != NULL ? body : get(ALL_YEARS));
	}
}

Test(assault, filters_of_everything)
{
	assault_start(prepare_calendar, "");
	assault(&(struct clients){ .count = 2, .make = make_filter },
	    "200 400 404 413 503");
}

/* All are different, so none is in the cache. */
static const char *
make_last_list(unsigned client, unsigned n)
{
	static __thread char	 text[512];

	snprintf(text, sizeof(text), "GET " ALL_YEARS "&per_page=50&page=%u"
	    "&ends_after=1000-01-01+00:%02u HTTP/1.1\r\n" HOST
	    "Connection: close\r\n\r\n", (client * 40 + n) % 300 + 1,
	    n / 300 % 60);
	return (text);
}

#define ALL_CPU_SLOW	3000	/* ms; eight clients use the whole machine */

Test(assault, lists_that_are_each_the_last_of_a_connection)
{
	assault_start(prepare_calendar, "");
	assault_allow(ALL_CPU_SLOW);
	assault(&(struct clients){ .count = 8, .make = make_last_list,
	    .to_the_end = true }, "200 404");
}

/* More than there is room for: two workers, each with 128 other files. */
#define ROOM_SLOW	3000	/* ms; each connection may stay for 1000 */
#define FILES	"700"
#define CLIENTS	1500

static void
allow_few_files(void)
{
	static char	 path[] = P_tmpdir "/almanac-files-XXXXXX";
	char		*almanac;
	FILE		*file;
	int		 fd;

	cr_assert_not_null(almanac = realpath(getenv("ALMANAC"), NULL));
	cr_assert_neq(fd = mkstemp(path), -1);
	cr_assert_not_null(file = fdopen(fd, "w"));
	fprintf(file, "#!/bin/sh\nulimit -n " FILES "\nexec %s \"$@\"\n",
	    almanac);
	(void)fchmod(fd, 0700);
	(void)fclose(file);
	(void)setenv("ALMANAC", path, 1);
	free(almanac);
}

static void
fill_all_room(const struct attack *attack)
{
	allow_few_files();
	assault_start(prepare_calendar, "connections: 0\n");
	assault_allow(ROOM_SLOW);
	(void)unlink(getenv("ALMANAC"));
	bystanders_come();
	attack_start(attack);
	bystanders_watch();
	bystanders_leave();
}

/* The server closes each after its answer, however many there are. */
Test(assault, connections_that_are_over_fill_all_room)
{
	static const char	 text[] = "GET " API "/events?per_page=20 "
	    "HTTP/1.1\r\n" HOST "Connection: close\r\n\r\n";

	fill_all_room(&(struct attack){ .from = FROM, .clients = CLIENTS,
	    .text = text, .length = sizeof(text) - 1 });
	UNTIL(attack_outcome()->ended == CLIENTS);
	attack_stop();
}

Test(assault, unread_answers_fill_all_memory)
{
	static const char	 text[] = GET(API "/events?per_page=50");

	fill_all_room(&(struct attack){ .from = FROM, .clients = CLIENTS,
	    .text = text, .length = sizeof(text) - 1, .on_and_on = true,
	    .deaf = true });
	attack_stop();
}

Test(assault, heads_that_are_not_over_fill_all_room)
{
	static const char	 text[] = "GET " API "/events HTTP/1.1\r\n";

	fill_all_room(&(struct attack){ .from = FROM, .clients = CLIENTS,
	    .text = text, .length = sizeof(text) - 1 });
	attack_stop();
}

Test(assault, bodies_that_are_not_over_fill_all_room)
{
	static const char	 text[] = "POST " API "/events HTTP/1.1\r\n"
	    HOST "Content-Length: 1000\r\n\r\n{";

	fill_all_room(&(struct attack){ .from = FROM, .clients = CLIENTS,
	    .text = text, .length = sizeof(text) - 1 });
	attack_stop();
}
