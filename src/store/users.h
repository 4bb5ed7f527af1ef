/*
 * Users, their roles and passwords. No other file writes these.
 *
 * An application password (rules, section 8) is random, shown once and stored
 * as its SHA-256. Blanks in it are ignored. Comparisons take constant time. At
 * the desk (section 40) people sign in with one password that they have chosen.
 */
#ifndef ALMANAC_USERS_H
#define ALMANAC_USERS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/roles.h"
#include "store/secret.h"

struct arena;
struct db;

enum credentials {
	CREDENTIALS_RIGHT,
	CREDENTIALS_UNKNOWN_NAME,
	CREDENTIALS_WRONG_PASSWORD
};

/* Whether the text has the form of an application password. */
bool			 password_possible(const char *);

#define PASSWORD_TEXT	32	/* fits a new password with its NUL */

/*
 * Whether the text can be a login: in Basic credentials a login ends at a
 * colon (RFC 7617 section 2), and blanks would be invisible.
 */
bool			 user_name_valid(const char *);

/* The login of the user that owns what visitors propose. */
#define USERS_PROPOSALS	"submissions"

/*
 * Whether the text can be a full name, by which pages and letters call a user
 * instead of the login; "" is none. Nothing in it is invisible.
 */
#define FULL_NAME_MOST	100	/* bytes */
bool			 full_name_valid(const char *);

/*
 * Checks credentials and sets the caller, who is anonymous if they are wrong.
 * `login` is a name or mail address in any letter case. If it is NULL, the
 * password is a bearer token. Check db_failed(), too.
 */
enum credentials	 user_check(struct db *, const char *login,
			    const char *password, struct caller *);
/*
 * Finds a user by login, or the administrator with the lowest id if it is
 * NULL.
 */
bool			 user_find(struct db *, const char *login,
			    struct caller *);
bool			 user_exists(struct db *, int64_t id);
int64_t			 user_count(struct db *);

/*
 * For the command, inside a write transaction. If they return false, nothing
 * was changed: the login exists (user_add), or the login or label is unknown
 * (the others). Records of a removed user keep their author. Several passwords
 * may have the same label, and are removed together. user_add() creates the
 * first password, labelled "default". password_may_add() returns false if the
 * user has as many as are allowed (rule 40.2).
 */
bool	user_add(struct db *, const char *login, enum role, int64_t now,
	    char password[PASSWORD_TEXT]);
bool	user_remove(struct db *, const char *login);
bool	password_add(struct db *, const char *login, const char *label,
	    int64_t now, char password[PASSWORD_TEXT]);
bool	password_may_add(struct db *, const char *login);
bool	password_remove(struct db *, const char *login, const char *label);

/* user_each() calls back for each user, by id. */
struct user {
	int64_t		 id;
	const char	*login;
	const char	*name;		/* full name, or "" */
	enum role	 role;
	int64_t		 password_count;	/* application passwords */
	bool		 is_invited;	/* and has not chosen a password */
	bool		 has_password;	/* for the desk */
	bool		 has_second;	/* a second factor */
};
void	user_each(struct db *, void (*call)(const struct user *, void *),
	    void *);

/*
 * Calls back for each password of a user, oldest first. Returns false if there
 * is no such user.
 */
struct password {
	const char	*label;
	int64_t		 created;	/* UTC */
};
bool	password_each(struct db *, const char *login,
	    void (*call)(const struct password *, void *), void *);

/* How people at the desk see a user. */
struct account {
	int64_t		 id;
	const char	*login;
	const char	*name;		/* full name, or "" */
	const char	*shown;		/* full name, or else the login */
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
 * account_store_password() stores what was exported, and ends nothing.
 */
void	account_set_password(struct db *, struct secret_memo *, int64_t id,
	    const char *password);
void	account_store_password(struct db *, int64_t id, const char *stored);
void	account_set_role(struct db *, int64_t id, enum role);
void	account_remove(struct db *, int64_t id);
void	account_set_language(struct db *, int64_t id, const char *locale);

/*
 * Whether the full name looks like that of another user, like another user's
 * login, or like USERS_PROPOSALS: letter case and accents do not count. Call it
 * before account_set_name(), inside the same write transaction.
 */
bool	full_name_taken(struct db *, int64_t id, const char *name);
void	account_set_name(struct db *, int64_t id, const char *name);

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
 * Equal for names of one user: in any letter case, without blanks, which
 * keyboards add after a word.
 */
const char	*account_key(struct arena *, const char *name);

/*
 * Returns the id of the user with that name or mail address, or 0. An equal
 * name comes before others with the same key, and names before addresses.
 */
int64_t	account_named(struct db *, const char *name);

/*
 * Must be called inside a write transaction. account_add() creates a user
 * without a password, and returns 0 if the name is taken. user_store() and
 * password_store() store what was exported: a login and a digest that are new.
 */
int64_t	account_add(struct db *, const char *login, enum role, int64_t now);
void	user_store(struct db *, int64_t id, const char *login, enum role,
	    int64_t created);
void	password_store(struct db *, const unsigned char digest[SECRET_DIGEST],
	    int64_t user, const struct password *);

#endif
