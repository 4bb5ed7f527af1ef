#include "command/ical/ical_charset.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include <unicode/ucnv.h>
#include <unistr.h>

#include "base/array.h"
#include "base/buf.h"

#define WINDOWS		"windows-1252"
#define SIGNATURE	16	/* bytes that may be a byte order mark */

/* Names of smaller encodings, as in the Encoding Standard of the WHATWG. */
static const struct {
	const char	*name, *converter;
} larger[] = {
	{ "iso-8859-1", WINDOWS }, { "iso8859-1", WINDOWS },
	{ "iso_8859-1", WINDOWS }, { "latin1", WINDOWS },
	{ "l1", WINDOWS }, { "us-ascii", WINDOWS }, { "ascii", WINDOWS },
	{ "ansi", WINDOWS }, { "cp1252", WINDOWS },
	{ "windows-1252", WINDOWS }, { "gb2312", "gb18030" },
	{ "gbk", "gb18030" }, { "shift_jis", "windows-31j" },
	{ "iso-8859-9", "windows-1254" }, { "euc-kr", "windows-949" },
	{ "ks_c_5601-1987", "windows-949" }
};

const char *
charset_detect(const char *bytes, size_t length, size_t *mark)
{
	UErrorCode	 error = U_ZERO_ERROR;
	const char	*name;
	int32_t		 size = 0;

	name = ucnv_detectUnicodeSignature(bytes, (int32_t)(length <
	    SIGNATURE ? length : SIGNATURE), &size, &error);
	*mark = name != NULL ? (size_t)size : 0;
	if (name != NULL || length < 4)
		return (name);
	if (bytes[0] != '\0' && bytes[1] == '\0' && bytes[2] != '\0' &&
	    bytes[3] == '\0')
		return ("UTF-16LE");
	if (bytes[0] == '\0' && bytes[1] != '\0' && bytes[2] == '\0' &&
	    bytes[3] != '\0')
		return ("UTF-16BE");
	return (NULL);
}

void
charset_of_type(char name[CHARSET_NAME], const char *type)
{
	size_t	 length;

	*name = '\0';
	if ((type = strcasestr(type, "charset=")) == NULL)
		return;
	type += strlen("charset=");
	type += strspn(type, "\"' ");
	length = strcspn(type, "\"'; ,");
	if (length < CHARSET_NAME)
		*(char *)mempcpy(name, type, length) = '\0';
}

/* ICU would read a file for some other names. */
static bool
is_name(const char *name)
{
	size_t	 length;

	for (length = 0; isalnum((unsigned char)name[length]) ||
	    (name[length] != '\0' && strchr("-_.:", name[length]) != NULL);
	    length++)
		continue;
	return (length > 0 && length < CHARSET_NAME && name[length] == '\0');
}

static const char *
find_converter(const char *name)
{
	size_t	 i;

	for (i = 0; i < COUNT(larger); i++)
		if (strcasecmp(name, larger[i].name) == 0)
			return (larger[i].converter);
	return (name);
}

bool
charset_is_utf8(const char *text, size_t length)
{
	return (u8_check((const uint8_t *)text, length) == NULL);
}

bool
charset_applies(const char *name, const char *text, size_t length)
{
	if (*name == '\0' || strcasecmp(name, "utf-8") == 0 ||
	    strcasecmp(name, "utf8") == 0)
		return (false);
	if (strncasecmp(name, "utf-16", strlen("utf-16")) == 0)
		return (memchr(text, '\0', length) != NULL);
	return (strcmp(find_converter(name), WINDOWS) != 0 ||
	    !charset_is_utf8(text, length));
}

bool
charset_convert(struct buf *to, const char *name, const char *text,
    size_t length)
{
	UErrorCode	 error = U_ZERO_ERROR;
	const char	*from = find_converter(name);
	char		*at;
	int32_t		 size;

	if (!is_name(from) || length > INT32_MAX)
		return (false);
	if (length == 0)
		return (true);
	size = ucnv_convert("UTF-8", from, NULL, 0, text, (int32_t)length,
	    &error);
	if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR)
		return (false);
	if (size == 0 || !buf_take(to, (size_t)size, &at))
		return (true);
	error = U_ZERO_ERROR;
	(void)ucnv_convert("UTF-8", from, at, size + 1, text, (int32_t)length,
	    &error);
	return (true);
}

/* Appends a byte above ASCII as a character of Windows-1252. */
static void
add_character(struct buf *to, char byte)
{
	static char	 characters[128][4];
	char		*character = characters[byte & 0x7f];
	UErrorCode	 error = U_ZERO_ERROR;

	if (*character == '\0')
		(void)ucnv_convert("UTF-8", WINDOWS, character,
		    sizeof(characters[0]), &byte, 1, &error);
	buf_string(to, character);
}

void
charset_fix(struct buf *to, const char *text, size_t length)
{
	const char	*end = text + length, *bad;

	while (text < end) {
		bad = (const char *)u8_check((const uint8_t *)text,
		    (size_t)(end - text));
		if (bad == NULL)
			bad = end;
		buf_add(to, text, (size_t)(bad - text));
		if (bad < end)
			add_character(to, *bad++);
		text = bad;
	}
}
