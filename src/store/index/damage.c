#include "store/index/damage.h"

#include <sys/param.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "store/engine.h"
#include "store/ids.h"

#define PAGE	10000	/* ids that are read at once */
#define STEPS	1000	/* ids tried one by one, after a damaged page */

bool
damage_met(struct db *db)
{
	return (db_error(db) == DB_BROKEN && !db_is_writing(db));
}

void
damage_pass(struct damaged *d, struct db *db)
{
	d->again = true;
	db_recover(db);
	db->in_transaction = true;
	db->engine->begin_read(db);
}

void
damage_leave_out(struct damaged *d, struct db *db, const char *what,
    int64_t id)
{
	fprintf(stderr, "almanac: lists leave out %s %" PRId64 " until it"
	    " changes: %s\n", what, id, db_message(db));
	d->list = reallocarray(d->list, d->count + 1, sizeof(*d->list));
	if (d->list == NULL)
		abort();
	d->list[d->count++] = id;
	damage_pass(d, db);
}

void
damage_forget(struct damaged *d, const struct ids *changed)
{
	size_t	 i, kept = 0;

	for (i = 0; i < d->count && !d->again; i++)
		if (!ids_have(changed, d->list[i]))
			d->list[kept++] = d->list[i];
	if (!d->again)
		d->count = kept;
	d->again = false;
}

static bool
is_damaged(const struct damaged *d, int64_t id)
{
	size_t	 i;

	for (i = 0; i < d->count; i++)
		if (d->list[i] == id)
			return (true);
	return (false);
}

struct ids
damage_none(const struct damaged *d, struct arena *arena,
    const struct ids *ids)
{
	struct ids	 whole = { 0 };
	size_t		 i;

	for (i = 0; i < ids->count && d->count > 0; i++)
		if (!is_damaged(d, ids->list[i]))
			ids_add(&whole, arena, ids->list[i]);
	return (d->count == 0 ? *ids : whole);
}

/*
 * Adds the next page of ids, and sets `*from` after the last one. Returns
 * false at the end, or after a failure.
 */
static bool
add_page(struct ids *ids, struct arena *arena, struct db *db, const char *sql,
    int64_t *from)
{
	struct statement	*st;
	int			 count = 0;

	st = db_compose(db, sql);
	db_bind_integer(st, 1, *from);
	db_bind_integer(st, 2, PAGE);
	for (; *from < INT64_MAX && db_step(st); count++) {
		ids_add(ids, arena, db_integer(st, 0));
		*from = MIN(db_integer(st, 0), INT64_MAX - 1) + 1;
	}
	db_done(st);
	return (count == PAGE);
}

struct ids
damage_read_ids(struct damaged *d, struct db *db, struct arena *arena,
    const char *sql)
{
	struct ids	 ids = { 0 };
	int64_t		 from = 1, gap = 1;
	int		 tries = 0;
	bool		 more = true;

	while (more && gap < INT32_MAX) {
		more = add_page(&ids, arena, db, sql, &from);
		if (!damage_met(db))
			continue;
		if (tries == 0)
			fprintf(stderr, "almanac: lists leave out records, from"
			    " %" PRId64 " on: %s\n", from, db_message(db));
		from += gap;
		gap = tries++ < STEPS ? 1 : gap * 2;
		damage_pass(d, db);
		more = true;
	}
	return (ids);
}
