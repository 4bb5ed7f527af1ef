#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <yaml.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "config/site_map.h"
#include "config/site_yaml.h"

#define DEFAULTS_SIZE	512	/* grows */

const char *
site_yaml_must(struct arena *arena, const struct key *key)
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

	return (right ? NULL : site_yaml_must(arena, key));
}

/* What is wrong in itself has its default here. */
static void
check_rules(struct source *source, const yaml_node_t *root,
    const struct site_rule *rule, const void *to)
{
	yaml_mark_t	 mark;
	const char	*why;

	for (; rule->key != NULL; rule++) {
		if (source->error != NULL && source->faults == NULL)
			return;
		if ((why = rule->check(to, source->arena)) == NULL)
			continue;
		mark = site_map_mark(source, root, rule->key);
		site_map_complain(source, &mark, "%s", why);
	}
}

static void
read_document(struct source *source, yaml_parser_t *parser,
    const struct key *keys, const struct site_rule *rules, void *to)
{
	const yaml_node_t	*root;
	yaml_mark_t		 mark;

	if (!yaml_parser_load(parser, &source->document)) {
		mark = parser->problem_mark;
		site_map_complain(source, &mark, "%s",
		    parser->problem != NULL ? parser->problem :
		    "cannot be read");
		return;
	}
	root = yaml_document_get_root_node(&source->document);
	if (root != NULL && (site_map_read(source, root, keys, "the file",
	    to) || root->type == YAML_MAPPING_NODE))
		check_rules(source, root, rules, to);
	yaml_document_delete(&source->document);
}

/* The file or the text holds the document. */
static const char *
read_input(struct source *source, FILE *file, const char *text,
    const struct key *keys, const struct site_rule *rules, void *to)
{
	yaml_parser_t	 parser;

	if (!yaml_parser_initialize(&parser))
		return ("out of memory");
	if (file != NULL)
		yaml_parser_set_input_file(&parser, file);
	else
		yaml_parser_set_input_string(&parser,
		    (const unsigned char *)text, strlen(text));
	read_document(source, &parser, keys, rules, to);
	yaml_parser_delete(&parser);

	return (source->error);
}

const char *
site_yaml_defaults(struct arena *arena, const struct key *keys, void *to)
{
	const struct key	*key;
	struct buf		 text;
	const char		*why;

	buf_init(&text, arena, DEFAULTS_SIZE);
	for (key = keys; key->name != NULL; key++) {
		if (key->shape == KEY_MAP && (why = site_yaml_defaults(arena,
		    key->keys, (char *)to + key->at)) != NULL)
			return (why);
		if (key->initial != NULL)
			buf_printf(&text, "%s: %s\n", key->name, key->initial);
	}

	return (site_yaml_read_text(arena, "defaults", text.data, keys, to));
}

const char *
site_yaml_read_text(struct arena *arena, const char *path, const char *text,
    const struct key *keys, void *to)
{
	static const struct site_rule	 none = { NULL, NULL };
	struct source			 source = { .arena = arena,
	    .path = path };

	return (read_input(&source, NULL, text, keys, &none, to));
}

const char *
site_yaml_read(struct arena *arena, const char *path, const struct key *keys,
    const struct site_rule *rules, void *to, struct texts *faults)
{
	struct source	 source = { .arena = arena, .path = path,
	    .faults = faults };
	const char	*why;
	FILE		*file;

	if ((file = fopen(path, "re")) == NULL)
		return (arena_printf(arena, "cannot open '%s': %s", path,
		    strerror(errno)));
	why = read_input(&source, file, NULL, keys, rules, to);
	fclose(file);

	return (why);
}
