#include "store/index/index.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/engine.h"
#include "store/ids.h"
#include "store/index/connected.h"
#include "store/index/linked.h"
#include "store/index/slots_read.h"
#include "store/status.h"

#define ROOM		65536	/* slots for changes, at least */
#define GROWTH		((size_t)4 * INDEX_WORN_BYTES)
#define NEAR		64	/* changes that a request follows itself */

/* Builds an index of the snapshot of the transaction. NULL: a failure. */
static struct index *_Nullable
build_index(struct db *db)
{
	struct index		*x = index_new();
	struct arena		*arena = arena_new();
	struct ids		 ids;
	struct directory	*directories[LINKED_KINDS];
	struct last_change	 last = changes_last(db);
	int			 kind;

	ids = damage_read_ids(&x->damaged[CHANGE_EVENT], db, arena, "SELECT id"
	    " FROM events WHERE id >= $1 AND status <> " SQL_MODEL
	    " ORDER BY id LIMIT $2");
	slots_init(&x->slots, (uint32_t)ids.count * 2 + ROOM);
	for (kind = 0; kind < LINKED_KINDS; kind++)
		directories[kind] = directory_read(db,
		    &x->damaged[CHANGE_VENUE + kind], &x->slots,
		    (enum linked_kind)kind);
	slots_read(&x->slots, &x->damaged[CHANGE_EVENT], db, &ids, false);
	slots_order(&x->slots, true);
	slots_pack(&x->slots);
	versions_add(&x->versions, last, &x->slots, directories);
	arena_free(arena);

	/* What is newer than `last` is followed, so nothing begins again. */
	for (kind = 0; kind < CHANGE_KINDS; kind++)
		x->damaged[kind].again = false;
	if (!db_failed(db))
		return (x);
	index_release(x);
	return (NULL);
}

/*
 * The records that differ, or may differ, from the newest version. Returns
 * false if some are not known.
 */
static bool
find_changed(struct index *x, struct db *db, struct arena *arena,
    struct ids changed[CHANGE_KINDS])
{
	struct ids	 all[CHANGE_KINDS] = { { 0 } };
	bool		 complete;
	size_t		 i;
	int		 kind;

	complete = changes_read(db, arena,
	    versions_newest(&x->versions)->last, all);
	for (kind = 0; kind < CHANGE_KINDS; kind++) {
		for (i = 0; i < x->doubtful[kind].count; i++)
			ids_add(&all[kind], arena, x->doubtful[kind].list[i]);
		changed[kind] = ids_sorted(arena, &all[kind]);
	}
	return (complete);
}

/*
 * Applies the changes. Returns false if the index has no room; else with the
 * directories, which the caller must release.
 */
static bool
apply_changes(struct index *x, struct db *db,
    const struct ids changed[CHANGE_KINDS],
    struct directory *directories[LINKED_KINDS])
{
	const struct version	*newest = versions_newest(&x->versions);
	const struct ids	*ids;
	int			 kind;

	if (x->slots.count + changed[CHANGE_EVENT].count > x->slots.room ||
	    slots_growth(&x->slots) > GROWTH)
		return (false);
	for (kind = 0; kind < CHANGE_KINDS; kind++)
		damage_forget(&x->damaged[kind], &changed[kind]);
	slots_read(&x->slots, &x->damaged[CHANGE_EVENT], db,
	    &changed[CHANGE_EVENT], true);
	for (kind = 0; kind < LINKED_KINDS; kind++) {
		ids = &changed[CHANGE_VENUE + kind];
		directories[kind] = newest->directories[kind];
		if (ids->count > 0)
			directories[kind] = directory_change(directories[kind],
			    db, &x->damaged[CHANGE_VENUE + kind], &x->slots,
			    ids);
	}
	directories_hold(directories);
	return (true);
}

/* The next follower reads these records again, until one succeeds. */
static void
mark_doubtful(struct index *x, const struct ids changed[CHANGE_KINDS])
{
	const struct ids	*ids;
	int			 kind;

	for (kind = 0; kind < CHANGE_KINDS; kind++) {
		ids = &changed[kind];
		free(x->doubtful[kind].list);
		x->doubtful[kind].list = reallocarray(NULL, ids->count + 1,
		    sizeof(*ids->list));
		if (x->doubtful[kind].list == NULL)
			abort();
		if (ids->count > 0)
			memcpy(x->doubtful[kind].list, ids->list,
			    ids->count * sizeof(*ids->list));
		x->doubtful[kind].count = ids->count;
	}
}

