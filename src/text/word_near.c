#include "text/word_near.h"

#include <string.h>

#define POINT	4	/* limit of a code point, in bytes */

static bool
is_inside(const struct word *word, size_t at)
{
	return (at < word->length && (word->text[at] & 0xc0) == 0x80);
}

size_t
word_count(struct word word)
{
	size_t	 i, count = 0;

	for (i = 0; i < word.length; i++)
		count += !is_inside(&word, i);

	return (count);
}

/* Removes the beginning and the end that both words share. */
static void
strip_shared(struct word *a, struct word *b)
{
	size_t	 least, front = 0, back = 0;

	least = a->length < b->length ? a->length : b->length;
	while (front < least && a->text[front] == b->text[front])
		front++;
	while (is_inside(a, front) || is_inside(b, front))
		front--;
	while (back < least - front && a->text[a->length - 1 - back] ==
	    b->text[b->length - 1 - back])
		back++;
	while (is_inside(a, a->length - back))
		back--;
	*a = (struct word){ a->text + front, a->length - front - back };
	*b = (struct word){ b->text + front, b->length - front - back };
}

/* Whether two words of two code points are each other reversed. */
static bool
are_exchanged(struct word a, struct word b)
{
	size_t	 first = 1;

	while (is_inside(&a, first))
		first++;

	return (a.length == b.length && memcmp(a.text, b.text + b.length -
	    first, first) == 0 && memcmp(a.text + first, b.text,
	    a.length - first) == 0);
}

bool
word_is_near(struct word a, struct word b)
{
	size_t	 of_a, of_b;

	if (a.length > b.length + POINT || b.length > a.length + POINT)
		return (false);
	strip_shared(&a, &b);
	if (a.length > 2 * POINT || b.length > 2 * POINT)
		return (false);
	of_a = word_count(a);
	of_b = word_count(b);
	if (of_a == 2 && of_b == 2)
		return (are_exchanged(a, b));

	return (of_a <= 1 && of_b <= 1 && of_a + of_b > 0);
}
