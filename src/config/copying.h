/*
 * What a worker asks `almanac copy` for: by a message to the socket that
 * `almanac serve` has made for both (ALMANAC_COPIES), with one end of a pair of
 * sockets, at which the answer arrives: a byte, and the file if it is complete.
 * The worker's end is closed if no one wants the copy any more.
 */
#ifndef ALMANAC_COPYING_H
#define ALMANAC_COPYING_H

/* COPIES_ENV names a descriptor. */
#define COPIES_ENV	"ALMANAC_COPIES"

#define COPY_BASE	512	/* bytes of an address, with its end */

enum copy_kind {
	COPY_NONE,
	COPY_EXPORT,		/* as `almanac export` writes */
	COPY_CALENDAR,		/* with `--format ics` */
	COPY_TABLE,		/* with `--format csv` */
	COPY_BACKUP,		/* as `almanac backup` writes */
	COPY_KINDS
};

struct copy_request {
	enum copy_kind	 kind;
	char		 base[COPY_BASE];	/* of links; or configured */
};

enum copy_end {
	COPY_DONE,
	COPY_FULL,		/* it would need too much room */
	COPY_FAILED,		/* the reason is in the log */
	COPY_BUSY,		/* others are made or sent */
	COPY_ABSENT		/* `almanac serve` does not run */
};

#endif
