#include <err.h>
#include <string.h>

#include <yaml.h>

#include "codegen/node.h"

#define DEPTH_MAX	16

struct reader {
	yaml_parser_t	 parser;
	const char	*file;
	const char	*text;
	size_t		 length;
	int		 depth;
};

static struct node	*read_value(struct reader *, yaml_event_t *);

static struct place
place_of(const struct reader *r, yaml_mark_t mark)
{
	return ((struct place){ r->file, mark.line + 1, mark.column + 1 });
}

/* Text that is not UTF-8 is reported by its offset alone. */
static struct place
place_of_offset(const struct reader *r, size_t offset)
{
	struct place	place = { r->file, 1, 1 };
	size_t		i;

	for (i = 0; i < offset && i < r->length; i++) {
		if (r->text[i] == '\n') {
			place.line++;
			place.column = 1;
		} else if ((r->text[i] & 0xc0) != 0x80)
			place.column++;
	}

	return (place);
}

static bool
next_event(struct reader *r, yaml_event_t *event)
{
	struct place	place;

	if (yaml_parser_parse(&r->parser, event))
		return (true);
	place = r->parser.error == YAML_READER_ERROR ?
	    place_of_offset(r, r->parser.problem_offset) :
	    place_of(r, r->parser.problem_mark);
	complain(&place, "%s", r->parser.problem);

	return (false);
}

static struct node *
read_text(const struct reader *r, const yaml_event_t *event)
{
	struct node	*node;
	struct place	 place;
	const char	*text;

	place = place_of(r, event->start_mark);
	text = (const char *)event->data.scalar.value;
	if (strlen(text) != event->data.scalar.length) {
		complain(&place, "a text must not have a NUL");
		return (NULL);
	}
	node = memory_get(sizeof(*node));
	node->kind = NODE_TEXT;
	node->place = place;
	node->text = memory_copy(text, strlen(text));
	node->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;

	return (node);
}

static struct node *
read_list(struct reader *r, yaml_mark_t start)
{
	struct node	*node, *item;
	yaml_event_t	 event;

	node = memory_get(sizeof(*node));
	node->kind = NODE_LIST;
	node->place = place_of(r, start);
	for (;;) {
		if (!next_event(r, &event))
			return (NULL);
		if (event.type == YAML_SEQUENCE_END_EVENT)
			break;
		if ((item = read_value(r, &event)) == NULL)
			return (NULL);
		list_add(&node->items, item);
	}
	yaml_event_delete(&event);

	return (node);
}

static bool
key_is_good(const struct node *map, const struct node *key)
{
	if (key->kind != NODE_TEXT)
		complain(&key->place, "a key must be a text");
	else if (node_get(map, key->text) != NULL)
		complain(&key->place, "duplicate key '%s'", key->text);
	else
		return (true);

	return (false);
}

static struct node *
read_map(struct reader *r, yaml_mark_t start)
{
	struct node	*node, *key, *value;
	yaml_event_t	 event;

	node = memory_get(sizeof(*node));
	node->kind = NODE_MAP;
	node->place = place_of(r, start);
	for (;;) {
		if (!next_event(r, &event))
			return (NULL);
		if (event.type == YAML_MAPPING_END_EVENT)
			break;
		if ((key = read_value(r, &event)) == NULL ||
		    !key_is_good(node, key) || !next_event(r, &event) ||
		    (value = read_value(r, &event)) == NULL)
			return (NULL);
		list_add(&node->keys, key);
		list_add(&node->items, value);
	}
	yaml_event_delete(&event);

	return (node);
}

/* An anchor or tag that the event of any kind carries. */
static bool
is_decorated(const yaml_event_t *event)
{
	switch (event->type) {
	case YAML_SCALAR_EVENT:
		return (event->data.scalar.anchor != NULL ||
		    event->data.scalar.tag != NULL);
	case YAML_SEQUENCE_START_EVENT:
		return (event->data.sequence_start.anchor != NULL ||
		    event->data.sequence_start.tag != NULL);
	case YAML_MAPPING_START_EVENT:
		return (event->data.mapping_start.anchor != NULL ||
		    event->data.mapping_start.tag != NULL);
	default:
		return (true);
	}
}

/* The value that begins with `event`, which is then done with. */
static struct node *
read_value(struct reader *r, yaml_event_t *event)
{
	struct node	*node = NULL;
	struct place	 place;

	place = place_of(r, event->start_mark);
	if (is_decorated(event))
		complain(&place, "anchors, aliases and tags are not read");
	else if (r->depth == DEPTH_MAX)
		complain(&place, "nested too deeply");
	else {
		r->depth++;
		if (event->type == YAML_SEQUENCE_START_EVENT)
			node = read_list(r, event->start_mark);
		else if (event->type == YAML_MAPPING_START_EVENT)
			node = read_map(r, event->start_mark);
		else
			node = read_text(r, event);
		r->depth--;
	}
	yaml_event_delete(event);

	return (node);
}

/* Skips the event that must come, of the stream or the document. */
static bool
skip_event(struct reader *r)
{
	yaml_event_t	event;

	if (!next_event(r, &event))
		return (false);
	yaml_event_delete(&event);

	return (true);
}

static const struct node *
read_document(struct reader *r)
{
	struct node	*node;
	struct place	 place;
	yaml_event_t	 event;

	if (!next_event(r, &event))
		return (NULL);
	place = place_of(r, event.start_mark);
	if (event.type == YAML_STREAM_END_EVENT) {
		yaml_event_delete(&event);
		complain(&place, "the file is empty");
		return (NULL);
	}
	yaml_event_delete(&event);
	if (!next_event(r, &event) ||
	    (node = read_value(r, &event)) == NULL ||
	    !skip_event(r) || !next_event(r, &event))
		return (NULL);

	if (event.type != YAML_STREAM_END_EVENT) {
		place = place_of(r, event.start_mark);
		complain(&place, "a file must be one document");
		node = NULL;
	}
	yaml_event_delete(&event);

	return (node);
}

const struct node *
node_parse(const char *file, const char *text, size_t length)
{
	struct reader		 r = { .file = file, .text = text };
	const struct node	*node = NULL;

	r.length = length;
	if (!yaml_parser_initialize(&r.parser))
		errx(1, "out of memory");
	yaml_parser_set_input_string(&r.parser, (const unsigned char *)text,
	    length);
	if (skip_event(&r))
		node = read_document(&r);
	yaml_parser_delete(&r.parser);

	return (node);
}