static bool
has_begun_again(const struct index *x)
{
	int	 kind;

	for (kind = 0; kind < CHANGE_KINDS; kind++)
		if (x->damaged[kind].again)
			return (true);
	return (false);
}

/*
 * Brings the index to the snapshot of the transaction. Returns false if another
 * one must be built. After a failure, or if the transaction has begun again,
 * there is no new version.
 */
static bool
follow_changes(struct index *x, struct db *db, struct last_change last)
{
	struct directory	*directories[LINKED_KINDS];
	struct arena		*arena = arena_new();
	struct ids		 changed[CHANGE_KINDS];
	bool			 fits;
	int			 kind;

	x->own.db = NULL;
	if ((fits = find_changed(x, db, arena, changed))) {
		mark_doubtful(x, changed);
		fits = apply_changes(x, db, changed, directories);
	}
	arena_free(arena);
	if (!fits)
		return (false);
	if (!has_begun_again(x) && !db_failed(db) &&
	    slots_begin_change(&x->slots, db)) {
		versions_add(&x->versions, last, &x->slots, directories);
		slots_end_change(&x->slots);
		for (kind = 0; kind < CHANGE_KINDS; kind++)
			x->doubtful[kind].count = 0;
	}
	directories_release(directories);
	return (true);
}

/* Whether the own changes up to `own.last` are still in the index. */
static bool
has_own(const struct index *x, struct db *db)
{
	const struct db_cache	*cache = db_cache(db);

	return (x->own.db == db && x->own.writes == cache->writes &&
	    x->own.rollbacks == cache->rollbacks &&
	    x->own.version_count == x->versions.count);
}

void
index_share(struct db *db, const char *address)
{
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	connected_share(address, build_index(db));
	db_end_read(db);
}

bool
index_is_worn(struct db *db)
{
	struct connected	*c = db->index;
	bool			 is_worn;

	if (c == NULL || c->shared == NULL)
		return (false);
	connected_use_shared(c);
	if (pthread_mutex_trylock(&c->index->following) != 0)
		return (false);
	is_worn = connected_is_worn(c, INDEX_WORN) ||
	    slots_growth(&c->index->slots) > INDEX_WORN_BYTES;
	pthread_mutex_unlock(&c->index->following);
	return (is_worn);
}

/* Another thread has more time, or index_catch_up() has. */
static void
leave_to_others(struct db *db)
{
	if (budget_is_hurried(db->budget))
		(void)db_spend(db, INT64_MAX);
	else
		db_fail(db, DB_PAST, "the index is behind");
}

/*
 * Follows up to the snapshot without a limit, if it is near. Returns false if
 * it is not, or another index must be built, since the database has lost
 * commits or deleted the changes.
 */
static bool
follow_near(struct db *db, struct index *x, struct last_change last)
{
	struct budget		*budget = db->budget;
	const struct last_change known = versions_newest(&x->versions)->last;
	const int64_t		 missed = last.seq - known.seq;
	bool			 fits;

	if ((missed < 0 && last.seq < db->index->least) ||
	    (missed == 0 && last.mark != known.mark))
		return (false);
	if (missed <= 0)
		return (true);
	if (budget != NULL && missed > NEAR)
		return (false);
	if (!budget_is_hurried(budget))
		db_set_budget(db, NULL);
	fits = follow_changes(x, db, last);
	db_set_budget(db, budget);
	return (fits);
}

/* Call it as the thread that follows. */
static void
follow_and_pin(struct db *db, struct last_change last)
{
	struct connected	*c = db->index;
	struct index		*x = c->index, *built;

	if (follow_near(db, x, last)) {
		if (!connected_pin(c, versions_find(&x->versions, last)))
			db_fail(db, DB_PAST, "the index has gone past the"
			    " snapshot");
	} else if (db->budget != NULL)
		leave_to_others(db);
	else if ((built = build_index(db)) != NULL) {
		(void)connected_pin(c, versions_newest(&built->versions));
		connected_note_newest(c, built);
		connected_replace(c, built);
		return;
	}
	connected_note_newest(c, x);
}

static bool
begin_following(struct db *db, struct index *x)
{
	if (!budget_is_hurried(db->budget))
		return (pthread_mutex_lock(&x->following) == 0);
	return (pthread_mutex_trylock(&x->following) == 0);
}

