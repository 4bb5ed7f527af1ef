/*
 * What the server has acknowledged, and what is on its way to it.
 *
 * A record is an event whose slug holds its number for ever, and whose texts,
 * tag and venue (both made by the same request) hold the number of its present
 * content. So what is half written does not look like the others.
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
	int64_t		 id;		/* 0: not known */
	enum state	 state;		/* as acknowledged */
	char		*body;		/* likewise; NULL when absent */
	enum change	 change;	/* sent, and not answered */
	int		 next_content;	/* that it leads to */
};

struct ledger {
	struct record	 records[RECORDS_MAX];
	int		 count;
	int		 contents;	/* given out */
	int		 stored;	/* of them, contents that were stored */
	int		 acknowledged;	/* changes */
	int		 found;		/* not acknowledged, but done */
};

extern struct ledger	 ledger;

/* Forgets everything: the database is a new one. */
void		 ledger_clear(void);

/* Ids of now are old from here on: what is new gets greater ones. */
void		 ledger_next_round(void);

/* A record with a random change to send, or NULL when the ledger is full. */
struct record	*ledger_choose(void);

/* The request of its change, in a static place. */
const char	*ledger_request(const struct record *);

/* Its change is done, and this is how the record looks; or it is not. */
void		 ledger_done(struct record *, const char *body);
void		 ledger_undone(struct record *);
enum state	 ledger_state_after(const struct record *);

/*
 * A body as all records have it that are in the same state: without json_ld,
 * which the answers to changes lack, and without numbers.
 */
char		*ledger_shape(const char *body, int number, int content);

/* A body without json_ld, from malloc(). */
char		*ledger_plain(const char *body);

#endif
