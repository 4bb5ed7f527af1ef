#include <stdarg.h>
#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

#define COLUMNS	80

const char *
stored_name(const struct record *record)
{
	return (name_lower(record->key->text));
}

const char *
stored_variable(const struct record *record)
{
	return (memory_copy(stored_name(record), 1));
}

static const char *
path_of(const struct record *record, const struct member *member,
    const char *before)
{
	if (record == NULL)
		return (memory_print("r->%s%s", before, member->field));
	if (member->block == NULL)
		return (memory_print("%s->%s%s", stored_variable(record),
		    before, member->field));

	return (memory_print("%s->%s.%s%s", stored_variable(record),
	    member->block->as->text, before, member->field));
}

const char *
stored_path(const struct record *record, const struct member *member)
{
	return (path_of(record, member, ""));
}

const char *
stored_place(const struct record *record, const struct member *member)
{
	const char	*owner, *field;

	owner = member->block != NULL ? member->block->key->text :
	    stored_name(record);
	field = member->block != NULL ? member->field : member->key->text;

	return (name_upper(memory_print("%s_at_%s", owner, field)));
}

const char *
stored_kind(const struct record *record)
{
	return (name_upper(memory_print("%s_%s", record->block->key->text,
	    stored_name(record))));
}

bool
stored_holds(const struct member *member, const char *word)
{
	return (strcmp(member->held->word, word) == 0);
}

bool
stored_is_text(const struct member *member)
{
	return ((stored_holds(member, "text") ||
	    stored_holds(member, "slug")) && !node_is(member->null, "none"));
}

bool
stored_has_twin(const struct member *member)
{
	return (node_is(member->null, "none") &&
	    (stored_holds(member, "number") || stored_holds(member, "time")));
}

const char *
stored_twin(const struct record *record, const struct member *member)
{
	if (member->with != NULL)
		return (memory_print("%s->has_%s", stored_variable(record),
		    member->with->text));

	return (path_of(record, member, "has_"));
}

bool
stored_elsewhere(const struct member *member)
{
	return (strchr(member->field, '.') != NULL);
}

const struct param *
stored_param(const struct spec *spec, const struct record *record,
    const struct member *member)
{
	const struct group	*group;

	if (record->fields == NULL)
		return (NULL);
	group = list_find(&spec->groups, record->fields->text);

	return (list_find(&group->own, member->key->text));
}

bool
stored_is_searched(const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->searched)
			return (true);
	}

	return (false);
}

const struct member *
stored_folded(const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->folded != NULL)
			return (member);
	}

	return (NULL);
}

const struct member *
stored_compared(const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->compared)
			return (member);
	}

	return (NULL);
}

/* Columns up to that length of a text which begins at one. */
static size_t
column_at(size_t column, const char *text, size_t length)
{
	for (; length > 0; length--, text++)
		column += *text == '\t' ? 8 - column % 8 : 1;

	return (column);
}

/* The most of a text that fits into a line, up to a blank if it can be. */
static size_t
fitting(size_t column, const char *text)
{
	size_t	 i, best = 0, blank = 0;

	if (column_at(column, text, strlen(text)) <= COLUMNS)
		return (strlen(text));
	for (i = 1; column_at(column, text, i) <= COLUMNS; i++) {
		if (text[i] != ' ')
			continue;
		blank = i;
		if (strchr(",=&|?:;", text[i - 1]) != NULL)
			best = i;
	}

	return (best > 0 ? best : blank > 0 ? blank : strlen(text));
}

void
stored_line(struct out *out, int tabs, const char *format, ...)
{
	const char	*text;
	va_list		 args;
	size_t		 length, column = 8 * (size_t)tabs;

	va_start(args, format);
	text = memory_vprint(format, args);
	va_end(args);
	out_print(out, "%.*s", tabs, "\t\t\t\t");
	while ((length = fitting(column, text)) < strlen(text)) {
		out_print(out, "%.*s\n%.*s    ", (int)length, text, tabs,
		    "\t\t\t\t");
		text += length + 1;
		column = 8 * (size_t)tabs + 4;
	}
	out_print(out, "%s\n", text);
}

/* Where a line of SQL ends: behind a comma, if it can be. */
static size_t
break_of(const char *sql, size_t room)
{
	size_t	length;

	for (length = room; length > room / 2; length--)
		if (sql[length] == ' ' && sql[length - 1] == ',')
			return (length);
	for (length = room; sql[length] != ' '; length--)
		continue;

	return (length);
}

/* Lines end before a blank, which begins the next. */
void
stored_sql(struct out *out, const char *indent, const char *sql,
    const char *end)
{
	size_t	length, room;

	room = COLUMNS - (*indent == '\t' ? 8 + strlen(indent) - 1 :
	    strlen(indent)) - strlen("\"\") ") - strlen(end);
	for (; strlen(sql) > room; sql += length) {
		length = break_of(sql, room);
		out_print(out, "%s\"%.*s\"%s\n", indent, (int)length, sql,
		    end);
	}
	out_print(out, "%s\"%s\"", indent, sql);
}

void
stored_function(struct out *out, const char *type, const char *format, ...)
{
	const char	*text;
	va_list		 args;

	va_start(args, format);
	text = memory_vprint(format, args);
	va_end(args);
	out_print(out, "%s\n", type);
	stored_line(out, 0, "%s", text);
	out_print(out, "{\n");
}
