/* The cost of an event, from the different forms in which sites send it. */
#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/import/import_tec_form.h"
#include "text/html.h"

/* A number gets the symbol; "Donation" is a cost, too. */
static void
add_value(struct buf *b, const char *text, const char *symbol, bool as_suffix)
{
	bool	 number;

	number = *text != '\0' && strspn(text, "0123456789.") == strlen(text);
	buf_printf(b, "%s%s%s%s", b->length == 0 ? "" : ", ",
	    number && !as_suffix ? symbol : "", text,
	    number && as_suffix ? symbol : "");
}

/* "$10, $20": the original cost, if only the range "$10 – $20" is given. */
static const char *
join_values(struct arena *arena, const struct value *details)
{
	const struct value	*values, *v;
	const char		*symbol, *position;
	struct buf		 b;
	bool			 as_suffix;

	values = value_get(details, "values");
	symbol = tec_member(details, "currency_symbol");
	position = tec_member(details, "currency_position");
	if (values == NULL || values->kind != VALUE_LIST ||
	    values->count < 2 || symbol == NULL || *symbol == '\0')
		return (NULL);
	symbol = html_text(arena, symbol);
	as_suffix = position != NULL && strcmp(position, "postfix") == 0;
	buf_init(&b, arena, 64);
	for (v = values->first; v != NULL; v = v->next) {
		if (tec_text(v) == NULL)
			return (NULL);
		add_value(&b, html_text(arena, tec_text(v)), symbol, as_suffix);
	}
	return (b.data);
}

const char *
tec_cost(struct arena *arena, const struct value *event)
{
	const char	*cost;

	cost = join_values(arena, value_get(event, "cost_details"));
	if (cost == NULL && (cost = tec_member(event, "cost")) != NULL)
		cost = html_text(arena, cost);
	return (cost);
}
