#include <stdint.h>

#include <unictype.h>
#include <unistr.h>

#include "base/array.h"
#include "text/words.h"

/* Ranges of scripts without blanks between words, ascending. */
static const struct range {
	ucs4_t	 first, last;
} scripts[] = {
	{ 0x0e00, 0x0eff },		/* Thai, Lao */
	{ 0x1000, 0x109f },		/* Myanmar */
	{ 0x1780, 0x17ff },		/* Khmer */
	{ 0x1950, 0x19ff },		/* Tai Le, New Tai Lue, Khmer signs */
	{ 0x1a20, 0x1aaf },		/* Tai Tham */
	{ 0x3005, 0x3007 },		/* iteration marks of Han */
	{ 0x3040, 0x312f },		/* Hiragana, Katakana, Bopomofo */
	{ 0x31a0, 0x31ff },
	{ 0x3400, 0x4dbf },		/* Han */
	{ 0x4e00, 0xa4cf },		/* Han, Yi */
	{ 0xa9e0, 0xa9ff },		/* Myanmar */
	{ 0xaa60, 0xaadf },		/* Myanmar, Tai Viet */
	{ 0xf900, 0xfaff },		/* Han */
	{ 0xff66, 0xff9f },		/* Katakana */
	{ 0x1aff0, 0x1b16f },		/* Kana */
	{ 0x20000, 0x3ffff },		/* Han */
};

static bool
is_without_blanks(ucs4_t c)
{
	size_t	 i;

	for (i = 0; i < COUNT(scripts) &&
	    scripts[i].first <= c; i++)
		if (c <= scripts[i].last)
			return (true);

	return (false);
}

static enum part_kind
kind_of_ascii(unsigned char c)
{
	if (c <= ' ' || c == 0x7f)
		return (PART_BLANK);
	if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
	    (c >= 'A' && c <= 'Z'))
		return (PART_LETTERS);

	return (PART_SIGN);
}

static enum part_kind
kind_of(ucs4_t c)
{
	if (is_without_blanks(c))
		return (PART_SCRIPT);
	if (uc_is_general_category_withtable(c, UC_CATEGORY_MASK_L |
	    UC_CATEGORY_MASK_M | UC_CATEGORY_MASK_N))
		return (PART_LETTERS);
	if (uc_is_general_category_withtable(c, UC_CATEGORY_MASK_Z |
	    UC_CATEGORY_MASK_C))
		return (PART_BLANK);

	return (PART_SIGN);
}

/*
 * Finds the kind and the length of the first code point. The text is not
 * empty.
 */
static enum part_kind
find_kind(const char *text, size_t *length)
{
	ucs4_t	 c;
	int	 n;

	*length = 1;
	if ((unsigned char)*text < 0x80)
		return (kind_of_ascii((unsigned char)*text));
	n = u8_strmbtouc(&c, (const uint8_t *)text);
	if (n <= 0)
		return (PART_SIGN);
	*length = (size_t)n;

	return (kind_of(c));
}

void
part_read(struct part *part, const char *text)
{
	size_t	 length;

	part->text = text;
	part->length = 0;
	part->kind = PART_END;
	if (*text == '\0')
		return;
	part->kind = find_kind(text, &part->length);
	if (part->kind == PART_SIGN)
		return;
	while (text[part->length] != '\0' &&
	    find_kind(text + part->length, &length) == part->kind)
		part->length += length;
}

/* Whether a code point starts at the byte. */
static bool
is_start(char c)
{
	return (((unsigned char)c & 0xc0) != 0x80);
}

bool
part_begins(const char *text, const char *at)
{
	size_t	 length;

	if (at == text)
		return (true);
	for (at--; at > text && !is_start(*at);)
		at--;

	return (find_kind(at, &length) != PART_LETTERS);
}
