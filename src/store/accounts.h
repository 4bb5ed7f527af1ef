/*
 * Accounts (rules, section 40): people sign in with a password that they have
 * chosen. A link by mail lets them choose it. A session keeps them signed in.
 * Links and sessions are identified by random tokens, of which only digests
 * are stored.
 */
#ifndef ALMANAC_ACCOUNTS_H
#define ALMANAC_ACCOUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/users.h"

struct arena;
struct db;
struct secret_memo;

/* Letters and digits of a token; more than 256 random bits. */
#define ACCOUNT_TOKEN_LENGTH	44
#define ACCOUNT_TOKEN	(ACCOUNT_TOKEN_LENGTH + 1)

#define SESSION_IDLE	(14 * 86400)	/* seconds without a request */
#define SESSION_MOST	(90 * 86400)	/* seconds until it ends in any case */

struct account {
	int64_t		 id;
	const char	*login;
	enum role	 role;
	bool		 has_password;	/* a chosen one */
	const char	*mail;		/* mail address in use, or "" */
	const char	*new_mail;	/* awaits confirmation, or "" */
	const char	*language;	/* "de", or "" */
};

/* Reads an account into the arena. Returns false if there is no such user. */
bool	account_get(struct db *, struct arena *, int64_t id, struct account *);

/*
 * Returns the id of the user with that name and chosen password, or 0. It is
 * slow, and just as slow for an unknown name, unless the memo (store/secret.h)
 * has the result.
 */
int64_t	account_check(struct db *, struct secret_memo *, const char *login,
	    const char *password);

/* The same for a user whose id is known. */
bool	account_matches(struct db *, struct secret_memo *, int64_t id,
	    const char *password);

/*
 * Must be called inside a write transaction. account_set_password() and
 * account_set_role() end all sessions and links of the user.
 */
void	account_set_password(struct db *, struct secret_memo *, int64_t id,
	    const char *password);
void	account_set_role(struct db *, int64_t id, enum role);
void	account_remove(struct db *, int64_t id);
void	account_set_language(struct db *, int64_t id, const char *locale);

/*
 * Whether another user has the mail address, in any letter case. Call it before
 * the functions below: no two users can have the same one.
 */
bool	account_mail_taken(struct db *, int64_t id, const char *address);

/*
 * account_set_mail() uses an address at once, or none if it is "".
 * account_propose_mail() stores one that is used after account_confirm_mail().
 * Until then the old one stays in use, unless account_drop_mail() is called.
 */
void	account_set_mail(struct db *, int64_t id, const char *address);
void	account_propose_mail(struct db *, int64_t id, const char *address);
void	account_drop_mail(struct db *, int64_t id);

/*
 * Returns false if the address is not the one that awaits confirmation, or is
 * taken. Cancels other links for this.
 */
bool	account_confirm_mail(struct db *, int64_t id, const char *address);

/*
 * Returns the id of the user with that name, or with that mail address in any
 * letter case, or 0.
 */
int64_t	account_named(struct db *, const char *name);

/*
 * Creates a user without a password. Returns 0 if the name is taken. Call this
 * function, and all below that change something, inside a write transaction.
 */
int64_t	account_add(struct db *, const char *login, enum role, int64_t now);

enum invitation_kind {
	INVITATION_PASSWORD,	/* to choose a password, within seven days */
	INVITATION_MAIL		/* to confirm `mail`, within 24 hours */
};

/* A link that can be used once. */
struct invitation {
	enum invitation_kind	 kind;
	int64_t			 user;
	const char		*mail;	/* the address of the letter, or "" */
};

/* Creates a link and cancels older links of its user and kind. */
void	invitation_make(struct db *, const struct invitation *, int64_t now,
	    char token[ACCOUNT_TOKEN]);

/* Whether the user got such a link at or after `since`. */
bool	invitation_since(struct db *, int64_t user, enum invitation_kind,
	    int64_t since);

/* Finds a link of its kind that is still valid; sets the other members. */
bool	invitation_find(struct db *, struct arena *, const char *token,
	    int64_t now, struct invitation *);

/*
 * Starts a session, and deletes those of the user that were not used for
 * longest if there are too many. `agent` names the browser.
 */
void	session_start(struct db *, int64_t user, const char *agent,
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

/* session_each() calls back for each session of a user, the latest first. */
struct session {
	char		 name[17];	/* part of its digest */
	const char	*agent;
	int64_t		 created, used;
};
void	session_each(struct db *, int64_t user, int64_t now,
	    void (*call)(const struct session *, void *), void *);

/* Sets the name that session_each() reports for this session. */
void	session_name(const char *token, char name[17]);

#endif
