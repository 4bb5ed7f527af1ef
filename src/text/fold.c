#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/fold.h"

#define ROOM	256	/* bytes; the library allocates for more */

/* Latin letters that Unicode does not take apart, ascending. */
static const struct letter {
	ucs4_t		 letter;
	const char	*plain;
} letters[] = {
	{ 0x00aa, "a" }, { 0x00ba, "o" }, { 0x00c6, "AE" }, { 0x00d0, "D" },
	{ 0x00d8, "O" }, { 0x00de, "TH" }, { 0x00df, "s" }, { 0x00e6, "ae" },
	{ 0x00f0, "d" }, { 0x00f8, "o" }, { 0x00fe, "th" }, { 0x0110, "D" },
	{ 0x0111, "d" }, { 0x0126, "H" }, { 0x0127, "h" }, { 0x0131, "i" },
	{ 0x0132, "IJ" }, { 0x0133, "ij" }, { 0x0138, "k" }, { 0x013f, "L" },
	{ 0x0140, "l" }, { 0x0141, "L" }, { 0x0142, "l" }, { 0x0149, "n" },
	{ 0x014a, "N" }, { 0x014b, "n" }, { 0x0152, "OE" }, { 0x0153, "oe" },
	{ 0x0166, "T" }, { 0x0167, "t" }, { 0x017f, "s" }, { 0x0180, "b" },
	{ 0x0197, "I" }, { 0x01b5, "Z" }, { 0x01b6, "z" }, { 0x01e4, "G" },
	{ 0x01e5, "g" }, { 0x0237, "j" }, { 0x0243, "B" }, { 0x0248, "J" },
	{ 0x0249, "j" }, { 0x024c, "R" }, { 0x024d, "r" }, { 0x024e, "Y" },
	{ 0x024f, "y" }, { 0x0268, "i" }, { 0x1e9e, "S" },
};

static int
compare_letters(const void *a, const void *b)
{
	ucs4_t	 x = ((const struct letter *)a)->letter;
	ucs4_t	 y = ((const struct letter *)b)->letter;

	return ((x > y) - (x < y));
}

/* Bytes up to the next that is not ASCII, or the end. */
static size_t
count_ascii(const char *text)
{
	size_t	 count;

	for (count = 0; text[count] != '\0' && !(text[count] & 0x80);)
		count++;

	return (count);
}

static size_t
count_others(const char *text)
{
	size_t	 count;

	for (count = 0; text[count] & 0x80;)
		count++;

	return (count);
}

static void
add_ascii(struct buf *out, const char *text, size_t length)
{
	char	*to;
	size_t	 i;

	if (!buf_take(out, length, &to))
		return;
	for (i = 0; i < length; i++)
		to[i] = text[i] >= 'A' && text[i] <= 'Z' ?
		    text[i] + ('a' - 'A') : text[i];
}

/* The library folds ASCII letters independently of their neighbors. */
static void
add_others(struct buf *out, const char *text, size_t length)
{
	uint8_t	 room[ROOM], *folded;
	size_t	 size = sizeof(room);

	folded = u8_casefold((const uint8_t *)text, length, NULL, NULL, room,
	    &size);
	if (folded == NULL)
		buf_add(out, text, length);
	else
		buf_add(out, folded, size);
	if (folded != room)
		free(folded);
}

/* All four letters i of Turkish fold to one, since their case pairs differ. */
static void
join_dotted(char *text)
{
	char	*from, *to;

	for (from = to = text; *from != '\0'; to++) {
		if (strncmp(from, "i\xcc\x87", 3) == 0) {
			*to = 'i';
			from += 3;
		} else if (strncmp(from, "\xc4\xb1", 2) == 0) {
			*to = 'i';
			from += 2;
		} else
			*to = *from++;
	}
	*to = '\0';
}