/* Pins the view to the snapshot of a transaction that reads. */
static void
pin_snapshot(struct db *db)
{
	struct connected	*c = db->index;
	const struct store_state	 state = store_state(db);
	const struct last_change	 last = {
		state.last_change, state.last_mark
	};
	struct index			*x;

	while (!c->pinned && !db_failed(db)) {
		connected_use_shared(c);
		if (!index_lock(db))
			return;
		(void)connected_pin(c,
		    versions_find(&c->index->versions, last));
		index_unlock(db);
		if (c->pinned)
			return;
		x = c->index;
		index_hold(x);
		if (!begin_following(db, x))
			leave_to_others(db);
		else {
			if (!connected_is_replaced(c))
				follow_and_pin(db, last);
			pthread_mutex_unlock(&x->following);
		}
		index_release(x);
	}
}

/*
 * An index of the transaction, which ends with it if it writes. To build it may
 * take longer than a transaction may last.
 */
static void
use_new_index(struct db *db)
{
	struct budget		*budget = db->budget;
	struct connected	*c;
	struct index		*x;

	db->patient = true;
	db_set_budget(db, NULL);
	x = build_index(db);
	db_set_budget(db, budget);
	if (x == NULL)
		return;
	c = connected_of(db);
	connected_use(c, x);
	c->temporary = db_is_writing(db);
	c->rollbacks = db_cache(db)->rollbacks;
	(void)connected_pin(c, versions_newest(&x->versions));
}

/* Follows the changes of a transaction that writes. */
static void
follow_own(struct db *db)
{
	struct connected	*c = db->index;
	struct index		*x = c->index;
	const struct db_cache	*cache = db_cache(db);
	const struct last_change	 last = changes_last(db);
	struct budget		*budget = db->budget;
	struct arena		*arena = arena_new();
	struct ids		 changed[CHANGE_KINDS];
	struct ids		 own[CHANGE_KINDS] = { { 0 } };
	struct version		 v;
	bool			 fits;

	db_set_budget(db, NULL);
	pthread_mutex_lock(&x->following);
	fits = find_changed(x, db, arena, changed);
	mark_doubtful(x, changed);
	if (fits && has_own(x, db)) {
		fits = changes_read(db, arena, x->own.last, own);
		changed[CHANGE_EVENT] = ids_sorted(arena,
		    &own[CHANGE_EVENT]);
	}
	if (fits && (fits = apply_changes(x, db, changed, v.directories))) {
		x->own = (struct own_changes){ db, cache->writes,
		    cache->rollbacks, x->versions.count, last };
		v.slots = x->slots.count;
		v.deaths = x->slots.deaths;
		(void)connected_pin(c, &v);
		directories_release(v.directories);
	}
	pthread_mutex_unlock(&x->following);
	db_set_budget(db, budget);
	arena_free(arena);
	if (!fits)
		use_new_index(db);
}

struct index_view *
index_view(struct db *db)
{
	struct connected	*c = db->index;
	const bool		 writes = db_is_writing(db);

	if (c != NULL && (writes || !db->in_transaction))
		connected_unpin(c);
	if (c != NULL && c->rollbacks != db_cache(db)->rollbacks)
		connected_drop_temporary(c);
	if (c != NULL && c->index == NULL)
		connected_use_shared(c);
	if (c == NULL || c->index == NULL)
		use_new_index(db);
	else if (writes)
		follow_own(db);
	else if (!c->pinned)
		pin_snapshot(db);
	return (db_failed(db) ? NULL : &db->index->view);
}

bool
index_lock(struct db *db)
{
	pthread_rwlock_t	*lock = &db->index->view.slots->lock;

	if (!budget_is_hurried(db->budget))
		return (pthread_rwlock_rdlock(lock) == 0);
	if (pthread_rwlock_tryrdlock(lock) == 0)
		return (true);
	leave_to_others(db);
	return (false);
}

void
index_unlock(struct db *db)
{
	pthread_rwlock_unlock(&db->index->view.slots->lock);
}

void
index_pause(struct db *db)
{
	if (!budget_is_hurried(db->budget))
		index_unlock(db);
}

void
index_resume(struct db *db)
{
	if (!budget_is_hurried(db->budget))
		(void)index_lock(db);
}

void
index_yield(struct db *db)
{
	index_pause(db);
	index_resume(db);
}

void
index_catch_up(struct db *db)
{
	db->patient = true;
	db_begin_read(db);
	(void)index_view(db);
	db_end_read(db);
	if (db_failed(db))
		db_recover(db);
	db->patient = false;
}
