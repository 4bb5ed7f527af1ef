#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "http/fields.h"
#include "http/request.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(fields, .init = setup, .fini = teardown);

static void
print(struct json *json, const char *name, const struct value *value)
{
	const struct value	*member;

	if (value->broken)
		name = arena_printf(arena, "%s!", name != NULL ? name : "");
	switch (value->kind) {
	case VALUE_NULL:
		json_null(json, name);
		return;
	case VALUE_BOOLEAN:
		json_boolean(json, name, value->truth);
		return;
	case VALUE_NUMBER:
		json_raw(json, name, value->text, value->length);
		return;
	case VALUE_TEXT:
		cr_assert_eq(strlen(value->text), value->length);
		json_string(json, name, value->broken ? "?" : value->text);
		return;
	case VALUE_LIST:
		json_list(json, name);
		break;
	case VALUE_MAP:
		json_object(json, name);
		break;
	}
	for (member = value->first; member != NULL; member = member->next)
		print(json, member->name, member);
	if (value->kind == VALUE_LIST)
		json_list_end(json);
	else
		json_object_end(json);
}

static const char *
printed(const struct value *value)
{
	struct json	 json;

	json_init(&json, arena, 100);
	print(&json, NULL, value);

	return (json.buf.data);
}

static const struct {
	const char	*text;
	const char	*expected;
} forms[] = {
	{ "", "{}" },
	{ "a=1&b=2", "{\"a\":\"1\",\"b\":\"2\"}" },
	{ "a=1&a=2", "{\"a\":\"2\"}" },
	{ "a&b=&=c&&", "{\"a\":\"\",\"b\":\"\"}" },
	{ "a=b=c", "{\"a\":\"b=c\"}" },
	{ "a+b=c+d%20e%2Bf", "{\"a b\":\"c d e+f\"}" },
	{ "a=%zz%4", "{\"a\":\"%zz%4\"}" },
	{ "a=%C3%A9", "{\"a\":\"é\"}" },
	{ "a%00=x%00y%00", "{\"a\":\"xy\"}" },
	{ "%00=x", "{}" },
	{ "a[]=1&a[]=2", "{\"a\":[\"1\",\"2\"]}" },
	{ "a%5B%5D=1", "{\"a\":[\"1\"]}" },
	{ "a[x]=1&a[y]=2&a[x]=3", "{\"a\":{\"x\":\"3\",\"y\":\"2\"}}" },
	{ "a[0]=x&a[1]=y", "{\"a\":[\"x\",\"y\"]}" },
	{ "a[7]=x&a[3]=y&a[]=z", "{\"a\":[\"x\",\"y\",\"z\"]}" },
	{ "a[1]=x&a[]=y&a[2]=z", "{\"a\":[\"x\",\"z\"]}" },
	{ "a[]=1&a[x]=2", "{\"a\":{\"0\":\"1\",\"x\":\"2\"}}" },
	{ "a[0][name]=x&a[0][id]=1&a[1][name]=y",
	    "{\"a\":[{\"name\":\"x\",\"id\":\"1\"},{\"name\":\"y\"}]}" },
	{ "a[][]=1&a[][]=2", "{\"a\":[[\"1\"],[\"2\"]]}" },
	{ "a[x][]=1&a[x][]=2", "{\"a\":{\"x\":[\"1\",\"2\"]}}" },
	{ "a=1&a[]=2", "{\"a\":[\"2\"]}" },
	{ "a[]=1&a=2", "{\"a\":\"2\"}" },
	{ "a[x]=1&a[x][y]=2", "{\"a\":{\"x\":{\"y\":\"2\"}}}" },
	{ "[]=1&[a]=2", "{\"[]\":\"1\",\"[a]\":\"2\"}" },
	{ "a[=1&a]=2&a[b]c=3&a[b][=4",
	    "{\"a[\":\"1\",\"a]\":\"2\",\"a[b]c\":\"3\",\"a[b][\":\"4\"}" },
	{ "a[[b]=1", "{\"a\":{\"[b\":\"1\"}}" },
	{ "a[99999999999999999999]=1",
	    "{\"a\":{\"99999999999999999999\":\"1\"}}" },
	{ "a[-1]=1", "{\"a\":{\"-1\":\"1\"}}" },
	{ "0=1&1=2", "{\"0\":\"1\",\"1\":\"2\"}" },
	{ "a=%ff&b=1", "{\"a!\":\"?\",\"b\":\"1\"}" },
	{ "a[x][y]=%c3&a[z]=1",
	    "{\"a!\":{\"x!\":{\"y!\":\"?\"},\"z\":\"1\"}}" },
	{ "%ffa%c3%a9=1", "{\"\xef\xbf\xbd" "aé!\":\"?\"}" },
	{ "a%ed%a0%80=1",
	    "{\"a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd!\":\"?\"}" }
};

