/*
 * Messages to webhooks about changes. The transaction that makes a change also
 * writes its message. So there is a message if and only if the change was
 * committed.
 */
#ifndef ALMANAC_OUTBOX_H
#define ALMANAC_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct db;

/* Whether an endpoint has rejected all further messages (410). */
bool	outbox_is_gone(struct db *, const char *endpoint);

/*
 * A message is dropped, delivered or not, if it is older than OUTBOX_KEPT.
 * deliveries_tidy() also drops some if the bodies of all, and OUTBOX_EACH for
 * each, are more than the limit `outbox` of service.yaml.
 */
#define OUTBOX_KEPT	INT64_C(604800)		/* seconds */
#define OUTBOX_EACH	512			/* bytes */

/*
 * Drops up to `most` of the messages that are too old, and returns how many.
 * Call it inside a write transaction. Each change trims up to OUTBOX_TURN,
 * which is more than it adds. outbox_dropped() returns the total, to which
 * outbox_add_dropped() adds.
 */
#define OUTBOX_TURN	16
int64_t	outbox_trim(struct db *, int64_t now, int64_t most);

/*
 * Trims up to OUTBOX_TURN, without waiting for the server to report how many.
 */
void	outbox_trim_a_few(struct db *, int64_t now);
int64_t	outbox_dropped(struct db *);
void	outbox_add_dropped(struct db *, int64_t count);

/*
 * Adds a message for an endpoint. It replaces those about the same record that
 * the endpoint has not received. Otherwise endpoints receive messages of an
 * author in the order of these calls.
 */
#define OUTBOX_TEST	"test"	/* a type: it is tried once */
struct outbox_message {
	const char	*type;		/* "event.created" */
	const char	*kept;		/* the type of a replaced message that
					   the new one gets; NULL: none */
	const char	*about;		/* JSON, the same for each message
					   about the record */
	const char	*body;		/* JSON; equal to `about`: written when
					   it is sent */
	int64_t		 author;	/* the user who caused it; or 0 */
};

void	outbox_put(struct db *, const struct outbox_message *,
	    const char *endpoint, int64_t now);

#endif
