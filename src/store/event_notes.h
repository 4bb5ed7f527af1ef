/* Notes about an event for users of the desk. The API never shows them. */
#ifndef ALMANAC_EVENT_NOTES_H
#define ALMANAC_EVENT_NOTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NOTE_MOST	4000	/* bytes; forms allow 1000 characters */
#define MESSAGES_MOST	20	/* events with messages that lists add */
#define RETURNED_MOST	20	/* events that were returned to an author */

struct arena;
struct db;

/*
 * Stores why an editor returned the event to its author; "" for no reason.
 * Inside a write transaction.
 */
void	event_note_set(struct db *, int64_t event, const char *);

/* Deletes them, of all events of a series unless that is 0. */
void	event_notes_clear(struct db *, int64_t event, int64_t series);

/*
 * Reads the drafts of an author that have such a reason, at most RETURNED_MOST,
 * the latest first. The reasons are in the arena. Returns their number, and
 * sets that of all.
 */
struct event_returned {
	int64_t		 id;
	const char	*note;
};
size_t	events_returned(struct db *, struct arena *, int64_t author,
	    struct event_returned *, int64_t *total);

/*
 * Stores what the author of the event has written to the editors; "" for
 * nothing. event_messages_clear() also deletes the messages of all events of a
 * series, unless that is 0. Inside a write transaction.
 */
void	event_message_set(struct db *, int64_t event, const char *);
void	event_messages_clear(struct db *, int64_t event, int64_t series);

/* Returns the message about an event, or "". */
const char	*event_message(struct db *, struct arena *, int64_t event);

/*
 * Returns the ids, with commas, of at most MESSAGES_MOST events that are
 * public, private or scheduled, with a message; "" for none. Sets their number.
 */
const char	*event_messages(struct db *, struct arena *, int64_t *count);

/*
 * SQL of the mailbox of an address: in lower case, and without a "+" before the
 * "@" and what is between these. Removing from the left what is not a "+" or an
 * "@" leaves the text from the first one on.
 */
#define MAIL_FROM(mail, sign) \
	"ltrim(" mail ", replace(" mail ", '" sign "', ''))"
#define MAILBOX(mail) \
	"lower(CASE WHEN " MAIL_FROM(mail, "+") " = '' THEN " mail " ELSE" \
	" substr(" mail ", 1, length(" mail ") - length(" \
	MAIL_FROM(mail, "+") ")) || " MAIL_FROM(mail, "@") " END)"

/*
 * Whether an event that was created after `since` has the mail address of a
 * sender, or another one of the same mailbox.
 */
bool	event_sender_since(struct db *, const char *address, int64_t since);

/*
 * Stores the mail address and the language of the visitor who proposed the
 * event, or all events of its series. Inside a write transaction.
 */
void	event_sender_set(struct db *, int64_t event, const char *address,
	    const char *language);

#endif
