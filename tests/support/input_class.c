#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "input.h"

static const char *
integer_class(const struct param *p)
{
	bool	 zero;

	zero = (p->flags & PARAM_ZERO) != 0;
	switch (p->reference) {
	case REFERENCE_NONE:
		return ("posint");
	case REFERENCE_USER:
		return ("user");
	case REFERENCE_EVENT:
		return (zero ? "event0" : "event");
	case REFERENCE_CATEGORY:
		return (zero ? "category0" : "category");
	default:
		cr_assert_fail("no class for the integer %s", p->name);
		return (NULL);
	}
}

static const char *
number_class(const struct param *p)
{
	if (strstr(p->name, "lat") != NULL)
		return ("latitude");

	return (strstr(p->name, "lng") != NULL ? "longitude" : "distance");
}

static const char *
ids_class(const struct param *p)
{
	switch (p->reference) {
	case REFERENCE_NONE:
		return ("ids");
	case REFERENCE_VENUE:
		return ("venueids");
	case REFERENCE_ORGANIZER:
		return ("organizerids");
	case REFERENCE_CATEGORY:
		return ("categoryids");
	case REFERENCE_TAG:
		return ("tagids");
	default:
		cr_assert_fail("no class for the list %s", p->name);
		return (NULL);
	}
}

static const char *
truthy_class(const struct param *p)
{
	if (p->flags & PARAM_TEXTS)
		return ("truthytext");

	return (p->flags & PARAM_NONEMPTY ? "strict" : "truthy");
}

const char *
input_class(const struct param *p)
{
	switch (p->type) {
	case PARAM_INTEGER:
		return (integer_class(p));
	case PARAM_NUMBER:
		return (number_class(p));
	case PARAM_BOOLEAN:
		return ("boolean");
	case PARAM_STRING:
		return (p->flags & PARAM_NONEMPTY ? "nonempty" : "text");
	case PARAM_ENUM: case PARAM_WORD:
		return (p->name);
	case PARAM_STATUS:
		return ("status");
	case PARAM_STATUSES:
		return ("statuses");
	case PARAM_MOMENT: case PARAM_DATE:
		return ("date");
	case PARAM_TIMEZONE:
		return ("timezone");
	case PARAM_COLOR:
		return ("color");
	case PARAM_URL:
		return ("url");
	case PARAM_IMAGE:
		return (p->flags & PARAM_EMPTY ? "image0" : "image");
	case PARAM_PICTURE:
		return ("picture");
	case PARAM_COST:
		return ("cost");
	case PARAM_RECURRENCE:
		return ("recurrence");
	case PARAM_TRUTHY:
		return (truthy_class(p));
	case PARAM_INTEGERS:
		return (ids_class(p));
	case PARAM_TERMS:
		return (p->name);
	case PARAM_TERM_NAMES:
		return ("names");
	case PARAM_LINKS:
		return (target("links:%s", p->name));
	case PARAM_NONZERO:
		return ("nonzero");
	}
	cr_assert_fail("no class for %s", p->name);

	return (NULL);
}

/* "links" in the table stands for "links:venue" and "links:organizer". */
static bool
is_word(const char *word, size_t length, const char *class)
{
	return (strncmp(word, class, length) == 0 &&
	    (class[length] == '\0' || class[length] == ':'));
}

static bool
is_text(const struct input *input)
{
	const struct input	*text;

	for (text = input_texts; text->value != NULL; text++)
		if (text == input)
			return (true);

	return (false);
}

/* The verdict for a value that does not fit (rule 4.14). */
static enum input_verdict
unfit_verdict(const struct param *p)
{
	return (p->flags & PARAM_LENIENT ? INPUT_OPEN : INPUT_REFUSED);
}

enum input_verdict
input_verdict(const struct input *input, const struct param *p)
{
	const char	*class, *word;
	size_t		 length;

	if (is_text(input) && p->max_bytes > 0 &&
	    p->too_long == NULL && strlen(input->value) > p->max_bytes)
		return (unfit_verdict(p));
	class = input_class(p);
	for (word = input->taken; *word != '\0'; word += length) {
		word += strspn(word, " ");
		length = strcspn(word, " ");
		if (length > 0 && is_word(word, length, class))
			return (INPUT_TAKEN);
		if (*word == '?' && is_word(word + 1, length - 1, class))
			return (INPUT_OPEN);
	}

	return (unfit_verdict(p));
}

enum input_verdict
input_null(const struct route *route, const struct param *p)
{
	static const struct {
		const char	*routes;
		const char	*names;
	} rows[] = {
		{ "event_create", " website cost categories tags venue "
		    "organizer password " },
		{ "event_update event_update_by_slug", " website cost "
		    "categories tags venue organizer description excerpt image "
		    "password " },
		{ "venue_update venue_update_by_slug", " image " },
		{ "organizer_update organizer_update_by_slug", " image " }
	};
	size_t	 i;

	if (p->type == PARAM_NONZERO || p->type == PARAM_TRUTHY)
		return (INPUT_OPEN);
	for (i = 0; i < COUNT(rows); i++)
		if (strstr(rows[i].routes, route->name) != NULL &&
		    strstr(rows[i].names, target(" %s ", p->name)) != NULL)
			return (INPUT_TAKEN);

	return (unfit_verdict(p));
}
