#include "command/ical/ical_old_rule.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"

#define TWICE	"2"		/* the end of a rule that names none */

/* The longer names come first. */
static const struct form {
	const char	*name;
	const char	*every;
	const char	*list;		/* NULL: none */
}	 forms[] = {
	{ "MP", "MONTHLY", "BYDAY" }, { "MD", "MONTHLY", "BYMONTHDAY" },
	{ "YM", "YEARLY", "BYMONTH" }, { "YD", "YEARLY", "BYYEARDAY" },
	{ "W", "WEEKLY", "BYDAY" }, { "D", "DAILY", NULL }
};

struct rule {
	struct buf		*to;
	const struct form	*form;
	bool			 has_list;
	bool			 has_end;
	char			 ordinal[8];	/* of weekdays in a month */
};

static bool
is_number(const char *word, size_t most)
{
	size_t	 length = strspn(word, "0123456789");

	return (length > 0 && length <= most && word[length] == '\0');
}

static void
add_member(struct rule *r, const char *prefix, const char *number)
{
	if (r->has_list)
		buf_char(r->to, ',');
	else
		buf_printf(r->to, ";%s=", r->form->list);
	buf_printf(r->to, "%s%s", prefix, number);
	r->has_list = true;
}

static void
end_rule(struct rule *r, const char *part, const char *value)
{
	buf_printf(r->to, ";%s=%s", part, value);
	r->has_end = true;
}

/* "1+" or "2-", from the start or the end; without + or - from the start. */
static bool
read_ordinal(char *word, const char **sign)
{
	size_t	 length = strlen(word);

	*sign = "";
	if (length > 1 && strchr("+-", word[length - 1]) != NULL) {
		*sign = word[length - 1] == '-' ? "-" : "";
		word[length - 1] = '\0';
	}
	return (is_number(word, 3));
}

static bool
read_word(struct rule *r, char *word)
{
	const char	*sign;

	if (*word == '#' && is_number(word + 1, 5)) {
		if (atoi(word + 1) == 0)
			r->has_end = true;
		else
			end_rule(r, "COUNT", word + 1);
	} else if (strlen(word) >= 8 && isdigit((unsigned char)*word))
		end_rule(r, "UNTIL", word);
	else if (r->form->list == NULL)
		return (false);
	else if (strcasecmp(word, "LD") == 0)
		add_member(r, "", "-1");
	else if (strcmp(r->form->list, "BYDAY") == 0 && strlen(word) == 2 &&
	    isalpha((unsigned char)*word))
		add_member(r, r->ordinal, word);
	else if (!read_ordinal(word, &sign))
		return (false);
	else if (strcmp(r->form->list, "BYDAY") != 0)
		add_member(r, sign, word);
	else
		(void)stpcpy(stpcpy(r->ordinal, sign), word);
	return (true);
}

bool
ical_old_rule(struct buf *to, const char *text, size_t length)
{
	struct rule	 r = { .to = to };
	char		*words, *word, *rest;
	size_t		 i;

	words = arena_copy(to->arena, text, length);
	if ((word = strtok_r(words, " \t\r", &rest)) == NULL)
		return (false);
	for (i = 0; i < COUNT(forms) &&
	    r.form == NULL; i++)
		if (strncasecmp(word, forms[i].name, strlen(forms[i].name)) ==
		    0)
			r.form = &forms[i];
	if (r.form == NULL || !is_number(word += strlen(r.form->name), 4))
		return (false);
	buf_printf(to, "FREQ=%s;INTERVAL=%s", r.form->every, word);
	while ((word = strtok_r(NULL, " \t\r", &rest)) != NULL)
		if (r.has_end || !read_word(&r, word))
			return (false);
	if (!r.has_end)
		end_rule(&r, "COUNT", TWICE);
	return (true);
}
