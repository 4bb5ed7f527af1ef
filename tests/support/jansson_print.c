#include <jansson.h>

#include "base/buf.h"
#include "jansson_print.h"

static void	print(struct buf *, json_t *);

static void
print_text(struct buf *buf, const char *text, size_t length)
{
	size_t	 i;

	for (i = 0; i < length; i++)
		buf_printf(buf, "%02x", (unsigned char)text[i]);
}

static void
print_object(struct buf *buf, json_t *object)
{
	void	*at;

	buf_char(buf, '{');
	for (at = json_object_iter(object); at != NULL;
	    at = json_object_iter_next(object, at)) {
		print_text(buf, json_object_iter_key(at),
		    json_object_iter_key_len(at));
		buf_char(buf, ':');
		print(buf, json_object_iter_value(at));
	}
	buf_char(buf, '}');
}

static void
print(struct buf *buf, json_t *value)
{
	size_t	 i;

	switch (json_typeof(value)) {
	case JSON_NULL:
		buf_char(buf, 'n');
		break;
	case JSON_TRUE:
		buf_char(buf, 't');
		break;
	case JSON_FALSE:
		buf_char(buf, 'f');
		break;
	case JSON_INTEGER:
	case JSON_REAL:
		buf_printf(buf, "%.17g", json_number_value(value));
		break;
	case JSON_STRING:
		print_text(buf, json_string_value(value),
		    json_string_length(value));
		break;
	case JSON_ARRAY:
		buf_char(buf, '[');
		for (i = 0; i < json_array_size(value); i++)
			print(buf, json_array_get(value, i));
		buf_char(buf, ']');
		break;
	case JSON_OBJECT:
		print_object(buf, value);
		break;
	}
	buf_char(buf, ' ');
}

enum jansson_answer
jansson_print(struct buf *buf, const char *text, size_t length)
{
	json_error_t	 error;
	json_t		*value;

	value = json_loadb(text, length, JSON_DECODE_ANY | JSON_ALLOW_NUL |
	    JSON_DECODE_INT_AS_REAL, &error);
	if (value != NULL) {
		print(buf, value);
		json_decref(value);
		return (JANSSON_READ);
	}
	switch (json_error_code(&error)) {
	case json_error_numeric_overflow:
	case json_error_null_byte_in_key:
	case json_error_stack_overflow:
		return (JANSSON_UNABLE);
	default:
		return (JANSSON_REFUSED);
	}
}
