/* Marks and series of templates/records_h.txt and records_c.txt. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/stored.h"

static const struct list *
members_of(const struct scope *s)
{
	return (s->record != NULL ? &s->record->own : &s->block->members);
}

static const struct list *
columns_of(const struct scope *s)
{
	return (s->record != NULL ? &s->record->stored : &s->block->members);
}

static bool
is_own(const struct scope *s, const struct member *m)
{
	return (m->held != NULL && (s->record == NULL || m->block == NULL));
}

/* Functions written by hand. One function may write several members. */
static struct list
writers(const struct scope *s)
{
	const struct member	*m;
	struct list		 names = { NULL, 0 };

	EACH(m, *members_of(s)) {
		if (m->write != NULL && (s->record == NULL) ==
		    (m->block != NULL))
			list_add_text(&names, m->write->text);
	}

	return (names);
}

/* Declarations of the fields that a request may send for a block. */
static struct list
sendable(const struct scope *s)
{
	const struct param	*param;
	const struct record	*record;
	const struct member	*m;
	struct list		 names = { NULL, 0 }, list = { NULL, 0 };

	EACH(record, s->spec->records) {
		EACH(m, record->own) {
			param = stored_param(s->spec, record, m);
			if (m->block != s->block || param == NULL ||
			    !list_add_text(&names, m->field))
				continue;
			list_add(&list, emit_declaration(param->kind->has ?
			    memory_print("const %s *", param->kind->c_type) :
			    param->kind->c_type, m->field));
		}
	}

	return (list);
}

/* Whether the type is a struct, not a pointer. It has a header of its name. */
static bool
is_struct(const struct node *type)
{
	return (strncmp(type->text, "struct ", strlen("struct ")) == 0 &&
	    strchr(type->text, '*') == NULL);
}

/* The function that says whether a text is read, if not all are. */
static const char *
reads(const struct scope *s)
{
	const struct member	*m;

	EACH(m, *columns_of(s)) {
		if (m->brief)
			return (memory_print("%s_reads", s->block != NULL ?
			    s->block->key->text : stored_name(s->record)));
	}

	return (NULL);
}

/* All marks: the word and its value. */
#define MARKS(MARK)							\
	MARK(name, stored_name(s->record))				\
	MARK(NAME, name_upper(stored_name(s->record)))			\
	MARK(v, stored_variable(s->record))				\
	MARK(table, s->record->table->text)				\
	MARK(t, memory_copy(s->record->table->text, 1))			\
	MARK(fields, node_text(s->record->fields))			\
	MARK(kind, s->block == NULL ? NULL : stored_kind(s->record))	\
	MARK(before, node_text(s->record->before))			\
	MARK(lone, fill_if(s->record->lone))				\
	MARK(shown, fill_if(!s->record->lone))				\
	MARK(reused, fill_if(s->record->compared &&			\
	    s->record->folded != NULL))					\
	MARK(searched, fill_if(s->record->searched))			\
	MARK(shares, fill_if(stored_shares(s->record)))			\
	MARK(block, s->block == NULL ? NULL : s->block->key->text)	\
	MARK(head, s->block->as->text)					\
	MARK(own, node_text(s->record->ready))				\
	MARK(ready, node_text(s->record != NULL && s->record->ready !=	\
	    NULL ? s->record->ready : s->block == NULL ? NULL :		\
	    s->block->ready))						\
	MARK(reads, reads(s))						\
	MARK(alsodeclaration, emit_declaration(s->text,			\
	    s->record->also->keys.items[s->number - 1]->text))		\
	MARK(header, s->text + strlen("struct "))			\
	MARK(text, s->text)						\
	MARK(number, memory_print("%zu", s->number))

/* All series: the list, and the condition for its items. */
#define SERIES(SERIES)							\
	SERIES(blocks, block, s->spec->blocks, true)			\
	SERIES(tables, record, s->spec->tables, true)			\
	SERIES(kinds, record, s->spec->records, m->block == s->block)	\
	SERIES(sendables, record, s->spec->tables, m->fields != NULL)	\
	SERIES(also, node, node_items(s->record->also), true)		\
	SERIES(alsostructs, node, node_items(s->record->also),		\
	    is_struct(m))						\
	SERIES(stored, member, s->record->stored, true)			\
	SERIES(kept, member, *columns_of(s), is_own(s, m) &&		\
	    !stored_elsewhere(m))					\
	SERIES(ids, member, s->record->stored,				\
	    node_is(m->column, "id"))					\
	SERIES(sent, member, s->record->own, m->block != NULL &&	\
	    stored_param(s->spec, s->record, m) != NULL)		\
	SERIES(written, member, s->record->members, m->column != NULL || \
	    m->write != NULL)

/* Parameters of functions for linked records. */
#define JOINED(JOINED)							\
	JOINED(linkedids, struct record, stored_linked(s), ", ",	\
	    memory_print("const char *%s_ids", stored_name(m)))

MARKS(FILL_FUNCTION)
JOINED(FILL_JOINED)
SERIES(FILL_SERIES)

static const struct mark	marks[] = {
	JOINED(FILL_JOINED_ROW)
	MARKS(FILL_ROW)
	{ NULL, NULL }
};

FILL_ENTER(block, block)

static void
enter_record(struct scope *s, const void *record)
{
	s->record = record;
	s->block = s->record->block;
}

static void
enter_member(struct scope *s, const void *member)
{
	s->member = member;
	s->param = stored_param(s->spec, s->record, s->member);
}

static const struct series	series[] = {
	SERIES(FILL_SERIES_ROW)
	{ "linked", stored_linked, enter_record },
	{ "writers", writers, fill_text },
	{ "sendable", sendable, fill_text },
	{ NULL, NULL, NULL }
};

const struct marks	emit_stored = { marks, series, &stored_sql };
