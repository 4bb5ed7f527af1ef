#include <stdarg.h>
#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

#define LETTERS		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define SQL_LINE	60	/* a line of SQL ends at the next blank */

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

/* The meaning of a word after `$`, or NULL. */
static const char *
meaning_of(const struct record *r, const struct block *b, const char *word,
    size_t length)
{
	const char	*table = r == NULL || r->table == NULL ? NULL :
			    r->table->text;
	const struct {
		const char	*word;
		const char	*meaning;
	} words[] = {
		{ "name", r == NULL ? NULL : stored_name(r) },
		{ "NAME", r == NULL ? NULL : name_upper(stored_name(r)) },
		{ "v", r == NULL ? NULL : stored_variable(r) },
		{ "table", table },
		{ "t", table == NULL ? NULL : memory_copy(table, 1) },
		{ "fields", r == NULL || r->fields == NULL ? NULL :
		    r->fields->text },
		{ "kind", r == NULL || b == NULL ? NULL : stored_kind(r) },
		{ "block", b == NULL ? NULL : b->key->text },
		{ "BLOCK", b == NULL ? NULL : name_upper(b->key->text) },
		{ "head", b == NULL ? NULL : b->as->text }
	};
	size_t	i;

	for (i = 0; i < LENGTH(words); i++) {
		if (strlen(words[i].word) == length &&
		    strncmp(words[i].word, word, length) == 0)
			return (words[i].meaning);
	}

	return (NULL);
}

static const char *
fill(const struct record *record, const struct block *block,
    const char *text)
{
	struct out	 all = { .text = NULL };
	const char	*meaning;
	size_t		 length;

	for (; *text != '\0'; text += length) {
		length = strcspn(text, "$");
		out_print(&all, "%.*s", (int)length, text);
		text += length;
		length = *text == '$' ? 1 + strspn(text + 1, LETTERS) : 0;
		meaning = meaning_of(record, block, text + 1, length - 1);
		if (length > 0 && meaning != NULL)
			out_print(&all, "%s", meaning);
		else
			out_print(&all, "%.*s", (int)length, text);
	}

	return (all.text);
}

const char *
stored_fill(const struct record *record, const char *text)
{
	return (fill(record, record->block, text));
}

void
stored_put(struct out *out, const struct record *record, const char *format,
    ...)
{
	va_list	args;

	va_start(args, format);
	out_print(out, "%s", fill(record, record->block,
	    memory_vprint(format, args)));
	va_end(args);
}

void
stored_put_block(struct out *out, const struct block *block,
    const char *format, ...)
{
	va_list	args;

	va_start(args, format);
	out_print(out, "%s", fill(NULL, block, memory_vprint(format, args)));
	va_end(args);
}

const char *
stored_sql(const char *indent, const char *sql, const char *end)
{
	const char	*all = "";
	size_t		 length;

	while (strlen(sql) > SQL_LINE) {
		length = SQL_LINE + strcspn(sql + SQL_LINE, " ");
		if (sql[length] == '\0')
			break;
		all = memory_print("%s%s\"%.*s\"%s\n", all, indent,
		    (int)length, sql, end);
		sql += length;
	}

	return (memory_print("%s%s\"%s\"", all, indent, sql));
}
