/* Limits of time, in milliseconds, and of memory. */
#ifndef ALMANAC_LIMITS_H
#define ALMANAC_LIMITS_H

#define LIMIT_HEAD	10000	/* from the first byte of a head to its last */
#define LIMIT_BODY	20000	/* for each piece of a body, or its rest */
#define LIMIT_BODY_PIECE	65536	/* bytes */
#define LIMIT_IDLE	20000	/* for a connection without a message */
#define LIMIT_WELCOME	1000	/* LIMIT_IDLE, if others need the connection */
#define LIMIT_LEAVE	3000	/* for a client to read its last answer */
#define LIMIT_SPILL	(16 * 1024 * 1024)	/* bytes meanwhile */
#define LIMIT_BODIES	(24 * 1024 * 1024)	/* bytes of all */
#define LIMIT_BODIES_SHORT	(8 * 1024 * 1024) /* more, for short ones */
#define LIMIT_SEND	20000	/* for each piece of an unread answer */
#define LIMIT_SEND_PIECE	65536	/* bytes */
#define LIMIT_UNREAD	(64 * 1024 * 1024)	/* bytes of all answers */
#define LIMIT_UNREAD_ADDRESS	(32 * 1024 * 1024)	/* of one address */
#define LIMIT_UNSENT	65536	/* bytes that a socket buffers */
#define LIMIT_STREAM_PIECE	65536	/* bytes of a file, read at once */
#define LIMIT_STREAM_TURN	4	/* such pieces, before others' turn */
#define LIMIT_COPY	600000	/* for making a copy (copies.h) */
#define LIMIT_DRAIN	5000	/* for the last requests, when a worker ends */
#define LIMIT_NEW_CLIENTS	1000	/* for a first request, at the end */
#define LIMIT_FAREWELL	4000	/* for any request, at a handover */
#define LIMIT_HOLD	5	/* for an idle read transaction */
#define LIMIT_SHARES	20	/* the event loop's time for all addresses */
#define LIMIT_TURN	500	/* requests before new connections */
#define LIMIT_TICK	500	/* between two checks of time */
#define LIMIT_LOG	10	/* from a log line to its file */
#define LIMIT_LOG_AGAIN	100	/* LIMIT_LOG after a failed write */

/*
 * How long the event loop, and so all its clients, waits for a database server
 * that does not answer.
 */
#define LIMIT_LOOP	1000

/* Slow reads (slow.h). */
#define LIMIT_SLICE	5	/* in the event loop, until a read is begun
				   again on another thread */
#define LIMIT_SLOW_MEMORY	1000	/* for which a client's next reads are
					   expected to be slow */
#define LIMIT_USED	100	/* of the processor, the most that counts
				   against the turn of an address */
#define LIMIT_GREEDY	40	/* of the processor, after which a read is begun
				   again where it leaves a thread to others */
#define LIMIT_GREEDY_TIMES	100	/* as long its address does so */
#define LIMIT_PATIENCE	250	/* for a database server, in addition */
#define LIMIT_SLOW	64	/* queued reads in all */
#define LIMIT_SLOW_EACH	16	/* of one greedy address */
#define LIMIT_SLOW_THREADS	2
#define LIMIT_BODY_BESIDE	65536	/* bytes; longer ones go to these, but
					   leave one to others */
#define LIMIT_BODY_LONG	(1024 * 1024)	/* of these few wait */
#define LIMIT_BODY_LONG_EACH	1	/* queued ones of an address */

/* Writes that wait for the writer, in all, and of each user or all visitors. */
#define LIMIT_WRITES	768
#define LIMIT_WRITES_EACH	512

/*
 * Pictures that wait for the decoder, in all and of each user; bytes of their
 * bodies, with the one being decoded. One user's part of both is kept for those
 * who may edit others' records. LIMIT_BODIES counts these, too.
 */
#define LIMIT_PICTURES	16
#define LIMIT_PICTURES_EACH	2
#define LIMIT_PICTURES_HELD	(22 * 1024 * 1024)
#define LIMIT_PICTURES_HELD_EACH	(11 * 1024 * 1024)

#define LIMIT_KEPT	(1024 * 1024)	/* bytes that malloc() keeps */
#define LIMIT_MEMORY	(48 * 1024 * 1024)	/* bytes of a request */

#define LIMIT_QUIET	10	/* seconds between lines about one failure */

/* A new worker waits before it replaces a dead one. */
#define LIMIT_STARTS	3	/* deaths that end a new service */
#define LIMIT_DEATHS	3	/* deaths without a delay */
#define LIMIT_RESTART	100	/* first delay; each further one is doubled */
#define LIMIT_RESTART_MAX	5000	/* longest delay */
#define LIMIT_CALM	30000	/* without a death, resets the count */

#endif
