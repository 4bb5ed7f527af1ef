#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "config/site.h"
#include "http/params_read.h"
#include "http/references.h"
#include "http/request.h"
#include "http/values.h"
#include "store/index/search.h"
#include "text/dates.h"
#include "text/zones.h"

static const char *
format_bound(struct reader *reader, double bound)
{
	return (arena_printf(reader->rq->arena, "%.15g", bound));
}

/* Checks the bounds of an integer or number, if the row has any. */
static bool
check_range(struct reader *reader, double n)
{
	const struct param	*p;

	p = reader->param;
	if (p->flags & PARAM_ABOVE && n <= p->min)
		return (params_complain(reader,
		    complaint_not_above(format_bound(reader, p->min))));
	if (p->flags & PARAM_MIN && n < p->min)
		return (params_complain(reader,
		    complaint_below_minimum(format_bound(reader, p->min))));
	if (p->flags & PARAM_MAX && n > p->max)
		return (params_complain(reader,
		    complaint_above_maximum(format_bound(reader, p->max))));

	return (true);
}

static bool
check_reference(struct reader *reader, int64_t n)
{
	const struct param	*p;

	p = reader->param;
	if (p->reference == REFERENCE_NONE ||
	    (n == 0 && p->flags & PARAM_ZERO))
		return (true);
	if (!reference_exists(reader->rq, p->reference, n))
		return (params_complain(reader,
		    complaint_unknown_id(params_kind(p->reference))));
	if (p->flags & PARAM_OTHER && reference_addressed(reader->rq, n))
		return (params_complain(reader, complaint_self_parent()));

	return (true);
}

static bool
complain_too_large(struct reader *reader, int64_t n)
{
	if (reader->param->reference != REFERENCE_NONE)
		return (check_reference(reader, -1));
	if (n < 0)
		return (check_range(reader, (double)n) &&
		    params_complain(reader,
		    complaint_below_minimum("-9223372036854775808")));

	return (params_complain(reader,
	    complaint_above_maximum("9223372036854775807")));
}

bool
params_integer(struct reader *reader, const struct value *value, void *to)
{
	const struct param	*p;
	int64_t			 n;

	switch (number_whole(value, &n)) {
	case WHOLE_NO:
		return (params_complain(reader, complaint_not_integer()));
	case WHOLE_TOO_LARGE:
		return (complain_too_large(reader, n));
	case WHOLE_FITS:
		break;
	}
	p = reader->param;
	if (!check_range(reader, (double)n) || !check_reference(reader, n))
		return (false);
	if (p->flags & PARAM_CUT && (double)n > p->max)
		n = (int64_t)p->max;
	*(int64_t *)to = n;

	return (true);
}

bool
params_number(struct reader *reader, const struct value *value, void *to)
{
	double	 n;

	if (!number_decimal(value, &n))
		return (params_complain(reader, complaint_not_number()));
	if (!check_range(reader, n))
		return (false);
	*(double *)to = n;

	return (true);
}

bool
params_boolean(struct reader *reader, const struct value *value, void *to)
{
	int64_t	 n;
	bool	 truth;

	if (value->kind == VALUE_BOOLEAN)
		truth = value->truth;
	else if (value->kind == VALUE_NUMBER &&
	    number_whole(value, &n) == WHOLE_FITS && (n == 0 || n == 1))
		truth = n == 1;
	else if (value->kind == VALUE_TEXT && (strcmp(value->text, "1") == 0 ||
	    strcasecmp(value->text, "true") == 0))
		truth = true;
	else if (value->kind == VALUE_TEXT && (strcmp(value->text, "0") == 0 ||
	    strcasecmp(value->text, "false") == 0))
		truth = false;
	else
		return (params_complain(reader, complaint_not_boolean()));
	*(bool *)to = truth;

	return (true);
}

/* Sets the value to false for null, and for 0 as a number or text. */
bool
params_nonzero(struct reader *reader, const struct value *value, void *to)
{
	int64_t	 n;

	(void)reader;
	*(bool *)to = value->kind != VALUE_NULL &&
	    (number_whole(value, &n) == WHOLE_NO || n != 0);

	return (true);
}

