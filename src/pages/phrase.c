#include "pages/phrase.h"

#include <stdarg.h>
#include <stdbool.h>
#include <string.h>

#include "base/buf.h"

static bool
fill_name(struct buf *out, const char *name, size_t length, va_list pairs)
{
	const char	*key, *text;

	while ((key = va_arg(pairs, const char *)) != NULL) {
		text = va_arg(pairs, const char *);
		if (strlen(key) != length || memcmp(key, name, length) != 0)
			continue;
		buf_string(out, text);
		return (true);
	}

	return (false);
}

const char *
phrase(struct arena *arena, const char *pattern, ...)
{
	struct buf	 out;
	const char	*at, *end;
	va_list		 pairs;
	bool		 filled;

	buf_init(&out, arena, 64);
	for (at = pattern; *at != '\0'; at = end) {
		end = at + strcspn(at, "{");
		buf_add(&out, at, (size_t)(end - at));
		at = end;
		if (*at == '\0')
			break;
		end = at + strcspn(at, "}");
		end += *end != '\0';
		va_start(pairs, pattern);
		filled = fill_name(&out, at + 1, (size_t)(end - at) - 2, pairs);
		va_end(pairs);
		if (!filled)
			buf_add(&out, at, (size_t)(end - at));
	}

	return (out.data);
}
