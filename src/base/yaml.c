#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <yaml.h>

#include "base/arena.h"
#include "base/yaml.h"

#define START_SIZE	4096	/* bytes, doubled when full */

struct reader {
	struct arena		 *arena;
	struct yaml		 *yaml;
	const char		 *file;
	yaml_document_t		  document;
	const struct node	**nodes;	/* by libyaml's node number */
	int			  depth;
};

static const struct node	*make_node(struct reader *, int index);

/* Reads the whole file, but stops after more than YAML_FILE_MAX bytes. */
static char *
read_bytes(struct arena *arena, FILE *in, size_t *length)
{
	size_t	 size = START_SIZE;
	char	*text;

	text = arena_bytes(arena, size);
	for (*length = 0;;) {
		*length += fread(text + *length, 1, size - *length, in);
		if (*length < size || size > YAML_FILE_MAX)
			return (text);
		text = arena_grow(arena, text, size, 2 * size);
		size *= 2;
	}
}

const char *
yaml_load(struct arena *arena, const char *file, size_t *length)
{
	FILE		*in;
	const char	*text;
	int		 why = 0;

	if ((in = fopen(file, "re")) == NULL)
		return (NULL);
	text = read_bytes(arena, in, length);
	if (ferror(in))
		why = errno;
	else if (*length > YAML_FILE_MAX)
		why = EFBIG;
	fclose(in);
	errno = why;

	return (why == 0 ? text : NULL);
}

static struct place
place_of(const char *file, yaml_mark_t mark)
{
	return ((struct place){ file, mark.line + 1, mark.column + 1 });
}

/* libyaml reports text that is not UTF-8 only by its offset. */
static struct place
place_of_offset(const char *file, const char *text, size_t offset)
{
	struct place	place = { file, 1, 1 };
	const char	*end;

	for (end = text + offset; text < end; text++) {
		if (*text == '\n') {
			place.line++;
			place.column = 1;
		} else if ((*text & 0xc0) != 0x80)
			place.column++;
	}

	return (place);
}

static const struct node *
set_fault(struct reader *r, yaml_mark_t mark, const char *why)
{
	r->yaml->fault = why;
	r->yaml->place = place_of(r->file, mark);

	return (NULL);
}

static bool
make_list(struct reader *r, const yaml_node_t *from, struct nodes *items)
{
	const yaml_node_item_t	*item;

	item = from->data.sequence.items.start;
	items->items = arena_alloc(r->arena, (size_t)
	    (from->data.sequence.items.top - item) * sizeof(*items->items));
	for (; item < from->data.sequence.items.top; item++)
		if ((items->items[items->count++] =
		    make_node(r, *item)) == NULL)
			return (false);

	return (true);
}

static bool
make_map(struct reader *r, const yaml_node_t *from, struct node *map)
{
	const yaml_node_pair_t	*pair;
	size_t			 count, i;

	pair = from->data.mapping.pairs.start;
	count = (size_t)(from->data.mapping.pairs.top - pair);
	map->keys.items = arena_alloc(r->arena, count *
	    sizeof(*map->keys.items));
	map->items.items = arena_alloc(r->arena, count *
	    sizeof(*map->items.items));
	for (i = 0; i < count; i++, pair++)
		if ((map->keys.items[i] = make_node(r, pair->key)) == NULL ||
		    (map->items.items[i] = make_node(r, pair->value)) == NULL)
			return (false);
	map->keys.count = map->items.count = count;

	return (true);
}

static void
make_text(struct reader *r, const yaml_node_t *from, struct node *node)
{
	const char	*text = (const char *)from->data.scalar.value;
	size_t		 length = from->data.scalar.length;

	node->plain = from->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
	if (strlen(text) == length)
		node->text = arena_copy(r->arena, text, length);
}

/* A node that contains itself, by an alias, fails as nested too deeply. */
static const struct node *
make_node(struct reader *r, int index)
{
	const yaml_node_t	*from;
	struct node		*node;
	bool			 whole = true;

	if (r->nodes[index] != NULL)
		return (r->yaml->shared = r->nodes[index]);
	from = yaml_document_get_node(&r->document, index);
	if (r->depth == YAML_DEPTH_MAX)
		return (set_fault(r, from->start_mark, "nested too deeply"));
	node = arena_alloc(r->arena, sizeof(*node));
	node->place = place_of(r->file, from->start_mark);
	r->depth++;
	if (from->type == YAML_SEQUENCE_NODE) {
		node->kind = NODE_LIST;
		whole = make_list(r, from, &node->items);
	} else if (from->type == YAML_MAPPING_NODE) {
		node->kind = NODE_MAP;
		whole = make_map(r, from, node);
	} else
		make_text(r, from, node);
	r->depth--;

	return (whole ? r->nodes[index] = node : NULL);
}

static void
read_document(struct reader *r, yaml_parser_t *parser, const char *text)
{
	struct yaml	*yaml = r->yaml;
	size_t		 count;

	if (!yaml_parser_load(parser, &r->document)) {
		yaml->fault = parser->problem != NULL ? arena_string(r->arena,
		    parser->problem) : "cannot be read";
		yaml->place = parser->error == YAML_READER_ERROR ?
		    place_of_offset(r->file, text, parser->problem_offset) :
		    place_of(r->file, parser->problem_mark);
		return;
	}
	yaml->place = place_of(r->file, parser->mark);
	count = (size_t)(r->document.nodes.top - r->document.nodes.start);
	r->nodes = arena_alloc(r->arena, (count + 1) * sizeof(*r->nodes));
	if (count > 0)
		yaml->root = make_node(r, 1);
	yaml_document_delete(&r->document);
}

/* Notes whether anything follows the document. */
static void
look_for_more(struct reader *r, yaml_parser_t *parser)
{
	if (!yaml_parser_load(parser, &r->document)) {
		r->yaml->more = true;
		r->yaml->place = place_of(r->file, parser->problem_mark);
		return;
	}
	if (yaml_document_get_root_node(&r->document) != NULL) {
		r->yaml->more = true;
		r->yaml->place = place_of(r->file, r->document.start_mark);
	}
	yaml_document_delete(&r->document);
}

void
yaml_read(struct yaml *yaml, struct arena *arena, const char *file,
    const char *text, size_t length)
{
	struct reader	 r = { .arena = arena, .yaml = yaml, .file = file };
	yaml_parser_t	 parser;

	*yaml = (struct yaml){ .place = { file, 1, 1 } };
	if (!yaml_parser_initialize(&parser)) {
		yaml->fault = "out of memory";
		return;
	}
	yaml_parser_set_input_string(&parser, (const unsigned char *)text,
	    length);
	read_document(&r, &parser, text);
	if (yaml->root != NULL)
		look_for_more(&r, &parser);
	yaml_parser_delete(&parser);
}
