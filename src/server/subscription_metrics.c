#include "server/subscription_metrics.h"

#include <inttypes.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/subscriptions.h"

/* Writes a text in quotes, escaped as the format requires. */
static void
write_label(struct buf *b, const char *text)
{
	for (; *text != '\0'; text++) {
		if (*text == '"' || *text == '\\')
			buf_char(b, '\\');
		buf_char(b, *text);
	}
}

struct metric {
	struct buf	*to;
	const char	*prefix, *name;
};

static void
write_value(const struct metric *m, const struct subscription *s,
    const char *label, int64_t value)
{
	buf_printf(m->to, "%s%s{name=\"", m->prefix, m->name);
	write_label(m->to, s->name);
	buf_printf(m->to, "\"%s} %" PRId64 "\n", label, value);
}

static void
write_values(const struct metric *m, enum subscription_metric which,
    const struct subscription *s)
{
	switch (which) {
	case SUBSCRIPTION_RUNS:
		write_value(m, s, ",result=\"done\"", s->runs -
		    s->runs_same - s->runs_failed);
		write_value(m, s, ",result=\"unchanged\"",
		    s->runs_same);
		write_value(m, s, ",result=\"failed\"",
		    s->runs_failed);
		break;
	case SUBSCRIPTION_EVENTS:
		write_value(m, s, ",what=\"new\"", s->all_created);
		write_value(m, s, ",what=\"changed\"",
		    s->all_changed);
		write_value(m, s, ",what=\"trashed\"",
		    s->all_trashed);
		break;
	case SUBSCRIPTION_LAST:
		write_value(m, s, "", s->ran);
		break;
	case SUBSCRIPTION_LEFT:
		write_value(m, s, "", s->vanished);
		break;
	}
}

void
subscription_metrics(struct buf *b, struct db *db, const char *prefix,
    const char *name, enum subscription_metric which)
{
	const struct metric	 m = { b, prefix, name };
	struct subscription	*list;
	struct arena		*arena = arena_new();
	size_t			 count, i;

	db_begin_read(db);
	count = subscriptions_list(db, arena, &list);
	if (!db_failed(db))
		db_end_read(db);
	if (db_failed(db)) {
		db_recover(db);
		count = 0;
	}
	for (i = 0; i < count; i++)
		write_values(&m, which, &list[i]);
	arena_free(arena);
}
