/*
 * Users, their roles and application passwords (rules, section 8).
 *
 * An application password is random, shown once and stored as its SHA-256.
 * Blanks in it are ignored. Comparisons take constant time.
 */
#ifndef ALMANAC_USERS_H
#define ALMANAC_USERS_H

#include <stdbool.h>
#include <stdint.h>

struct db;
struct statement;
struct arena;

/* Each has the rights of those before it. */
enum role {
	ROLE_ANONYMOUS,
	ROLE_SUBSCRIBER,
	ROLE_CONTRIBUTOR,
	ROLE_AUTHOR,
	ROLE_EDITOR,
	ROLE_ADMINISTRATOR
};

struct caller {
	int64_t		 id;		/* 0: anonymous */
	enum role	 role;
	bool		 imports;	/* sends texts of others */
	bool		 visits;	/* one of many who share the account */
};

enum credentials {
	CREDENTIALS_RIGHT,
	CREDENTIALS_UNKNOWN_NAME,
	CREDENTIALS_WRONG_PASSWORD
};

#define PASSWORD_TEXT	32	/* fits a new password with its NUL */

/*
 * Whether the text can be a login: in Basic credentials a login ends at a
 * colon (RFC 7617 section 2), and blanks would be invisible.
 */
bool			 user_name_valid(const char *);

/*
 * role_read() reads a column, as db_bounded() does; it never returns
 * ROLE_ANONYMOUS.
 */
enum role		 role_read(struct statement *, int);
bool			 role_find(const char *name, enum role *);
const char		*role_name(enum role);

/*
 * Checks credentials and sets the caller, who is anonymous if they are wrong.
 * If `login` is NULL, the password is a bearer token. Check db_failed(), too.
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
	enum role	 role;
	int64_t		 password_count;	/* application passwords */
	bool		 is_invited;	/* and has not chosen a password */
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

#endif
