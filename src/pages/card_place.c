#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/tiles.h"
#include "text/urls.h"

#define MAP	"https://www.openstreetmap.org/"
#define ZOOM	15	/* shows a few streets around */

/* Removes the scheme, "www." and a slash at the end. */
static const char *
shorten_address(struct arena *arena, const char *address)
{
	const char	*host;
	size_t		 length;

	host = strstr(address, "://");
	host = host == NULL ? address : host + strlen("://");
	if (strncmp(host, "www.", 4) == 0)
		host += 4;
	length = strlen(host);
	if (length > 0 && host[length - 1] == '/')
		length--;

	return (arena_copy(arena, host, length));
}

/* The width of an image of unknown size is 0. */
static bool
has_size(const struct value *size)
{
	const char	*width = data_get(size, "width");

	return (*width != '\0' && strcmp(width, "0") != 0);
}

const char *
card_image_set(const struct page *page, const struct value *image)
{
	static const char *const	 sizes[] = {
		"medium", "medium_large", "large", "full"
	};
	const struct value		*size;
	struct buf			 b;
	size_t				 i;

	buf_init(&b, page->rq->arena, 256);
	for (i = 0; i < COUNT(sizes); i++) {
		size = data_member(data_member(image, "sizes"), sizes[i]);
		if (!has_size(size))
			continue;
		buf_string(&b, b.length > 0 ? ", " : "");
		buf_string(&b, data_get(size, "url"));
		buf_char(&b, ' ');
		buf_string(&b, data_get(size, "width"));
		buf_char(&b, 'w');
	}

	return (b.data);
}

/* Adds the image that other sites show for a link to the page. */
static void
add_shared(struct page *page, const struct value *image, const char *address)
{
	const struct value	*size;
	struct value		*map;
	bool			 known;

	size = data_member(data_member(image, "sizes"), "large");
	if (!has_size(size))
		size = image;
	known = has_size(size);
	map = data_map(page->frame, "image");
	data_text(map, "address", address);
	data_text(map, "width", known ? data_get(size, "width") : "");
	data_text(map, "height", known ? data_get(size, "height") : "");
	data_text(map, "alt", *data_get(image, "alt") != '\0' ?
	    data_get(image, "alt") : data_get(page->frame, "title"));
}

static void
add_image(struct page *page, const struct value *record)
{
	const struct value	*image = data_member(record, "image");
	struct value		*map;
	const char		*address = card_image(record, "large");

	if (*address == '\0')
		return;
	add_shared(page, image, address);
	map = data_map(page->content, "image");
	data_text(map, "address", address);
	data_text(map, "set", card_image_set(page, image));
	data_text(map, "width", has_size(image) ? data_get(image, "width") :
	    "");
	data_text(map, "height", data_get(image, "height"));
	data_text(map, "alt", data_get(image, "alt"));
}

void
card_common(struct page *page, const struct value *record)
{
	struct value	*map = page->content;
	const char	*website;

	website = data_get(record, "website");
	data_text(map, "website", website);
	data_text(map, "website_short", shorten_address(page->rq->arena,
	    website));
	add_image(page, record);
	data_markup(map, "description", data_get(record, "description"));
	page->about = card_summary(page, record);
}

static void
add_line(struct value *lines, const char *text)
{
	if (*text != '\0')
		data_text(lines, NULL, text);
}

/* Whether addresses of a country are written in this way. */
static bool
is_among(const char *country, const char *const *names)
{
	while (*names != NULL && strcasecmp(country, *names) != 0)
		names++;

	return (*names != NULL);
}

/*
 * Town, region and postal code as people write them: "Rome, NY 13440",
 * "London" above "N1 9GU", and "00184 Roma" above a region elsewhere.
 */
static void
add_town(const struct page *page, struct value *lines, const char *country,
    const char *city, const char *region, const char *zip)
{
	static const char *const	 regions[] = { "United States",
	    "United States of America", "USA", "US", "Canada", "CA",
	    "Australia", "AU", "Vereinigte Staaten", "Estados Unidos",
	    "États-Unis", NULL };
	static const char *const	 below[] = { "United Kingdom", "UK",
	    "GB", "Great Britain", "England", "Scotland", "Wales", "Ireland",
	    NULL };
	struct arena			*arena = page->rq->arena;
	const char			*space;

	space = *zip != '\0' && *city != '\0' ? " " : "";
	if (is_among(country, regions)) {
		space = *zip != '\0' && *region != '\0' ? " " : "";
		region = arena_join(arena, region, space, zip, NULL);
		add_line(lines, arena_join(arena, city, *city != '\0' &&
		    *region != '\0' ? ", " : "", region, NULL));
		return;
	}
	if (is_among(country, below)) {
		add_line(lines, city);
		add_line(lines, region);
		add_line(lines, zip);
		return;
	}
	add_line(lines, arena_join(arena, zip, space, city, NULL));
	add_line(lines, region);
}

