#include "calendar/markup.h"

#include <string.h>

#include "base/arena.h"
#include "http/request.h"
#include "store/permissions.h"
#include "text/html.h"

static const char *
trim(struct arena *arena, const char *text)
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

const char *
markup_clean(struct request *rq, const char *text)
{
	if (!may_use_any_markup(&rq->caller))
		return (markup_restrict(rq, text));

	return (trim(rq->arena, text));
}

const char *
markup_restrict(struct request *rq, const char *text)
{
	return (trim(rq->arena, html_allow(rq->arena, text)));
}

const char *
markup_remove(struct request *rq, const char *text)
{
	return (trim(rq->arena, html_strip(rq->arena, text)));
}