Test(fields, forms_are_read)
{
	struct value	*map;
	size_t		 i;

	for (i = 0; i < COUNT(forms); i++) {
		map = value_new(arena, VALUE_MAP);
		cr_assert(fields_add_urlencoded(arena, map, forms[i].text,
		    strlen(forms[i].text)));
		cr_assert_str_eq(printed(map), forms[i].expected,
		    "%s: %s", forms[i].text, printed(map));
	}
}

Test(fields, names_nest_as_deep_as_json)
{
	struct value	*map;
	struct buf	 name;
	const char	*text;
	int		 depth;

	buf_init(&name, arena, 200);
	buf_char(&name, 'a');
	for (depth = 1; depth < JSON_DEPTH; depth++)
		buf_string(&name, "[]");
	map = value_new(arena, VALUE_MAP);
	fields_add_urlencoded(arena, map, name.data, name.length);
	cr_assert_eq(value_get(map, "a")->kind, VALUE_LIST);

	buf_string(&name, "[]");
	map = value_new(arena, VALUE_MAP);
	fields_add_urlencoded(arena, map, name.data, name.length);
	text = printed(map);
	cr_assert_str_eq(text, arena_printf(arena, "{\"%s\":\"\"}", name.data));
}

Test(fields, a_form_of_too_many_values_is_cut)
{
	struct value	*map;
	struct buf	 text;
	int		 i;

	buf_init(&text, arena, 1 << 21);
	for (i = 1; i < JSON_VALUES; i++)
		buf_string(&text, "a[]&");
	map = value_new(arena, VALUE_MAP);
	cr_assert(fields_add_urlencoded(arena, map, text.data, text.length));
	cr_assert_eq(value_get(map, "a")->count, JSON_VALUES - 1);

	buf_string(&text, "b&c");
	map = value_new(arena, VALUE_MAP);
	cr_assert_not(fields_add_urlencoded(arena, map, text.data,
	    text.length));
}

Test(fields, numbers_of_keys_do_not_make_a_form_slow)
{
	struct value	*map;
	struct buf	 text;
	int		 i;

	buf_init(&text, arena, 1 << 21);
	for (i = 0; i < 50000; i++)
		buf_printf(&text, "a[%d]&", 50000 + i);
	for (i = 0; i < 50000; i++)
		buf_string(&text, "a[]&");
	map = value_new(arena, VALUE_MAP);
	cr_assert(fields_add_urlencoded(arena, map, text.data, text.length));
	cr_assert_eq(value_get(map, "a")->count, 100000);
}

#define PART(head, text)	"--x\r\n" head "\r\n\r\n" text "\r\n"
#define NAMED(name, text) \
	PART("Content-Disposition: form-data; name=" name, text)

