#include "store/sessions.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/secret.h"

#define ATTEMPTS	4	/* to sign in with a code, of a user */
#define DROPPED	20000	/* sessions that older versions left, at once */

/*
 * Binds the digest of a token to the first parameter. `digest` must live as
 * long as the statement.
 */
static struct statement *
bind_token(struct statement *st, const char *token,
    unsigned char digest[SECRET_DIGEST])
{
	secret_digest(token, digest);
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	return (st);
}

void
session_end_all(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM sessions WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	db_run(st);
}

void
session_end_others(struct db *db, int64_t user, const char *token)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	st = bind_token(db_query(db, "DELETE FROM sessions WHERE hash <> $1"
	    " AND user_id = $2"), token, digest);
	db_bind_integer(st, 2, user);
	db_run(st);
}

void
invitations_drop(struct db *db, int64_t user, enum invitation_kind kind)
{
	struct statement	*st;

	st = db_query(db,
	    "DELETE FROM invitations WHERE user_id = $1 AND kind = $2");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, kind);
	db_run(st);
}

void
access_end(struct db *db, int64_t user)
{
	struct statement	*st;

	session_end_all(db, user);
	invitations_drop(db, user, INVITATION_PASSWORD);
	invitations_drop(db, user, INVITATION_CODE);
	st = db_query(db,
	    "UPDATE invitations SET mail = '' WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	db_run(st);
}

bool
invitation_since(struct db *db, int64_t user, enum invitation_kind kind,
    int64_t since)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM invitations WHERE user_id = $1"
	    " AND kind = $2 AND created >= $3");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, since);
	return (db_has_row(st));
}

/*
 * Makes room for one more. Of attempts to sign in a few stay, so that others
 * who know the password cannot end that of the user.
 */
static void
drop_earlier(struct db *db, int64_t user, enum invitation_kind kind)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM invitations WHERE user_id = $1"
	    " AND kind = $2 AND hash NOT IN (SELECT hash FROM invitations"
	    " WHERE user_id = $1 AND kind = $2"
	    " ORDER BY created DESC, hash LIMIT $3)");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, kind == INVITATION_CODE ? ATTEMPTS - 1 : 0);
	db_run(st);
}

void
invitation_make(struct db *db, const struct invitation *invitation,
    int64_t now, char token[ACCOUNT_TOKEN])
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	drop_earlier(db, invitation->user, invitation->kind);
	secret_random(token, ACCOUNT_TOKEN_LENGTH);
	st = bind_token(db_query(db, "INSERT INTO invitations"
	    " (hash, user_id, created, kind, mail)"
	    " VALUES ($1, $2, $3, $4, $5)"), token, digest);
	db_bind_integer(st, 2, invitation->user);
	db_bind_integer(st, 3, now);
	db_bind_integer(st, 4, invitation->kind);
	db_bind_text(st, 5, invitation->mail);
	db_run(st);
}

bool
invitation_find(struct db *db, struct arena *arena, const char *token,
    int64_t now, struct invitation *invitation)
{
	static const int64_t	 most[] = {
		[INVITATION_PASSWORD] = 7 * DATE_DAY,
		[INVITATION_MAIL] = DATE_DAY,
		[INVITATION_CODE] = 600
	};
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];
	bool			 found;

	st = bind_token(db_query(db, "SELECT i.user_id, i.mail"
	    " FROM invitations i JOIN users u ON u.id = i.user_id"
	    " WHERE i.hash = $1 AND i.kind = $2 AND i.created > $3"
	    " AND CASE i.mail WHEN '' THEN i.kind <> $4 ELSE lower(i.mail)"
	    " IN (lower(u.mail), lower(u.new_mail)) END"), token, digest);
	db_bind_integer(st, 2, invitation->kind);
	db_bind_integer(st, 3, now - most[invitation->kind]);
	db_bind_integer(st, 4, INVITATION_MAIL);
	if ((found = db_step(st))) {
		invitation->user = db_integer(st, 0);
		invitation->mail = arena_string(arena, db_string(st, 1));
	}
	db_done(st);
	return (found);
}

/* Binds the times of expired sessions. */
static struct statement *
bind_expired(struct statement *st, int64_t now)
{
	db_bind_integer(st, 1, now - SESSION_IDLE);
	db_bind_integer(st, 2, now - SESSION_MOST);
	return (st);
}

bool
sessions_are_old(struct db *db, int64_t now)
{
	struct statement	*st;

	st = bind_expired(db_query(db, "SELECT 1 FROM sessions WHERE used <= $1"
	    " OR created <= $2 LIMIT 1"), now);
	return (db_has_row(st));
}

void
sessions_drop_old(struct db *db, int64_t now)
{
	db_run(bind_expired(db_query(db, "DELETE FROM sessions WHERE used <= $1"
	    " OR created <= $2"), now));
}

