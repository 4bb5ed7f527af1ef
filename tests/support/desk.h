/* Simulated visitors of the desk. */
#ifndef ALMANAC_TESTS_DESK_H
#define ALMANAC_TESTS_DESK_H

#include "harness.h"

#define DESK_PASSWORD	"seven green bicycles"

/* A browser, signed in or not. */
struct visitor {
	char	 cookie[128];	/* "Cookie: almanac=...", or "X-None: 1" */
	char	 token[64];	/* sent with forms */
};

/* Makes a visitor who is not signed in. */
void		 desk_stranger(struct visitor *);

/* Makes a visitor who is signed in as a user of the harness. */
void		 desk_visitor(struct visitor *, const char *login);

/* Returns a link for choosing a password. */
const char	*desk_invitation(const char *login);

/* Opens a page, or sends a form with these fields and the visitor's token. */
struct outcome	*desk_open(const struct visitor *, const char *path);
struct outcome	*desk_send_form(const struct visitor *, const char *path,
		    const char *fields);

/* Returns the value of a hidden field, or NULL. */
const char	*desk_hidden(const struct outcome *, const char *name);

/* Publishes a waiting event in the version that the list shows. */
struct outcome	*desk_approve(const struct visitor *, const char *path);

/* Sends a form that asks one question, and confirms it. */
struct outcome	*desk_send_sure(const struct visitor *, const char *path,
		    const char *fields);

/* Moves several events to the trash: the question is confirmed. */
struct outcome	*desk_trash(const struct visitor *, const char *path,
		    const char *scope);

/* Stores the cookie that an answer sets. False: it sets none. */
bool		 desk_keep(struct visitor *, const struct outcome *);

#endif
