#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/terms.h"

static void
write_member(struct json *out, const char *name, const struct fragment *f)
{
	if (f->made != NULL)
		json_value(out, name, f->made);
	else
		json_raw(out, name, f->json, f->length);
}

static void
write_terms(struct json *out, enum term_kind kind, const struct embedded *e)
{
	const struct fragment	*f;
	size_t			 i;

	json_list(out, term_plural(kind));
	for (i = 0; i < e->term_count; i++) {
		f = &e->terms[i];
		if (*f->more == '0' + (char)kind)
			write_member(out, NULL, f);
	}
	json_list_end(out);
}

void
embedded_write(struct json *out, const struct embedded *e)
{
	size_t	 i;

	write_terms(out, TERM_CATEGORY, e);
	write_terms(out, TERM_TAG, e);
	if (e->has_venue)
		write_member(out, "venue", &e->venue);
	else {
		json_list(out, "venue");
		json_list_end(out);
	}
	json_list(out, "organizer");
	for (i = 0; i < e->organizer_count; i++)
		write_member(out, NULL, &e->organizers[i]);
	json_list_end(out);
}

void
embedded_write_json_ld(struct json *out, const struct embedded *e)
{
	if (e->has_venue)
		json_raw(out, "location", e->venue.more, e->venue.more_length);
	if (e->organizer_count > 0)
		json_raw(out, "organizer", e->organizers[0].more,
		    e->organizers[0].more_length);
}
