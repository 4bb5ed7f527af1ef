/* Made from spec/ by codegen; do not edit. */
#include "generated/pages.h"
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

const struct path page_paths[] = {
	[PAGE_PATH_ROOT] = { .template = "", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_calendar }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENT_SLUG] = { .template = "/event/{slug}", .allow = "GET, HEAD, POST", .capture = "slug", .routes = (const struct route *const[]){ &route_page_event, &route_page_event_open }, .route_count = 2, .is_page = true },
	[PAGE_PATH_VENUE_SLUG] = { .template = "/venue/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = (const struct route *const[]){ &route_page_venue }, .route_count = 1, .is_page = true },
	[PAGE_PATH_ORGANIZER_SLUG] = { .template = "/organizer/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = (const struct route *const[]){ &route_page_organizer }, .route_count = 1, .is_page = true },
	[PAGE_PATH_VENUES] = { .template = "/venues", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_venues }, .route_count = 1, .is_page = true },
	[PAGE_PATH_ORGANIZERS] = { .template = "/organizers", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_organizers }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS] = { .template = "/events", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_moved_events }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_WORDS] = { .template = "/events/{words}", .allow = "GET, HEAD", .capture = "words", .routes = (const struct route *const[]){ &route_moved_calendar }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENT_WORDS] = { .template = "/event/{words}", .allow = "GET, HEAD", .capture = "words", .routes = (const struct route *const[]){ &route_moved_event }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_TAG_SLUGS] = { .template = "/events/tag/{slugs}", .allow = "GET, HEAD", .capture = "slugs", .routes = (const struct route *const[]){ &route_moved_tag }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_CATEGORY_SLUGS] = { .template = "/events/category/{slugs}", .allow = "GET, HEAD", .capture = "slugs", .routes = (const struct route *const[]){ &route_page_category }, .route_count = 1, .is_page = true },
	[PAGE_PATH_TAG_SLUG] = { .template = "/tag/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = (const struct route *const[]){ &route_page_tag }, .route_count = 1, .is_page = true },
	[PAGE_PATH_ROBOTS_TXT] = { .template = "/robots.txt", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_robots }, .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_XML] = { .template = "/sitemap.xml", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_sitemap }, .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_PAGES] = { .template = "/sitemap/pages", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_sitemap_pages }, .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_YEAR_MONTH] = { .template = "/sitemap/{year_month}", .allow = "GET, HEAD", .capture = "year_month", .routes = (const struct route *const[]){ &route_page_sitemap_month }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EMBED] = { .template = "/embed", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_embed }, .route_count = 1, .is_page = true },
	[PAGE_PATH_EMBED_EVENT_SLUG] = { .template = "/embed/event/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = (const struct route *const[]){ &route_page_embed_event }, .route_count = 1, .is_page = true },
	[PAGE_PATH_FAVICON_ICO] = { .template = "/favicon.ico", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_icon_ico }, .route_count = 1, .is_page = true },
	[PAGE_PATH_FAVICON_SVG] = { .template = "/favicon.svg", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_icon_svg }, .route_count = 1, .is_page = true },
	[PAGE_PATH_APPLE_TOUCH_ICON_PNG] = { .template = "/apple-touch-icon.png", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_icon_touch }, .route_count = 1, .is_page = true },
	[PAGE_PATH_BRAND_NAME] = { .template = "/brand/{name}", .allow = "GET, HEAD", .capture = "name", .routes = (const struct route *const[]){ &route_page_brand }, .route_count = 1, .is_page = true },
	[PAGE_PATH_IMAGES_NAME] = { .template = "/images/{name}", .allow = "GET, HEAD", .capture = "name", .routes = (const struct route *const[]){ &route_page_image }, .route_count = 1, .is_page = true },
	[PAGE_PATH_DOC] = { .template = "/doc", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_page_doc }, .route_count = 1, .is_page = true },
	[PAGE_PATH_DOC_NAME] = { .template = "/doc/{name}", .allow = "GET, HEAD", .capture = "name", .routes = (const struct route *const[]){ &route_page_doc_part }, .route_count = 1, .is_page = true },
	[PAGE_PATH_DESK] = { .template = "/desk", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_home }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_SIGN_IN] = { .template = "/desk/sign-in", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_sign_in, &route_desk_enter }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_FORGOTTEN] = { .template = "/desk/forgotten", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_forgotten, &route_desk_forgotten_send }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_SIGN_OUT] = { .template = "/desk/sign-out", .allow = "POST", .routes = (const struct route *const[]){ &route_desk_leave }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_WELCOME] = { .template = "/desk/welcome", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_welcome, &route_desk_begin }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_EVENTS] = { .template = "/desk/events", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_list }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_VENUES] = { .template = "/desk/venues", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_list_venues }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_ORGANIZERS] = { .template = "/desk/organizers", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_list_organizers }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_CATEGORIES] = { .template = "/desk/categories", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_list_categories }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_TAGS] = { .template = "/desk/tags", .allow = "GET, HEAD", .routes = (const struct route *const[]){ &route_desk_list_tags }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_EVENTS_NEW] = { .template = "/desk/events/new", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_new, &route_desk_create }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_VENUES_NEW] = { .template = "/desk/venues/new", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_new_venue, &route_desk_create_venue }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_ORGANIZERS_NEW] = { .template = "/desk/organizers/new", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_new_organizer, &route_desk_create_organizer }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_CATEGORIES_NEW] = { .template = "/desk/categories/new", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_new_category, &route_desk_create_category }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_TAGS_NEW] = { .template = "/desk/tags/new", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_new_tag, &route_desk_create_tag }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_EVENTS_ID] = { .template = "/desk/events/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_edit, &route_desk_change }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_VENUES_ID] = { .template = "/desk/venues/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_edit_venue, &route_desk_change_venue }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_ORGANIZERS_ID] = { .template = "/desk/organizers/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_edit_organizer, &route_desk_change_organizer }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_CATEGORIES_ID] = { .template = "/desk/categories/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_edit_category, &route_desk_change_category }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_TAGS_ID] = { .template = "/desk/tags/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_edit_tag, &route_desk_change_tag }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_IMAGES] = { .template = "/desk/images", .allow = "POST", .routes = (const struct route *const[]){ &route_desk_picture }, .route_count = 1, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_ACCOUNT] = { .template = "/desk/account", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_account, &route_desk_account_change }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_PEOPLE] = { .template = "/desk/people", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_people, &route_desk_invite }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_PEOPLE_ID] = { .template = "/desk/people/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_person, &route_desk_person_change }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_SUBSCRIPTIONS] = { .template = "/desk/subscriptions", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_desk_subscriptions, &route_desk_subscription_add }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_DESK_SUBSCRIPTIONS_ID] = { .template = "/desk/subscriptions/{id}", .allow = "GET, HEAD, POST", .capture = "id", .routes = (const struct route *const[]){ &route_desk_subscription, &route_desk_subscription_change }, .route_count = 2, .is_page = true, .is_desk = true },
	[PAGE_PATH_SUBMIT] = { .template = "/submit", .allow = "GET, HEAD, POST", .routes = (const struct route *const[]){ &route_submit, &route_submit_send }, .route_count = 2, .is_page = true },
};

