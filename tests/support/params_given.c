#include <inttypes.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/routes.h"
#include "http/fields.h"
#include "store/db.h"
#include "store/stored_links.h"

#include "harness.h"
#include "params_given.h"

static struct arena	*arena;

static void	print_params(struct buf *, const struct route *, const void *);

static void
given_directory(struct db *db)
{
	db_run(db_query(db, "INSERT INTO images (id, url)"
	    " VALUES (1, 'https://cal.example/1.png')"));
	db_run(db_query(db, "INSERT INTO venues (id, author, status, created,"
	    " modified, name, name_key, address, city, country, province,"
	    " state, stateprovince, zip, phone, website, show_map,"
	    " show_map_link, description, searched) VALUES"
	    " (11, 3, 0, 0, 0, 'A', 'a', '', '', '', '', '', '', '', '', '',"
	    " 1, 1, '', ''),"
	    " (12, 4, 2, 0, 0, 'B', 'b', '', '', '', '', '', '', '', '', '',"
	    " 1, 1, '', ''),"
	    " (13, 1, 5, 0, 0, 'C', 'c', '', '', '', '', '', '', '', '', '',"
	    " 1, 1, '', '')"));
	db_run(db_query(db, "INSERT INTO organizers (id, author, status,"
	    " created, modified, name, name_key, phone, website, email,"
	    " description, searched) VALUES"
	    " (21, 3, 0, 0, 0, 'D', 'd', '', '', '', '', ''),"
	    " (22, 3, 0, 0, 0, 'E', 'e', '', '', '', '', '')"));
	db_run(db_query(db, "INSERT INTO terms (id, kind, name, name_key,"
	    " name_folded, slug, description, description_key,"
	    " searched) VALUES"
	    " (1, 0, 'Jazz', 'jazz', 'jazz', 'jazz', '', '', ''),"
	    " (2, 0, 'Rock', 'rock', 'rock', 'rock', '', '', ''),"
	    " (3, 1, 'Free', 'free', 'free', 'free', '', '', ''),"
	    " (4, 0, 'Talks, big', 'talks, big', 'talks, big', 'talks', '',"
	    " '', '')"));
}

#define EVENT	" 0, 0, '', '', 0, 0, 0, 0, 0, 'UTC', '', '', 0, 0, 0, 0, 0," \
	    " 0, '')"

static void
given_events(struct db *db)
{
	db_run(db_query(db, "INSERT INTO events (id, author, status, created,"
	    " modified, title, excerpt, all_day, start_local, end_local,"
	    " start_utc, end_utc, timezone, cost, website, show_map,"
	    " show_map_link, hide_from_listings, sticky, featured, ticketed,"
	    " description) VALUES"
	    " (31, 3, 0," EVENT ", (32, 3, 5," EVENT ", (33, 3, 2," EVENT));
}

static void
start(void)
{
	if (arena != NULL)
		return;
	arena = arena_new();
	harness_start();
	db_begin_write(harness.db);
	given_directory(harness.db);
	given_events(harness.db);
	events_links_store(harness.db);
	cr_assert(db_commit(harness.db));
}


struct request *
params_given(const struct route *route, enum role role, const char *fields)
{
	struct message	*message;
	struct request	*rq;

	start();
	message = arena_alloc(arena, sizeof(*message));
	message->method = "";
	message->target = "/x";
	rq = arena_alloc(arena, sizeof(*rq));
	*rq = (struct request){ .arena = arena, .site = &harness.site,
	    .message = message, .db = harness.db, .now = harness.now,
	    .in.target_path = "/x", .in.api = API, .in.query = "",
	    .in.route = route, .in.path = route->path, .in.capture = "21" };
	rq->in.method = METHOD_POST;
	rq->caller.role = role;
	rq->caller.id = role == ROLE_ANONYMOUS ? 0 :
	    ROLE_ADMINISTRATOR - role + 1;
	json_init(&rq->out, arena, 100);
	if (*fields == '{') {
		message->body = fields;
		message->body_length = strlen(fields);
		message->header[HEADER_CONTENT_TYPE] = "application/json";
	} else {
		rq->in.query = fields;
	}
	fields_read(rq);
	cr_assert_null(rq->in.json_error, "%s", fields);

	return (rq);
}

static void
print_links(struct buf *buf, const struct param *p, const struct links *links)
{
	size_t	 i;

	buf_char(buf, '[');
	for (i = 0; i < links->count; i++) {
		buf_string(buf, i > 0 ? "," : "");
		if (links->list[i].params == NULL) {
			buf_printf(buf, "%" PRId64, links->list[i].id);
			continue;
		}
		cr_assert_eq(links->list[i].id, 0);
		buf_char(buf, '{');
		print_params(buf, p->creates, links->list[i].params);
		buf_char(buf, '}');
	}
	buf_char(buf, ']');
}

static void
print_terms(struct buf *buf, const struct term_names *names)
{
	size_t	 i;

	for (i = 0; i < names->count; i++)
		if (names->list[i].name != NULL)
			buf_printf(buf, "<%s>", names->list[i].name);
		else
			buf_printf(buf, "<%" PRId64 ">", names->list[i].id);
}

