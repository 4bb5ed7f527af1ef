#include <stdlib.h>
#include <string.h>

#include "codegen/names.h"
#include "codegen/spec.h"

const char *
spec_file(const struct spec *spec, const char *name)
{
	return (memory_print("%s/%s.yaml", spec->folder, name));
}

const char *
spec_path_name(const struct spec *spec, const char *template)
{
	return (memory_print("%sPATH_%s", spec->site ? "PAGE_" : "",
	    *template == '\0' ? "ROOT" : name_upper(template)));
}

const char *
path_replace(const struct path *path, const char *text)
{
	size_t	 before, after;

	if (path->capture == NULL)
		return (path->template);
	before = strcspn(path->template, "{");
	after = strcspn(path->template, "}") + 1;

	return (memory_print("%.*s%s%s", (int)before, path->template, text,
	    path->template + after));
}

const char *
answer_record(const struct node *answer, int *status)
{
	char	*end;

	*status = (int)strtol(answer->text, &end, 10);

	return (end > answer->text && *end == ' ' ? end + 1 : NULL);
}

bool
param_is(const struct param *param, const char *constant)
{
	return (strcmp(param->kind->constant, constant) == 0);
}

const struct route *
param_creates(const struct spec *spec, const struct param *param)
{
	return (!param_is(param, "LINKS") ? NULL :
	    list_find(&spec->routes, memory_print("%s_create",
	    param->exists->text)));
}

bool
param_is_required(const struct route *route, const struct param *param)
{
	return (param->required && (!route->partial || param->group == NULL));
}

const char *
param_null(const struct route *route, const struct param *param)
{
	if (param->null == NULL)
		return ("refused");
	if (node_is(param->null, "update_clears"))
		return (route->partial ? "clears" : "refused");

	return (param->null->text);
}

const struct limit *
param_limit(const struct spec *spec, const struct param *param)
{
	const char	*place = node_is(param->in, "either") ? "query" :
			    param->in->text;

	if (param->limit != NULL)
		return (list_find(&spec->limits, param->limit->text));
	if (!(param->kind->takes & (TAKES_BYTES | TAKES_ITEMS)))
		return (NULL);

	return (list_find(&spec->limits, memory_print("%s_%s", place,
	    param->kind->takes & TAKES_BYTES ? "text" : "list")));
}

const char *
form_part(const struct group *group, const struct param *param)
{
	return (node_has(group->form, param->key->text) ? "MAIN" :
	    node_has(group->aside, param->key->text) ? "ASIDE" : "MORE");
}

bool
form_has_choices(const struct param *param)
{
	return (param->values != NULL && param->kind != NULL &&
	    !param_is(param, "TRUTHY"));
}

static void
add_named(struct list *rows, const struct group *group,
    const struct node *names)
{
	const struct node	*name;
	const struct param	*param;

	EACH(name, node_items(names)) {
		param = list_known(&group->own, name, "parameter");
		if (param != NULL)
			list_add(rows, param);
	}
}

struct list
form_rows(const struct group *group)
{
	const struct param	*param;
	struct list		 rows = { NULL, 0 };

	add_named(&rows, group, group->form);
	add_named(&rows, group, group->aside);
	add_named(&rows, group, group->more);
	EACH(param, group->own) {
		if (group->form != NULL && list_find(&rows, param->key->text) ==
		    NULL && !node_has(group->none, param->key->text))
			list_add(&rows, param);
	}

	return (rows);
}
