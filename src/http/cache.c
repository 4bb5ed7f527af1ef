#include <sys/mman.h>

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "config/site.h"
#include "http/cache.h"
#include "http/cache_ring.h"
#include "http/message.h"
#include "http/negotiate.h"
#include "http/request.h"
#include "http/request_id.h"
#include "text/dates.h"
#include "text/zones.h"

#define CACHE_KEY_MAX	4096	/* bytes */
#define PER_SET		4096	/* bytes of answers: small ones have 1 KB */
#define SEEN_SIZE	16384	/* hashes to remember; a power of two */
#define SIZE_MIN	65536	/* smallest useful ring */

static const char	 date_field[] = "\r\nDate: ";
static const char	 id_field[] = "\r\nX-Request-Id: ";

struct key {
	char	*bytes;
	size_t	 length;
};

/* Adds a text and its NUL. If they do not fit, the key is too long. */
static void
add_text(struct key *key, const char *text)
{
	size_t	 length;

	length = strlen(text) + 1;
	if (length > CACHE_KEY_MAX - key->length) {
		key->length = CACHE_KEY_MAX;
		return;
	}
	memcpy(key->bytes + key->length, text, length);
	key->length += length;
}

static bool
is_read(const struct message *m)
{
	return (strcmp(m->method, "GET") == 0 ||
	    strcmp(m->method, "HEAD") == 0);
}

bool
cache_takes(const struct message *m)
{
	return (is_read(m) && m->verdict == ERROR_NONE && !m->close &&
	    m->body_length == 0 && m->header[HEADER_AUTHORIZATION] == NULL);
}

/*
 * The text of a field as far as it affects the answer, or NULL if it does not.
 */
static const char *
effective_value(const struct message *m, const struct site *site,
    enum header header)
{
	const char	*text;

	if ((text = m->header[header]) == NULL)
		return (NULL);
	switch (header) {
	case HEADER_CONNECTION:		/* is m->close */
	case HEADER_ACCEPT_LANGUAGE:	/* only for answers not cached */
	case HEADER_COOKIE:		/* the same */
	case HEADER_USER_AGENT:
	case HEADER_X_FORWARDED_FOR:
	case HEADER_X_REQUEST_ID:
		return (NULL);
	case HEADER_ACCEPT_ENCODING:
		return (accept_gzip(text) ? "gzip" : NULL);
	case HEADER_X_FORWARDED_HOST:
	case HEADER_X_FORWARDED_PROTO:
		return (m->peer != NULL && site_trusts(site, m->peer) ?
		    text : NULL);
	default:
		return (text);
	}
}

/*
 * Writes the key of a message: everything on which an anonymous answer
 * depends, except the database, the time and the configuration. Method and
 * target are followed by pairs of a field's number, from 1, and its text.
 * Returns the length, or 0 if the answer must not be cached: for methods other
 * than GET and HEAD, for messages with credentials or a body, for rejected
 * messages, for the last message of a connection, or if the key is too long.
 */
static size_t
make_key(const struct message *m, const struct site *site,
    char bytes[CACHE_KEY_MAX])
{
	struct key	 key = { bytes, 0 };
	const char	*text;
	char		 number[] = "?";
	size_t		 i;

	if (!cache_takes(m))
		return (0);
	add_text(&key, m->minor_zero ? "0" : "1");
	add_text(&key, m->method);
	add_text(&key, m->target);
	for (i = 0; i < HEADER_COUNT; i++) {
		if ((text = effective_value(m, site, i)) == NULL)
			continue;
		number[0] = (char)(i + 1);
		add_text(&key, number);
		add_text(&key, text);
	}

	return (key.length < CACHE_KEY_MAX ? key.length : 0);
}

struct cache {
	size_t			 size;		/* including all that follows */
	uint64_t		 state;		/* of all entries */
	struct cache_ring	 ring;
	uint64_t		 hits, misses;
	int64_t			 now;		/* of `date` */
	char			 date[DATE_HTTP];
	_Alignas(64) uint64_t	 seen[SEEN_SIZE];	/* requested once */
	char			 key[CACHE_KEY_MAX];
};

