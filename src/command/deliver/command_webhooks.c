#include <inttypes.h>
#include <stdio.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/deliver/deliver_endpoint.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "text/dates.h"

static void
print_delivery(const struct delivery_state *s)
{
	char	 due[DATE_TEXT], shown[ENDPOINT_SHOWN];

	if (s->given_up)
		snprintf(due, sizeof(due), "given up");
	else
		date_print(s->due, due);
	printf("%s  %-19s  %8d  %-19s  %s  %s\n", s->name, s->type,
	    s->attempts, due, endpoint_shown(s->endpoint, shown),
	    s->outcome != NULL ? s->outcome : "-");
}

static void
print_gone(const char *endpoint, int64_t since)
{
	char	 text[DATE_TEXT], shown[ENDPOINT_SHOWN];

	date_print(since, text);
	printf("%s answered 410 on %s and receives no messages\n",
	    endpoint_shown(endpoint, shown), text);
}

static void
print_dropped(struct db *db)
{
	int64_t	 count;

	if ((count = outbox_dropped(db)) > 0)
		printf("messages dropped: %" PRId64 "\n", count);
}

const char *
command_webhooks_list(const struct command_line *line, struct arena *arena)
{
	struct db	*db;
	const char	*path, *why;

	if ((why = command_locate(line, arena, &path)) != NULL ||
	    (why = command_look(path, &db)) != NULL)
		return (why);
	printf("%-36s  %-19s  %8s  %-19s  %s\n", "MESSAGE", "TYPE",
	    "ATTEMPTS", "NEXT, UTC", "ENDPOINT, LAST OUTCOME");
	db_begin_read(db);
	deliveries_each(db, print_delivery);
	deliveries_each_gone(db, print_gone);
	print_dropped(db);
	db_end_read(db);
	if (db_failed(db))
		why = command_db_error(db);
	db_close(db);
	return (why);
}

const char *
command_webhooks_retry(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	int64_t	 count;

	(void)output;
	count = deliveries_retry(db, line->count > 0 ? line->words[0] : NULL,
	    clock_now());
	if (count == 0 && line->count > 0)
		return (command_complaint("no message '%s' was given up",
		    line->words[0]));
	return (NULL);
}
