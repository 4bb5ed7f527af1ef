#include <stdio.h>
#include <string.h>

#include "text/zones_file.h"

/*
 * Times from zone->repeat on are looked up some 400-year cycles earlier.
 * Returns the seconds of these cycles.
 */
static int64_t
cycles_back(const struct zone *zone, int64_t time)
{
	if (!zone->repeats || time < zone->repeat)
		return (0);

	return (((time - zone->repeat) / ZONE_CYCLE + 1) * ZONE_CYCLE);
}

/* The number of changes up to that instant. */
static size_t
changes_until(const struct zone *zone, int64_t utc)
{
	size_t	 low = 0, high = zone->change_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (zone->changes[middle].at <= utc)
			low = middle + 1;
		else
			high = middle;
	}

	return (low);
}

static const struct zone_type *
type_after(const struct zone *zone, size_t changes)
{
	return (changes == 0 ? &zone->first : zone->changes[changes - 1].type);
}

static const struct zone_type *
type_at(const struct zone *zone, int64_t utc)
{
	return (type_after(zone,
	    changes_until(zone, utc - cycles_back(zone, utc))));
}

static void
make_span(struct zone_span *span, int64_t from, const struct zone_type *type)
{
	*span = (struct zone_span){ from, type->offset, type->daylight,
	    type->abbreviation };
}

void
zone_span(const struct zone *zone, int64_t utc, struct zone_span *span)
{
	int64_t	 back = cycles_back(zone, utc);
	size_t	 i = changes_until(zone, utc - back);

	make_span(span, i == 0 ? INT64_MIN : zone->changes[i - 1].at + back,
	    type_after(zone, i));
}

bool
zone_span_after(const struct zone *zone, int64_t utc, struct zone_span *span)
{
	int64_t	 back = cycles_back(zone, utc);
	size_t	 i = changes_until(zone, utc - back);

	if (i == zone->change_count)
		return (false);
	make_span(span, zone->changes[i].at + back, zone->changes[i].type);

	return (true);
}

const char *
zone_name(const struct zone *zone)
{
	return (zone->name);
}

int32_t
zone_offset(const struct zone *zone, int64_t utc)
{
	return (type_at(zone, utc)->offset);
}

int64_t
zone_to_local(const struct zone *zone, int64_t utc)
{
	return (utc + zone_offset(zone, utc));
}

int64_t
zone_to_utc(const struct zone *zone, int64_t local)
{
	int64_t	 back, utc, before;
	size_t	 i;

	back = cycles_back(zone, local);
	local -= back;
	i = changes_until(zone, local - ZONE_EAST_MAX - 1);
	utc = before = local - type_after(zone, i)->offset;
	/* The first span that does not end before the clock time. */
	while (i < zone->change_count && utc >= zone->changes[i].at) {
		before = utc;
		utc = local - type_after(zone, ++i)->offset;
	}
	/* The clock time is skipped if that span starts after it. */
	if (i > 0 && utc < zone->changes[i - 1].at)
		utc = before;

	return (utc + back);
}

void
zone_abbreviation(const struct zone *zone, const char *text, int64_t utc,
    char abbreviation[ZONE_ABBREVIATION])
{
	const struct zone_type	*type;
	unsigned int		 minutes;

	type = type_at(zone, utc);
	if (type->abbreviation != NULL)
		text = type->abbreviation;
	else if (strcmp(text, "Z") != 0 && strncmp(text, "UTC", 3) != 0)
		text = NULL;
	if (text != NULL) {
		*stpncpy(abbreviation, text, ZONE_ABBREVIATION - 1) = '\0';
		return;
	}
	minutes = (unsigned int)(type->offset < 0 ? -type->offset :
	    type->offset) / 60;
	snprintf(abbreviation, ZONE_ABBREVIATION, "GMT%c%02u%02u",
	    type->offset < 0 ? '-' : '+', minutes / 60 % 100, minutes % 60);
}
