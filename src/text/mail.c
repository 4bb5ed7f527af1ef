#include "text/mail.h"

#include <string.h>

#include <openssl/evp.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/cut.h"

#define WORD	45	/* bytes of text in one encoded word */

bool
mail_valid(const char *address)
{
	const char	*at = strchr(address, '@'), *c;

	if (at == NULL || at == address || strchr(at + 1, '@') != NULL ||
	    at[1] == '\0' || at[1] == '.' || strlen(address) > MAIL_ADDRESS)
		return (false);
	for (c = address; *c != '\0'; c++)
		if (*c <= ' ' || *c > '~' ||
		    strchr("\"(),:;<>[\\]", *c) != NULL)
			return (false);
	return (true);
}

static bool
is_plain(const char *text)
{
	for (; *text != '\0'; text++)
		if (*text < ' ' || *text > '~')
			return (false);
	return (true);
}

/*
 * Encodes the text as words of base64. Each word contains complete characters.
 */
static const char *
encode_words(struct arena *arena, const char *text)
{
	struct buf	 b;
	unsigned char	 word[WORD * 2];
	size_t		 length;

	buf_init(&b, arena, 2 * strlen(text) + 32);
	for (; *text != '\0'; text += length) {
		length = text_fit(text, WORD);
		EVP_EncodeBlock(word, (const unsigned char *)text,
		    (int)length);
		buf_string(&b, b.length > 0 ? "\r\n =?UTF-8?B?" : "=?UTF-8?B?");
		buf_string(&b, (const char *)word);
		buf_string(&b, "?=");
	}
	return (b.data);
}

const char *
mail_encode(struct arena *arena, const char *text)
{
	return (is_plain(text) ? text : encode_words(arena, text));
}

const char *
mail_name(struct arena *arena, const char *text)
{
	return (is_plain(text) && strpbrk(text, "\"\\") == NULL ?
	    arena_join(arena, "\"", text, "\"", NULL) :
	    encode_words(arena, text));
}