struct cache *
cache_new(size_t size)
{
	struct cache	*c;
	size_t		 set_count;

	if (size < sizeof(*c) + SIZE_MIN)
		return (NULL);
	c = mmap(NULL, size, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (c == MAP_FAILED)
		abort();
	c->size = size;
	for (set_count = 1; set_count * 2 * PER_SET <= size;)
		set_count *= 2;
	cache_ring_init(&c->ring, (char *)(c + 1), size - sizeof(*c),
	    set_count);

	return (c);
}

void
cache_free(struct cache *c)
{
	if (c != NULL)
		(void)munmap(c, c->size);
}

/*
 * Whether this address was requested before, in any state of the database. So
 * a popular answer is cached again soon after each write.
 *
 * Hit rates with 16 MB for 100,000 events (Zipf's law, s = 0.9) and 400 lists,
 * which are a fifth of all requests: without writes; with a write before every
 * 2,000th request; and with nine of ten requests for addresses that are
 * requested only once. An answer is cached
 *
 * 	at the first request			40 %, 31 %, 19 %
 * 	at the second of the same state		43 %, 20 %, 45 %
 * 	at the second				43 %, 30 %, 45 %
 */
static bool
seen_before(struct cache *c, uint64_t hash)
{
	uint64_t	*mark;

	mark = &c->seen[(hash >> 32) % SEEN_SIZE];
	if (*mark == hash)
		return (true);
	*mark = hash;

	return (false);
}

static bool
matches_key(const struct cache *c, const struct cache_entry *e,
    size_t key_length, int64_t now)
{
	return (e->key_length == key_length &&
	    memcmp(e->bytes + e->end, c->key, key_length) == 0 &&
	    e->from <= now && now < e->until);
}

static void
set_date(struct cache *c, struct cache_entry *e, int64_t now)
{
	if (e->dated == now)
		return;
	if (c->now != now)
		date_print_http(now, c->date);
	c->now = now;
	memcpy(e->bytes + e->date, c->date, strlen(c->date));
	e->dated = now;
}

/*
 * Replaces the request's id. If the length changes, moves the bytes before it.
 */
static void
set_id(struct cache_entry *e, const char *id)
{
	size_t	 length, before, end;

	if (e->id == 0 || id == NULL)
		return;
	length = strlen(id);
	if (length != e->id_length) {
		before = e->id - e->start;
		end = e->id + e->id_length;
		memmove(e->bytes + end - length - before, e->bytes + e->start,
		    before);
		e->id = (uint16_t)(end - length);
		e->start = (uint16_t)(e->id - before);
		e->id_length = (uint16_t)length;
	}
	memcpy(e->bytes + e->id, id, length);
}

static void
enter_state(struct cache *c, uint64_t state)
{
	if (c->state == state)
		return;
	cache_ring_clear(&c->ring);
	c->state = state;
}

/* The seed is the address of the cache, which the system randomizes. */
static uint64_t
hash_key(const struct cache *c, size_t length)
{
	return (XXH3_64bits_withSeed(c->key, length, (uintptr_t)c));
}

const char *
cache_find(struct cache *c, const struct message *m, const struct site *site,
    uint64_t state, int64_t now, size_t *length, struct cache_place *place)
{
	struct cache_entry	*e;
	size_t			 key_length;

	place->wanted = false;
	if ((key_length = make_key(m, site, c->key)) == 0)
		return (NULL);
	enter_state(c, state);
	place->hash = hash_key(c, key_length);
	place->state = state;
	e = cache_ring_find(&c->ring, place->hash);
	if (e == NULL || !matches_key(c, e, key_length, now)) {
		place->wanted = seen_before(c, place->hash);
		c->misses++;
		return (NULL);
	}

	c->hits++;
	e->used = true;
	set_date(c, e, now);
	set_id(e, m->request_id);
	place->note = (struct cache_note){ e->route, e->status };
	*length = e->end - e->start;

	return (e->bytes + e->start);
}

/* Offset of a field's value; 0: there is none. */
static size_t
find_value(const struct cached *answer, const char *field)
{
	const char	*found;

	found = memmem(answer->head, answer->head_length, field,
	    strlen(field));

	return (found == NULL ? 0 :
	    (size_t)(found - answer->head) + strlen(field));
}

/* Copies the answer, with room before it for the longest id. */
static void
fill_entry(struct cache_entry *e, const struct cached *answer, const char *id)
{
	size_t	 value;

	value = id == NULL ? 0 : find_value(answer, id_field);
	e->id_length = value == 0 ? 0 : (uint16_t)strlen(id);
	e->start = value == 0 ? 0 : REQUEST_ID_MAX - e->id_length;
	e->id = value == 0 ? 0 : (uint16_t)(e->start + value);
	e->date = (uint32_t)(e->start + find_value(answer, date_field));
	e->end = (uint32_t)(e->start + answer->head_length +
	    answer->body_length);
	memcpy(e->bytes + e->start, answer->head, answer->head_length);
	memcpy(e->bytes + e->start + answer->head_length, answer->body,
	    answer->body_length);
}

void
cache_keep(struct cache *c, const struct message *m, const struct site *site,
    const struct cache_place *place, const struct cached *answer)
{
	struct cache_entry	*e;
	size_t			 key_length;

	if (!place->wanted || place->state != c->state ||
	    answer->until <= answer->now ||
	    (key_length = make_key(m, site, c->key)) == 0 ||
	    hash_key(c, key_length) != place->hash ||
	    find_value(answer, date_field) == 0 ||
	    (e = cache_ring_add(&c->ring, place->hash, key_length,
	    REQUEST_ID_MAX + answer->head_length + answer->body_length)) ==
	    NULL)
		return;

	e->from = e->dated = answer->now;
	e->until = answer->until;
	e->route = answer->note.route;
	e->status = answer->note.status;
	fill_entry(e, answer, m->request_id);
	memcpy(e->bytes + e->end, c->key, key_length);
}

void
cache_count(const struct cache *c, struct cache_counts *counts)
{
	counts->hits = c->hits;
	counts->misses = c->misses;
	counts->dropped = c->ring.dropped;
	counts->entries = c->ring.entries;
	counts->bytes = c->ring.head - c->ring.tail;
	counts->size = c->size;
}

/*
 * The next midnight in the site's zone: the default window of events changes
 * then (rule 24.2).
 */
static int64_t
next_midnight(const struct request *rq)
{
	const struct zone	*zone;
	int64_t			 midnight;

	zone = rq->site->zone;
	midnight = zone_to_utc(zone,
	    date_day_end(zone_to_local(zone, rq->now)) + 1);

	/*
	 * If the clock is set back, the previous day may follow midnight
	 * again.
	 */
	return (zone_offset(zone, midnight) == zone_offset(zone, rq->now) ?
	    midnight : rq->now + 1);
}

/*
 * Whether the answer may be cached. Errors other than 404 are cheap to
 * generate again.
 */
static bool
is_kept(const struct request *rq)
{
	return (rq->message->header[HEADER_AUTHORIZATION] == NULL &&
	    rq->message->verdict == ERROR_NONE && rq->in.route != NULL &&
	    !rq->in.path->has_sessions &&
	    (rq->in.method == METHOD_GET || rq->in.method == METHOD_HEAD) &&
	    (rq->reply.status == 200 || rq->reply.status == 304 ||
	    rq->reply.status == 404));
}

int64_t
cache_until(const struct request *rq, int64_t scheduled)
{
	int64_t	 midnight;

	if (!is_kept(rq))
		return (0);
	if (rq->changes_each_second)
		return (rq->now + 1);
	midnight = next_midnight(rq);

	return (scheduled < midnight ? scheduled : midnight);
}
