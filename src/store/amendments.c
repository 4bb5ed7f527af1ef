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

int64_t
amendment_find(struct db *db, const char *token, int64_t now)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	secret_digest(token, digest);
	st = db_query(db, "SELECT e.id FROM amendments a"
	    " JOIN events e ON e.id = a.event_id"
	    " JOIN users u ON u.id = e.author"
	    " WHERE a.hash = $1 AND a.created > $2 AND e.status = $3"
	    " AND u.login = $4");
	db_bind_blob(st, 1, digest, sizeof(digest));
	db_bind_integer(st, 2, now - MOST);
	db_bind_integer(st, 3, STATUS_DRAFT);
	db_bind_text(st, 4, USERS_PROPOSALS);

	return (db_first_integer(st));
}
