#include "calendar/linked_names.h"

#include <stdlib.h>

#include "base/arena.h"
#include "calendar/record.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"

static struct linked_names
make_room(struct request *rq, const struct ids *ids)
{
	struct linked_names	 names = { 0 };

	names.list = arena_alloc(rq->arena, ids->count * sizeof(*names.list));

	return (names);
}

static void
add_name(struct request *rq, struct linked_names *names, struct statement *st,
    int column)
{
	names->list[names->count++] = (struct linked_name){ db_integer(st, 0),
	    column == 0 ? NULL : arena_string(rq->arena, db_string(st,
	    column)) };
}

static bool
is_shown(struct request *rq, struct statement *st)
{
	struct record_head	 head = { .author = db_integer(st, 2) };

	head.status = status_now(status_read(st, 3), !db_null(st, 4),
	    db_integer(st, 4), rq->now);

	return (record_is_shown(rq, &head));
}

struct linked_names
linked_names_of_places(struct request *rq, const struct ids *ids)
{
	const struct ids	 sorted = ids_sorted(rq->arena, ids);
	const char		*list = ids_text(rq->arena, &sorted);
	struct linked_names	 names = make_room(rq, &sorted);
	struct statement	*st;

	st = db_query(rq->db, "SELECT p.id, name, author, status, published"
	    " FROM id_list($1) j CROSS JOIN venues p ON p.id = j.value"
	    " UNION ALL SELECT p.id, name, author, status, published"
	    " FROM id_list($2) j CROSS JOIN organizers p ON p.id = j.value"
	    " ORDER BY 1");
	db_bind_text(st, 1, list);
	db_bind_text(st, 2, list);
	while (db_step(st))
		add_name(rq, &names, st, is_shown(rq, st) ? 1 : 0);
	db_done(st);

	return (names);
}

struct linked_names
linked_names_of_terms(struct request *rq, const struct ids *ids)
{
	const struct ids	 sorted = ids_sorted(rq->arena, ids);
	struct linked_names	 names = make_room(rq, &sorted);
	struct statement	*st;

	st = db_query(rq->db, "SELECT t.id, name FROM id_list($1) j"
	    " CROSS JOIN terms t ON t.id = j.value ORDER BY 1");
	db_bind_text(st, 1, ids_text(rq->arena, &sorted));
	while (db_step(st))
		add_name(rq, &names, st, 1);
	db_done(st);

	return (names);
}

const struct linked_name *
linked_names_find(const struct linked_names *names, int64_t id)
{
	return (names->count == 0 ? NULL : bsearch(&id, names->list,
	    names->count, sizeof(*names->list), ids_compare));
}
