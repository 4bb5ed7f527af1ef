#include "command/import/import_again.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "store/imports_series.h"
#include "text/dates.h"

/* After a UID: " 2027-01-10 18:00:00" */
#define TIME_SUFFIX	20

/* After a UID that several calendars have: "#0123456789abcdef" */
#define CALENDAR_SUFFIX	17

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
	im->again.lost = NULL;
}

/* Also the name of one of several times that have one UID. */
static bool
is_in_source(struct import *im, const char *name)
{
	char	*text = arena_string(im->record, name);
	size_t	 length = strlen(text);

	if (value_get(im->again.there, text) != NULL)
		return (true);
	if (length > TIME_SUFFIX && text[length - TIME_SUFFIX] == ' ')
		text[length -= TIME_SUFFIX] = '\0';
	if (value_get(im->again.there, text) != NULL)
		return (true);
	if (length > CALENDAR_SUFFIX && text[length - CALENDAR_SUFFIX] == '#')
		text[length - CALENDAR_SUFFIX] = '\0';
	return (value_get(im->again.there, text) != NULL);
}

static const char *
key_of(struct import *im, enum import_kind kind, const char *start,
    const char *title)
{
	return (arena_join(im->arena, import_kind_name(kind), " ", start, " ",
	    title, NULL));
}

static void
add_lost(struct import *im, const struct imports_begun *b)
{
	struct value	*list, *name;
	char		 start[DATE_TEXT];
	const char	*key;

	date_print(b->start, start);
	key = key_of(im, b->kind, start, b->title);
	if ((list = value_get(im->again.lost, key)) == NULL) {
		list = value_new(im->arena, VALUE_LIST);
		list->name = key;
		list = value_add(im->again.lost, list);
	}
	name = value_new(im->arena, VALUE_TEXT);
	name->text = arena_string(im->arena, b->name);
	name->length = strlen(name->text);
	value_add(list, name);
}

static void
read_lost(struct import *im)
{
	struct imports_begun	*list;
	size_t			 i, count;

	im->again.ahead = 0;
	im->again.lost = value_new(im->arena, VALUE_MAP);
	count = imports_begun(inside_db(im->inside), im->arena, im->source,
	    im->again.calendar, im->now, &list);
	for (i = 0; i < count; i++)
		if (!is_in_source(im, list[i].name)) {
			add_lost(im, &list[i]);
			im->again.ahead += list[i].is_ahead;
		}
}

const char *
import_again_find(struct import *im, const struct import_record *r)
{
	const struct value	*start = value_get(r->fields, "start_date");
	const char		*name, *title = form_title(r);
	struct value		*list;

	if (!im->again.is_on || r->here != 0 || start == NULL ||
	    title == NULL ||
	    (r->kind != IMPORT_EVENT && r->kind != IMPORT_SERIES))
		return (NULL);
	if (im->again.lost == NULL)
		read_lost(im);
	list = value_get(im->again.lost, key_of(im, r->kind, start->text,
	    title));
	if (list == NULL || list->first == NULL)
		return (NULL);
	name = list->first->text;
	list->first = list->first->next;
	return (name);
}
