/*
 * A client that a server may desert at any moment: it never waits while it
 * reads, and has one request on its way at a time.
 */
#ifndef ALMANAC_CRASH_CLIENT_H
#define ALMANAC_CRASH_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

#define ANSWER_MAX	32768

struct record;

struct client {
	int		 fd;		/* -1: none */
	struct record	*record;	/* whose change is on its way */
	struct record	*again;		/* that was lost and may be repeated */
	size_t		 length;	/* read so far */
	int		 status;	/* of the answer that is complete */
	const char	*body;		/* in `text` */
	char		 text[ANSWER_MAX + 1];
};

enum hearing { HEARS_NOTHING_YET, HEARS_ANSWER, HEARS_END };

/* To a port of this machine. False when nobody listens. */
bool		 client_open(struct client *, int port);
void		 client_close(struct client *);
void		 client_say(struct client *, const char *request);

/* Whole answers alone are one; one that says so is the connection's last. */
enum hearing	 client_hear(struct client *);

/* Opens, says, and hears for some seconds; fails the test without answer. */
void		 client_ask(struct client *, const char *request);

#endif
