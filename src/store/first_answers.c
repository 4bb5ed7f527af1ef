#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/first_answers.h"

#define LIFE	(24 * 60 * 60)	/* seconds until it expires */

/*
 * Each call that adds an answer deletes up to this many expired ones: more
 * than one, so that their number shrinks.
 */
#define DELETED_MAX	16

/*
 * If there are more answers, the oldest ones of the user with most are deleted.
 * One request in LOOKS counts them, and then deletes more than were added since
 * the last count.
 */
#define ANSWERS_MAX	4096
#define LOOKS		64

static enum first_found
read_answer(struct statement *st, struct arena *arena,
    const struct first_request *request, struct first_answer *answer)
{
	const void	*digest;
	size_t		 length;

	digest = db_blob(st, 0, &length);
	if (digest == NULL || length != SECRET_DIGEST ||
	    memcmp(digest, request->digest, length) != 0)
		return (FIRST_OTHER);
	answer->status = (int)db_bounded(st, 1, 200, 201);
	answer->location = arena_string(arena, db_string(st, 2));
	answer->body = arena_string(arena, db_string(st, 3));

	return (FIRST_SAME);
}

enum first_found
first_answer_find(struct db *db, struct arena *arena,
    const struct first_request *request, int64_t now,
    struct first_answer *answer)
{
	struct statement	*st;
	enum first_found	 found;

	st = db_query(db, "SELECT request, status, location, body"
	    " FROM idempotency_keys WHERE user_id = $1 AND path = $2"
	    " AND key = $3 AND created > $4");
	db_bind_integer(st, 1, request->caller);
	db_bind_text(st, 2, request->path);
	db_bind_text(st, 3, request->key);
	db_bind_integer(st, 4, now - LIFE);
	found = db_step(st) ? read_answer(st, arena, request, answer) :
	    FIRST_NEW;
	db_done(st);

	return (found);
}

/* With a condition for $1. */
#define DELETE_OLDEST(condition) \
	"DELETE FROM idempotency_keys WHERE (user_id, path, key) IN" \
	" (SELECT user_id, path, key FROM idempotency_keys" \
	" WHERE " condition " ORDER BY created LIMIT $2)"

static void
delete_oldest(struct statement *st, int64_t value, int most)
{
	db_bind_integer(st, 1, value);
	db_bind_integer(st, 2, most);
	db_run(st);
}

/* `+` excludes the index by user, whose rows would be sorted. */
static void
delete_surplus(struct db *db)
{
	struct statement	*st;
	int64_t			 user = 0, most = 0, count, all = 0;

	st = db_query(db, "SELECT user_id, COUNT(*) FROM idempotency_keys"
	    " GROUP BY user_id");
	for (; db_step(st); all += count)
		if ((count = db_integer(st, 1)) > most) {
			user = db_integer(st, 0);
			most = count;
		}
	db_done(st);
	if (all > ANSWERS_MAX)
		delete_oldest(db_query(db, DELETE_OLDEST("+user_id = $1")),
		    user, 2 * LOOKS);
}

void
first_answer_keep(struct db *db, const struct first_request *request,
    int64_t now, const struct first_answer *answer)
{
	static unsigned		 looks;	/* by one thread per process */
	struct statement	*st;

	delete_oldest(db_query(db, DELETE_OLDEST("created <= $1")),
	    now - LIFE, DELETED_MAX);
	if (++looks % LOOKS == 0)
		delete_surplus(db);
	st = db_query(db, "INSERT INTO idempotency_keys (user_id, path, key,"
	    " request, status, location, body, created)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
	    " ON CONFLICT (user_id, path, key) DO UPDATE SET"
	    " request = excluded.request, status = excluded.status,"
	    " location = excluded.location, body = excluded.body,"
	    " created = excluded.created");
	db_bind_integer(st, 1, request->caller);
	db_bind_text(st, 2, request->path);
	db_bind_text(st, 3, request->key);
	db_bind_blob(st, 4, request->digest, sizeof(request->digest));
	db_bind_integer(st, 5, answer->status);
	db_bind_text(st, 6, answer->location);
	db_bind_text(st, 7, answer->body);
	db_bind_integer(st, 8, now);
	db_run(st);
}
