#include <string.h>

#include "base/arena.h"
#include "store/search/word_table.h"

#define STRIDE	64

/*
 * memmem() looks at each byte by itself; two bytes of the part, compared at
 * many places at once, rule out nearly all of them faster.
 */
static const char *
next_place(const char *at, const char *end, const char *part, size_t length,
    size_t first, size_t last)
{
	unsigned char	 found;
	int		 i;

	for (; (size_t)(end - at) >= STRIDE + length; at += STRIDE) {
		for (found = 0, i = 0; i < STRIDE; i++)
			found |= (at[first + i] == part[first]) &
			    (at[last + i] == part[last]);
		for (i = 0; found && i < STRIDE; i++)
			if (memcmp(at + i, part, length) == 0)
				return (at + i);
	}
	return (memmem(at, (size_t)(end - at), part, length));
}

void
word_set_add(struct word_set *set, struct arena *arena, uint32_t number)
{
	size_t	 i;

	if (set->count == WORD_SET_FEW) {
		set->map = arena_alloc(arena, set->limit);
		for (i = 0; i < WORD_SET_FEW; i++)
			set->map[set->few[i]] = 1;
	}
	if (set->count < WORD_SET_FEW)
		set->few[set->count] = number;
	else
		set->map[number] = 1;
	set->count++;
}

void
word_table_with(const struct word_table *table, struct arena *arena,
    enum word_place place, struct word part, struct word_set *set)
{
	char		 bordered[WORD_MAX + 2];
	const char	*at, *end;
	size_t		 length, front, back;
	uint32_t	 number;

	memset(set, 0, sizeof(*set));
	set->limit = table->count < UINT16_MAX ? UINT16_MAX + 1 :
	    table->count + 1;
	if (part.length == 0 || part.length > WORD_MAX)
		return;
	front = place == WORD_FRONT || place == WORD_WHOLE;
	back = place == WORD_BACK || place == WORD_WHOLE;
	length = front + part.length + back;
	bordered[0] = bordered[length - 1] = '\0';
	memcpy(bordered + front, part.text, part.length);

	end = table->text + table->length;
	number = 1;
	for (at = table->text; (at = next_place(at, end, bordered, length,
	    front, front + part.length - 1)) != NULL; at++) {
		at += front;
		while (number < table->count && table->text +
		    table->starts[number + 1] <= at)
			number++;
		word_set_add(set, arena, number);
		at += word_table_at(table, number).length -
		    (size_t)(at - table->text - table->starts[number]) - 1;
	}
}
