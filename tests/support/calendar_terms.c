#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "calendar_model.h"
#include "given.h"

struct calendar_term	 calendar_terms[CALENDAR_TERMS];

static void
send(struct calendar_term *t, const char *path, const char *parent)
{
	struct outcome	*a;
	const char	*description = "";

	if (*t->description.sent != '\0')
		description = target(",\"description\":\"%s\"",
		    t->description.sent);
	a = ask_json("ed", "POST", target("%s?_fields=id", path),
	    target("{\"name\":\"%s\",\"slug\":\"%s\"%s%s}", t->name.sent,
	    t->slug, description, parent));
	cr_assert_eq(a->status, 201, "%s", a->body);
	t->id = strtoll(a->body + strlen("{\"id\":"), NULL, 10);
}

/*
 * Many terms have the name of another except for letter case, so the slug is
 * sent.
 */
static void
give(size_t i)
{
	struct calendar_term	*t = &calendar_terms[i];
	const char		*parent = "";
	char			 letter = (char)('a' + calendar_any(26));

	calendar_write(&t->name, 1 + (int)calendar_any(2));
	calendar_write(&t->description, (int)calendar_any(3));
	snprintf(t->slug, sizeof(t->slug), "%c%d-%zu", letter,
	    (int)calendar_any(30), i);
	if (i < CALENDAR_CATEGORIES && i > 0 && calendar_any(3) > 0) {
		t->parent = &calendar_terms[calendar_any((int64_t)i)];
		parent = target(",\"parent\":%lld", (long long)t->parent->id);
	}
	send(t, i < CALENDAR_CATEGORIES ? "/categories" : "/tags", parent);
}

/* Categories and tags alternate, so that their ids mix. */
void
calendar_give_terms(void)
{
	size_t	 i;

	for (i = 0; i < CALENDAR_CATEGORIES; i++) {
		give(i);
		if (i < CALENDAR_TAGS)
			give(CALENDAR_CATEGORIES + i);
	}
}
