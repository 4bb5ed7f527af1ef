#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "calendar_model.h"
#include "given.h"

struct calendar_place	 calendar_venues[CALENDAR_VENUES];
struct calendar_place	 calendar_organizers[CALENDAR_ORGANIZERS];

static const struct {
	double	 latitude, longitude, spread;
} regions[] = {
	{ 48.8566, 2.3522, 0.5 },	/* Paris */
	{ 40.7128, -74.006, 1 },	/* New York */
	{ -17.7, 179.9, 3 },		/* Fiji, on either side of 180 */
	{ 89, 0, 90 },			/* around a pole */
	{ 0, 0, 90 },			/* anywhere */
};

static double
near(double middle, double spread, double end)
{
	double	 value;

	value = middle + spread * ((double)calendar_any(2001) - 1000) / 1000;
	if (value > end)
		value = end == 90 ? 180 - value : value - 360;

	return (value);
}

static const char *
locate(struct calendar_place *p)
{
	size_t	 i;

	if (calendar_any(3) == 0)
		return ("");
	i = (size_t)calendar_any(COUNT(regions));
	p->located = true;
	p->latitude = near(regions[i].latitude, regions[i].spread, 90);
	p->longitude = near(regions[i].longitude, regions[i].spread, 180);

	return (target(",\"geo_lat\":%.17g,\"geo_lng\":%.17g", p->latitude,
	    p->longitude));
}

/* Each record has another number: otherwise an equal one would be reused. */
static const char *
describe(struct calendar_place *p, const char *kind, int i)
{
	calendar_write(&p->name, 1 + (int)calendar_any(3));
	calendar_write(&p->description, (int)calendar_any(4));
	snprintf(p->details[0], sizeof(p->details[0]), "555-%d", i);
	snprintf(p->details[1], sizeof(p->details[1]), "https://s%lld.example",
	    (long long)calendar_any(5));

	return (target("{\"%s\":\"%s\",\"description\":\"%s\",\"phone\":\"%s\","
	    "\"website\":\"%s\"", kind, p->name.sent, p->description.sent,
	    p->details[0], p->details[1]));
}

static void
give_venue(int i)
{
	static const char	*cities[] = {
		"rome", "jazz night", "", "oslo"
	};
	static const char	*streets[] = { "open street 1", "", "night 2" };
	struct calendar_place	*p = &calendar_venues[i];
	const char		*members, *more;

	members = describe(p, "venue", i);
	strcpy(p->details[2], cities[calendar_any(4)]);
	strcpy(p->details[3], streets[calendar_any(3)]);
	more = calendar_begin(&p->record, "ed");
	calendar_send(&p->record, "ed", "/venues", target(
	    "%s,\"city\":\"%s\",\"address\":\"%s\"%s%s}", members,
	    p->details[2], p->details[3], locate(p), more));
}

static void
give_organizer(int i)
{
	struct calendar_place	*p = &calendar_organizers[i];
	const char		*members, *more;

	members = describe(p, "organizer", i);
	snprintf(p->details[2], sizeof(p->details[2]), "jazz%d@example.org",
	    i % 7);
	more = calendar_begin(&p->record, "ed");
	calendar_send(&p->record, "ed", "/organizers",
	    target("%s,\"email\":\"%s\"%s}", members, p->details[2], more));
}

void
calendar_give_places(void)
{
	int	 i;

	for (i = 0; i < CALENDAR_VENUES; i++) {
		give_venue(i);
		if (i < CALENDAR_ORGANIZERS)
			give_organizer(i);
	}
}
