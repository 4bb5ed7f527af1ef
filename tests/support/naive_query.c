#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <criterion/criterion.h>

#include "given.h"
#include "naive_lists.h"

static const char *
number(int64_t id)
{
	return (target("%lld", (long long)id));
}

static const char *const	 words[NAIVE_WORDS] = {
	"jazz", "night", "open", "e", "air", "zo", "o", "концерт", "4", "büch",
	"100%", "nowhere"
};

static const char *
record(char kind, size_t n)
{
	const struct calendar_term	*tags;

	tags = &calendar_terms[CALENDAR_CATEGORIES];
	switch (kind) {
	case 'e':
		return (number(calendar_events[n].record.id));
	case 'r':
		return (number(calendar_series[n]));
	case 'v':
		return (number(calendar_venues[n].record.id));
	case 'o':
		return (number(calendar_organizers[n].record.id));
	case 'c':
		return (number(calendar_terms[n].id));
	case 't':
		return (number(tags[n].id));
	case 's':
		return (calendar_terms[n].slug);
	case 'w':
		return (words[n]);
	default:
		return (tags[n].name.sent);
	}
}

void
naive_expand(char text[NAIVE_QUERY], const char *query)
{
	const char	*value;
	char		*end;
	size_t		 length = 0;

	while (*query != '\0') {
		if (*query != '@') {
			text[length++] = *query++;
			continue;
		}
		value = record(query[1], strtoul(query + 2, &end, 10));
		query = end;
		strcpy(text + length, value);
		length += strlen(value);
	}
	text[length] = '\0';
	cr_assert(length < NAIVE_QUERY);
}

void
naive_read(struct naive_query *q, const char *query)
{
	char	*at, *field;

	memset(q, 0, sizeof(*q));
	naive_expand(q->text, query);
	for (at = q->text; (field = strsep(&at, "&")) != NULL;) {
		if (*field == '\0')
			continue;
		cr_assert(q->count < NAIVE_FIELDS);
		q->names[q->count] = strsep(&field, "=");
		q->values[q->count++] = field;
	}
}

const char *
naive_value(const struct naive_query *q, const char *name)
{
	size_t	 i;

	for (i = q->count; i-- > 0;)
		if (strcmp(q->names[i], name) == 0)
			return (q->values[i]);

	return (NULL);
}

bool
naive_has(const struct naive_query *q, const char *name)
{
	return (naive_value(q, name) != NULL);
}

bool
naive_is(const struct naive_query *q, const char *name, const char *word)
{
	const char	*value = naive_value(q, name);

	return (value != NULL && strcasecmp(value, word) == 0);
}

int
naive_flag(const struct naive_query *q, const char *name)
{
	if (!naive_has(q, name))
		return (-1);

	return (naive_is(q, name, "1") || naive_is(q, name, "true"));
}

double
naive_number(const struct naive_query *q, const char *name, double otherwise)
{
	const char	*value = naive_value(q, name);

	return (value == NULL ? otherwise : strtod(value, NULL));
}

void
naive_ids(struct naive_ids *ids, const struct naive_query *q, const char *name)
{
	const char	*at = naive_value(q, name);
	char		*end;

	memset(ids, 0, sizeof(*ids));
	ids->sent = at != NULL;
	for (; at != NULL && *at != '\0'; at = *end == ',' ? end + 1 : end)
		ids->list[ids->count++] = strtoll(at, &end, 10);
}

size_t
naive_rank(const struct naive_ids *ids, int64_t id)
{
	size_t	 i;

	for (i = 0; i < ids->count && ids->list[i] != id; i++)
		;

	return (i);
}

bool
naive_names(const struct naive_ids *ids, int64_t id)
{
	return (naive_rank(ids, id) < ids->count);
}

void
naive_bound(struct naive_bound *bound, const struct naive_query *q,
    const char *name)
{
	const char	*value = naive_value(q, name);

	bound->sent = value != NULL;
	bound->value = value == NULL ? 0 : calendar_time(value);
}