static const struct {
	const char	*type;
	const char	*body;
	const char	*expected;
} multiparts[] = {
	{ "multipart/form-data; boundary=x",
	    NAMED("a", "1") NAMED("\"b c\"", "2\r\n3") "--x--",
	    "{\"a\":\"1\",\"b c\":\"2\\r\\n3\"}" },
	{ "multipart/form-data; charset=\"a;b\"; BOUNDARY=\"x\"",
	    "preamble\r\n" NAMED("a", "") "--x--\r\nepilogue", "{\"a\":\"\"}" },
	{ "multipart/form-data; boundary=x",
	    NAMED("a[]", "1") NAMED("a[]", "2") NAMED("b[k]", "+%41")
	    "--x--", "{\"a\":[\"1\",\"2\"],\"b\":{\"k\":\"+%41\"}}" },
	{ "multipart/form-data; boundary=x",
	    NAMED("f; filename=\"f.txt\"", "file") NAMED("a", "1")
	    NAMED("g; filename*=UTF-8''f", "file") "--x--", "{\"a\":\"1\"}" },
	{ "multipart/form-data; boundary=x",
	    PART("Content-Type: text/plain\r\ncontent-disposition:form-data;"
	    "NAME=\"q\\\"q\"\r\nX: y", "1") "--x--", "{\"q\\\"q\":\"1\"}" },
	{ "multipart/form-data; boundary=x",
	    PART("Content-Disposition: attachment; name=a", "1")
	    PART("Content-Disposition: form-data", "2")
	    PART("Content-Disposition: form-data; name", "3")
	    PART("X: form-data; name=b", "4") "--x\r\n\r\n5\r\n"
	    "--x\r\n" NAMED("c", "6") "--x--", "{\"c\":\"6\"}" },
	{ "multipart/form-data; boundary=x",
	    NAMED("a", "1") "--x \t\r\nContent-Disposition: form-data; name=b"
	    "\r\n\r\n2--x\r\n--x--", "{\"a\":\"1\",\"b\":\"2--x\"}" },
	{ "multipart/form-data; boundary=x",
	    NAMED("a", "1") NAMED("b", "cut off"), "{\"a\":\"1\"}" },
	{ "multipart/form-data; boundary=x",
	    NAMED("a", "\xff") "--x--", "{\"a!\":\"?\"}" },
	{ "multipart/form-data", NAMED("a", "1") "--x--", "{}" },
	{ "multipart/form-data; boundary=", NAMED("a", "1") "--x--", "{}" },
	{ "multipart/form-data; boundary=y", NAMED("a", "1") "--x--", "{}" },
	{ "multipart/form-data; boundary=x", "", "{}" },
	{ "multipart/form-data; boundary=x", "--x", "{}" },
	{ "multipart/form-data; boundary=x", "--x--", "{}" },
	{ "multipart/form-data; boundary=x", "--x\r\n--x\r\n\r\n--x--", "{}" }
};

Test(fields, multipart_forms_are_read)
{
	const struct value	*file;
	const char		*title;
	struct value		*map;
	char			*body;
	size_t			 i, length;

	for (i = 0; i < COUNT(multiparts); i++) {
		length = strlen(multiparts[i].body);
		body = malloc(length + 1);
		memcpy(body, multiparts[i].body, length);
		map = value_new(arena, VALUE_MAP);
		cr_assert(fields_add_multipart(arena, map, multiparts[i].type,
		    body, length, &file, &title));
		cr_assert_str_eq(printed(map), multiparts[i].expected,
		    "%zu: %s", i, printed(map));
		free(body);
	}
}

