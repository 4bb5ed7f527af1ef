#include "calendar/event_needs.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/history.h"
#include "calendar/notices.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/stored_table.h"
#include "calendar/term_save.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/imports.h"
#include "store/permissions.h"
#include "store/stored_links.h"
#include "store/terms_waiting.h"
#include "store/users.h"

/* Places of an event that may wait for it, by kind. */
struct places {
	struct ids	 venues, organizers;
};

static struct ids
select_places(struct request *rq, struct statement *st, const struct event *e)
{
	db_bind_integer(st, 1, e->head.id);
	db_bind_integer(st, 2, STATUS_PENDING);
	db_bind_integer(st, 3, STATUS_DRAFT);
	db_bind_integer(st, 4, STATUS_TRASH);
	return (ids_read(st, rq->arena));
}

static struct places
find_places(struct request *rq, const struct event *e)
{
	struct places	 p;

	p.venues = select_places(rq, db_query(rq->db, "SELECT v.id"
	    " FROM event_venues l JOIN venues v ON v.id = l.venue_id"
	    " WHERE l.event_id = $1 AND v.status IN ($2, $3, $4)"), e);
	p.organizers = select_places(rq, db_query(rq->db, "SELECT o.id"
	    " FROM event_organizers l JOIN organizers o"
	    " ON o.id = l.organizer_id"
	    " WHERE l.event_id = $1 AND o.status IN ($2, $3, $4)"), e);

	return (p);
}

typedef void	place_call(struct request *, const struct event *,
		    struct record_head *);

/* Others are not in memory then: each may have a long text. */
static void
find_and_call(struct request *rq, enum record_kind kind, int64_t id,
    const struct event *e, place_call *call)
{
	struct arena		*whole = arena_begin_part(&rq->arena);
	union record_any	 any;

	if (stored_find(rq, record_tables[kind], id, &any))
		call(rq, e, &any.head);
	arena_end_part(&rq->arena, whole);
}

static void
each_place(struct request *rq, const struct event *e, const struct places *p,
    place_call *call)
{
	size_t	 i;

	for (i = 0; i < p->venues.count; i++)
		find_and_call(rq, RECORD_VENUE, p->venues.list[i], e, call);
	for (i = 0; i < p->organizers.count; i++)
		find_and_call(rq, RECORD_ORGANIZER, p->organizers.list[i], e,
		    call);
}

static enum import_kind
kind_of(const struct record_head *place)
{
	return (place->kind == RECORD_VENUE ? IMPORT_VENUE : IMPORT_ORGANIZER);
}

/*
 * Whether the caller may decide that the place is public. An import may not do
 * so for others, whatever rights it has (rule 44.6).
 */
static bool
may_decide(struct request *rq, const struct record_head *place)
{
	if (rq->extras != NULL && rq->extras->importer != NULL &&
	    !imports_created(rq->db, rq->extras->importer, kind_of(place),
	    place->id))
		return (false);
	return (may_edit(&rq->caller, place->author, place->status));
}

/*
 * Whether the place waits, or is a draft that was made for a proposed event by
 * someone who could not publish it.
 */
static bool
is_waiting(struct request *rq, const struct event *e,
    const struct record_head *place)
{
	if (!may_decide(rq, place))
		return (false);
	return (place->status == STATUS_PENDING ||
	    (place->status == STATUS_DRAFT &&
	    place->author == e->head.author &&
	    place->author != rq->caller.id));
}

/* The place is not written by a request of its own, so `modified` stays. */
static void
publish_place(struct request *rq, const struct event *e,
    struct record_head *place)
{
	const enum status	 wanted = STATUS_PUBLISH;
	struct record_sent	 sent = { .status = &wanted };
	enum status		 before = place->status;
	int64_t			 modified = place->modified;
	union record_any	 stored;

	if (extras_wait(rq->extras) || !is_waiting(rq, e, place))
		return;
	memcpy(&stored, place, record_tables[place->kind]->size);
	record_change(rq, place, &sent);
	place->modified = modified;
	record_save(rq, place);
	history_record(rq, &stored.head, place);
	notice_record(rq, notice_of(before, place->status), place);
}

static void
unlink_terms(struct request *rq, const struct ids *events,
    const struct ids *terms)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM event_terms"
	    " WHERE event_id IN (SELECT value FROM id_list($1))"
	    " AND term_id IN (SELECT value FROM id_list($2))");
	db_bind_text(st, 1, ids_text(rq->arena, events));
	db_bind_text(st, 2, ids_text(rq->arena, terms));
	db_run(st);
	events_links_changed(rq->db, events);
}

