/*
 * How long and how much this server waits for.  Times are milliseconds.
 */
#ifndef ALMANAC_LIMITS_H
#define ALMANAC_LIMITS_H

#define LIMIT_HEAD	10000	/* from a head's first byte to its last */
#define LIMIT_BODY	20000	/* of each piece of a body, or its rest */
#define LIMIT_BODY_PIECE	65536	/* bytes */
#define LIMIT_IDLE	20000	/* of a connection between two messages */
#define LIMIT_WELCOME	1000	/* likewise, where others need its place */
#define LIMIT_LEAVE	3000	/* for a client to read its last answer */
#define LIMIT_SPILL	(16 * 1024 * 1024)	/* bytes, likewise */
#define LIMIT_BODIES	(32 * 1024 * 1024)	/* bytes of all at once */
#define LIMIT_SEND	20000	/* for each piece of an answer that waits */
#define LIMIT_SEND_PIECE	65536	/* bytes */
#define LIMIT_UNREAD	(64 * 1024 * 1024)	/* bytes of all unread answers */
#define LIMIT_UNREAD_ADDRESS	(32 * 1024 * 1024)	/* of one address */
#define LIMIT_UNSENT	65536	/* bytes that a socket buffers */
#define LIMIT_DRAIN	5000	/* for what is in flight at the end */
#define LIMIT_STRANGERS	1000	/* then, for a first request */
#define LIMIT_FAREWELL	4000	/* or for any, where another server goes on */
#define LIMIT_HOLD	5	/* of a read transaction without requests */
#define LIMIT_TURN	500	/* of requests, then others may come in */
#define LIMIT_TICK	500	/* between two looks at the clock */
#define LIMIT_LOG	10	/* from a request's line to the log's file */
#define LIMIT_LOG_AGAIN	100	/* likewise, where it could not be written */

/*
 * How much work a read may be of the event loop before it goes on beside it
 * (slow.h), how long a client is expected to ask for more such reads, and how
 * many may wait there: of all, and of one address.
 */
#define LIMIT_SLICE	5
#define LIMIT_SLOW_MEMORY	1000
#define LIMIT_SLOW	64
#define LIMIT_SLOW_EACH	16
#define LIMIT_SLOW_THREADS	2
#define LIMIT_BODY_BESIDE	65536	/* bytes; a longer one is read there */

#define LIMIT_KEPT	(1024 * 1024)	/* bytes that are kept when freed */
#define LIMIT_MEMORY	(48 * 1024 * 1024)	/* bytes that a request makes */

#define LIMIT_QUIET	10	/* seconds between lines about one trouble */

/* Deaths of a worker, and how long it then waits before it restarts. */
#define LIMIT_STARTS	3	/* that end a service where none was ever ready */
#define LIMIT_DEATHS	3	/* after which it restarts at once */
#define LIMIT_RESTART	100	/* the first wait; the next are twice as long, */
#define LIMIT_RESTART_MAX	5000	/* up to this */
#define LIMIT_CALM	30000	/* without a death: they are forgotten */

#endif