static const struct {
	enum method	 method;
	const char	*type;
	const char	*query;
	const char	*body;
	const char	*expected;
} sources[] = {
	{ METHOD_GET, NULL, "", "", "{}" },
	{ METHOD_GET, NULL, "a=1&b=2", "", "{\"a\":\"1\",\"b\":\"2\"}" },
	{ METHOD_POST, NULL, "a=1", "a=2", "{\"a\":\"1\"}" },
	{ METHOD_POST, "text/plain", "a=1", "a=2", "{\"a\":\"1\"}" },
	{ METHOD_POST, "application/x-www-form-urlencoded", "a=1&b=1&c[]=1",
	    "a=2&c[]=2", "{\"a\":\"2\",\"b\":\"1\",\"c\":[\"2\"]}" },
	{ METHOD_PUT, "application/X-WWW-form-urlencoded; charset=utf-8", "",
	    "a=2", "{\"a\":\"2\"}" },
	{ METHOD_PATCH, "application/x-www-form-urlencoded", "", "a=2",
	    "{\"a\":\"2\"}" },
	{ METHOD_DELETE, "application/x-www-form-urlencoded", "", "a=2",
	    "{\"a\":\"2\"}" },
	{ METHOD_GET, "application/x-www-form-urlencoded", "", "a=2", "{}" },
	{ METHOD_HEAD, "application/x-www-form-urlencoded", "", "a=2", "{}" },
	{ METHOD_POST, "multipart/form-data; boundary=x", "a=1&b=1",
	    NAMED("a", "2") "--x--", "{\"a\":\"2\",\"b\":\"1\"}" },
	{ METHOD_GET, "application/json", "a=1&b=1", "{\"a\":null,\"c\":3.0}",
	    "{\"a\":null,\"b\":\"1\",\"c\":3.0}" },
	{ METHOD_POST, "application/JSON;charset=x", "",
	    "{\"a\":[1,{\"b\":true}]}", "{\"a\":[1,{\"b\":true}]}" },
	{ METHOD_POST, "application/vnd.api+json", "", "{\"a\":1}",
	    "{\"a\":1}" },
	{ METHOD_POST, "application/+json", "", "{\"a\":1}", "{}" },
	{ METHOD_POST, "application/jsonp", "", "{\"a\":1}", "{}" },
	{ METHOD_POST, "text/json", "", "{\"a\":1}", "{}" },
	{ METHOD_POST, "application/json", "a=1", "[1,2]", "{\"a\":\"1\"}" },
	{ METHOD_POST, "application/json", "a=1", "\"x\"", "{\"a\":\"1\"}" },
	{ METHOD_POST, "application/json", "a=1", "", "{\"a\":\"1\"}" },
	{ METHOD_POST, "application/json", "", "{\"a\":\"\\u0000x\\u0000\","
	    "\"b\":[\"\\u0000\"]}", "{\"a\":\"x\",\"b\":[\"\"]}" },
	{ METHOD_POST, "application/json", "a=%ff&b=%ff", "{\"a\":1}",
	    "{\"a\":1,\"b!\":\"?\"}" }
};

static const char *
reading(struct request *rq, enum method method, const char *type,
    const char *query, const char *body)
{
	struct message	*message;

	message = arena_alloc(arena, sizeof(*message));
	message->header[HEADER_CONTENT_TYPE] = type;
	message->body = body;
	message->body_length = strlen(body);
	*rq = (struct request){ .arena = arena, .message = message,
	    .in.method = method, .in.query = query };
	fields_read(rq);

	return (printed(rq->in.fields));
}

Test(fields, the_stronger_source_wins_per_name)
{
	struct request	 rq;
	const char	*text;
	size_t		 i;

	for (i = 0; i < COUNT(sources); i++) {
		text = reading(&rq, sources[i].method, sources[i].type,
		    sources[i].query, sources[i].body);
		cr_assert_str_eq(text, sources[i].expected, "%zu: %s", i, text);
		cr_assert_null(rq.in.json_error);
	}
}

Test(fields, an_invalid_json_body_is_reported_for_every_method)
{
	struct request	 rq;

	reading(&rq, METHOD_POST, "application/json", "a=1", "{\"a\":}");
	cr_assert_str_eq(rq.in.json_error, "no value at byte 5");
	reading(&rq, METHOD_GET, "application/json", "", " ");
	cr_assert_str_eq(rq.in.json_error, "no value at byte 1");
	reading(&rq, METHOD_DELETE, "application/x+json", "", "\"\xff\"");
	cr_assert_str_eq(rq.in.json_error, "not UTF-8 at byte 1");
}

Test(fields, a_form_of_too_many_values_is_reported)
{
	struct request	 rq;
	struct buf	 text;
	int		 i;

	buf_init(&text, arena, 1 << 21);
	for (i = 0; i < JSON_VALUES; i++)
		buf_string(&text, "a[]&");
	reading(&rq, METHOD_POST, "application/x-www-form-urlencoded", "",
	    text.data);
	cr_assert_str_eq(rq.in.json_error, "too many values");
}
