#include "calendar/series_lines.h"

#include "base/arena.h"
#include "base/json.h"
#include "generated/records.h"
#include "http/request.h"

static void
write_line(struct request *rq, struct json *j, const char *name,
    const char *value)
{
	if (*value != '\0')
		json_string(j, NULL, arena_join(rq->arena, name, ":", value,
		    NULL));
}

void
series_write_lines(struct request *rq, struct json *j, const struct series *s)
{
	json_list(j, "recurrence");
	write_line(rq, j, "RRULE", s->rule);
	write_line(rq, j, "RDATE", s->added);
	write_line(rq, j, "EXDATE", s->left_out);
	write_line(rq, j, "DURATION", s->duration);
	json_list_end(j);
}
