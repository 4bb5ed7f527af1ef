#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/yaml.h"
#include "config/site.h"
#include "config/site_map.h"
#include "config/site_yaml.h"

#define DEFAULTS_SIZE	512	/* bytes; grows */

/* The values that a key allows: "a number from 0 to 9". */
static const char *
must_be(struct arena *arena, const struct key *key)
{
	if (key->shape == KEY_NUMBER)
		return (arena_printf(arena, "a number from %d to %d",
		    key->min, key->max));

	return (key->kind->must);
}

static bool
read_number(const struct key *key, const char *text, int *to)
{
	size_t	 length;
	int	 n;

	length = strlen(text);
	if (length == 0 || length > 9 || strspn(text, "0123456789") != length)
		return (false);
	n = atoi(text);
	if (n < key->min || n > key->max)
		return (false);
	*to = n;

	return (true);
}

const char *
site_yaml_set(struct arena *arena, const struct key *key, const char *text,
    void *to)
{
	bool	 right;

	right = key->shape == KEY_NUMBER ? read_number(key, text, to) :
	    key->kind->read(arena, text, to);

	return (right ? NULL : must_be(arena, key));
}

/*
 * Invalid keys have their default here, so only combinations of valid values
 * are checked.
 */
static void
check_rules(struct source *source, const struct node *root,
    const struct site_rule *rule, const void *to)
{
	const char	*why;

	for (; rule->key != NULL; rule++) {
		if (source->error != NULL && source->faults == NULL)
			return;
		if ((why = rule->check(to, source->arena)) != NULL)
			site_map_complain(source, site_map_place(root,
			    rule->key), "%s", why);
	}
}

static const char *
read_text(struct source *source, const char *text, size_t length,
    const struct key *keys, const struct site_rule *rules, void *to)
{
	struct yaml	 yaml;

	yaml_read(&yaml, source->arena, source->path, text, length);
	if (yaml.fault != NULL)
		site_map_complain(source, &yaml.place, "%s", yaml.fault);
	if (yaml.root != NULL && (site_map_read(source, yaml.root, keys,
	    "the file", to) || yaml.root->kind == NODE_MAP))
		check_rules(source, yaml.root, rules, to);

	return (source->error);
}

const char *
site_yaml_defaults(struct arena *arena, const struct key *keys, void *to)
{
	static const struct site_rule	 none = { NULL, NULL };
	struct source			 source = { .arena = arena,
	    .path = "defaults" };
	const struct key		*key;
	struct buf			 text;
	const char			*why;

	buf_init(&text, arena, DEFAULTS_SIZE);
	for (key = keys; key->name != NULL; key++) {
		if (key->shape == KEY_MAP && (why = site_yaml_defaults(arena,
		    key->keys, (char *)to + key->at)) != NULL)
			return (why);
		if (key->initial != NULL)
			buf_printf(&text, "%s: %s\n", key->name, key->initial);
	}

	return (read_text(&source, text.data, text.length, keys, &none, to));
}

const char *
site_yaml_read(struct arena *arena, const char *path, const struct key *keys,
    const struct site_rule *rules, void *to, struct texts *faults)
{
	struct source	 source = { .arena = arena, .path = path,
	    .faults = faults };
	const char	*text;
	size_t		 length;

	if ((text = yaml_load(arena, path, &length)) == NULL)
		return (arena_printf(arena, "cannot open '%s': %s", path,
		    strerror(errno)));

	return (read_text(&source, text, length, keys, rules, to));
}
