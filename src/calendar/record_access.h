/*
 * Steps 8 to 10 of a request for one record (rule 5.1): whether the caller may
 * know of it, read it and write it. Each function returns 0, or the status of
 * an error answer.
 */
#ifndef ALMANAC_RECORD_ACCESS_H
#define ALMANAC_RECORD_ACCESS_H

#include "calendar/record.h"

struct ids;
struct request;

/* Checks sections 18 and 19 of the rules, for a record that was found. */
int	record_refuse_read(struct request *, const struct record_head *);

/*
 * Rejects more records if the caller may not publish, and too many of the kind
 * are not published (rule 31.3). So no one fills the disk, or the lists of
 * those who review.
 */
int	record_refuse_unpublished(struct request *, enum record_kind);

/* How many of the caller's records are not published. */
int64_t	record_unpublished(struct request *, enum record_kind);

enum record_right {
	RECORD_EDIT,		/* update, or delete to the trash */
	RECORD_PURGE
};

/*
 * Checks steps 9 and 10 for a whole record, but not whether it is in the trash
 * (410). `sent` are the fields of an update, or NULL.
 */
int	record_refuse_write(struct request *, const struct record_head *,
	    enum record_right, const struct record_sent *sent);

/*
 * Checks step 14: unless the caller may edit all of these records as they are
 * stored, the answer will be 403, whatever the handler returns. record_save()
 * and record_purge() call it; code that changes events in another way does so
 * before.
 */
void	record_require_edit(struct request *, enum record_kind,
	    const struct ids *);

/*
 * The same unless the caller may leave the record with its new author and
 * status. record_add() and record_save() call it.
 */
void	record_require_store(struct request *, const struct record_head *);

/* Checks that the caller may set this author. */
int	record_refuse_author(struct request *, const struct record_sent *);

/*
 * Checks step 10. If record_needs_tag(), write the answer to a GET between the
 * two calls, except for a record in the trash. It is discarded: `answer` keeps
 * what rq->out was.
 */
bool	record_needs_tag(struct request *, struct json *answer);
int	record_refuse_changed(struct request *, const struct json *answer);

#endif
