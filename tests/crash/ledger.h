/*
 * Changes that the server has acknowledged, and changes in flight.
 *
 * A record is an event whose slug always has its number. Its texts, tag and
 * venue (both created by the same request) have the number of its current
 * content. So a record that is half written can be recognized.
 */
#ifndef ALMANAC_CRASH_LEDGER_H
#define ALMANAC_CRASH_LEDGER_H

#include <stdbool.h>
#include <stdint.h>

#define RECORDS_MAX	20000
#define REQUEST_MAX	2048

enum state { ABSENT, PRESENT, TRASHED, STATES };
enum change { NO_CHANGE, CREATE, UPDATE, TRASH, PURGE };

struct record {
	int		 number;
	int		 content;
	bool		 keyed;		/* created with an Idempotency-Key */
	int64_t		 id;		/* 0: unknown */
	enum state	 state;		/* as acknowledged */
	char		*body;		/* as acknowledged; NULL: absent */
	enum change	 change;	/* sent, but not answered */
	int		 next_content;	/* content after the change */
};

struct ledger {
	struct record	 records[RECORDS_MAX];
	int		 count;
	int		 contents;	/* contents used so far */
	int		 stored;	/* of these, stored ones */
	int		 acknowledged;	/* acknowledged changes */
	int		 found;		/* done, but not acknowledged */
};

extern struct ledger	 ledger;

/* Forgets all records: call it for a new database. */
void		 ledger_clear(void);

/* Starts a new round: new records must get greater ids than those so far. */
void		 ledger_next_round(void);

/* Returns a record with a random change to send. NULL: the ledger is full. */
struct record	*ledger_choose(void);

/* The request of the change, in a static buffer. */
const char	*ledger_request(const struct record *);

/*
 * ledger_done(): the change is done, and the record has this body.
 * ledger_undone(): it is not done.
 */
void		 ledger_done(struct record *, const char *body);
void		 ledger_undone(struct record *);
enum state	 ledger_state_after(const struct record *);

/*
 * The body in the form that all records of the same state have: without
 * json_ld, which answers to changes lack, and without numbers.
 */
char		*ledger_shape(const char *body, int number, int content);

/* The body without json_ld, in malloc()ed memory. */
char		*ledger_plain(const char *body);

#endif