static void
print_integers(struct buf *buf, const struct integers *integers)
{
	size_t	 i;

	for (i = 0; i < integers->count; i++)
		buf_printf(buf, "<%" PRId64 ">", integers->list[i]);
}

static void
print_image(struct buf *buf, const struct image_ref *image)
{
	if (image->url != NULL)
		buf_string(buf, image->url);
	else
		buf_printf(buf, "%" PRId64, image->id);
}

static void
print_moment(struct buf *buf, const struct moment *moment)
{
	char	 local[DATE_TEXT], utc[DATE_TEXT];

	date_print(moment->local, local);
	date_print(moment->utc, utc);
	buf_printf(buf, "%s/%s", local, utc);
}

static void
print_set(struct buf *buf, const struct param *p, const void *member)
{
	if (p->type == PARAM_TERM_NAMES)
		print_terms(buf, member);
	else if (p->type == PARAM_LINKS)
		print_links(buf, p, member);
	else
		print_integers(buf, member);
}

static void
print_value(struct buf *buf, const struct param *p, const void *member)
{
	switch (p->type) {
	case PARAM_INTEGER:
		buf_printf(buf, "%" PRId64, *(const int64_t *)member);
		break;
	case PARAM_NUMBER:
		buf_printf(buf, "%.15g", *(const double *)member);
		break;
	case PARAM_BOOLEAN: case PARAM_TRUTHY: case PARAM_NONZERO:
		buf_printf(buf, "%d", *(const bool *)member);
		break;
	case PARAM_ENUM:
		buf_string(buf, p->words[*(const int *)member]);
		break;
	case PARAM_STATUS:
		buf_string(buf, status_name(*(const enum status *)member));
		break;
	case PARAM_STATUSES:
		buf_printf(buf, "%#x", *(const unsigned *)member);
		break;
	case PARAM_MOMENT:
		print_moment(buf, member);
		break;
	case PARAM_DATE:
		buf_printf(buf, "date");
		break;
	case PARAM_IMAGE:
		print_image(buf, member);
		break;
	case PARAM_INTEGERS: case PARAM_TERMS: case PARAM_TERM_NAMES:
	case PARAM_LINKS:
		print_set(buf, p, member);
		break;
	default:
		buf_string(buf, *(const char *const *)member);
		break;
	}
}

static bool
is_there(const struct param *p, const char *params)
{
	const void	*member;

	member = params + p->offset;
	if (p->in == IN_PATH)
		return (true);
	if (p->has != PARAM_NOWHERE)
		return (*(const bool *)(params + p->has));
	if (p->type == PARAM_NONZERO)
		return (*(const bool *)member);

	return (*(const char *const *)member != NULL);
}

static void
print_params(struct buf *buf, const struct route *route, const void *params)
{
	const struct param	*p;
	const char		*start_of;
	size_t			 i;

	start_of = params;
	for (i = 0; i < route->param_count; i++) {
		p = &route->params[i];
		if (p->clears != PARAM_NOWHERE &&
		    *(const bool *)(start_of + p->clears))
			buf_printf(buf, " clears_%s", p->name);
		if (!is_there(p, start_of))
			continue;
		buf_printf(buf, " %s=", p->name);
		print_value(buf, p, start_of + p->offset);
	}
}

static const char *
text_at(const struct value *value, const char *name)
{
	return (value_get(value, name)->text);
}

static void
print_refusal(struct buf *buf, struct request *rq)
{
	const struct value	*body, *data, *fault;
	const char		*error;

	cr_assert_eq(rq->reply.status, 400);
	body = json_read(arena, rq->out.buf.data, rq->out.buf.length, &error);
	cr_assert_not_null(body, "%s", rq->out.buf.data);
	data = value_get(body, "data");
	if (value_get(data, "details") == NULL) {
		buf_printf(buf, "missing %s", strrchr(text_at(body, "message"),
		    ':') + 2);
		return;
	}
	for (fault = value_get(data, "details")->first; fault != NULL;
	    fault = fault->next) {
		buf_printf(buf, "%s%s %s %s: %s", buf->length > 0 ? "\n" : "",
		    fault->name, text_at(fault, "code"),
		    text_at(value_get(fault, "data"), "pointer"),
		    text_at(fault, "message"));
		cr_assert_str_eq(text_at(value_get(data, "params"),
		    fault->name), text_at(fault, "message"));
	}
}

const char *
params_outcome(struct request *rq)
{
	const void	*params;
	struct buf	 buf;

	buf_init(&buf, arena, 200);
	db_begin_read(harness.db);
	params = params_read(rq);
	db_end_read(harness.db);
	cr_assert_not(db_failed(harness.db), "%s", db_message(harness.db));
	if (params == NULL) {
		print_refusal(&buf, rq);
		return (buf.data);
	}
	print_params(&buf, rq->in.route, params);

	return (buf.length > 0 ? buf.data + 1 : "");
}

const char *
params_of(const struct route *route, const char *fields)
{
	return (params_outcome(params_given(route, ROLE_ADMINISTRATOR,
	    fields)));
}

void
params_compare(const struct params_row *rows, size_t count)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = params_of(rows[i].route, rows[i].fields);
		cr_expect_str_eq(got, rows[i].expected,
		    "%s %s\n  gives    %s\n  expected %s", rows[i].route->name,
		    rows[i].fields, got, rows[i].expected);
	}
}
