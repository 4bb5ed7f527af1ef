/*
 * Texts that the events of a series share in a row of series_texts, to which
 * event.texts refers, as long as an event has all of them. 0: they are in the
 * event's own row. A row that no event has any more is deleted by a trigger.
 *
 * Long texts that an event of a series has alone are in such a row, too: a
 * change of the series writes the rows of all its events, in one transaction.
 */
#ifndef ALMANAC_EVENT_TEXTS_H
#define ALMANAC_EVENT_TEXTS_H

struct event;
struct request;

/* The texts of the row. */
struct event_texts {
	const char	*description, *excerpt, *cost, *website, *status_reason;
};

/*
 * Stores the texts of the model of a series in a row, unless they are in one.
 * The caller then stores the model, and copies it to the events.
 */
void	event_texts_share(struct request *, struct event *model);

/* Does so for an event of a series, if its texts are long. */
void	event_texts_share_long(struct request *, struct event *);

/* Refers to the row of the model, if the event has the same texts. */
void	event_texts_follow(struct event *, const struct event *model);

/*
 * Does so for each series, those of its events with the same texts, and those
 * with other long ones.
 */
void	event_texts_share_all(struct request *);

#endif
