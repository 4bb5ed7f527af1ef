/*
 * Users of an export, and who they are here; private to restore.c.
 */
#ifndef ALMANAC_RESTORE_USERS_H
#define ALMANAC_RESTORE_USERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct db;
struct lines;
struct report;

struct restored_user {
	int64_t	 there;
	int64_t	 here;
};

struct restored_users {
	struct db		*db;
	struct report		*report;
	bool			 first;		/* there was no user before */
	bool			 trusted;	/* with roles and passwords */
	struct restored_user	*list;		/* malloc()ed */
	size_t			 count, size;
};

/* Trusted: roles and passwords are restored also where there are users. */
void	restored_users_open(struct restored_users *, struct db *,
	    bool trusted, struct report *);
void	restored_users_close(struct restored_users *);

/* A line of a user, with his passwords if it has some. */
void	restore_user(struct restored_users *, struct lines *);

/*
 * Who the author of a line is here. One who had gone there keeps his number,
 * unless somebody has it here; 0: nobody.
 */
int64_t	restored_author(const struct restored_users *, struct lines *);

#endif
