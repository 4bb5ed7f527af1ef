#include "codegen/stored.h"

#include <string.h>
#include <time.h>

#include "codegen/emit.h"
#include "codegen/names.h"

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

const char *
stored_letter(const struct record *record)
{
	return (memory_copy(record->table->text, 1));
}

const char *
stored_kind(const struct record *record)
{
	return (name_upper(memory_print("%s_%s", record->block->key->text,
	    stored_name(record))));
}

const char *
stored_field(const struct member *member, const char *prefix)
{
	const char	*head = member->block == NULL ? "" :
			    memory_print("%s.", member->block->as->text);

	return (memory_print("%s%s%s", head, prefix, member->with != NULL &&
	    *prefix != '\0' ? member->with->text : member->field));
}

bool
stored_holds(const struct member *member, const char *word)
{
	return (strcmp(member->held->word, word) == 0);
}

bool
stored_holds_text(const struct member *member)
{
	return (strcmp(member->held->bound, "text") == 0);
}

const char *
stored_absent(const struct member *member)
{
	const char	*text = node_text(member->absent);
	struct tm	 tm = { .tm_sec = 0 };

	if (text == NULL)
		return (NULL);
	if (stored_holds_text(member))
		return (emit_quoted(text));
	if (!stored_holds(member, "time"))
		return (text);
	strptime(text, "%Y-%m-%d %H:%M:%S", &tm);

	return (memory_print("%jd", (intmax_t)timegm(&tm)));
}

bool
stored_is_optional(const struct member *member)
{
	return (node_is(member->null, "none") &&
	    (stored_holds(member, "number") || stored_holds(member, "time")));
}

bool
stored_has_twin(const struct member *member)
{
	return (stored_is_optional(member) && member->with == NULL);
}

bool
stored_elsewhere(const struct member *member)
{
	return (strchr(member->field, '.') != NULL);
}

bool
stored_is_written(const struct member *member)
{
	return (member->through == NULL && !member->counted &&
	    !node_is(member->column, "id"));
}

bool
stored_is_shared(const struct record *record, const struct member *member)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->within != NULL && node_is(member->key, m->within->text))
			return (true);
	}

	return (false);
}

bool
stored_shares(const struct record *record)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->within != NULL)
			return (true);
	}

	return (false);
}

const struct param *
stored_param(const struct spec *spec, const struct record *record,
    const struct member *member)
{
	const struct group	*group;

	if (record == NULL || record->fields == NULL)
		return (NULL);
	group = list_find(&spec->groups, record->fields->text);

	return (list_find(&group->own, member->key->text));
}

static bool
has_brief(const struct list *members)
{
	const struct member	*m;

	EACH(m, *members) {
		if (m->brief)
			return (true);
	}

	return (false);
}

const char *
stored_reads(const struct record *record)
{
	if (!has_brief(&record->stored))
		return (NULL);

	return (memory_print("%s_reads", record->block != NULL ?
	    record->block->key->text : stored_name(record)));
}

const char *
stored_block_reads(const struct block *block)
{
	return (!has_brief(&block->members) ? NULL :
	    memory_print("%s_reads", block->key->text));
}

struct list
stored_kinds(const struct spec *spec, const struct block *block)
{
	const struct record	*record;
	struct list		 list = { NULL, 0 };

	EACH(record, spec->records) {
		if (record->block == block)
			list_add(&list, record);
	}

	return (list);
}

struct list
stored_linked(const struct spec *spec, const struct block *block)
{
	const struct record	*record;
	struct list		 list = { NULL, 0 };

	EACH(record, spec->records) {
		if (record->block == block && record->linked)
			list_add(&list, record);
	}

	return (list);
}
