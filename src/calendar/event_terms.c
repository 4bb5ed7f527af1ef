#include "calendar/event_terms.h"

#include "base/arena.h"
#include "calendar/markup.h"
#include "calendar/stored.h"
#include "calendar/term_save.h"
#include "calendar/terms.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/stored_links.h"
#include "store/terms_waiting.h"

/*
 * The sent terms of each kind, and the terms of both kinds that the event has.
 */
struct change {
	const struct term_names	*sent[TERM_KINDS];	/* NULL: no change */
	struct ids		 ids[TERM_KINDS];	/* also unknown ones */
	struct ids		 named;		/* of `ids`, by a text */
	struct ids		 removed, added;
	struct ids		 waiting;	/* of `added` */
	size_t			 count;		/* after the change */
	bool			 shows;		/* added terms do not wait */
};

/* The ids that were sent, of both kinds. */
static struct ids
list_sent(struct request *rq, const struct change *c)
{
	struct ids	 all = { 0 };
	int		 kind;
	size_t		 i;

	for (kind = 0; kind < TERM_KINDS; kind++)
		for (i = 0; i < c->ids[kind].count; i++)
			ids_insert(&all, rq->arena, c->ids[kind].list[i]);

	return (all);
}

/* Drops ids of unknown terms, and of terms of the other kind. */
static void
choose_terms(struct request *rq, struct change *c)
{
	const struct ids	 all = list_sent(rq, c);
	struct statement	*st;
	const struct ids	*sent;
	enum term_kind		 kind;
	int64_t			 id;

	if (all.count == 0)
		return;
	st = db_query(rq->db, "SELECT t.id, t.kind FROM id_list($1) j"
	    " CROSS JOIN terms t ON t.id = j.value");
	db_bind_text(st, 1, ids_text(rq->arena, &all));
	while (db_step(st)) {
		id = db_integer(st, 0);
		kind = stored_term_kind(st, 1);
		sent = &c->ids[term_kind_shown(kind)];
		if (!ids_have(sent, id))
			continue;
		ids_add(&c->added, rq->arena, id);
		if (term_waits(kind))
			ids_insert(&c->waiting, rq->arena, id);
	}
	db_done(st);
	c->count = c->added.count;
}

/* Finds what changes: terms that stay are not written again. */
static void
compare_terms(struct request *rq, int64_t event, struct change *c)
{
	struct statement	*st;
	int64_t			 id;

	st = db_query(rq->db, "SELECT l.term_id, t.kind FROM event_terms l"
	    " CROSS JOIN terms t ON t.id = l.term_id WHERE l.event_id = $1");
	db_bind_integer(st, 1, event);
	while (db_step(st)) {
		id = db_integer(st, 0);
		if (c->sent[term_kind_shown(stored_term_kind(st, 1))] == NULL)
			c->count++;
		else if (!ids_remove(&c->added, id))
			ids_add(&c->removed, rq->arena, id);
		else
			ids_remove(&c->waiting, id);
	}
	db_done(st);
}

static bool
has_own_event(struct request *rq, int64_t term)
{
	struct ids		 events;
	struct statement	*st;

	events = events_of_term(rq->db, rq->arena, term);
	st = db_query(rq->db, "SELECT 1 FROM id_list($1) j"
	    " CROSS JOIN events e ON e.id = j.value"
	    " WHERE e.author = $2 LIMIT 1");
	db_bind_text(st, 1, ids_text(rq->arena, &events));
	db_bind_integer(st, 2, rq->caller.id);

	return (db_has_row(st));
}

/* Others must not find terms by trying out ids. */
static bool
may_know(struct request *rq, const struct change *c, int64_t term)
{
	return (ids_have(&c->named, term) || extras_wait(rq->extras) ||
	    may_edit_others(&rq->caller) || has_own_event(rq, term));
}

/*
 * Waiting terms that the event gets become visible with `shows`. A public event
 * does not get one by an import whose terms wait.
 */
static void
resolve_waiting(struct request *rq, struct change *c, bool is_public)
{
	size_t	 i;
	int64_t	 id;

	for (i = 0; i < c->waiting.count; i++) {
		id = c->waiting.list[i];
		if (!may_know(rq, c, id) || (is_public && !c->shows)) {
			ids_remove(&c->added, id);
			c->count--;
		} else if (c->shows) {
			ids_remove(&c->added, id);
			ids_insert(&c->added, rq->arena,
			    term_publish(rq, id));
		}
	}
}

