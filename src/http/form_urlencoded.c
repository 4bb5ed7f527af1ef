#include <string.h>

#include "base/json.h"
#include "http/fields.h"
#include "http/form.h"
#include "text/urls.h"

static void
put_pair(struct form *form, const char *pair, size_t length)
{
	const char	*name, *text, *equals;
	size_t		 name_length, text_length;

	equals = memchr(pair, '=', length);
	name_length = equals != NULL ? (size_t)(equals - pair) : length;
	text = equals != NULL ? equals + 1 : pair + length;
	text_length = length - (size_t)(text - pair);

	name = url_decode(form->arena, pair, name_length, true, &name_length);
	text = url_decode(form->arena, text, text_length, true, &text_length);
	form_put(form, name, name_length, text, text_length);
}

bool
fields_add_urlencoded(struct arena *arena, struct value *map, const char *text,
    size_t length)
{
	struct form	 form;
	const char	*end;
	size_t		 pair;

	form = (struct form){ .arena = arena, .map = map };
	while (length > 0 && !form.full) {
		end = memchr(text, '&', length);
		pair = end != NULL ? (size_t)(end - text) : length;
		put_pair(&form, text, pair);
		if (end != NULL)
			pair++;
		text += pair;
		length -= pair;
	}
	form_finish(&form);

	return (!form.full);
}
