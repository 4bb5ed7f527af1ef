/*
 * Web servers for one thing at a time, each on a free port of 127.0.0.1, that
 * say what a test tells them.
 */
#ifndef ALMANAC_IMPORT_SERVER_H
#define ALMANAC_IMPORT_SERVER_H

#include <stddef.h>

#define SERVED_HEAD	512
#define SERVED_BODY	262144

struct served {
	int	 status;
	char	 head[SERVED_HEAD];	/* further lines, each with its CRLF */
	char	 body[SERVED_BODY];
	size_t	 cut;			/* bytes that are missing at the end */
};

/*
 * Answers `target` ("/wp-json/...?page=2"); `authorization` is "" or what
 * was sent. `served` comes as a 404 with an empty body.
 */
typedef void	served_call(const char *target, const char *authorization,
		    struct served *);

/* In a thread of its own, until the process ends, up to four: the address. */
const char	*import_serve(served_call *);

#endif
