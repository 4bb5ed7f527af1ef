#include "pages/facts.h"

#include <string.h>

#include "base/array.h"
#include "base/json.h"
#include "calendar/event.h"
#include "pages/card.h"
#include "pages/data.h"
#include "pages/page.h"
#include "pages/when.h"

#define DIGITS	"0123456789"

/* Returns "12.5" as JSON writes it, or NULL if the text is not a number. */
static const char *
number_of(const char *text)
{
	size_t	 whole, part;

	while (text[0] == '0' && text[1] >= '0' && text[1] <= '9')
		text++;
	whole = strspn(text, DIGITS);
	if (whole == 0 || text[whole] == '\0')
		return (whole == 0 ? NULL : text);
	part = strspn(text + whole + 1, DIGITS);

	return (text[whole] == '.' && part > 0 &&
	    text[whole + 1 + part] == '\0' ? text : NULL);
}

static void
add_offer(struct value *map, const struct value *offer)
{
	const struct value	*member;
	const char		*price;

	if ((price = number_of(data_get(offer, "price"))) == NULL)
		return;
	map = data_map(map, "offers");
	for (member = offer->first; member != NULL; member = member->next)
		if (strcmp(member->name, "price") == 0)
			data_number(map, "price", price);
		else
			data_value(map, member->name, member);
}

static void
add_place(struct value *map, const struct value *place)
{
	const struct value	*member;

	map = data_map(map, "location");
	for (member = place->first; member != NULL; member = member->next)
		data_value(map, member->name, member);
	if (value_get(place, "address") == NULL)
		data_text(map, "address", data_get(place, "name"));
}

/*
 * Without a venue, the place of an event is unknown, and so is whether it is
 * online. So neither a place nor an address is added.
 */
static bool
is_known(const struct value *member, bool has_place)
{
	if (!has_place && strcmp(member->name, "eventAttendanceMode") == 0)
		return (false);

	return (member->kind != VALUE_TEXT || *member->text != '\0');
}

void
facts_event(struct page *page, const struct value *json_ld)
{
	const struct value	*member;
	struct value		*map;
	bool			 has_place;

	if (json_ld->kind != VALUE_MAP)
		return;
	has_place = value_get(json_ld, "location") != NULL;
	map = data_map(data_map(page->frame, "json_ld"), "facts");
	for (member = json_ld->first; member != NULL; member = member->next)
		if (strcmp(member->name, "offers") == 0)
			add_offer(map, member);
		else if (strcmp(member->name, "location") == 0)
			add_place(map, member);
		else if (is_known(member, has_place))
			data_value(map, member->name, member);
}

static void
add_filled(struct value *map, const char *name, const char *text)
{
	if (*text != '\0')
		data_text(map, name, text);
}

static void
add_listed_place(struct page *page, struct value *map,
    const struct value *venue)
{
	static const char *const	 names[][2] = {
		{ "address", "streetAddress" }, { "city", "addressLocality" },
		{ "stateprovince", "addressRegion" }, { "zip", "postalCode" },
		{ "country", "addressCountry" }
	};
	struct value			*address;
	size_t				 i;

	if (venue->kind != VALUE_MAP)
		return;
	data_text(map, "eventAttendanceMode",
	    "https://schema.org/OfflineEventAttendanceMode");
	map = data_map(map, "location");
	data_text(map, "@type", "Place");
	data_text(map, "name", card_name(page, venue, "venue"));
	address = data_map(map, "address");
	data_text(address, "@type", "PostalAddress");
	for (i = 0; i < COUNT(names); i++)
		add_filled(address, names[i][1],
		    card_name(page, venue, names[i][0]));
	if (address->count == 1)
		data_text(map, "address", card_name(page, venue, "venue"));
}

static void
add_listed(struct page *page, struct value *map, const struct value *event)
{
	struct when	 w;

	when_read(&w, event);
	data_text(map, "@context", JSON_LD_CONTEXT);
	data_text(map, "@type", "Event");
	data_text(map, "name", card_name(page, event, "title"));
	add_filled(map, "description", card_summary(page, event));
	add_filled(map, "image", card_image(event, "full"));
	data_text(map, "url", data_get(event, "url"));
	data_text(map, "eventStatus", event_json_ld_status(data_get(event,
	    "event_status")));
	data_text(map, "startDate", when_machine(page, &w, false));
	data_text(map, "endDate", when_machine(page, &w, true));
	add_listed_place(page, map, data_member(event, "venue"));
}

void
facts_listed(struct page *page, const struct value *event)
{
	struct value	*facts = value_get(page->frame, "json_ld");

	facts = facts == NULL ? data_list(data_map(page->frame, "json_ld"),
	    "facts") : value_get(facts, "facts");
	add_listed(page, data_map(facts, NULL), event);
}

void
facts_list(struct page *page, const struct value *events)
{
	const struct value	*event;

	if (value_get(page->frame, "json_ld") != NULL)
		return;
	for (event = events->first; event != NULL; event = event->next)
		facts_listed(page, event);
}
