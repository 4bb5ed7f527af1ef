#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"

static void
check_range(const struct param *param)
{
	const struct node	*high;
	double			 value;

	value = atof(param->shown->text);
	high = param->max != NULL ? param->max : param->cut;
	if (param->min != NULL && value < atof(param->min->text))
		complain(&param->shown->place, "default %s is below min %s",
		    param->shown->text, param->min->text);
	if (param->above != NULL && value <= atof(param->above->text))
		complain(&param->shown->place, "default %s is not above %s",
		    param->shown->text, param->above->text);
	if (high != NULL && value > atof(high->text))
		complain(&param->shown->place, "default %s is over %s %s",
		    param->shown->text, high == param->max ? "max" : "cut",
		    high->text);
}

static bool
is_integer(const struct node *node)
{
	errno = 0;
	return (node_is_integer(node) &&
	    (strtoll(node->text, NULL, 10), errno == 0));
}

/* "now", "+2 years", "-90 minutes" */
static bool
is_date(const char *text)
{
	static const char *const	units[] = {
		"minute", "hour", "day", "week", "month", "year"
	};
	char				unit[16];
	size_t				i, length;
	int				end = 0;

	if (strcmp(text, "now") == 0)
		return (true);
	sscanf(text, "%*1[+-]%*9[0-9] %15[a-z]%n", unit, &end);
	if (end == 0 || text[end] != '\0')
		return (false);
	length = strlen(unit);
	if (length > 1 && unit[length - 1] == 's')
		unit[length - 1] = '\0';
	for (i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (strcmp(unit, units[i]) == 0)
			return (true);
	}

	return (false);
}

static bool
is_value(const struct param *param)
{
	size_t	i;

	for (i = 0; param->values != NULL &&
	    i < param->values->items.count; i++) {
		if (node_is(param->values->items.items[i],
		    param->shown->text))
			return (true);
	}

	return (false);
}

/* What the default must be, or NULL: it is. */
static const char *
missed(const struct param *param)
{
	const struct node	*shown = param->shown;

	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
		return (is_integer(shown) ? NULL : "an integer");
	case DEFAULT_NUMBER:
		return (node_is_number(shown) ? NULL : "a number");
	case DEFAULT_BOOLEAN:
		return (node_is_boolean(shown) ? NULL : "true or false");
	case DEFAULT_TRUTH:
		return (node_is_boolean(shown) || !shown->plain ? NULL :
		    "true, false or a quoted text");
	case DEFAULT_TEXT:
		return (!param->nonempty || (!node_is(shown, "") &&
		    !node_is(shown, "0")) ? NULL : "nonempty");
	case DEFAULT_VALUE:
		return (is_value(param) ? NULL : "one of 'values'");
	case DEFAULT_STATUS:
		return (word_constant(words_status, shown->text) != NULL ?
		    NULL : "a status");
	case DEFAULT_DATE:
		return (is_date(shown->text) ? NULL :
		    "now, or a step such as +2 years");
	default:
		return ("null");
	}
}

void
check_default(const struct param *param)
{
	const char	*wanted;

	if (param->shown == NULL || node_is_null(param->shown))
		return;
	if (param->required)
		complain(&param->shown->place,
		    "a required parameter has no default");
	else if ((wanted = missed(param)) != NULL)
		complain(&param->shown->place, "the default must be %s",
		    wanted);
	else if (param->kind->shown == DEFAULT_INTEGER ||
	    param->kind->shown == DEFAULT_NUMBER)
		check_range(param);
}
