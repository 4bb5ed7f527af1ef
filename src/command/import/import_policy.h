/*
 * How a subscription imports (rules, section 44): the status and categories of
 * its events, which side wins, what has vanished and what has come back.
 * Private to imports of subscriptions; import.c asks it.
 */
#ifndef ALMANAC_IMPORT_POLICY_H
#define ALMANAC_IMPORT_POLICY_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "command/import/import_report.h"
#include "store/imports.h"
#include "store/subscriptions.h"

struct import;
struct import_record;
struct value;

/* The caller sets the first five. */
struct policy {
	enum status			 status;	/* of public events */
	enum subscription_wins		 wins;
	const char			*categories;	/* one on a line */
	const volatile sig_atomic_t	*stops;		/* 1: end at once */
	int64_t				 until;		/* clock_steady() */

	struct value			*seen;		/* events there */
	int64_t				 back;		/* were restored */
	int64_t				 vanished, ahead, went;
};

/*
 * Finds or creates the categories that are added. Call it when import->policy
 * and import->source are set, before the first record. False: import->why is
 * set, as for all below.
 */
bool		 policy_start(struct import *);

/* For import.c, in a transaction: adds the categories to an event. */
void		 policy_take(struct import *, struct import_record *);

/* Restores an event that had vanished, unless people have touched it since. */
bool		 policy_restore(struct import *, const struct import_record *,
		    struct import_row *);

/* Whether a change there may be applied here, and if not, the outcome. */
bool		 policy_may_change(struct import *,
		    const struct import_record *, const struct import_row *,
		    enum import_fate *);

/* The record with the status that is to be requested, or without any. */
const struct import_record	*policy_send(struct import *,
		    const struct import_record *, const struct import_row *);

/* Completes the row of a record that was stored. */
void		 policy_note(struct import *, const struct import_record *,
		    struct import_row *);

/* NULL, or why the import must end now. */
const char	*policy_stop(const struct policy *);

/*
 * After the last record: counts the events that begin later, and those of them
 * that are no longer there. Moves the latter to the trash if they are less than
 * half, or not more than `accepted`.
 */
bool		 policy_let_go(struct import *, int64_t accepted);

#endif
