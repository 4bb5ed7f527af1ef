/*
 * How a subscription, or a file that is sent at the desk, imports (rules,
 * sections 44 and 47): the status and categories of its events, which side
 * wins, and what happens to events that vanish from the source or reappear.
 * import.c calls these functions if import->policy is set.
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

/*
 * Limits, beyond which the import ends: of a source, and of what one run stores
 * of it.
 */
#define POLICY_RECORDS	100000		/* of a source, also vanished ones */
#define POLICY_EVENTS	10000		/* new and changed ones */
#define POLICY_TEXTS	(64 << 20)	/* bytes of all records and pictures */
#define POLICY_PICTURES	500		/* that are fetched */

/* The caller sets the first nine members. */
struct policy {
	enum status			 status;	/* of public events */
	enum subscription_wins		 wins;
	const char			*categories;	/* one per line */
	const volatile sig_atomic_t	*stops;		/* 1: end at once */
	int64_t				 until;		/* clock_steady() */
	bool				 is_withheld;	/* vanished events wait
							   for an agreement */
	bool				 is_once;	/* of a file: no run
							   continues it */
	bool				(*_Nullable goes_on)(void *context);
	void				*_Nullable context;

	int64_t				 records;	/* before this run */
	int64_t				 received;	/* in this run */
	int64_t				 events, texts;	/* were stored */
	int64_t				 pictures;	/* were fetched */
	struct value			*added;		/* names in `imports` of
							   the categories */
	struct value			*seen;		/* in the source */
	int64_t				 admitted;	/* new events */
	int64_t				 restored, vanished;	/* events */
	int64_t				 upcoming, trashed;	/* events */
	bool				 is_shifted;	/* some may be unseen */
	bool				 is_starting;	/* adds `categories` */
};

/*
 * For import.c, inside a transaction: counts the record, and adds the
 * categories to an event. Returns false if it is in the trash of the source,
 * which counts as no longer there.
 */
bool		 policy_admit(struct import *, struct import_record *);

/* Whether a new record may come. If not, that is reported. */
bool		 policy_has_room(struct import *,
		    const struct import_record *);

/*
 * Whether the record was changed here since the last import. Publishing an
 * event is not a change; neither is losing a category that was deleted.
 */
bool		 policy_is_changed(struct import *, enum import_kind,
		    const struct import_row *);

/* Restores an event that had vanished, unless it was changed here since. */
bool		 policy_restore(struct import *, const struct import_record *,
		    struct import_row *);

/*
 * Whether a change in the source may be applied here. If not, `*fate` is the
 * reason.
 */
bool		 policy_may_change(struct import *,
		    const struct import_record *, const struct import_row *,
		    enum import_fate *);

/* The record with the status to request, or without one. */
const struct import_record	*policy_send(struct import *,
		    const struct import_record *, const struct import_row *);

/*
 * Completes the row of a stored record, as it was sent. Users have chosen the
 * status of one that is not new and was sent without.
 */
void		 policy_note(struct import *, const struct import_record *,
		    bool is_new, struct import_row *);

/* Whether the import has given a record (its row) the status that it has. */
bool		 policy_gave(int64_t given, enum status here);

#endif
