#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "wire_json.h"

const char *
request_json(const char *line, const char *fields, const char *body)
{
	static char	 text[4096];
	int		 method;

	method = (int)strcspn(line, " ");
	snprintf(text, sizeof(text), "%.*s " API "%s HTTP/1.1\r\n" HOST
	    "%s%sContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n"
	    "%s", method, line, line + method + 1, service.login, fields,
	    strlen(body), body);
	return (text);
}

static const char *
behind(const char *answer, const char *name)
{
	char		 key[64];
	const char	*p;

	snprintf(key, sizeof(key), "\"%s\":", name);
	p = strstr(answer, key);
	return (p != NULL ? p + strlen(key) : "");
}

int64_t
heard_number(const char *answer, const char *name)
{
	return (strtoll(behind(answer, name), NULL, 10));
}

const char *
heard_word(const char *answer, const char *name)
{
	static char	 word[256];
	const char	*p;

	p = behind(answer, name);
	snprintf(word, sizeof(word), "%.*s", *p == '"' ?
	    (int)strcspn(p + 1, "\"") : 0, p + (*p == '"'));
	return (word);
}
