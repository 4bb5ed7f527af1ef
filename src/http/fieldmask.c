#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/fieldmask.h"
#include "http/values.h"

#define NAMES_MAX	1000	/* including repeated ones */
#define BYTE_COST	1	/* nanoseconds to skip a byte */
#define NAME_COST	2	/* nanoseconds to compare a name */

/* A name, and the names after a dot that follow it. The root has no name. */
struct fieldmask {
	const char		*name;
	size_t			 length;
	bool			 whole;		/* all members are kept */
	size_t			 count;		/* of names after a dot */
	struct fieldmask	*first;
	struct fieldmask	*next;
};

struct reading {
	struct arena		*arena;
	struct fieldmask	*root;
	size_t			 room;		/* for this many more words */
};

struct copying {
	const char	*at;
	struct buf	*out;
	struct budget	*budget;
};

static void	copy_value(struct copying *, const struct fieldmask *);

static struct fieldmask *
find_name(const struct fieldmask *mask, const char *name, size_t length)
{
	struct fieldmask	*m;

	for (m = mask->first; m != NULL; m = m->next)
		if (m->length == length && memcmp(m->name, name, length) == 0)
			break;

	return (m);
}

static struct fieldmask *
find_or_add(struct reading *r, struct fieldmask *mask, const char *name,
    size_t length)
{
	struct fieldmask	*m;

	if ((m = find_name(mask, name, length)) != NULL)
		return (m);

	m = arena_alloc(r->arena, sizeof(*m));
	m->name = name;
	m->length = length;
	m->next = mask->first;
	mask->first = m;
	mask->count++;

	return (m);
}

/* Adds a name such as "events.id", word by word. */
static void
add_name(struct reading *r, const char *name, size_t length)
{
	struct fieldmask	*m;
	const char		*dot;
	size_t			 word;

	m = r->root;
	do {
		if (r->room == 0)
			return;
		r->room--;
		dot = memchr(name, '.', length);
		word = dot == NULL ? length : (size_t)(dot - name);
		m = find_or_add(r, m, name, word);
		name += word + 1;
		length -= dot == NULL ? word : word + 1;
	} while (dot != NULL);
	m->whole = true;
}

const struct fieldmask *
fieldmask_read(struct arena *arena, const struct value *sent)
{
	struct reading	 r;
	struct pieces	 names;
	size_t		 i;

	if (sent == NULL || !pieces_read(&names, arena, sent,
	    NAMES_MAX))
		return (NULL);

	r.arena = arena;
	r.root = arena_alloc(arena, sizeof(*r.root));
	r.room = FIELDMASK_MAX;
	for (i = 0; i < names.count && r.room > 0; i++)
		if (names.list[i]->kind == VALUE_TEXT)
			add_name(&r, names.list[i]->text,
			    names.list[i]->length);

	return (r.root->first == NULL ? NULL : r.root);
}

bool
fieldmask_wants(const struct fieldmask *mask, const char *list,
    const char *member)
{
	const struct fieldmask	*records;

	if (mask == NULL)
		return (true);
	records = find_name(mask, list, strlen(list));

	return (records != NULL && (records->whole ||
	    find_name(records, member, strlen(member)) != NULL));
}

/* `at` is at the opening quote. Returns the end of the text. */
static const char *
skip_text(const char *at)
{
	for (at++; *at != '"' && *at != '\0'; at++)
		if (*at == '\\' && at[1] != '\0')
			at++;

	return (*at == '"' ? at + 1 : at);
}

static const char *
skip_value(const char *at)
{
	size_t	 depth;

	depth = 0;
	while (*at != '\0') {
		if (*at == '"') {
			at = skip_text(at);
			continue;
		}
		if (*at == '{' || *at == '[')
			depth++;
		else if (*at == ',' && depth == 0)
			break;
		else if ((*at == '}' || *at == ']') && depth-- == 0)
			break;
		at++;
	}

	return (at);
}

static void
consume_value(struct copying *c)
{
	const char	*end;

	end = skip_value(c->at);
	(void)budget_report(c->budget, (size_t)(end - c->at) * BYTE_COST);
	c->at = end;
}

static void
copy_whole(struct copying *c)
{
	const char	*from = c->at;

	consume_value(c);
	buf_add(c->out, from, c->at - from);
}

/* `at` is at the name of the member, which is followed by a colon. */
static void
copy_member(struct copying *c, const struct fieldmask *mask, bool *comma)
{
	struct fieldmask	*m;
	const char		*name;

	name = c->at;
	c->at = skip_text(name);
	m = find_name(mask, name + 1, c->at - name - 2);
	(void)budget_spend(c->budget, mask->count * NAME_COST);
	if (m == NULL) {
		consume_value(c);
		return;
	}
	if (*comma)
		buf_char(c->out, ',');
	*comma = true;
	c->at++;
	buf_add(c->out, name, c->at - name);
	if (m->whole)
		copy_whole(c);
	else
		copy_value(c, m);
}

static void
copy_map(struct copying *c, const struct fieldmask *mask)
{
	bool	 comma;

	comma = false;
	c->at++;
	buf_char(c->out, '{');
	while (*c->at == '"' && !budget_spent(c->budget)) {
		copy_member(c, mask, &comma);
		if (*c->at == ',')
			c->at++;
	}
	buf_char(c->out, '}');
	c->at++;
}

static void
copy_list(struct copying *c, const struct fieldmask *mask)
{
	c->at++;
	buf_char(c->out, '[');
	while (*c->at != ']' && *c->at != '\0' && !budget_spent(c->budget)) {
		copy_value(c, mask);
		if (*c->at == ',') {
			buf_char(c->out, ',');
			c->at++;
		}
	}
	buf_char(c->out, ']');
	c->at++;
}

static void
copy_value(struct copying *c, const struct fieldmask *mask)
{
	if (*c->at == '{')
		copy_map(c, mask);
	else if (*c->at == '[')
		copy_list(c, mask);
	else
		copy_whole(c);
}

bool
fieldmask_apply(const struct fieldmask *mask, const char *json,
    struct buf *out, struct budget *budget)
{
	struct copying	 c = { .at = json, .out = out, .budget = budget };

	copy_value(&c, mask);

	return (!budget_spent(budget));
}
