#include <string.h>

#include <jansson.h>

#include "tests/fuzz/body.h"
#include "tests/fuzz/fuzz.h"

void
body_check(const char *text, size_t length, char code[BODY_CODE])
{
	json_t		*body;
	json_error_t	 error;
	const char	*found;

	body = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
	if (body == NULL)
		fuzz_fail(error.text, error.position, text);
	found = json_string_value(json_object_get(body, "code"));
	code[0] = '\0';
	if (found != NULL)
		strncat(code, found, BODY_CODE - 1);
	json_decref(body);
}
