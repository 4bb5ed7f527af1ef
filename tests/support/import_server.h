/*
 * Web servers in threads, each on a free port of 127.0.0.1. They answer one
 * request at a time by a function of the test.
 */
#ifndef ALMANAC_IMPORT_SERVER_H
#define ALMANAC_IMPORT_SERVER_H

#include <stddef.h>

#define SERVED_HEAD	512
#define SERVED_BODY	262144

struct served {
	char	 condition[256];	/* If-None-Match that was sent, or "" */
	int	 status;
	char	 head[SERVED_HEAD];	/* header fields, each with CRLF */
	char	 body[SERVED_BODY];
	size_t	 length;		/* if the body has NULs; else 0 */
	size_t	 cut;			/* bytes left out at the end */
};

/*
 * Answers `target` ("/wp-json/...?page=2"); `authorization` is the value that
 * was sent, or "". `served` is initially a 404 with an empty body.
 */
typedef void	served_call(const char *target, const char *authorization,
		    struct served *);

/*
 * Starts a server (at most four) that runs until the process ends. Returns its
 * URL.
 */
const char	*import_serve(served_call *);

#endif
