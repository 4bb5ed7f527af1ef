#include "calendar/markup.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/permissions.h"
#include "http/request.h"
#include "text/html.h"

static const char	blanks[] = " \t\n\v\f\r";

const char *
markup_clean(struct request *rq, const char *text)
{
	size_t	 length;

	if (!may_use_any_markup(&rq->caller))
		text = html_allow(rq->arena, text);
	text += strspn(text, blanks);
	length = strlen(text);
	while (length > 0 && strchr(blanks, text[length - 1]) != NULL)
		length--;
	if (text[length] == '\0')
		return (text);

	return (arena_copy(rq->arena, text, length));
}
