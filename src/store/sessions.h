/*
 * Sessions, and links by mail (rules, section 40). A session keeps a person
 * signed in. Both are identified by random tokens, of which only digests are
 * stored.
 */
#ifndef ALMANAC_SESSIONS_H
#define ALMANAC_SESSIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/roles.h"
#include "text/agents.h"
#include "text/dates.h"

/* Letters and digits of a token; more than 256 random bits. */
#define ACCOUNT_TOKEN_LENGTH	44
#define ACCOUNT_TOKEN	(ACCOUNT_TOKEN_LENGTH + 1)

#define SESSION_IDLE	(14 * DATE_DAY)	/* seconds without a request */
#define SESSION_MOST	(90 * DATE_DAY)	/* seconds until it ends in any case */

struct arena;
struct db;

/*
 * Call all functions that change something inside a write transaction.
 *
 * access_end() ends what a person could do who knew the account before. Links
 * that confirm an address are for none then, but still count as sent
 * (invitation_since()).
 */
void	access_end(struct db *, int64_t user);

enum invitation_kind {
	INVITATION_PASSWORD,	/* to choose a password, within seven days */
	INVITATION_MAIL,	/* to confirm `mail`, within 24 hours */
	INVITATION_CODE		/* to sign in with a code after the password,
				   within ten minutes */
};

/* A link that can be used once. */
#define INVITATION_AGAIN	600	/* seconds between two of a user */

struct invitation {
	enum invitation_kind	 kind;
	int64_t			 user;
	const char		*mail;	/* the address of the letter, or "" */
};

/*
 * Creates a link and cancels older links of its user and kind, except the
 * latest few that wait for a code.
 */
void	invitation_make(struct db *, const struct invitation *, int64_t now,
	    char token[ACCOUNT_TOKEN]);

/* Cancels all of a kind. */
void	invitations_drop(struct db *, int64_t user, enum invitation_kind);

/* Whether the user got such a link at or after `since`. */
bool	invitation_since(struct db *, int64_t user, enum invitation_kind,
	    int64_t since);

/* Finds a link of its kind that is still valid; sets the other members. */
bool	invitation_find(struct db *, struct arena *, const char *token,
	    int64_t now, struct invitation *);

/*
 * Starts a session, and deletes those of the user that were not used for
 * longest if there are too many.
 */
void	session_start(struct db *, int64_t user, const struct agent *,
	    int64_t now, char token[ACCOUNT_TOKEN]);

/* Whether sessions have expired; deletes them. These read all sessions. */
bool	sessions_are_old(struct db *, int64_t now);
void	sessions_drop_old(struct db *, int64_t now);

/*
 * Finds the user of a session. Returns false if the session is unknown or
 * expired.
 */
bool	session_find(struct db *, const char *token, int64_t now,
	    struct caller *);

/* session_touch() notes that the session is in use, which extends it. */
void	session_touch(struct db *, const char *token, int64_t now);
void	session_end(struct db *, const char *token);

/*
 * Ends a session of the user by its name; the name of another user's session
 * has no effect.
 */
void	session_end_named(struct db *, int64_t user, const char *name);
void	session_end_all(struct db *, int64_t user);
void	session_end_others(struct db *, int64_t user, const char *token);

/* session_each() calls back for each session of a user, the latest first. */
struct session {
	char		 name[17];	/* part of its digest */
	struct agent	 agent;
	int64_t		 created, used;
};
void	session_each(struct db *, int64_t user, int64_t now,
	    void (*call)(const struct session *, void *), void *);

/* Sets the name that session_each() reports for this session. */
void	session_name(const char *token, char name[17]);

#endif