/* Fast path: most texts are mainly ASCII, which needs no Unicode tables. */
char *
fold_case(struct arena *arena, const char *text)
{
	struct buf	 out;
	size_t		 length;
	bool		 others = false;

	buf_init(&out, arena, strlen(text));
	while (*text != '\0') {
		length = count_ascii(text);
		add_ascii(&out, text, length);
		text += length;
		if ((length = count_others(text)) == 0)
			continue;
		add_others(&out, text, length);
		text += length;
		others = true;
	}
	if (others)
		join_dotted(out.data);

	return (out.data);
}

/* Returns the letter without accents, or NULL if it has none. */
static const char *
plain_letter(ucs4_t c, char ascii[2])
{
	struct letter	 key = { 0, NULL }, *found;
	ucs4_t		 parts[UC_DECOMPOSITION_MAX_LENGTH];

	/* The first code point is the base letter, the others are marks. */
	while (uc_canonical_decomposition(c, parts) > 0)
		c = parts[0];
	if (c < 0x80) {
		ascii[0] = (char)c;
		ascii[1] = '\0';
		return (ascii);
	}
	key.letter = c;
	found = bsearch(&key, letters, COUNT(letters),
	    sizeof(letters[0]), compare_letters);

	return (found == NULL ? NULL : found->plain);
}

char *
fold_accents(struct arena *arena, const char *text)
{
	const uc_script_t	*latin = uc_script('a');
	const char		*plain;
	struct buf		 out;
	ucs4_t			 c;
	bool			 is_latin = false, is_mark;
	char			 ascii[2];
	int			 length;

	if (text[count_ascii(text)] == '\0')
		return (arena_string(arena, text));
	buf_init(&out, arena, strlen(text));
	for (; *text != '\0'; text += length) {
		length = u8_strmbtouc(&c, (const uint8_t *)text);
		if (length <= 0) {
			length = 1;
			c = 0xfffd;
		}
		/* A mark belongs to the letter before it. */
		is_mark = uc_combining_class(c) != 0;
		if (!is_mark)
			is_latin = uc_is_script(c, latin);
		plain = is_latin && !is_mark ? plain_letter(c, ascii) : NULL;
		if (plain != NULL)
			buf_string(&out, plain);
		else if (!is_latin || !is_mark)
			buf_add(&out, text, (size_t)length);
	}

	return (out.data);
}

/*
 * Marks that people leave out: accents above and below letters and across them,
 * and the points of Hebrew and Arabic. Signs of vowels and voice stay.
 */
static bool
is_left_out(ucs4_t c)
{
	int	 class = uc_combining_class(c);

	return (class == 1 || (class >= 10 && class <= 36) || class >= 200 ||
	    c == 0x00ad);
}

static bool
is_apostrophe(ucs4_t c)
{
	return (c == 0x2018 || c == 0x2019 || c == 0x02bc);
}

static void
add_plain(struct buf *out, const uint8_t *text, size_t size)
{
	struct letter	 key = { 0, NULL }, *found;
	size_t		 length;

	for (; size > 0; text += length, size -= length) {
		length = (size_t)u8_mbtouc(&key.letter, text, size);
		found = key.letter < 0x80 ? NULL : bsearch(&key, letters,
		    COUNT(letters), sizeof(letters[0]),
		    compare_letters);
		if (found != NULL)
			buf_string(out, found->plain);
		else if (is_apostrophe(key.letter))
			buf_char(out, '\'');
		else if (key.letter < 0x80 || !is_left_out(key.letter))
			buf_add(out, text, length);
	}
}

/* Returns NULL if the text is not UTF-8. The caller frees the result. */
static uint8_t *_Nullable
normalize_text(uninorm_t form, const char *text, size_t *size)
{
	return (u8_normalize(form, (const uint8_t *)text, strlen(text), NULL,
	    size));
}

