/*
 * How people sign in (rules, section 40): with a password that they chose, by a
 * link that lets them choose one, and with a session from then on. Links and
 * sessions are known by random tokens, of which the digests are stored.
 */
#ifndef ALMANAC_ACCOUNTS_H
#define ALMANAC_ACCOUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/users.h"

struct arena;
struct db;

/* Letters and digits of a token, of more than 256 random bits. */
#define ACCOUNT_TOKEN_LENGTH	44
#define ACCOUNT_TOKEN	(ACCOUNT_TOKEN_LENGTH + 1)

#define SESSION_IDLE	(14 * 86400)	/* seconds without a request */
#define SESSION_MOST	(90 * 86400)	/* seconds in all */
#define INVITATION_MOST	(7 * 86400)

struct account {
	int64_t		 id;
	const char	*login;
	enum role	 role;
	bool		 has_password;	/* one that was chosen */
	const char	*mail;		/* address, or "" */
	const char	*language;	/* "de", or "" */
};

/* In the arena; false: there is no such user. */
bool	account_get(struct db *, struct arena *, int64_t id, struct account *);

/*
 * The id of the user with that name and chosen password, or 0. Takes long, and
 * as long for unknown names.
 */
int64_t	account_check(struct db *, const char *login, const char *password);

/* The same for a user who is known. */
bool	account_matches(struct db *, int64_t id, const char *password);

/*
 * Inside a write transaction. A new password or role ends all sessions and links
 * of the user.
 */
void	account_set_password(struct db *, int64_t id, const char *password);
void	account_set_role(struct db *, int64_t id, enum role);
void	account_remove(struct db *, int64_t id);
void	account_set_mail(struct db *, int64_t id, const char *address);
void	account_set_language(struct db *, int64_t id, const char *locale);

/* The id of the user with that name or address, or 0; the first of several. */
int64_t	account_named(struct db *, const char *name);

/*
 * Makes a user without any password; 0: the name is taken. Inside a write
 * transaction, as all that follow and are not said to find something.
 */
int64_t	account_add(struct db *, const char *login, enum role, int64_t now);

/* Another link for choosing a password once; older ones are void. */
void	invitation_make(struct db *, int64_t user, int64_t now,
	    char token[ACCOUNT_TOKEN]);

/* Whether one was made at that time or later. */
bool	invitation_since(struct db *, int64_t user, int64_t since);

/* The user of a link that is still good, or 0. */
int64_t	invitation_find(struct db *, const char *token, int64_t now);

/* Starts a session, and drops all that are over. `agent` names the browser. */
void	session_start(struct db *, int64_t user, const char *agent,
	    int64_t now, char token[ACCOUNT_TOKEN]);

/* Finds whose session it is; false: it is unknown, or over. */
bool	session_find(struct db *, const char *token, int64_t now,
	    struct caller *);

/* Notes that it is in use. */
void	session_touch(struct db *, const char *token, int64_t now);
void	session_end(struct db *, const char *token);

/* One of the user's by its name; those of others do not end. */
void	session_end_named(struct db *, int64_t user, const char *name);
void	session_end_all(struct db *, int64_t user);

/* Calls for each of a user's sessions, the latest first. */
struct session {
	char		 name[17];	/* part of its digest */
	const char	*agent;
	int64_t		 created, used;
};
void	session_each(struct db *, int64_t user, int64_t now,
	    void (*call)(const struct session *, void *), void *);

/* The name that session_each() gives to it. */
void	session_name(const char *token, char name[17]);

#endif
