#include "calendar/markup.h"

#include <string.h>

#include "base/arena.h"
#include "generated/service.h"
#include "http/request.h"
#include "store/permissions.h"
#include "store/stored_images.h"
#include "text/html.h"

static const char *
trim_blanks(struct arena *arena, const char *text)
{
	static const char	 blanks[] = " \t\n\v\f\r";
	size_t			 length;

	text += strspn(text, blanks);
	length = strlen(text);
	while (length > 0 && strchr(blanks, text[length - 1]) != NULL)
		length--;
	if (text[length] == '\0')
		return (text);

	return (arena_copy(arena, text, length));
}

/* Returns the text as it will be stored. */
static const char *
finish_text(struct request *rq, const char *text)
{
	text = trim_blanks(rq->arena, text);
	images_keep_named(rq->db, text);

	return (text);
}

/* Checks the length again: escaped text is longer than the sent text. */
static const char *
check_length(struct request *rq, const char *text, size_t most,
    problem_plain too_long)
{
	text = finish_text(rq, text);
	if (strlen(text) > most)
		rq->too_long = too_long;

	return (text);
}

const char *
markup_clean(struct request *rq, const char *text, size_t most)
{
	if (may_use_any_markup(&rq->caller))
		return (finish_text(rq, text));

	return (check_length(rq, may_use_tables(&rq->caller) ?
	    html_show(rq->arena, text) : html_allow(rq->arena, text), most,
	    error_db_insert_error));
}

const char *
markup_restrict(struct request *rq, const char *text)
{
	return (check_length(rq, html_allow(rq->arena, text),
	    SERVICE_TERM_TEXT_BYTES, error_db_insert_error_term));
}

const char *
markup_remove(struct request *rq, const char *text)
{
	return (trim_blanks(rq->arena, html_strip(rq->arena, text)));
}