const size_t page_path_count = COUNT(page_paths);

static const struct node brand_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_BRAND_NAME] },
};

static const struct node desk_categories_children[] = {
	{ .word = "new", .path = &page_paths[PAGE_PATH_DESK_CATEGORIES_NEW] },
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_CATEGORIES_ID] },
};

static const struct node desk_events_children[] = {
	{ .word = "new", .path = &page_paths[PAGE_PATH_DESK_EVENTS_NEW] },
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_EVENTS_ID] },
};

static const struct node desk_organizers_children[] = {
	{ .word = "new", .path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_NEW] },
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_ID] },
};

static const struct node desk_people_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_PEOPLE_ID] },
};

static const struct node desk_subscriptions_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS_ID] },
};

static const struct node desk_tags_children[] = {
	{ .word = "new", .path = &page_paths[PAGE_PATH_DESK_TAGS_NEW] },
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_TAGS_ID] },
};

static const struct node desk_venues_children[] = {
	{ .word = "new", .path = &page_paths[PAGE_PATH_DESK_VENUES_NEW] },
	{ .capture = CAPTURE_DIGITS, .path = &page_paths[PAGE_PATH_DESK_VENUES_ID] },
};

static const struct node desk_children[] = {
	{ .word = "account", .path = &page_paths[PAGE_PATH_DESK_ACCOUNT] },
	{ .word = "categories", .children = desk_categories_children, .child_count = COUNT(desk_categories_children), .path = &page_paths[PAGE_PATH_DESK_CATEGORIES] },
	{ .word = "events", .children = desk_events_children, .child_count = COUNT(desk_events_children), .path = &page_paths[PAGE_PATH_DESK_EVENTS] },
	{ .word = "forgotten", .path = &page_paths[PAGE_PATH_DESK_FORGOTTEN] },
	{ .word = "images", .path = &page_paths[PAGE_PATH_DESK_IMAGES] },
	{ .word = "organizers", .children = desk_organizers_children, .child_count = COUNT(desk_organizers_children), .path = &page_paths[PAGE_PATH_DESK_ORGANIZERS] },
	{ .word = "people", .children = desk_people_children, .child_count = COUNT(desk_people_children), .path = &page_paths[PAGE_PATH_DESK_PEOPLE] },
	{ .word = "sign-in", .path = &page_paths[PAGE_PATH_DESK_SIGN_IN] },
	{ .word = "sign-out", .path = &page_paths[PAGE_PATH_DESK_SIGN_OUT] },
	{ .word = "subscriptions", .children = desk_subscriptions_children, .child_count = COUNT(desk_subscriptions_children), .path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS] },
	{ .word = "tags", .children = desk_tags_children, .child_count = COUNT(desk_tags_children), .path = &page_paths[PAGE_PATH_DESK_TAGS] },
	{ .word = "venues", .children = desk_venues_children, .child_count = COUNT(desk_venues_children), .path = &page_paths[PAGE_PATH_DESK_VENUES] },
	{ .word = "welcome", .path = &page_paths[PAGE_PATH_DESK_WELCOME] },
};