static void
run_links(struct request *rq, struct statement *st, int64_t event,
    const struct ids *terms)
{
	db_bind_integer(st, 1, event);
	db_bind_text(st, 2, ids_text(rq->arena, terms));
	db_run(st);
}

static void
change_terms(struct request *rq, int64_t event, const struct change *c)
{
	if (c->removed.count > 0)
		run_links(rq, db_query(rq->db, "DELETE FROM event_terms"
		    " WHERE event_id = $1"
		    " AND term_id IN (SELECT value FROM id_list($2))"),
		    event, &c->removed);
	if (c->added.count > 0)
		run_links(rq, db_query(rq->db, "INSERT INTO event_terms"
		    " (event_id, term_id) SELECT $1, value FROM id_list($2)"
		    " WHERE TRUE ON CONFLICT DO NOTHING"),
		    event, &c->added);
}

static const char *
param_of(enum term_kind kind)
{
	return (kind == TERM_CATEGORY ? "categories" : "tags");
}

/*
 * Finds the term that a text names, or creates it. `*left` is the number of
 * terms that may still be created.
 */
static int
name_term(struct request *rq, const struct change *c, enum term_kind kind,
    const char *text, int *left, int64_t *id)
{
	const enum term_kind	 stored = c->shows ? kind :
	    term_kind_waiting(kind);
	struct term_sent	 sent = { .name = markup_remove(rq, text) };
	struct term		 t;
	int			 status;

	if ((*id = term_or_waiting_by_text(rq->db, rq->arena, kind,
	    sent.name)) != 0)
		return (0);
	if ((*left)-- == 0)
		return (reply_invalid(rq, param_of(kind),
		    complaint_too_many_new(arena_integer(rq->arena,
		    SERVICE_NEW_TERMS_ITEMS))));
	if ((status = author_quota_take(rq, AUTHOR_TERMS, 1)) != 0 ||
	    (status = term_add(rq, stored, &sent, &t)) != 0)
		return (status);
	*id = t.id;

	return (0);
}

/* The ids of the terms that were sent. Creates the missing ones. */
static int
name_terms(struct request *rq, struct change *c)
{
	const struct term_names	*names;
	enum term_kind		 kind;
	int64_t			 id;
	size_t			 i;
	int			 left = SERVICE_NEW_TERMS_ITEMS, status;

	for (kind = 0; kind < TERM_KINDS; kind++) {
		names = c->sent[kind];
		for (i = 0; names != NULL && i < names->count; i++) {
			id = names->list[i].id;
			if (names->list[i].name != NULL) {
				status = name_term(rq, c, kind,
				    names->list[i].name, &left, &id);
				if (status != 0)
					return (status);
				ids_insert(&c->named, rq->arena, id);
			}
			ids_insert(&c->ids[kind], rq->arena, id);
		}
	}

	return (0);
}

int
event_terms_store(struct request *rq, int64_t event, bool created,
    bool is_public, const struct event_fields *f, struct ids *lost)
{
	struct change	 c = { .sent = {
		[TERM_CATEGORY] = f->has_categories ? &f->categories : NULL,
		[TERM_TAG] = f->has_tags ? &f->tags : NULL
	} };
	int		 status;

	if (!f->has_categories && !f->has_tags)
		return (0);
	c.shows = !extras_wait(rq->extras) &&
	    (is_public || may_publish(&rq->caller));
	if ((status = name_terms(rq, &c)) != 0)
		return (status);
	choose_terms(rq, &c);
	if (!created)
		compare_terms(rq, event, &c);
	resolve_waiting(rq, &c, is_public);
	change_terms(rq, event, &c);
	*lost = c.removed;
	if (c.count <= SERVICE_EVENT_TERMS_ITEMS)
		return (0);

	return (reply_invalid(rq, param_of(f->has_tags ? TERM_TAG :
	    TERM_CATEGORY), complaint_too_many_terms(arena_integer(rq->arena,
	    SERVICE_EVENT_TERMS_ITEMS))));
}
