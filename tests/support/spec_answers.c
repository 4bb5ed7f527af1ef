#include <stdlib.h>
#include <string.h>

#include "codegen/spec.h"

#include "spec_answers.h"

static struct spec	spec;

static bool
is_answer(const struct node *key, int status, const char *code)
{
	const struct error	*error;
	int			 success;

	if (answer_record(key, &success) != NULL)
		return (code == NULL && success == status);
	error = list_find(&spec.errors, key->text);

	return (code != NULL && atoi(error->status->text) == status &&
	    strcmp(error->code != NULL ? error->code->text : key->text,
	    code) == 0);
}

static bool
holds_answer(const struct node *keys, int status, const char *code)
{
	size_t	i;

	for (i = 0; i < keys->items.count; i++)
		if (is_answer(keys->items.items[i], status, code))
			return (true);

	return (false);
}

void
spec_answers_read(void)
{
	if (spec.folder != NULL)
		return;
	spec.folder = "spec";
	if (!spec_read_service(&spec) || !spec_read_resources(&spec))
		abort();
}

bool
spec_has_answer(const char *route, int status, const char *code)
{
	const struct route	*r;

	spec_answers_read();
	r = list_find(&spec.routes, route);

	return (holds_answer(spec.always, status, code) ||
	    holds_answer(spec.creates, status, code) ||
	    holds_answer(r->answers, status, code));
}