/* Makes room for one more session of the user. */
static void
drop_surplus(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM sessions WHERE user_id = $1 AND hash IN"
	    " (SELECT hash FROM sessions WHERE user_id = $1"
	    " ORDER BY used DESC, hash LIMIT $2 OFFSET $3)");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, DROPPED);
	db_bind_integer(st, 3, SERVICE_USER_SESSIONS_ITEMS - 1);
	db_run(st);
}

void
session_start(struct db *db, int64_t user, const struct agent *agent,
    int64_t now, char token[ACCOUNT_TOKEN])
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	drop_surplus(db, user);
	secret_random(token, ACCOUNT_TOKEN_LENGTH);
	st = bind_token(db_query(db, "INSERT INTO sessions (hash, user_id,"
	    " browser, system, created, used) VALUES ($1, $2, $3, $4, $5,"
	    " $5)"), token, digest);
	db_bind_integer(st, 2, user);
	db_bind_text(st, 3, agent->browser);
	db_bind_text(st, 4, agent->system);
	db_bind_integer(st, 5, now);
	db_run(st);
}

bool
session_find(struct db *db, const char *token, int64_t now,
    struct caller *caller)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];
	bool			 found;

	st = bind_token(db_query(db, "SELECT u.id, u.role FROM sessions s"
	    " JOIN users u ON u.id = s.user_id WHERE s.hash = $1"
	    " AND s.used > $2 AND s.created > $3"), token, digest);
	db_bind_integer(st, 2, now - SESSION_IDLE);
	db_bind_integer(st, 3, now - SESSION_MOST);
	if ((found = db_step(st))) {
		caller->id = db_integer(st, 0);
		caller->role = role_read(st, 1);
	}
	db_done(st);
	return (found);
}

void
session_touch(struct db *db, const char *token, int64_t now)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];

	secret_digest(token, digest);
	st = db_query(db, "UPDATE sessions SET used = $1 WHERE hash = $2");
	db_bind_integer(st, 1, now);
	db_bind_blob(st, 2, digest, sizeof(digest));
	db_run(st);
}

void
session_end(struct db *db, const char *token)
{
	unsigned char	 digest[SECRET_DIGEST];

	db_run(bind_token(db_query(db, "DELETE FROM sessions WHERE hash = $1"),
	    token, digest));
}

static void
print_name(const unsigned char *digest, char name[17])
{
	int	 i;

	for (i = 0; i < 8; i++)
		snprintf(name + 2 * i, 3, "%02x", digest[i]);
}

void
session_name(const char *token, char name[17])
{
	unsigned char	 digest[SECRET_DIGEST];

	secret_digest(token, digest);
	print_name(digest, name);
}

/* Returns false if the row is not valid. */
static bool
read_session(struct statement *st, struct session *session,
    unsigned char digest[SECRET_DIGEST])
{
	const void	*hash;
	size_t		 length;

	hash = db_blob(st, 0, &length);
	if (hash == NULL || length != SECRET_DIGEST)
		return (false);
	memcpy(digest, hash, SECRET_DIGEST);
	print_name(digest, session->name);
	session->agent.browser = db_string(st, 1);
	session->agent.system = db_string(st, 2);
	session->created = db_bounded(st, 3, DATE_LEAST, DATE_MOST);
	session->used = db_bounded(st, 4, DATE_LEAST, DATE_MOST);
	return (true);
}

void
session_each(struct db *db, int64_t user, int64_t now,
    void (*call)(const struct session *, void *), void *arg)
{
	struct statement	*st;
	struct session		 session;
	unsigned char		 digest[SECRET_DIGEST];

	st = db_query(db, "SELECT hash, browser, system, created, used"
	    " FROM sessions WHERE user_id = $1 AND used > $2 AND created > $3"
	    " ORDER BY used DESC, hash");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, now - SESSION_IDLE);
	db_bind_integer(st, 3, now - SESSION_MOST);
	while (db_step(st))
		if (read_session(st, &session, digest))
			call(&session, arg);
	db_done(st);
}

void
session_end_named(struct db *db, int64_t user, const char *name)
{
	struct statement	*st;
	struct session		 session;
	unsigned char		 digest[SECRET_DIGEST];
	bool			 found = false;

	st = db_query(db, "SELECT hash, browser, system, created, used"
	    " FROM sessions WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	while (!found && db_step(st))
		found = read_session(st, &session, digest) &&
		    strcmp(session.name, name) == 0;
	db_done(st);
	if (!found)
		return;
	st = db_query(db, "DELETE FROM sessions WHERE hash = $1");
	db_bind_blob(st, 1, digest, sizeof(digest));
	db_run(st);
}
