/*
 * A client whose server may die at any moment. It never blocks while reading,
 * and has one request in flight.
 */
#ifndef ALMANAC_CRASH_CLIENT_H
#define ALMANAC_CRASH_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

#define ANSWER_MAX	32768

struct record;

struct client {
	int		 fd;		/* -1: none */
	struct record	*record;	/* whose change is in flight */
	struct record	*again;		/* lost, may be repeated */
	size_t		 length;	/* read so far */
	int		 status;	/* of the complete answer */
	const char	*body;		/* in `text` */
	char		 text[ANSWER_MAX + 1];
};

enum hearing { HEARS_NOTHING_YET, HEARS_ANSWER, HEARS_END };

/* Connects to a port of this machine. False: no one listens. */
bool		 client_open(struct client *, int port);
void		 client_close(struct client *);
void		 client_say(struct client *, const char *request);

/*
 * Only complete answers count. An answer with `Connection: close` is the last
 * of its connection.
 */
enum hearing	 client_hear(struct client *);

/*
 * Connects, sends, and waits some seconds for the answer. Fails the test
 * without one.
 */
void		 client_ask(struct client *, const char *request);

#endif
