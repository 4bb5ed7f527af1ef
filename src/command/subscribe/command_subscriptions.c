#include <stdio.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "store/db.h"
#include "store/subscriptions.h"
#include "text/dates.h"

static void
print_time(const char *what, int64_t time)
{
	char	 text[DATE_TEXT];

	date_print(time, text);
	printf("    %s %s UTC\n", what, text);
}

/* The address is not printed, since it may be secret. */
static void
print_subscription(struct arena *arena, const struct subscription *s)
{
	printf("%s%s\n    %s\n", s->name, s->configured ? " (site.yaml)" : "",
	    subscription_words(arena, s));
	if (s->vanished > 0)
		printf("    %lld of %lld upcoming events are no longer there"
		    " and stay; 'run --accept' moves them to the trash\n",
		    (long long)s->vanished, (long long)s->upcoming);
	if (s->ran != 0)
		print_time("last run", s->ran);
	print_time("next run", s->due);
}

const char *
command_subscriptions_list(const struct command_line *line,
    struct arena *arena)
{
	struct subscription	*list;
	struct db		*db;
	const char		*path, *why;
	size_t			 count, i;

	if ((why = command_locate(line, arena, &path)) != NULL ||
	    (why = command_look(path, &db)) != NULL)
		return (why);
	db_begin_read(db);
	count = subscriptions_list(db, arena, &list);
	db_end_read(db);
	if (db_failed(db))
		why = command_db_error(db);
	for (i = 0; i < count && why == NULL; i++)
		print_subscription(arena, &list[i]);
	db_close(db);
	return (why);
}

const char *
command_subscriptions_run(struct db *db, const struct command_line *line,
    struct command_output *output)
{
	const char	*name = line->words[0];
	int64_t		 id;

	(void)output;
	if ((id = subscription_named(db, name)) == 0)
		return (command_complaint("there is no subscription '%s'",
		    name));
	if (!line->accept)
		subscription_run(db, id, clock_now());
	else if (!subscription_accept(db, id, clock_now()))
		return (command_complaint("no events of '%s' wait for"
		    " --accept", name));
	return (NULL);
}
