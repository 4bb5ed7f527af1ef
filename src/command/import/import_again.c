#include "command/import/import_again.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import_run.h"
#include "command/inside.h"
#include "store/imports_series.h"
#include "text/dates.h"

void
import_again_add(struct import *im, const char *name)
{
	(void)value_mark(im->again.there, name);
}

void
import_again_start(struct import *im, int64_t calendar)
{
	im->again.is_on = true;
	im->again.calendar = calendar;
}

/* After a UID there may be a time, and before it "#" and a calendar. */
static bool
is_in_source(struct import *im, const char *name)
{
	char	*text = arena_string(im->record, name), *end;
	size_t	 length = imports_uid(text);

	if (value_get(im->again.there, text) != NULL)
		return (true);
	if (length > 0)
		text[length] = '\0';
	while (value_get(im->again.there, text) == NULL) {
		if ((end = strrchr(text, '#')) == NULL)
			return (false);
		*end = '\0';
	}
	return (true);
}

/* All calendars of a source count as one, or each counts alone. */
static const char *
calendar_of(struct import *im, int64_t calendar)
{
	return (arena_integer(im->record, im->again.calendar != 0 ?
	    calendar : 0));
}

static const char *
key_of(struct import *im, int64_t calendar, enum import_kind kind,
    const char *start, int64_t venue, const char *title)
{
	return (arena_join(im->record, calendar_of(im, calendar), " ",
	    import_kind_name(kind), " ", start, " ", arena_integer(im->record,
	    venue), " ", title, NULL));
}

/* Of one that was deleted here, only this is known. */
static const char *
key_of_deleted(struct import *im, int64_t calendar, enum import_kind kind,
    int64_t hash)
{
	return (arena_join(im->record, calendar_of(im, calendar), " ",
	    import_kind_name(kind), " deleted ", arena_integer(im->record,
	    hash), NULL));
}

static void
add_lost(struct import *im, const struct imports_begun *b)
{
	struct value	*list, *name;
	char		 start[DATE_TEXT];
	const char	*key;

	date_print(b->start, start);
	key = b->title == NULL ?
	    key_of_deleted(im, b->calendar, b->kind, b->hash) :
	    key_of(im, b->calendar, b->kind, start, b->venue, b->title);
	if ((list = value_get(im->again.lost, key)) == NULL) {
		list = value_new(im->arena, VALUE_LIST);
		list->name = arena_string(im->arena, key);
		list = value_add(im->again.lost, list);
	}
	name = value_new(im->arena, VALUE_TEXT);
	name->text = arena_string(im->arena, b->name);
	name->length = strlen(name->text);
	value_add(list, name);
}

/* Once for all calendars of the source. */
static void
read_lost(struct import *im)
{
	struct imports_begun	*list;
	size_t			 i, count;

	im->again.lost = value_new(im->arena, VALUE_MAP);
	im->again.stable = value_new(im->arena, VALUE_MAP);
	count = imports_begun(inside_db(im->inside), im->record, im->source,
	    im->now, &list);
	for (i = 0; i < count; i++)
		if (is_in_source(im, list[i].name)) {
			(void)value_mark(im->again.stable, arena_string(
			    im->arena, calendar_of(im, list[i].calendar)));
		} else {
			add_lost(im, &list[i]);
			im->again.ahead += list[i].is_ahead;
		}
}

/* The id of the venue that an event of the source would have. */
static int64_t
venue_of(struct import *im, const struct import_record *r)
{
	const struct value	*list = value_get(r->fields, "venue");

	return (list != NULL && list->first != NULL ? import_known(im,
	    IMPORT_VENUE, list->first->text) : 0);
}

/* The next of those that were lost, or NULL. */
static const char *
take_lost(struct import *im, const char *key)
{
	struct value	*list = value_get(im->again.lost, key);
	const char	*name;

	while (list != NULL && list->first != NULL) {
		name = list->first->text;
		list->first = list->first->next;
		if (!is_in_source(im, name))
			return (name);
	}
	return (NULL);
}

const char *
import_again_find(struct import *im, const struct import_record *r,
    int64_t hash)
{
	const struct value	*start = value_get(r->fields, "start_date");
	const char		*name, *title = form_title(r);
	int64_t			 calendar = im->again.calendar;

	if (!im->again.is_on || r->here != 0 || start == NULL ||
	    title == NULL ||
	    (r->kind != IMPORT_EVENT && r->kind != IMPORT_SERIES))
		return (NULL);
	if (im->again.lost == NULL)
		read_lost(im);
	if (im->policy == NULL && value_get(im->again.stable, calendar_of(im,
	    calendar)) != NULL)
		return (NULL);
	name = take_lost(im, key_of(im, calendar, r->kind, start->text,
	    venue_of(im, r), title));
	return (name != NULL ? name : take_lost(im, key_of_deleted(im,
	    calendar, r->kind, hash)));
}
