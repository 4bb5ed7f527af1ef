/*
 * What clients have asked for, and what they were answered.
 */
#ifndef ALMANAC_CLUSTER_LEDGER_H
#define ALMANAC_CLUSTER_LEDGER_H

#include <stdbool.h>
#include <stdint.h>

#define RECORDS_MAX	100000

enum kind { EVENT, SCHEDULED, TAG };

enum state {
	SENT,
	DONE,			/* acknowledged: it is there once */
	REJECTED,		/* with 503 or 507: it is not there */
	LOST			/* without an answer, or with 504: either */
};

/* To create one; its number is in its title. */
struct record {
	int		 number;
	enum kind	 kind;
	bool		 keyed;		/* is repeated until it is DONE */
	enum state	 state;
	int64_t		 due;		/* of a SCHEDULED one */
	int64_t		 id;		/* when it is DONE */
};

struct ledger {
	struct record	 records[RECORDS_MAX];
	int		 count;
	int		 done;		/* of them, DONE */
	int		 events;	/* DONE, and shown to all at once */
	int		 lost, rejected;
	struct record	*latest;	/* event that was DONE, or NULL */
};

extern struct ledger	 ledger;

/* Forgets everything: the database is a new one. */
void		 ledger_clear(void);

struct record	*ledger_new(void);

/* Its request, in a static place. */
const char	*ledger_request(const struct record *);

/* It was answered with 201. */
void		 ledger_done(struct record *, const char *body);

#endif