static bool
is_word(const struct param *p, const char *text)
{
	const char *const	*word;

	for (word = p->words; *word != NULL; word++)
		if (params_same(p, *word, text))
			return (true);

	return (false);
}

bool
params_truthy(struct reader *reader, const struct value *value, void *to)
{
	const struct param	*p;
	int64_t			 n;
	bool			 truth;

	p = reader->param;
	if (p->flags & PARAM_TEXTS && value->kind != VALUE_TEXT)
		return (params_complain(reader, complaint_not_string()));
	truth = false;
	if (value->kind == VALUE_BOOLEAN)
		truth = value->truth;
	else if (value->kind == VALUE_NUMBER)
		truth = number_whole(value, &n) == WHOLE_FITS && n == 1;
	else if (value->kind == VALUE_TEXT) {
		if (p->flags & PARAM_NONEMPTY && *value->text == '\0')
			return (params_complain(reader, complaint_empty()));
		truth = is_word(p, value->text);
	}
	*(bool *)to = truth;

	return (true);
}

static bool
check_words(struct reader *reader, const char *text)
{
	struct search	 search;
	uint32_t	 most = reader->param->max_words;

	if (most == 0)
		return (true);
	search_read(&search, reader->rq->arena, text);
	if (search.count <= most)
		return (true);

	return (params_complain(reader,
	    complaint_too_many_words(arena_integer(reader->rq->arena, most))));
}

bool
params_string(struct reader *reader, const struct value *value, void *to)
{
	const char	*text;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (reader->param->flags & PARAM_NONEMPTY &&
	    (strcmp(text, "") == 0 || strcmp(text, "0") == 0))
		return (params_complain(reader, complaint_empty()));
	if (!check_words(reader, text))
		return (false);
	*(const char **)to = text;

	return (true);
}

bool
params_enum(struct reader *reader, const struct value *value, void *to)
{
	const char *const	*words;
	const char		*text;
	struct buf		 list;
	int			 i;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	words = reader->param->words;
	for (i = 0; words[i] != NULL; i++)
		if (params_same(reader->param, words[i], text)) {
			*(int *)to = i;
			return (true);
		}

	buf_init(&list, reader->rq->arena, 100);
	for (i = 0; words[i] != NULL; i++) {
		buf_string(&list, i > 0 ? ", " : "");
		buf_string(&list, words[i]);
	}

	return (params_complain(reader, complaint_not_one_of(list.data)));
}

bool
params_word(struct reader *reader, const struct value *value, void *to)
{
	int	 i = 0;

	if (!params_enum(reader, value, &i))
		return (false);
	*(const char **)to = reader->param->words[i];

	return (true);
}

static const struct zone *
reading_zone(const struct reader *reader, const struct param *p)
{
	return (p->zone == ZONE_UTC ? zone_utc() : reader->rq->site->zone);
}

static bool
read_date(struct reader *reader, const struct value *value, struct date *date)
{
	const char	*text;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (!date_read(date, text))
		return (params_complain(reader, complaint_date()));

	return (true);
}

static bool
resolve_date(struct reader *reader, const struct date *date,
    const struct zone *zone, struct moment *moment)
{
	if (date_is_relative(date))
		reader->rq->changes_each_second = true;
	if (!date_resolve(date, zone, reader->rq->now, moment))
		return (params_complain(reader, complaint_date()));

	return (true);
}

/* Checks only the year: the handler knows the zone. */
bool
params_date(struct reader *reader, const struct value *value, void *to)
{
	struct moment	 moment;

	return (read_date(reader, value, to) &&
	    resolve_date(reader, to, zone_utc(), &moment));
}

bool
params_moment(struct reader *reader, const struct value *value, void *to)
{
	struct date	 date;

	return (read_date(reader, value, &date) && resolve_date(reader, &date,
	    reading_zone(reader, reader->param), to));
}

/* The handler sets `changes_each_second` if the second matters. */
void
params_default_moment(struct reader *reader, const struct param *p)
{
	struct date	 date;

	if (date_parse(&date, p->from_now))
		date_resolve(&date, reading_zone(reader, p), reader->rq->now,
		    (struct moment *)(void *)(reader->params + p->offset));
}
