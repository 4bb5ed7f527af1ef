#include "pages/posters.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/tones.h"
#include "pages/when.h"
#include "text/dates.h"

#define SHAPES	3	/* of a pattern, in a field of 160 by 100 */
#define NUMBERS	6	/* for a shape, from 0 to 19 */

static const char *
draw_hill(struct arena *arena, int i, const int *n)
{
	int	 y = 38 + 18 * i;

	return (arena_printf(arena,
	    "M0 %dC40 %d 70 %d 110 %dS150 %d 160 %dV100H0Z", y + n[0],
	    y - n[1], y + n[2], y + n[3], y - n[4], y + n[5]));
}

static const char *
draw_circle(struct arena *arena, int i, const int *n)
{
	int	 radius = 18 + 8 * i + n[0];

	return (arena_printf(arena, "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 -%d 0",
	    8 * n[1] - radius, 5 * n[2], radius, radius, 2 * radius, radius,
	    radius, 2 * radius));
}

static const char *
draw_band(struct arena *arena, int i, const int *n)
{
	int	 x = 55 * i - 25 + n[0], width = 14 + n[1];

	return (arena_printf(arena, "M%d 100L%d 0h%dL%d 100Z", x, x + 55,
	    width, x + width));
}

/* A calm pattern instead of a picture, always the same one for a title. */
static void
add_pattern(const struct page *page, struct value *card, const char *title)
{
	static const char	*(*const kinds[])(struct arena *, int,
				    const int *) = { draw_hill, draw_circle,
				    draw_band };
	struct value		*list = data_list(card, "shapes");
	uint32_t		 state = tones_hash(title);
	size_t			 kind = (state >> 8) % 3;
	int			 numbers[NUMBERS], i, j;

	for (i = 0; i < SHAPES; i++) {
		for (j = 0; j < NUMBERS; j++) {
			state = state * 1664525U + 1013904223U;
			numbers[j] = (int)((state >> 16) % 20);
		}
		data_text(list, NULL, kinds[kind](page->rq->arena, i,
		    numbers));
	}
}

static void
add_picture(const struct page *page, struct value *card,
    const struct value *event)
{
	const char	*address = card_image(event, "medium_large");

	data_text(card, "image", address);
	if (*address == '\0')
		add_pattern(page, card, data_get(event, "title"));
	else
		data_text(card, "set", card_image_set(page,
		    data_member(event, "image")));
}

void
posters_tile(const struct page *page, struct value *card, int64_t day)
{
	int	 year, month, date;

	date_civil(day, &year, &month, &date);
	data_text(card, "weekday", page->texts[TEXT_PAGE_WEEKDAY_SHORT_0 +
	    (enum text)date_weekday(day)]);
	data_integer(card, "day", date);
	data_text(card, "month", page->texts[TEXT_PAGE_MONTH_SHORT_1 +
	    (enum text)month - 1]);
}

struct value *
posters_add(struct page *page, struct value *list, const struct value *event,
    int64_t from)
{
	struct value	*card;
	struct when	 w;
	int64_t		 day;

	when_read(&w, event);
	day = when_first_day(&w) < from ? from : when_first_day(&w);
	card = card_add(page, list, NULL, event, &w,
	    when_in_day(page, &w, day));
	posters_tile(page, card, day);
	data_text(card, "date", when_day(page, day));
	add_picture(page, card, event);

	return (card);
}
