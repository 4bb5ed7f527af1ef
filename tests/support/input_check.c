#include <string.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "input.h"
#include "spec_answers.h"

/*
 * The head has only lines of printable ASCII: nothing that was sent has broken
 * out.
 */
static bool
is_sound_head(const char *head)
{
	for (; *head != '\0'; head++)
		if ((*head < ' ' || *head > '~') &&
		    strncmp(head, "\r\n", 2) != 0 &&
		    (*head != '\n' || head[-1] != '\r'))
			return (false);

	return (true);
}

void
input_sound(const struct outcome *a, const char *what)
{
	json_t		*body;
	json_error_t	 error;

	body = json_loadb(a->body, a->length, JSON_REJECT_DUPLICATES, &error);
	cr_expect_not_null(body, "%.200s: %s: %s", what, error.text, a->body);
	json_decref(body);
	cr_expect(is_sound_head(a->head), "%.200s: %s", what, a->head);
	cr_expect_null(strstr(a->head, "X-Split"), "%.200s", what);
	cr_expect_lt(a->status, 500, "%.200s: %s", what, a->body);
}

/* The only parameter with a complaint. NULL: there is none, or several. */
static const char *
refused_name(json_t *body)
{
	json_t		*params;
	const char	*name;
	void		*at;

	params = json_object_get(json_object_get(body, "data"), "params");
	name = NULL;
	if (json_is_array(params) && json_array_size(params) == 1)
		name = json_string_value(json_array_get(params, 0));
	else if (json_object_size(params) == 1) {
		at = json_object_iter(params);
		name = json_object_iter_key(at);
	}

	return (name);
}

void
input_compare(const struct route *route, const struct outcome *a,
    const char *name, enum input_verdict verdict, const char *what)
{
	json_t		*body;
	const char	*refused;
	bool		 complains;

	input_sound(a, what);
	body = json_loadb(a->body, a->length, 0, NULL);
	cr_expect(spec_has_answer(route->name, a->status, a->status < 400 ?
	    NULL : json_string_value(json_object_get(body, "code"))),
	    "%s may not answer %.200s with %.300s", route->name, what,
	    a->body);
	refused = refused_name(body);
	complains = a->status == 400 && strstr(a->body, "\"params\"") != NULL;
	if (complains || verdict == INPUT_REFUSED)
		cr_expect(verdict != INPUT_TAKEN && refused != NULL &&
		    strcmp(refused, name) == 0, "%.200s must %sbe refused for "
		    "%s alone: %.300s", what, verdict == INPUT_TAKEN ? "not " :
		    "", name, a->body);
	json_decref(body);
}