static const struct node doc_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_DOC_NAME] },
};

static const struct node embed_event_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_EMBED_EVENT_SLUG] },
};

static const struct node embed_children[] = {
	{ .word = "event", .children = embed_event_children, .child_count = COUNT(embed_event_children) },
};

static const struct node event_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_EVENT_SLUG] },
	{ .capture = CAPTURE_SEGMENTS, .path = &page_paths[PAGE_PATH_EVENT_WORDS] },
};

static const struct node events_category_children[] = {
	{ .capture = CAPTURE_SEGMENTS, .path = &page_paths[PAGE_PATH_EVENTS_CATEGORY_SLUGS] },
};

static const struct node events_tag_children[] = {
	{ .capture = CAPTURE_SEGMENTS, .path = &page_paths[PAGE_PATH_EVENTS_TAG_SLUGS] },
};

static const struct node events_children[] = {
	{ .word = "category", .children = events_category_children, .child_count = COUNT(events_category_children) },
	{ .word = "tag", .children = events_tag_children, .child_count = COUNT(events_tag_children) },
	{ .capture = CAPTURE_SEGMENTS, .path = &page_paths[PAGE_PATH_EVENTS_WORDS] },
};

static const struct node images_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_IMAGES_NAME] },
};

static const struct node organizer_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_ORGANIZER_SLUG] },
};

static const struct node sitemap_children[] = {
	{ .word = "pages", .path = &page_paths[PAGE_PATH_SITEMAP_PAGES] },
	{ .capture = CAPTURE_MONTH, .path = &page_paths[PAGE_PATH_SITEMAP_YEAR_MONTH] },
};

static const struct node tag_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_TAG_SLUG] },
};

static const struct node venue_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_VENUE_SLUG] },
};

static const struct node root_children[] = {
	{ .word = "apple-touch-icon.png", .path = &page_paths[PAGE_PATH_APPLE_TOUCH_ICON_PNG] },
	{ .word = "brand", .children = brand_children, .child_count = COUNT(brand_children) },
	{ .word = "desk", .children = desk_children, .child_count = COUNT(desk_children), .path = &page_paths[PAGE_PATH_DESK] },
	{ .word = "doc", .children = doc_children, .child_count = COUNT(doc_children), .path = &page_paths[PAGE_PATH_DOC] },
	{ .word = "embed", .children = embed_children, .child_count = COUNT(embed_children), .path = &page_paths[PAGE_PATH_EMBED] },
	{ .word = "event", .children = event_children, .child_count = COUNT(event_children) },
	{ .word = "events", .children = events_children, .child_count = COUNT(events_children), .path = &page_paths[PAGE_PATH_EVENTS] },
	{ .word = "favicon.ico", .path = &page_paths[PAGE_PATH_FAVICON_ICO] },
	{ .word = "favicon.svg", .path = &page_paths[PAGE_PATH_FAVICON_SVG] },
	{ .word = "images", .children = images_children, .child_count = COUNT(images_children) },
	{ .word = "organizer", .children = organizer_children, .child_count = COUNT(organizer_children) },
	{ .word = "organizers", .path = &page_paths[PAGE_PATH_ORGANIZERS] },
	{ .word = "robots.txt", .path = &page_paths[PAGE_PATH_ROBOTS_TXT] },
	{ .word = "sitemap", .children = sitemap_children, .child_count = COUNT(sitemap_children) },
	{ .word = "sitemap.xml", .path = &page_paths[PAGE_PATH_SITEMAP_XML] },
	{ .word = "submit", .path = &page_paths[PAGE_PATH_SUBMIT] },
	{ .word = "tag", .children = tag_children, .child_count = COUNT(tag_children) },
	{ .word = "venue", .children = venue_children, .child_count = COUNT(venue_children) },
	{ .word = "venues", .path = &page_paths[PAGE_PATH_VENUES] },
};

const struct node page_tree = { .children = root_children, .child_count = COUNT(root_children), .path = &page_paths[PAGE_PATH_ROOT] };

int	(*const page_refusal)(struct request *) = page_refused;
