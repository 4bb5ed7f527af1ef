#include "store/amendments.h"

#include "store/db.h"
#include "store/secret.h"
#include "store/status.h"
#include "store/users.h"
#include "text/dates.h"

#define MOST	(30 * DATE_DAY)

void
amendment_make(struct db *db, int64_t event, int64_t now,
    char token[ACCOUNT_TOKEN])
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	secret_random(token, ACCOUNT_TOKEN_LENGTH);
	secret_digest(token, digest);
	st = db_query(db, "INSERT INTO amendments (event_id, hash, created)"
	    " VALUES ($1, $2, $3) ON CONFLICT (event_id)"
	    " DO UPDATE SET hash = $2, created = $3");
	db_bind_integer(st, 1, event);
	db_bind_blob(st, 2, digest, sizeof(digest));
	db_bind_integer(st, 3, now);
	db_run(st);
}

/* Those of others are not returned to visitors. */
#define RETURNED \
	" FROM events e JOIN users u ON u.id = e.author" \
	" LEFT JOIN amendments a ON a.event_id = e.id" \
	" WHERE e.status = $1 AND u.login = $2"

static struct statement *
bind_returned(struct statement *st)
{
	db_bind_integer(st, 1, STATUS_DRAFT);
	db_bind_text(st, 2, USERS_PROPOSALS);

	return (st);
}

bool
amendment_allowed(struct db *db, int64_t event)
{
	struct statement	*st;

	st = bind_returned(db_query(db, "SELECT 1" RETURNED
	    " AND e.id = $3"));
	db_bind_integer(st, 3, event);

	return (db_has_row(st));
}

int64_t
amendment_find(struct db *db, const char *token, int64_t now)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	secret_digest(token, digest);
	st = bind_returned(db_query(db, "SELECT e.id" RETURNED
	    " AND a.hash = $3 AND a.created > $4"));
	db_bind_blob(st, 3, digest, sizeof(digest));
	db_bind_integer(st, 4, now - MOST);

	return (db_first_integer(st));
}