void
event_terms_publish(struct request *rq, const struct ids *events)
{
	struct arena	*whole;
	struct ids	 terms;
	size_t		 i;

	terms = terms_waiting_of(rq->db, rq->arena,
	    ids_text(rq->arena, events));
	if (terms.count > 0 && extras_wait(rq->extras)) {
		unlink_terms(rq, events, &terms);
		return;
	}
	for (i = 0; i < terms.count; i++) {
		whole = arena_begin_part(&rq->arena);
		(void)term_publish(rq, terms.list[i]);
		arena_end_part(&rq->arena, whole);
	}
}

static bool
is_contributor(struct request *rq, int64_t user)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT 1 FROM users WHERE id = $1"
	    " AND role <= $2");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, ROLE_CONTRIBUTOR);

	return (db_has_row(st));
}

/*
 * Whether the place was made for the event by its author, who could not publish
 * it, and no one else has. A draft of the caller may be for later events.
 */
static bool
is_made_for(struct request *rq, const struct event *e,
    const struct record_head *place)
{
	return (!place->has_published && place->author == e->head.author &&
	    (place->status != STATUS_DRAFT ||
	    place->author != rq->caller.id) &&
	    is_contributor(rq, place->author) &&
	    !imports_have(rq->db, kind_of(place), place->id));
}

/*
 * Stores another status of a place without a publication time, so that it still
 * counts as never published.
 */
static void
move_place(struct request *rq, struct record_head *place, enum status to)
{
	enum status		 before = place->status;
	union record_any	 stored;

	memcpy(&stored, place, record_tables[place->kind]->size);
	place->status = to;
	record_choose_slug(rq, place, &before, NULL, NULL);
	record_save_status(rq, place);
	history_record(rq, &stored.head, place);
	notice_record(rq, notice_of(before, to), place);
}

static bool
has_event_outside_trash(struct request *rq, const struct ids *events)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT 1 FROM id_list($1) j"
	    " CROSS JOIN events e ON e.id = j.value"
	    " WHERE e.status <> $2 LIMIT 1");
	db_bind_text(st, 1, ids_text(rq->arena, events));
	db_bind_integer(st, 2, STATUS_TRASH);

	return (db_has_row(st));
}

/*
 * A place that only events in the trash have is there, too. The event has the
 * place, even if the index does not say so yet.
 */
static void
trash_place(struct request *rq, const struct event *e,
    struct record_head *place)
{
	struct ids	 events;

	if (place->status == STATUS_TRASH || !is_made_for(rq, e, place))
		return;
	events = events_of_record(rq->db, rq->arena, place->id);
	if (!has_event_outside_trash(rq, &events))
		move_place(rq, place, STATUS_TRASH);
}

/* The event is deleted. */
static void
purge_place(struct request *rq, const struct event *e,
    struct record_head *place)
{
	if (events_of_record(rq->db, rq->arena, place->id).count > 0)
		trash_place(rq, e, place);
	else if (is_made_for(rq, e, place)) {
		notice_record(rq, NOTICE_PURGED, place);
		record_purge(rq, place);
		history_end_record(rq, place);
	}
}

/* Only trash_place() leaves a place in the trash with its links. */
static void
restore_place(struct request *rq, const struct event *e,
    struct record_head *place)
{
	if (place->status == STATUS_TRASH)
		move_place(rq, place, e->head.status == STATUS_DRAFT ?
		    STATUS_DRAFT : STATUS_PENDING);
}

void
event_needs_places(struct request *rq, const struct event *e,
    enum status status)
{
	struct places	 places;

	if (!status_is_public(status))
		return;
	places = find_places(rq, e);
	each_place(rq, e, &places, publish_place);
}

void
event_needs_follow(struct request *rq, const struct event *e,
    enum status before, enum status after)
{
	int64_t		 id = e->head.id;
	struct places	 places;
	bool		 leaves, returns, appears;

	leaves = after == STATUS_TRASH && before != STATUS_TRASH;
	returns = before == STATUS_TRASH && after != STATUS_TRASH;
	appears = status_is_public(after) && !status_is_public(before);
	if (!leaves && !returns && !appears)
		return;
	places = find_places(rq, e);
	if (leaves)
		each_place(rq, e, &places, trash_place);
	if (returns)
		each_place(rq, e, &places, restore_place);
	if (appears) {
		each_place(rq, e, &places, publish_place);
		event_terms_publish(rq, &(struct ids){ 1, &id, 0 });
	}
}

void
event_purge(struct request *rq, const struct event *e)
{
	struct places	 places = find_places(rq, e);
	struct ids	 terms;

	terms = terms_waiting_of(rq->db, rq->arena, ids_text(rq->arena,
	    &(struct ids){ 1, &(int64_t){ e->head.id }, 0 }));
	record_purge(rq, &e->head);
	each_place(rq, e, &places, purge_place);
	terms_drop_waiting(rq->db, rq->arena, &terms);
}
