#include "command/export/export_row.h"

#include "base/arena.h"
#include "calendar/stored.h"
#include "store/db.h"
#include "store/status.h"
#include "store/users.h"
#include "text/dates.h"

void
export_begin(struct export *e, const char *kind)
{
	arena_reset(e->arena);
	json_init(&e->line, e->arena, 4096);
	json_object(&e->line, NULL);
	if (kind != NULL)
		json_string(&e->line, "kind", kind);
}

void
export_end(struct export *e)
{
	json_object_end(&e->line);
	fwrite(e->line.buf.data, 1, e->line.buf.length, e->to);
	putc('\n', e->to);
	e->lines++;
}

static void
write_column(struct json *j, struct statement *st, int place,
    const struct stored_column *c)
{
	char	 time[DATE_TEXT];

	switch (c->holds) {
	case STORED_TEXT:
	case STORED_SLUG:
		json_string(j, c->name, db_text(st, place));
		break;
	case STORED_ID:
	case STORED_USER:
	case STORED_INTEGER:
		json_integer(j, c->name, db_integer(st, place));
		break;
	case STORED_NUMBER:
		json_number(j, c->name, db_number(st, place));
		break;
	case STORED_TRUTH:
		json_boolean(j, c->name, db_integer(st, place) != 0);
		break;
	case STORED_TIME:
		date_print(db_bounded(st, place, DATE_LEAST, DATE_MOST),
		    time);
		json_string(j, c->name, time);
		break;
	case STORED_STATUS:
		json_string(j, c->name,
		    status_name(status_read(st, place)));
		break;
	case STORED_ROLE:
		json_string(j, c->name,
		    role_name(role_read(st, place)));
		break;
	}
}

void
export_columns(struct export *e, struct statement *st,
    const struct stored_column *columns, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (columns[i].name != NULL && !db_null(st, (int)i))
			write_column(&e->line, st, (int)i, &columns[i]);
}

void
export_list(struct export *e, const char *name, struct statement *st)
{
	bool	 any = false;

	while (db_step(st)) {
		if (!any)
			json_list(&e->line, name);
		any = true;
		json_integer(&e->line, NULL, db_integer(st, 0));
	}
	if (any)
		json_list_end(&e->line);
	db_done(st);
}
