/* The requests of clients, and the answers that they got. */
#ifndef ALMANAC_CLUSTER_LEDGER_H
#define ALMANAC_CLUSTER_LEDGER_H

#include <stdbool.h>
#include <stdint.h>

#define RECORDS_MAX	100000

enum kind { EVENT, SCHEDULED, TAG };

enum state {
	SENT,
	DONE,			/* acknowledged: it exists once */
	REJECTED,		/* 503 or 507: it does not exist */
	LOST			/* no answer, or 504: unknown */
};

/* A request to create a record. Its number is in the title. */
struct record {
	int		 number;
	enum kind	 kind;
	bool		 keyed;		/* repeated until it is DONE */
	enum state	 state;
	int64_t		 due;		/* publication, if SCHEDULED */
	int64_t		 id;		/* valid if DONE */
};

struct ledger {
	struct record	 records[RECORDS_MAX];
	int		 count;
	int		 done;		/* number of DONE ones */
	int		 events;	/* DONE, and shown to all at once */
	int		 unanswered, rejected;
	struct record	*latest;	/* latest DONE event, or NULL */
};

extern struct ledger	 ledger;

/* Forgets all records: call it for a new database. */
void		 ledger_clear(void);

struct record	*ledger_new(void);

/* The request of the record, in a static buffer. */
const char	*ledger_request(const struct record *);

/* Notes that the answer was 201. */
void		 ledger_done(struct record *, const char *body);

#endif
