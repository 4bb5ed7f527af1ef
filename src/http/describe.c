#include "http/describe.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "text/dates.h"

#define ENTRY_DEPTH	3	/* of an entry: { "routes": { path: { */

struct part {
	const char	*text;
	size_t		 length;
};

static struct part	 documents[LOCALE_COUNT];
static struct part	 indexes[LOCALE_COUNT];
static struct part	*entries[LOCALE_COUNT];		/* of the index */
static int64_t		 started;

static int
compare_keys(const void *key, const void *row)
{
	const struct part		*part = key;
	const struct description	*other = row;
	int				 order;

	order = strncmp(part->text, other->key, part->length);

	return (order == 0 && other->key[part->length] != '\0' ? -1 : order);
}

/* Returns the text of the key that begins at `key`, in a language. */
static const char *
find_text(const char *key, size_t locale)
{
	const struct description	*found;
	const struct part		 part = { key, strcspn(key, "}") };

	found = bsearch(&part, descriptions, description_count,
	    sizeof(*found), compare_keys);
	if (found == NULL)
		abort();

	return (found->texts[locale]);
}

static size_t
first_sentence(const char *text)
{
	const char	*end = strstr(text, ". ");

	return (end == NULL ? strlen(text) : (size_t)(end + 1 - text));
}

/* Replaces the marks of texts. A summary is the first sentence of a text. */
static struct part
translate_part(struct arena *kept, struct part part, size_t locale)
{
	static const char	 text[] = "\"{{text ", summary[] = "\"{{summary ";
	const char		*from = part.text, *last = from + part.length;
	const char		*mark, *found, *end;
	struct arena		*scratch = arena_new();
	struct json		 out;

	json_init(&out, scratch, part.length);
	for (; (mark = memmem(from, (size_t)(last - from), "\"{{", 3)) != NULL;
	    from = end) {
		buf_add(&out.buf, from, (size_t)(mark - from));
		end = strchr(mark + 1, '"') + 1;
		out.comma = false;
		if (strncmp(mark, text, strlen(text)) == 0) {
			found = find_text(mark + strlen(text), locale);
			json_string(&out, NULL, found);
		} else if (strncmp(mark, summary, strlen(summary)) == 0) {
			found = find_text(mark + strlen(summary), locale);
			json_text(&out, NULL, found, first_sentence(found));
		} else
			buf_add(&out.buf, mark, (size_t)(end - mark));
	}
	buf_add(&out.buf, from, (size_t)(last - from));
	part.text = arena_copy(kept, out.buf.data, out.buf.length);
	part.length = out.buf.length;
	arena_free(scratch);

	return (part);
}

/*
 * Removes blanks between values, and notes the positions of the first `most`
 * entries.
 */
static struct part
compact_json(struct arena *a, const char *from, struct part *noted, size_t most)
{
	char	*to, *start;
	size_t	 depth = 0;
	bool	 quoted = false;

	start = to = arena_alloc(a, strlen(from) + 1);
	for (; *from != '\0'; from++) {
		if (*from == '"')
			quoted = !quoted;
		if (!quoted && isspace((unsigned char)*from))
			continue;
		if (!quoted && *from == '{' && ++depth == ENTRY_DEPTH &&
		    most > 0)
			noted->text = to;
		*to++ = *from;
		if (quoted && *from == '\\')
			*to++ = *++from;
		if (!quoted && *from == '}' && depth-- == ENTRY_DEPTH &&
		    most > 0) {
			most--;
			noted->length = (size_t)(to - noted->text);
			noted++;
		}
	}

	return ((struct part){ start, (size_t)(to - start) });
}

void
describe_start(int64_t now)
{
	static struct arena	*kept;
	struct arena		*scratch = arena_new();
	struct part		 document, whole, *parts;
	size_t			 i, k;

	if (kept == NULL)
		kept = arena_new();
	arena_reset(kept);
	parts = arena_alloc(scratch, path_count * sizeof(*parts));
	document = compact_json(scratch, openapi_json, NULL, 0);
	whole = compact_json(scratch, index_json, parts, path_count);
	for (i = 0; i < LOCALE_COUNT; i++) {
		documents[i] = translate_part(kept, document, i);
		indexes[i] = translate_part(kept, whole, i);
		entries[i] = arena_alloc(kept, path_count * sizeof(*parts));
		for (k = 0; k < path_count; k++)
			entries[i][k] = translate_part(kept, parts[k], i);
	}
	arena_free(scratch);
	started = now;
}

/* Returns the entries of an index, which are between its other members. */
static struct part
entries_of(struct part whole)
{
	static const char	 before[] = "\"routes\":{";
	static const char	 after[] = "},\"_links\"";
	const char		*start, *end, *at;

	start = memmem(whole.text, whole.length, before, strlen(before));
	end = start = start + strlen(before);
	for (at = start; (at = strstr(at, after)) != NULL; at++)
		end = at;

	return ((struct part){ start, (size_t)(end - start) });
}

/* Writes a default that is a date relative to the time of the request. */
static void
put_date(struct request *rq, const char *text)
{
	struct date	 d;
	struct moment	 m;
	char		 printed[DATE_TEXT];

	if (!date_parse(&d, text) ||
	    !date_resolve(&d, rq->site->zone, rq->now, &m))
		abort();
	rq->changes_each_second = true;
	date_print(m.local, printed);
	buf_string(&rq->out.buf, printed);
}

/* Addresses need no escaping: host and prefix have been checked. */
static void
put_mark(struct request *rq, const char *mark)
{
	static const char	 date[] = "date ";

	if (strcmp(mark, "api") == 0)
		buf_string(&rq->out.buf, rq->in.api);
	else if (strcmp(mark, "namespace") == 0)
		buf_string(&rq->out.buf, rq->in.namespace);
	else if (strncmp(mark, date, strlen(date)) == 0)
		put_date(rq, mark + strlen(date));
	else
		abort();
}

static void
put_part(struct request *rq, const struct part *part)
{
	const char	*at = part->text, *end = at + part->length;
	const char	*open, *close;

	while ((open = memmem(at, (size_t)(end - at), "{{", 2)) != NULL) {
		close = strstr(open, "}}");
		buf_add(&rq->out.buf, at, (size_t)(open - at));
		put_mark(rq, arena_copy(rq->arena, open + 2,
		    (size_t)(close - open - 2)));
		at = close + 2;
	}
	buf_add(&rq->out.buf, at, (size_t)(end - at));
}

static int
answer_part(struct request *rq, const struct part *part)
{
	put_part(rq, part);
	rq->reply.language = locales[rq->in.mount->locale_index];
	rq->reply.last_modified = started;

	return (200);
}

int
index_get(struct request *rq, const struct index_get_params *p)
{
	if (!mount_has_namespace(rq, p->namespace))
		return (reply_error(rq, error_rest_invalid_namespace()));

	return (answer_part(rq, &indexes[rq->in.mount->locale_index]));
}

void
describe_routes(struct request *rq)
{
	struct part	 part = entries_of(indexes[rq->in.mount->locale_index]);

	buf_string(&rq->out.buf, rq->out.comma ? "," : "");
	put_part(rq, &part);
	rq->out.comma = true;
}

int
doc_get(struct request *rq, const struct doc_get_params *p)
{
	(void)p;

	return (answer_part(rq, &documents[rq->in.mount->locale_index]));
}

int
describe_options(struct request *rq)
{
	size_t	entry = rq->in.path->entry;

	return (answer_part(rq, &entries[rq->in.mount->locale_index][entry]));
}
