#include "calendar/slug_unique.h"

#include "base/arena.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

#define IN_TURN	50	/* numbers that are tried one by one */

struct search {
	struct request		*rq;
	enum record_kind	 kind;
	int64_t			 id;
	const char		*slug;
	const char		*suffix;
};

static struct statement *
query(struct db *db, enum record_kind kind)
{
	switch (kind) {
	case RECORD_VENUE:
		return (db_query(db,
		    "SELECT 1 FROM venues WHERE slug = $1 AND id <> $2"));
	case RECORD_ORGANIZER:
		return (db_query(db,
		    "SELECT 1 FROM organizers WHERE slug = $1 AND id <> $2"));
	default:
		return (db_query(db,
		    "SELECT 1 FROM events WHERE slug = $1 AND id <> $2"));
	}
}

static const char *
candidate(const struct search *s, int64_t number)
{
	const char	*suffix = s->suffix;

	if (number > 1)
		suffix = arena_printf(s->rq->arena, "%s-%lld", suffix,
		    (long long)number);

	return (slug_append(s->rq->arena, s->slug, suffix));
}

static bool
taken(const struct search *s, int64_t number)
{
	const char		*slug = candidate(s, number);
	struct statement	*st;
	bool			 found;

	if (slug_reserved(slug))
		return (true);
	st = query(s->rq->db, s->kind);
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, s->id);
	found = db_step(st);
	db_done(st);

	return (found);
}

/*
 * The first free number; behind the first few it is only one whose predecessor
 * is taken, so that the thousandth weekly yoga class costs no thousand looks.
 */
const char *
slug_unique(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug, const char *suffix)
{
	struct search	 s = { rq, kind, id, slug, suffix };
	int64_t		 low, high, middle;

	for (high = 1; high <= IN_TURN; high++)
		if (!taken(&s, high))
			return (candidate(&s, high));
	for (low = IN_TURN; taken(&s, high); high *= 2)
		low = high;
	while (high - low > 1) {
		middle = low + (high - low) / 2;
		if (taken(&s, middle))
			low = middle;
		else
			high = middle;
	}

	return (candidate(&s, high));
}
