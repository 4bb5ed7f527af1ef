/*
 * Users, their roles and application passwords (contract section 5).
 *
 * A password is random, shown once and kept as its SHA-256; blanks in it do
 * not count; comparison takes the same time whatever is equal.
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
};

enum credentials {
	CREDENTIALS_RIGHT,
	CREDENTIALS_UNKNOWN_NAME,
	CREDENTIALS_WRONG_PASSWORD
};

#define PASSWORD_TEXT	32	/* a new password with its NUL fits */

/* Of a user, so never ROLE_ANONYMOUS; of a column as db_bounded() reads it. */
enum role		 role_read(struct statement *, int);
bool			 role_find(const char *name, enum role *);
const char		*role_name(enum role);

/*
 * Who sent these; `login` NULL: a bearer's password alone.  Unless right, the
 * caller is anonymous.  Ask db_failed() too.
 */
enum credentials	 user_check(struct db *, const char *login,
			    const char *password, struct caller *);
/* Of that name; NULL: the administrator with the lowest number. */
bool			 user_find(struct db *, const char *login,
			    struct caller *);
bool			 user_exists(struct db *, int64_t id);
int64_t			 user_count(struct db *);

/*
 * For the command.  Inside a write transaction; false with nothing done when
 * the name is taken (add), or the name or label unknown (the others).  Records
 * of a user who is removed keep their author.  A label may be given to several
 * passwords, which are removed together.  user_add() gives the first password,
 * labelled "default".
 */
bool	user_add(struct db *, const char *login, enum role, int64_t now,
	    char password[PASSWORD_TEXT]);
bool	user_remove(struct db *, const char *login);
bool	password_add(struct db *, const char *login, const char *label,
	    int64_t now, char password[PASSWORD_TEXT]);
bool	password_remove(struct db *, const char *login, const char *label);

/* Calls for each user, by number. */
struct user {
	int64_t		 id;
	const char	*login;
	enum role	 role;
	int64_t		 password_count;
};
void	user_each(struct db *, void (*call)(const struct user *, void *),
	    void *);

/* Calls for each password of a user, oldest first; false: no such user. */
struct password {
	const char	*label;
	int64_t		 created;	/* UTC */
};
bool	password_each(struct db *, const char *login,
	    void (*call)(const struct password *, void *), void *);

#endif
