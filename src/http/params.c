#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/complaints.h"
#include "http/create.h"
#include "http/params.h"
#include "http/params_read.h"
#include "http/request.h"
#include "text/cut.h"

#define KEY_MAX		255	/* of an Idempotency-Key, bytes */

static bool
is_missing_any(struct reader *reader)
{
	const char	**names;
	size_t		  i, count;

	names = arena_alloc(reader->rq->arena,
	    (reader->route->param_count + 1) * sizeof(*names));
	for (i = count = 0; i < reader->route->param_count; i++)
		if (params_missing(reader, i))
			names[count++] = reader->route->params[i].name;
	if (count == 0)
		return (false);
	reply_missing(reader->rq, names);

	return (true);
}

/* Rule 30.1; on all but creates the header does not count. */
static void
check_key(struct reader *reader)
{
	struct request	*rq;
	const char	*key, *p;

	rq = reader->rq;
	key = rq->message->header[HEADER_IDEMPOTENCY_KEY];
	if (key == NULL || !create_asked(rq))
		return;
	for (p = key; *p >= ' ' && *p <= '~'; p++)
		;
	if (*p == '\0' && p > key && p - key <= KEY_MAX)
		return;
	complaints_add(reader->complaints, "Idempotency-Key",
	    "/Idempotency-Key", COMPLAINT_IDEMPOTENCY_KEY, "Idempotency-Key");
}

static const struct param *
find_row(const struct route *route, const char *name, bool in_path)
{
	size_t	 i;

	for (i = 0; i < route->param_count; i++)
		if (strcmp(route->params[i].name, name) == 0 &&
		    (in_path || route->params[i].in != IN_PATH))
			return (&route->params[i]);

	return (NULL);
}

static bool
is_known(const struct route *route, const char *name)
{
	const struct param	*p;

	if (strcmp(name, "_fields") == 0 || strcmp(name, "_method") == 0)
		return (true);
	p = find_row(route, name, true);

	return (p != NULL && !(p->flags & PARAM_HIDDEN));
}

/*
 * What no row has read: it must be UTF-8, too, and known if that is asked. The
 * name, which anything may stand in, is told as far as a filter's text goes.
 */
static void
check_rest(struct reader *reader)
{
	const struct route	*route;
	const struct value	*field;
	const char		*name;
	enum complaint		 complaint;

	route = reader->route;
	for (field = reader->rq->fields->first; field != NULL &&
	    !complaints_full(reader->complaints); field = field->next) {
		if (field->broken && find_row(route, field->name, false) == NULL)
			complaint = COMPLAINT_NOT_UTF8;
		else if (reader->rq->strict && !is_known(route, field->name))
			complaint = COMPLAINT_UNKNOWN_PARAM;
		else
			continue;
		name = text_cut(reader->rq->arena, field->name,
		    SERVICE_FILTER_TEXT_BYTES);
		complaints_add(reader->complaints, name,
		    complaints_pointer(reader->rq->arena, name), complaint,
		    name);
	}
}

const void *
params_read(struct request *rq)
{
	struct complaints	 found;
	struct reader		 reader;

	complaints_init(&found, rq->arena);
	reader = (struct reader){ .rq = rq, .complaints = &found,
	    .route = rq->route, .pointer = "" };
	params_start(&reader, rq->fields);
	rq->sent = reader.sent;
	if (is_missing_any(&reader))
		return (NULL);
	params_rows(&reader);
	check_key(&reader);
	check_rest(&reader);
	if (found.count > 0) {
		reply_complaints(rq, &found);
		return (NULL);
	}

	return (reader.params);
}