void
card_lines(const struct page *page, struct value *lines,
    const struct value *venue)
{
	const char	*region, *country;

	region = card_plain(page, venue, "stateprovince");
	country = card_plain(page, venue, "country");
	add_line(lines, card_plain(page, venue, "address"));
	add_town(page, lines, country, card_plain(page, venue, "city"),
	    *region != '\0' ? region : card_plain(page, venue, "province"),
	    card_plain(page, venue, "zip"));
	add_line(lines, country);
}

/* Whether pages leave out the country. */
static bool
is_at_home(const struct page *page, const struct value *venue)
{
	const char	*home = page->rq->site->country;

	return (*home != '\0' &&
	    strcasecmp(card_plain(page, venue, "country"), home) == 0);
}

static bool
shows_map(const struct value *venue)
{
	return (data_true(venue, "show_map") ||
	    data_true(venue, "show_map_link"));
}

/* Returns a link to a map: by coordinates, or else by address. */
static const char *
map_address(const struct page *page, const struct value *venue,
    const struct value *lines)
{
	const struct value	*line;
	const char		*latitude, *longitude;
	struct buf		 b;

	latitude = data_get(venue, "geo_lat");
	longitude = data_get(venue, "geo_lng");
	if (*latitude != '\0')
		return (arena_join(page->rq->arena, MAP "?mlat=", latitude,
		    "&mlon=", longitude, "#map=17/", latitude, "/", longitude,
		    NULL));
	if (lines->count == 0)
		return ("");

	buf_init(&b, page->rq->arena, 128);
	buf_string(&b, MAP "search?query=");
	for (line = lines->first; line != NULL; line = line->next) {
		url_encode(&b, line->text);
		buf_string(&b, line->next != NULL ? "%2C+" : "");
	}

	return (b.data);
}

void
card_place(const struct page *page, struct value *map,
    const struct value *venue)
{
	const struct value	*line;
	struct value		*whole, *lines;
	const char		*address;
	bool			 at_home = is_at_home(page, venue);

	whole = value_new(page->rq->arena, VALUE_LIST);
	card_lines(page, whole, venue);
	lines = data_list(map, "lines");
	for (line = whole->first; line != NULL; line = line->next)
		if (line->next != NULL || !at_home)
			data_text(lines, NULL, line->text);
	address = shows_map(venue) ? map_address(page, venue, whole) : "";
	data_text(map, "map", address);
	data_flag(map, "has_lines", lines->count > 0 || *address != '\0');
}

void
card_tiles(const struct page *page, struct value *map,
    const struct value *venue)
{
	const struct site	*site = page->rq->site;
	struct arena		*arena = page->rq->arena;
	struct tiles		 tiles;
	struct value		*added, *images;
	int			 i;

	if (*site->map_tiles == '\0' || !data_true(venue, "show_map") ||
	    *data_get(venue, "geo_lat") == '\0' ||
	    !tiles_around(atof(data_get(venue, "geo_lat")),
	    atof(data_get(venue, "geo_lng")), ZOOM, &tiles))
		return;
	added = data_map(map, "tiles");
	data_text(added, "label", phrase(arena, page->texts[TEXT_PAGE_MAP_OF],
	    "name", card_name(page, venue, "venue"), NULL));
	data_text(added, "map", data_get(map, "map"));
	images = data_list(added, "images");
	for (i = 0; i < TILES_COUNT; i++)
		data_text(images, NULL, tiles_address(arena, site->map_tiles,
		    tiles.zoom, tiles.column[i], tiles.row[i]));
	data_text(added, "x", arena_integer(arena, tiles.x));
	data_text(added, "y", arena_integer(arena, tiles.y));
	data_text(added, "credit", site->map_credit);
	data_text(added, "credit_address", site->map_credit_url);
}
