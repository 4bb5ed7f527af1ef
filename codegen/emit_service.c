/* service.h: names of the service, and limits. */
#include "base/array.h"
#include "codegen/emit.h"
#include "codegen/names.h"

static void
put_limit(struct buf *out, const struct limit *limit)
{
	const struct {
		const char		*unit;
		const struct node	*most;
	} limits[] = {
		{ "BYTES", limit->bytes },
		{ "CHARACTERS", limit->characters },
		{ "WORDS", limit->words },
		{ "ITEMS", limit->items },
		{ "LINES", limit->lines }
	};
	size_t	 i;

	for (i = 0; i < COUNT(limits); i++) {
		if (limits[i].most != NULL)
			buf_printf(out, "#define SERVICE_%s_%s	%s\n",
			    name_upper(limit->key->text), limits[i].unit,
			    limits[i].most->text);
	}
}

void
emit_service(struct buf *out, const struct spec *spec)
{
	const struct limit	*limit;
	const struct node	*locale;
	const char		*locales = "";

	EACH(locale, spec->locale_names->items)
		locales = memory_join(locales, ", ", "%s", locale->text);
	buf_printf(out, "#define SERVICE_NAMESPACE	%s\n"
	    "#define SERVICE_ALIAS	%s\n"
	    "#define SERVICE_VERSION	%s\n"
	    "#define SERVICE_LOCALES	\"%s\"\n\n",
	    emit_quoted(spec->namespace->text), emit_quoted(spec->alias->text),
	    emit_quoted(spec->version->text), locales);
	EACH(limit, spec->limits)
		put_limit(out, limit);
	buf_char(out, '\n');
}
