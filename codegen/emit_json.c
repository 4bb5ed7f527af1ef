#include <stdlib.h>
#include <string.h>

#include "codegen/document.h"

#define LINE	80

static void	print(struct out *, json_t *, size_t depth);

/* The length of the current line. */
static size_t
column(const struct out *out)
{
	const char	*line;

	if (out->text == NULL)
		return (0);
	line = strrchr(out->text, '\n');

	return (strlen(line != NULL ? line + 1 : out->text));
}

static void
print_line(struct out *out, const char *before, size_t depth)
{
	out_print(out, "%s\n%*s", before, 2 * (int)depth, "");
}

static void
print_members(struct out *out, json_t *value, size_t depth)
{
	const char	*key, *between = "{";
	json_t		*member, *name;

	json_object_foreach(value, key, member) {
		print_line(out, between, depth + 1);
		name = json_pack("s", key);
		print(out, name, depth + 1);
		json_decref(name);
		out_print(out, ": ");
		print(out, member, depth + 1);
		between = ",";
	}
	print_line(out, "", depth);
	out_print(out, "}");
}

static void
print_items(struct out *out, json_t *value, size_t depth)
{
	size_t	i;

	for (i = 0; i < json_array_size(value); i++) {
		print_line(out, i == 0 ? "[" : ",", depth + 1);
		print(out, json_array_get(value, i), depth + 1);
	}
	print_line(out, "", depth);
	out_print(out, "]");
}

/* Prints the value on one line if it fits. */
static void
print(struct out *out, json_t *value, size_t depth)
{
	char	*text;
	bool	 fits;

	text = json_dumps(value, JSON_ENCODE_ANY);
	fits = column(out) + strlen(text) < LINE ||
	    json_object_size(value) + json_array_size(value) == 0;
	if (fits)
		out_print(out, "%s", text);
	else if (json_is_object(value))
		print_members(out, value, depth);
	else
		print_items(out, value, depth);
	free(text);
}

void
emit_json(struct out *out, json_t *value)
{
	print(out, value, 0);
	out_print(out, "\n");
	json_decref(value);
}