/* At the end, composes the letters again, as they are in most texts. */
static char *
fold_any(struct arena *arena, const char *folded)
{
	struct buf	 out;
	uint8_t		*parts;
	char		*composed;
	size_t		 size;

	if ((parts = normalize_text(UNINORM_NFKD, folded, &size)) == NULL)
		return (arena_string(arena, folded));
	buf_init(&out, arena, size);
	add_plain(&out, parts, size);
	free(parts);
	if ((parts = normalize_text(UNINORM_NFC, out.data, &size)) == NULL)
		return (arena_string(arena, folded));
	composed = arena_copy(arena, (const char *)parts, size);
	free(parts);

	return (fold_case(arena, composed));
}

/*
 * What letters of two bytes become, those of Latin, Greek, Cyrillic, Hebrew,
 * Arabic: nothing changes with their neighbors, unless these are marks. Marks
 * have no entry.
 */
#define PAIR_FIRST	0x80
#define PAIR_END	0x800
static struct {
	bool	 known;
	char	 folded[7];
} pairs[PAIR_END - PAIR_FIRST];
static pthread_once_t	 pairs_once = PTHREAD_ONCE_INIT;

static void
fill_pairs(void)
{
	struct arena	*arena = arena_new();
	uint8_t		 text[8] = "";
	const char	*folded;
	ucs4_t		 c;

	for (c = PAIR_FIRST; c < PAIR_END; c++) {
		text[u8_uctomb(text, c, sizeof(text))] = '\0';
		folded = fold_any(arena, (const char *)text);
		if (uc_combining_class(c) != 0 ||
		    strlen(folded) >= sizeof(pairs->folded))
			continue;
		pairs[c - PAIR_FIRST].known = true;
		strcpy(pairs[c - PAIR_FIRST].folded, folded);
	}
	arena_free(arena);
}

/* What the two bytes become; NULL: that depends on others. */
static const char *_Nullable
find_pair(const char *text)
{
	const unsigned char	*at = (const unsigned char *)text;
	unsigned		 c;

	if (at[0] < 0xc2 || at[0] > 0xdf || (at[1] & 0xc0) != 0x80)
		return (NULL);
	c = (at[0] & 0x1fu) << 6 | (at[1] & 0x3fu);
	return (pairs[c - PAIR_FIRST].known ? pairs[c - PAIR_FIRST].folded :
	    NULL);
}

/* Whether a mark follows, or a letter of more bytes. */
static bool
is_other(const char *text)
{
	return ((*text & 0x80) && find_pair(text) == NULL);
}

/*
 * Folds the text from `from` on, which has marks or letters of more bytes.
 * Marks may belong to the ASCII letter before them. A single ASCII letter does
 * not end it, since a call of the library costs as much as many letters.
 * Returns the end.
 */
static const char *
add_folded(struct buf *out, struct arena *arena, const char *text,
    const char *from)
{
	size_t	 length = count_others(from);

	while (from[length] != '\0' && is_other(from + length + 1))
		length += 1 + count_others(from + length + 1);
	if (from > text && out->length > 0 && !(from[-1] & 0x80)) {
		out->length--;
		from--;
		length++;
	}
	buf_string(out, fold_any(arena, arena_copy(arena, from, length)));
	return (from + length);
}

/* Fast path: most texts are mainly letters of one or two bytes. */
char *
fold_search(struct arena *arena, const char *text)
{
	char		*folded = fold_case(arena, text);
	const char	*at, *pair;
	struct buf	 out;
	size_t		 length;

	if (folded[count_ascii(folded)] == '\0')
		return (folded);
	(void)pthread_once(&pairs_once, fill_pairs);
	buf_init(&out, arena, strlen(folded));
	for (at = folded; *at != '\0';) {
		length = count_ascii(at);
		buf_add(&out, at, length);
		at += length;
		while ((pair = find_pair(at)) != NULL && !is_other(at + 2)) {
			buf_string(&out, pair);
			at += 2;
		}
		if (*at & 0x80)
			at = add_folded(&out, arena, folded, at);
	}

	return (out.data);
}

char *
fold_title(struct arena *arena, const char *text)
{
	return (fold_case(arena, fold_accents(arena, text)));
}
