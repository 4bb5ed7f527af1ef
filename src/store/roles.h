/* The roles of users, and who calls (rules, section 8). */
#ifndef ALMANAC_ROLES_H
#define ALMANAC_ROLES_H

#include <stdbool.h>
#include <stdint.h>

struct statement;

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

/*
 * role_read() reads a column, as db_bounded() does; it never returns
 * ROLE_ANONYMOUS.
 */
enum role	 role_read(struct statement *, int);
bool		 role_find(const char *name, enum role *);
const char	*role_name(enum role);

#endif
