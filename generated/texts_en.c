/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_en[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Calendar of events",
	[TEXT_SERVICE_DESCRIPTION] = "Lists, reads, creates, updates and "
	    "deletes events, venues, organizers, event categories and event "
	    "tags. Reading what is published needs no account; writing needs "
	    "one with a fitting role.",
	[TEXT_RESOURCE_EVENTS] = "Events of the calendar.",
	[TEXT_RESOURCE_VENUES] = "Places where events happen.",
	[TEXT_RESOURCE_ORGANIZERS] = "People and groups who hold events.",
	[TEXT_RESOURCE_CATEGORIES] = "Event categories, which may form a tree.",
	[TEXT_RESOURCE_TAGS] = "Event tags, a flat list.",
	[TEXT_COMMON_FIELDS] = "Members of the answer to keep, separated by "
	    "commas. A dot leads into maps and lists, as in events.id.",
	[TEXT_COMMON_METHOD] = "On POST, the method that is meant, such as "
	    "DELETE. The header X-HTTP-Method-Override wins over it.",
	[TEXT_COMMON_PREFER] = "handling=strict refuses unknown parameters.",
	[TEXT_COMMON_X_HTTP_METHOD_OVERRIDE] = "On POST, the method that is "
	    "meant, such as DELETE.",
	[TEXT_COMMON_IDEMPOTENCY_KEY] = "1 to 255 printable ASCII characters. "
	    "Within 24 hours a repeated request with the same key and body "
	    "gets the first answer again, and nothing is created twice.",
	[TEXT_COMMON_IF_NONE_MATCH] = "Entity tags the caller has; if one is "
	    "still current, the answer is 304 without a body.",
	[TEXT_COMMON_IF_MATCH] = "Entity tags that the record must still "
	    "have, as a GET of this address gives them; otherwise the answer "
	    "is 412.",
	[TEXT_COMMON_ORIGIN] = "Where a script in a browser comes from (CORS).",
	[TEXT_COMMON_ACCEPT_ENCODING] = "With gzip, answers above 1 KiB come "
	    "compressed.",
	[TEXT_COMMON_DATE] = "Time of the answer.",
	[TEXT_COMMON_CONTENT_LANGUAGE] = "Language of the descriptions.",
	[TEXT_COMMON_X_REQUEST_ID] = "The name of the request, in the log "
	    "too, which is the one sent with it if it is up to 64 letters, "
	    "digits and -._~:/+=@.",
	[TEXT_COMMON_X_CONTENT_TYPE_OPTIONS] = "Always nosniff.",
	[TEXT_COMMON_X_ROBOTS_TAG] = "Always noindex.",
	[TEXT_COMMON_CONTENT_ENCODING] = "gzip if the body is compressed.",
	[TEXT_COMMON_VARY] = "Header fields of the request on which the "
	    "answer depends.",
	[TEXT_COMMON_CACHE_CONTROL] = "How the answer may be stored.",
	[TEXT_COMMON_EXPIRES] = "With credentials, a time in the past.",
	[TEXT_COMMON_ETAG] = "Entity tag of the body.",
	[TEXT_COMMON_LAST_MODIFIED] = "Time of the last change.",
	[TEXT_COMMON_X_TEC_TOTAL] = "Number of all matches.",
	[TEXT_COMMON_X_TEC_TOTALPAGES] = "Number of pages.",
	[TEXT_COMMON_X_WP_TOTAL] = "Number of all matches.",
	[TEXT_COMMON_X_WP_TOTALPAGES] = "Number of pages.",
	[TEXT_COMMON_LINK] = "Addresses of the next and the previous page, "
	    "where these exist.",
	[TEXT_COMMON_LOCATION] = "Address of the record.",
	[TEXT_COMMON_ALLOW] = "Methods that the path offers.",
	[TEXT_COMMON_WWW_AUTHENTICATE] = "How to send credentials.",
	[TEXT_COMMON_RETRY_AFTER] = "Seconds after which to try again.",
	[TEXT_COMMON_PREFERENCE_APPLIED] = "handling=strict if that was asked "
	    "for.",
	[TEXT_COMMON_IDEMPOTENCY_REPLAYED] = "true if the answer is that of "
	    "an earlier request with the same key.",
	[TEXT_COMMON_ACCESS_CONTROL_EXPOSE_HEADERS] = "Header fields that a "
	    "script may read (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_HEADERS] = "Header fields that a "
	    "script may send (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_ORIGIN] = "Origins that are allowed "
	    "(CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_METHODS] = "Methods that are "
	    "allowed (CORS).",
	[TEXT_INDEX_GET] = "The index of all routes.",
	[TEXT_INDEX_GET_NAMESPACE] = "Namespace to describe; any other is "
	    "refused with 404.",
	[TEXT_INDEX_GET_CONTEXT] = "Has no effect.",
	[TEXT_DOC_GET] = "This document.",
	[TEXT_EVENT_LIST] = "List events, the earliest first. Behind .ics, "
	    ".rss or .jsonld, or by Accept, as iCalendar, RSS or schema.org; "
	    "then the first 5000 of them, without pages.",
	[TEXT_PAGING_PAGE] = "Number of the page, from 1 up.",
	[TEXT_PAGING_PER_PAGE] = "Records on a page, from 1 up. More than 50 "
	    "counts as 50.",
	[TEXT_EVENT_LIST_START_DATE] = "Only events that start on this day or "
	    "later; with strict_dates at this time or later. A date in the "
	    "time zone of the site, such as 2027-03-01, tomorrow or +2 weeks. "
	    "Without it now.",
	[TEXT_EVENT_LIST_END_DATE] = "Only events that end on this day or "
	    "earlier; with strict_dates at this time or earlier. A date in "
	    "the time zone of the site. Without it two years after the "
	    "default of start_date.",
	[TEXT_EVENT_LIST_STARTS_BEFORE] = "Only events that start before the "
	    "end of this day; with strict_dates before this time. A date in "
	    "the time zone of the site.",
	[TEXT_EVENT_LIST_STARTS_AFTER] = "Only events that start after the "
	    "end of this day; with strict_dates after this time. A date in "
	    "the time zone of the site.",
	[TEXT_EVENT_LIST_ENDS_BEFORE] = "Only events that end before the end "
	    "of this day; with strict_dates before this time. A date in the "
	    "time zone of the site.",
	[TEXT_EVENT_LIST_ENDS_AFTER] = "Only events that end after the end of "
	    "this day; with strict_dates after this time. A date in the time "
	    "zone of the site.",
	[TEXT_EVENT_LIST_STRICT_DATES] = "With 1, true, on or yes the dates "
	    "count to the second; otherwise they are widened to whole days. "
	    "Not empty.",
	[TEXT_EVENT_LIST_SEARCH] = "Words that must all occur in title, "
	    "excerpt or description, in any letter case. \"A phrase\" stays "
	    "together, -word excludes. Not empty.",
	[TEXT_EVENT_LIST_CATEGORIES] = "Only events in one of these "
	    "categories or their descendants. Ids, slugs or names of existing "
	    "ones.",
	[TEXT_EVENT_LIST_TAGS] = "Only events with one of these tags. Ids, "
	    "slugs or names of existing ones.",
	[TEXT_EVENT_LIST_VENUE] = "Only events at one of these venues. Ids of "
	    "existing ones.",
	[TEXT_EVENT_LIST_ORGANIZER] = "Only events of one of these "
	    "organizers. Ids of existing ones.",
	[TEXT_EVENT_LIST_FEATURED] = "Only events that are featured, or only "
	    "those that are not.",
	[TEXT_EVENT_LIST_STATUS] = "One or more statuses, separated by "
	    "commas, or any. Callers who may not read unpublished events can "
	    "only ask for publish.",
	[TEXT_EVENT_LIST_GEOLOC] = "Only events whose venue has a position, "
	    "or only those without one.",
	[TEXT_EVENT_LIST_GEOLOC_LAT] = "Latitude from -90 to 90 of the middle "
	    "of a search by distance. Needs geoloc_lng.",
	[TEXT_EVENT_LIST_GEOLOC_LNG] = "Longitude from -180 to 180 of the "
	    "middle of a search by distance. Needs geoloc_lat.",
	[TEXT_EVENT_LIST_GEOLOC_DISTANCE] = "Distance in kilometres from "
	    "there, above 0 and up to 20040.",
	[TEXT_EVENT_LIST_INCLUDE] = "Only events with these ids, the hidden "
	    "ones too; no date then counts.",
	[TEXT_EVENT_LIST_POST_PARENT] = "Only events that belong to the event "
	    "with this id.",
	[TEXT_EVENT_LIST_TICKETED] = "Only events that have tickets, or only "
	    "those that have none.",
	[TEXT_EVENT_LIST_MODIFIED_AFTER] = "Only events modified later than "
	    "this. A date in the time zone of the site.",
	[TEXT_EVENT_LIST_MODIFIED_BEFORE] = "Only events modified earlier "
	    "than this. A date in the time zone of the site.",
	[TEXT_EVENT_LIST_ORDERBY] = "What the list is ordered by, in any "
	    "letter case. event_date is start_date.",
	[TEXT_EVENT_LIST_ORDER] = "Ascending or descending, in any letter "
	    "case.",
	[TEXT_EVENT_CREATE] = "Create an event. For contributors and above.",
	[TEXT_EVENT_FIELDS_TITLE] = "Title. Not empty, at most 65,535 bytes.",
	[TEXT_EVENT_FIELDS_START_DATE] = "Start, such as 2027-03-01 18:00:00, "
	    "in the time zone of the event.",
	[TEXT_EVENT_FIELDS_END_DATE] = "End, such as 2027-03-01 20:00:00, in "
	    "the time zone of the event. An end before the start becomes the "
	    "start.",
	[TEXT_EVENT_FIELDS_AUTHOR] = "Id of the user who owns the event. "
	    "Without it the caller. Only editors and administrators may name "
	    "somebody else.",
	[TEXT_EVENT_FIELDS_DATE] = "Time of publication in the time zone of "
	    "the site. Without it now.",
	[TEXT_EVENT_FIELDS_DATE_UTC] = "Time of publication in UTC; wins over "
	    "date. Without it now.",
	[TEXT_EVENT_FIELDS_DESCRIPTION] = "Description, may hold HTML. Not "
	    "empty; null in an update clears it.",
	[TEXT_EVENT_FIELDS_EXCERPT] = "Short description, may hold HTML. Not "
	    "empty, at most 65,535 bytes; null in an update clears it.",
	[TEXT_EVENT_FIELDS_SLUG] = "Name in the public address. Without it "
	    "made from the title; a number is appended if it is taken.",
	[TEXT_EVENT_FIELDS_STATUS] = "Status. Without it publish, or draft "
	    "for callers who may not publish. What these would publish "
	    "becomes pending.",
	[TEXT_EVENT_FIELDS_TIMEZONE] = "Time zone of start and end, such as "
	    "Europe/Paris or UTC+2. Without it, or empty, that of the site.",
	[TEXT_EVENT_FIELDS_ALL_DAY] = "Whether the event lasts whole days. "
	    "Start and end are then widened to them.",
	[TEXT_EVENT_FIELDS_IMAGE] = "Address of an image (http or https), or "
	    "the number of one seen before. Null in an update removes it.",
	[TEXT_EVENT_FIELDS_COST] = "Price as text or number, or a list of "
	    "these, such as $10 or 5-15. An empty text is no price.",
	[TEXT_EVENT_FIELDS_WEBSITE] = "Address of a web page (http, https, "
	    "ftp or mailto), or an empty text for none.",
	[TEXT_EVENT_FIELDS_SHOW_MAP] = "Whether to show a map of the venue. "
	    "Without it false.",
	[TEXT_EVENT_FIELDS_SHOW_MAP_LINK] = "Whether to show a link to a map. "
	    "Without it false.",
	[TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS] = "Whether lists leave the "
	    "event out. Without it false.",
	[TEXT_EVENT_FIELDS_STICKY] = "Whether the event stands out in the "
	    "calendar view. Without it false.",
	[TEXT_EVENT_FIELDS_FEATURED] = "Whether the event is a featured one. "
	    "Without it false.",
	[TEXT_EVENT_FIELDS_CATEGORIES] = "Categories by id, slug or name, as "
	    "a list or separated by commas. Unknown names are created, "
	    "unknown ids skipped. Empty clears them.",
	[TEXT_EVENT_FIELDS_TAGS] = "Tags by id, slug or name, as a list or "
	    "separated by commas. Unknown names are created, unknown ids "
	    "skipped. Empty clears them.",
	[TEXT_EVENT_FIELDS_VENUE] = "Id of a venue, or an object with the "
	    "fields of a new one; of a list the first counts. Empty or null "
	    "in an update removes the link.",
	[TEXT_EVENT_FIELDS_ORGANIZER] = "Id of an organizer, or an object "
	    "with the fields of a new one, or a list of these. Empty or null "
	    "in an update removes the links.",
	[TEXT_EVENT_FIELDS_TICKETED] = "Whether the event has tickets.",
	[TEXT_EVENT_FIELDS_POST_PARENT] = "Id of the event that this one "
	    "belongs to, 0 for none.",
	[TEXT_EVENT_GET] = "Read an event. Behind .ics, .rss or .jsonld, or "
	    "by Accept, as iCalendar, RSS or schema.org.",
	[TEXT_EVENT_GET_ID] = "Id of the event.",
	[TEXT_EVENT_GET_PASSWORD] = "Password of a protected event. Not empty.",
	[TEXT_EVENT_DELETE] = "Move an event to the trash, or delete it "
	    "permanently. For contributors and above.",
	[TEXT_EVENT_DELETE_ID] = "Id of the event.",
	[TEXT_EVENT_DELETE_PASSWORD] = "Not used; the right to edit is "
	    "enough. Not empty.",
	[TEXT_EVENT_DELETE_FORCE] = "Accepted for clients of The Events "
	    "Calendar, where it only moves to the trash too. No effect.",
	[TEXT_EVENT_DELETE_PURGE] = "Whether to delete permanently, from the "
	    "trash too. Only editors and administrators may do so.",
	[TEXT_EVENT_UPDATE] = "Update an event; what is not sent stays. For "
	    "contributors and above.",
	[TEXT_EVENT_UPDATE_ID] = "Id of the event.",
	[TEXT_EVENT_UPDATE_PASSWORD] = "Password that readers must know. Not "
	    "empty; null removes it. Only in updates by id.",
	[TEXT_EVENT_GET_BY_SLUG] = "Read an event by its slug. By Accept as "
	    "iCalendar, RSS or schema.org.",
	[TEXT_EVENT_GET_BY_SLUG_SLUG] = "Slug of the event.",
	[TEXT_EVENT_GET_BY_SLUG_PASSWORD] = "Password of a protected event. "
	    "Not empty.",
	[TEXT_EVENT_DELETE_BY_SLUG] = "Move an event to the trash by its "
	    "slug, or delete it permanently. For contributors and above.",
	[TEXT_EVENT_DELETE_BY_SLUG_SLUG] = "Slug of the event.",
	[TEXT_EVENT_DELETE_BY_SLUG_FORCE] = "Accepted for clients of The "
	    "Events Calendar, where it only moves to the trash too. No effect.",
	[TEXT_EVENT_DELETE_BY_SLUG_PURGE] = "Whether to delete permanently. "
	    "Only editors and administrators may do so.",
	[TEXT_EVENT_UPDATE_BY_SLUG] = "Update an event by its slug; what is "
	    "not sent stays. For contributors and above.",
	[TEXT_EVENT_UPDATE_BY_SLUG_SLUG] = "Slug that the event has now; in "
	    "the body, the new one.",
	[TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS] = "Slug that the event has now.",
	[TEXT_VENUE_LIST] = "List venues, the newest first.",
	[TEXT_DIRECTORY_SEARCH] = "Words that must all occur, in any letter "
	    "case. \"A phrase\" stays together, -word excludes. Not empty.",
	[TEXT_DIRECTORY_EVENT] = "Id of an event; only records linked to it.",
	[TEXT_DIRECTORY_HAS_EVENTS] = "With 1, true, yes, y, on, enable or "
	    "enabled: only records linked to a published event, past ones "
	    "too. With anything else: only those without one.",
	[TEXT_DIRECTORY_ONLY_WITH_UPCOMING] = "With 1, true, yes, y, on, "
	    "enable or enabled: only records linked to a published event that "
	    "has not ended.",
	[TEXT_DIRECTORY_STATUS] = "One or more statuses, separated by commas, "
	    "or any. Callers who may not read unpublished records can only "
	    "ask for publish.",
	[TEXT_DIRECTORY_MODIFIED_AFTER] = "Only records modified later than "
	    "this. A date in the time zone of the site.",
	[TEXT_DIRECTORY_MODIFIED_BEFORE] = "Only records modified earlier "
	    "than this. A date in the time zone of the site.",
	[TEXT_DIRECTORY_ORDERBY] = "What the list is ordered by, in any "
	    "letter case.",
	[TEXT_DIRECTORY_ORDER] = "Ascending or descending, in any letter "
	    "case. Without it desc for date and modified, asc for name and id.",
	[TEXT_VENUE_CREATE] = "Create a venue, or find an equal one. For "
	    "contributors and above.",
	[TEXT_VENUE_FIELDS_VENUE] = "Name. Not empty.",
	[TEXT_VENUE_FIELDS_AUTHOR] = "Id of the user who owns the venue. "
	    "Without it the caller. Only editors and administrators may name "
	    "somebody else.",
	[TEXT_VENUE_FIELDS_DATE] = "Time of publication in the time zone of "
	    "the site. Without it now.",
	[TEXT_VENUE_FIELDS_DATE_UTC] = "Time of publication in UTC; wins over "
	    "date. Without it now.",
	[TEXT_VENUE_FIELDS_DESCRIPTION] = "Description, may hold HTML. An "
	    "empty text clears it.",
	[TEXT_VENUE_FIELDS_STATUS] = "Status. Without it publish, or draft "
	    "for callers who may not publish. What these would publish "
	    "becomes pending.",
	[TEXT_VENUE_FIELDS_SHOW_MAP] = "Whether to show a map, as a text: 1, "
	    "true, yes, y, on, enable or enabled mean yes, anything else no. "
	    "Without it yes.",
	[TEXT_VENUE_FIELDS_SHOW_MAP_LINK] = "Whether to show a link to a map, "
	    "as a text: 1, true, yes, y, on, enable or enabled mean yes, "
	    "anything else no. Without it yes.",
	[TEXT_VENUE_FIELDS_ADDRESS] = "Street and number.",
	[TEXT_VENUE_FIELDS_CITY] = "City.",
	[TEXT_VENUE_FIELDS_COUNTRY] = "Country, as free text.",
	[TEXT_VENUE_FIELDS_PROVINCE] = "Province.",
	[TEXT_VENUE_FIELDS_STATE] = "State, as in the United States.",
	[TEXT_VENUE_FIELDS_ZIP] = "Postal code.",
	[TEXT_VENUE_FIELDS_PHONE] = "Phone number.",
	[TEXT_VENUE_FIELDS_STATEPROVINCE] = "State or province. Without it "
	    "taken from state, province and country.",
	[TEXT_VENUE_FIELDS_WEBSITE] = "Address of a web page (http, https, "
	    "ftp or mailto), or an empty text for none.",
	[TEXT_VENUE_FIELDS_IMAGE] = "Address of an image (http or https), or "
	    "the number of one seen before. 0, an empty text, or null in an "
	    "update, removes it.",
	[TEXT_VENUE_FIELDS_GEO_LAT] = "Latitude from -90 to 90. Needs "
	    "geo_lng; both null in an update remove the position.",
	[TEXT_VENUE_FIELDS_GEO_LNG] = "Longitude from -180 to 180. Needs "
	    "geo_lat; both null in an update remove the position.",
	[TEXT_VENUE_GET] = "Read a venue.",
	[TEXT_VENUE_GET_ID] = "Id of the venue.",
	[TEXT_VENUE_DELETE] = "Move a venue to the trash, or delete it "
	    "permanently. For contributors and above.",
	[TEXT_VENUE_DELETE_ID] = "Id of the venue.",
	[TEXT_VENUE_DELETE_FORCE] = "Accepted for clients of The Events "
	    "Calendar, where it only moves to the trash too. No effect.",
	[TEXT_VENUE_DELETE_PURGE] = "Whether to delete permanently, from the "
	    "trash too. Only editors and administrators may do so.",
	[TEXT_VENUE_UPDATE] = "Update a venue; what is not sent stays. For "
	    "contributors and above.",
	[TEXT_VENUE_UPDATE_ID] = "Id of the venue.",
	[TEXT_VENUE_GET_BY_SLUG] = "Read a venue by its slug.",
	[TEXT_VENUE_GET_BY_SLUG_SLUG] = "Slug of the venue.",
	[TEXT_VENUE_DELETE_BY_SLUG] = "Move a venue to the trash by its slug, "
	    "or delete it permanently. For contributors and above.",
	[TEXT_VENUE_DELETE_BY_SLUG_SLUG] = "Slug of the venue.",
	[TEXT_VENUE_DELETE_BY_SLUG_FORCE] = "Accepted for clients of The "
	    "Events Calendar, where it only moves to the trash too. No effect.",
	[TEXT_VENUE_DELETE_BY_SLUG_PURGE] = "Whether to delete permanently. "
	    "Only editors and administrators may do so.",
	[TEXT_VENUE_UPDATE_BY_SLUG] = "Update a venue by its slug; what is "
	    "not sent stays. For contributors and above.",
	[TEXT_VENUE_UPDATE_BY_SLUG_SLUG] = "Slug of the venue.",
	[TEXT_ORGANIZER_LIST] = "List organizers, the newest first.",
	[TEXT_ORGANIZER_CREATE] = "Create an organizer, or find an equal one. "
	    "For contributors and above.",
	[TEXT_ORGANIZER_FIELDS_ORGANIZER] = "Name. Not empty.",
	[TEXT_ORGANIZER_FIELDS_AUTHOR] = "Id of the user who owns the "
	    "organizer. Without it the caller. Only editors and "
	    "administrators may name somebody else.",
	[TEXT_ORGANIZER_FIELDS_DATE] = "Time of publication in the time zone "
	    "of the site. Without it now.",
	[TEXT_ORGANIZER_FIELDS_DATE_UTC] = "Time of publication in UTC; wins "
	    "over date. Without it now.",
	[TEXT_ORGANIZER_FIELDS_DESCRIPTION] = "Description, may hold HTML. An "
	    "empty text clears it.",
	[TEXT_ORGANIZER_FIELDS_STATUS] = "Status. Without it publish, or "
	    "draft for callers who may not publish. What these would publish "
	    "becomes pending.",
	[TEXT_ORGANIZER_FIELDS_PHONE] = "Phone number.",
	[TEXT_ORGANIZER_FIELDS_WEBSITE] = "Address of a web page (http, "
	    "https, ftp or mailto), or an empty text for none.",
	[TEXT_ORGANIZER_FIELDS_EMAIL] = "E-mail address; it is not checked.",
	[TEXT_ORGANIZER_FIELDS_IMAGE] = "Address of an image (http or https), "
	    "or the number of one seen before. 0, an empty text, or null in "
	    "an update, removes it.",
	[TEXT_ORGANIZER_GET] = "Read an organizer.",
	[TEXT_ORGANIZER_GET_ID] = "Id of the organizer.",
	[TEXT_ORGANIZER_DELETE] = "Move an organizer to the trash, or delete "
	    "it permanently. For contributors and above.",
	[TEXT_ORGANIZER_DELETE_ID] = "Id of the organizer.",
	[TEXT_ORGANIZER_DELETE_FORCE] = "Accepted for clients of The Events "
	    "Calendar, where it only moves to the trash too. No effect.",
	[TEXT_ORGANIZER_DELETE_PURGE] = "Whether to delete permanently, from "
	    "the trash too. Only editors and administrators may do so.",
	[TEXT_ORGANIZER_UPDATE] = "Update an organizer; what is not sent "
	    "stays. For contributors and above.",
	[TEXT_ORGANIZER_UPDATE_ID] = "Id of the organizer.",
	[TEXT_ORGANIZER_GET_BY_SLUG] = "Read an organizer by its slug.",
	[TEXT_ORGANIZER_GET_BY_SLUG_SLUG] = "Slug of the organizer.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG] = "Move an organizer to the trash by "
	    "its slug, or delete it permanently. For contributors and above.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG] = "Slug of the organizer.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE] = "Accepted for clients of The "
	    "Events Calendar, where it only moves to the trash too. No effect.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE] = "Whether to delete "
	    "permanently. Only editors and administrators may do so.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG] = "Update an organizer by its slug; "
	    "what is not sent stays. For contributors and above.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG] = "Slug of the organizer.",
	[TEXT_CATEGORY_LIST] = "List categories by name.",
	[TEXT_CATEGORY_LIST_SEARCH] = "Text that must occur in name or slug, "
	    "in any letter case. Not empty.",
	[TEXT_CATEGORY_LIST_EXCLUDE] = "Ids of existing categories to leave "
	    "out.",
	[TEXT_CATEGORY_LIST_INCLUDE] = "Ids of existing categories to keep; "
	    "all others are left out.",
	[TEXT_CATEGORY_LIST_ORDER] = "Ascending or descending, in any letter "
	    "case. Without it asc.",
	[TEXT_CATEGORY_LIST_ORDERBY] = "What the list is ordered by, in any "
	    "letter case. Without it name; include is the order of the list "
	    "of that name.",
	[TEXT_CATEGORY_LIST_HIDE_EMPTY] = "Whether to leave out categories "
	    "without a published event.",
	[TEXT_CATEGORY_LIST_PARENT] = "Only the direct children of the "
	    "category with this id; 0 for the top level.",
	[TEXT_CATEGORY_LIST_POST] = "Only categories of the event with this "
	    "id.",
	[TEXT_CATEGORY_LIST_EVENT] = "The same as post, and wins over it.",
	[TEXT_CATEGORY_LIST_SLUG] = "Only the category with exactly this "
	    "slug. Not empty.",
	[TEXT_CATEGORY_CREATE] = "Create a category. For authors and above.",
	[TEXT_CATEGORY_FIELDS_NAME] = "Name. Not empty, at most 200 "
	    "characters.",
	[TEXT_CATEGORY_FIELDS_DESCRIPTION] = "Description. Not empty.",
	[TEXT_CATEGORY_FIELDS_SLUG] = "Name in the public address. Without it "
	    "made from the name.",
	[TEXT_CATEGORY_FIELDS_PARENT] = "Id of the category above this one, 0 "
	    "for none.",
	[TEXT_CATEGORY_GET] = "Read a category.",
	[TEXT_CATEGORY_GET_ID] = "Id of the category.",
	[TEXT_CATEGORY_UPDATE] = "Update a category; what is not sent stays. "
	    "For authors and above.",
	[TEXT_CATEGORY_UPDATE_ID] = "Id of the category.",
	[TEXT_CATEGORY_DELETE] = "Delete a category for good. Its children "
	    "move to its parent. For authors and above.",
	[TEXT_CATEGORY_DELETE_ID] = "Id of the category.",
	[TEXT_TAG_LIST] = "List tags by name.",
	[TEXT_TAG_LIST_SEARCH] = "Text that must occur in name or slug, in "
	    "any letter case. Not empty.",
	[TEXT_TAG_LIST_EXCLUDE] = "Ids of existing tags to leave out.",
	[TEXT_TAG_LIST_INCLUDE] = "Ids of existing tags to keep; all others "
	    "are left out.",
	[TEXT_TAG_LIST_ORDER] = "Ascending or descending, in any letter case. "
	    "Without it asc.",
	[TEXT_TAG_LIST_ORDERBY] = "What the list is ordered by, in any letter "
	    "case. Without it name; include is the order of the list of that "
	    "name.",
	[TEXT_TAG_LIST_HIDE_EMPTY] = "Whether to leave out tags without a "
	    "published event.",
	[TEXT_TAG_LIST_POST] = "Only tags of the event with this id.",
	[TEXT_TAG_LIST_EVENT] = "The same as post, and wins over it.",
	[TEXT_TAG_LIST_SLUG] = "Only the tag with exactly this slug. Not "
	    "empty.",
	[TEXT_TAG_CREATE] = "Create a tag. For editors and administrators.",
	[TEXT_TAG_FIELDS_NAME] = "Name. Not empty, at most 200 characters.",
	[TEXT_TAG_FIELDS_DESCRIPTION] = "Description. Not empty.",
	[TEXT_TAG_FIELDS_SLUG] = "Name in the public address. Without it made "
	    "from the name.",
	[TEXT_TAG_GET] = "Read a tag.",
	[TEXT_TAG_GET_ID] = "Id of the tag.",
	[TEXT_TAG_UPDATE] = "Update a tag; what is not sent stays. For "
	    "editors and administrators.",
	[TEXT_TAG_UPDATE_ID] = "Id of the tag.",
	[TEXT_TAG_DELETE] = "Delete a tag for good. For editors and "
	    "administrators.",
	[TEXT_TAG_DELETE_ID] = "Id of the tag.",
	[TEXT_RECORD_EVENT] = "An event.",
	[TEXT_RECORD_EVENT_ID] = "Number of the record, in one sequence with "
	    "venues and organizers.",
	[TEXT_RECORD_EVENT_GLOBAL_ID] = "Identity beyond this site, from its "
	    "address and the id.",
	[TEXT_RECORD_EVENT_GLOBAL_ID_LINEAGE] = "List that holds just the "
	    "global id.",
	[TEXT_RECORD_EVENT_AUTHOR] = "Id of the user who owns the record, as "
	    "a text of digits.",
	[TEXT_RECORD_EVENT_STATUS] = "Status.",
	[TEXT_RECORD_EVENT_DATE] = "Time of publication in the time zone of "
	    "the site.",
	[TEXT_RECORD_EVENT_DATE_UTC] = "Time of publication in UTC; "
	    "0000-00-00 00:00:00 as long as there is none.",
	[TEXT_RECORD_EVENT_MODIFIED] = "Time of the last change in the time "
	    "zone of the site.",
	[TEXT_RECORD_EVENT_MODIFIED_UTC] = "Time of the last change in UTC.",
	[TEXT_RECORD_EVENT_URL] = "Public address.",
	[TEXT_RECORD_EVENT_REST_URL] = "Address of the record in this "
	    "interface.",
	[TEXT_RECORD_EVENT_TITLE] = "Title.",
	[TEXT_RECORD_EVENT_DESCRIPTION] = "Description, may hold HTML.",
	[TEXT_RECORD_EVENT_EXCERPT] = "Short description, may hold HTML.",
	[TEXT_RECORD_EVENT_SLUG] = "Name in the public address.",
	[TEXT_RECORD_EVENT_IMAGE] = "Image, or false if there is none.",
	[TEXT_RECORD_EVENT_ALL_DAY] = "Whether the event lasts whole days.",
	[TEXT_RECORD_EVENT_START_DATE] = "Start in the time zone of the event.",
	[TEXT_RECORD_EVENT_START_DATE_DETAILS] = "Parts of the start.",
	[TEXT_RECORD_EVENT_END_DATE] = "End in the time zone of the event.",
	[TEXT_RECORD_EVENT_END_DATE_DETAILS] = "Parts of the end.",
	[TEXT_RECORD_EVENT_UTC_START_DATE] = "Start in UTC.",
	[TEXT_RECORD_EVENT_UTC_START_DATE_DETAILS] = "Parts of the start in "
	    "UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE] = "End in UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE_DETAILS] = "Parts of the end in UTC.",
	[TEXT_RECORD_EVENT_TIMEZONE] = "Time zone of start and end, as it was "
	    "sent.",
	[TEXT_RECORD_EVENT_TIMEZONE_ABBR] = "Abbreviation of the time zone at "
	    "the start.",
	[TEXT_RECORD_EVENT_COST] = "Price to show, with its currency sign; "
	    "empty if there is none.",
	[TEXT_RECORD_EVENT_COST_DETAILS] = "Parts of the price.",
	[TEXT_RECORD_EVENT_WEBSITE] = "Address of a web page, or an empty "
	    "text.",
	[TEXT_RECORD_EVENT_SHOW_MAP] = "Whether to show a map of the venue.",
	[TEXT_RECORD_EVENT_SHOW_MAP_LINK] = "Whether to show a link to a map.",
	[TEXT_RECORD_EVENT_HIDE_FROM_LISTINGS] = "Whether lists leave the "
	    "event out.",
	[TEXT_RECORD_EVENT_STICKY] = "Whether the event stands out in the "
	    "calendar view.",
	[TEXT_RECORD_EVENT_FEATURED] = "Whether the event is a featured one.",
	[TEXT_RECORD_EVENT_CATEGORIES] = "Categories, by name.",
	[TEXT_RECORD_EVENT_TAGS] = "Tags, by name.",
	[TEXT_RECORD_EVENT_VENUE] = "Venue, or an empty list if there is none.",
	[TEXT_RECORD_EVENT_ORGANIZER] = "Organizers, in their order.",
	[TEXT_RECORD_EVENT_CUSTOM_FIELDS] = "Always an empty list.",
	[TEXT_RECORD_EVENT_TICKETED] = "Whether the event has tickets. Always "
	    "a boolean; The Events Calendar with Event Tickets answers a list "
	    "of ticket providers, or false.",
	[TEXT_RECORD_EVENT_POST_PARENT] = "Id of the event that this one "
	    "belongs to, 0 for none.",
	[TEXT_RECORD_EVENT_JSON_LD] = "Description for search engines "
	    "(schema.org), in single reads of published events without a "
	    "password.",
	[TEXT_RECORD_VENUE] = "A venue. What is empty is absent.",
	[TEXT_RECORD_VENUE_ID] = "Number of the record, in one sequence with "
	    "events and organizers.",
	[TEXT_RECORD_VENUE_AUTHOR] = "Id of the user who owns the record, as "
	    "a text of digits.",
	[TEXT_RECORD_VENUE_STATUS] = "Status.",
	[TEXT_RECORD_VENUE_DATE] = "Time of publication in the time zone of "
	    "the site.",
	[TEXT_RECORD_VENUE_DATE_UTC] = "Time of publication in UTC; "
	    "0000-00-00 00:00:00 as long as there is none.",
	[TEXT_RECORD_VENUE_MODIFIED] = "Time of the last change in the time "
	    "zone of the site.",
	[TEXT_RECORD_VENUE_MODIFIED_UTC] = "Time of the last change in UTC.",
	[TEXT_RECORD_VENUE_URL] = "Public address.",
	[TEXT_RECORD_VENUE_VENUE] = "Name.",
	[TEXT_RECORD_VENUE_SLUG] = "Name in the public address.",
	[TEXT_RECORD_VENUE_DESCRIPTION] = "Description, may hold HTML.",
	[TEXT_RECORD_VENUE_IMAGE] = "Image.",
	[TEXT_RECORD_VENUE_ADDRESS] = "Street and number.",
	[TEXT_RECORD_VENUE_CITY] = "City.",
	[TEXT_RECORD_VENUE_COUNTRY] = "Country, as free text.",
	[TEXT_RECORD_VENUE_PROVINCE] = "Province.",
	[TEXT_RECORD_VENUE_STATE] = "State, as in the United States.",
	[TEXT_RECORD_VENUE_ZIP] = "Postal code.",
	[TEXT_RECORD_VENUE_PHONE] = "Phone number.",
	[TEXT_RECORD_VENUE_WEBSITE] = "Address of a web page.",
	[TEXT_RECORD_VENUE_STATEPROVINCE] = "State or province.",
	[TEXT_RECORD_VENUE_GEO_LAT] = "Latitude from -90 to 90.",
	[TEXT_RECORD_VENUE_GEO_LNG] = "Longitude from -180 to 180.",
	[TEXT_RECORD_VENUE_JSON_LD] = "Description for search engines "
	    "(schema.org), in single reads of published venues.",
	[TEXT_RECORD_VENUE_SHOW_MAP] = "Whether to show a map.",
	[TEXT_RECORD_VENUE_SHOW_MAP_LINK] = "Whether to show a link to a map.",
	[TEXT_RECORD_VENUE_GLOBAL_ID] = "Identity beyond this site, from its "
	    "address and the id.",
	[TEXT_RECORD_VENUE_GLOBAL_ID_LINEAGE] = "List that holds just the "
	    "global id.",
	[TEXT_RECORD_ORGANIZER] = "An organizer. What is empty is absent.",
	[TEXT_RECORD_ORGANIZER_ID] = "Number of the record, in one sequence "
	    "with events and venues.",
	[TEXT_RECORD_ORGANIZER_AUTHOR] = "Id of the user who owns the record, "
	    "as a text of digits.",
	[TEXT_RECORD_ORGANIZER_STATUS] = "Status.",
	[TEXT_RECORD_ORGANIZER_DATE] = "Time of publication in the time zone "
	    "of the site.",
	[TEXT_RECORD_ORGANIZER_DATE_UTC] = "Time of publication in UTC; "
	    "0000-00-00 00:00:00 as long as there is none.",
	[TEXT_RECORD_ORGANIZER_MODIFIED] = "Time of the last change in the "
	    "time zone of the site.",
	[TEXT_RECORD_ORGANIZER_MODIFIED_UTC] = "Time of the last change in "
	    "UTC.",
	[TEXT_RECORD_ORGANIZER_URL] = "Public address.",
	[TEXT_RECORD_ORGANIZER_ORGANIZER] = "Name.",
	[TEXT_RECORD_ORGANIZER_DESCRIPTION] = "Description, may hold HTML.",
	[TEXT_RECORD_ORGANIZER_SLUG] = "Name in the public address.",
	[TEXT_RECORD_ORGANIZER_IMAGE] = "Image.",
	[TEXT_RECORD_ORGANIZER_PHONE] = "Phone number.",
	[TEXT_RECORD_ORGANIZER_WEBSITE] = "Address of a web page.",
	[TEXT_RECORD_ORGANIZER_EMAIL] = "E-mail address.",
	[TEXT_RECORD_ORGANIZER_JSON_LD] = "Description for search engines "
	    "(schema.org), in single reads of published organizers.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID] = "Identity beyond this site, from "
	    "its address and the id.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID_LINEAGE] = "List that holds just the "
	    "global id.",
	[TEXT_RECORD_CATEGORY] = "A category.",
	[TEXT_RECORD_CATEGORY_ID] = "Number of the record, in one sequence "
	    "for categories and tags.",
	[TEXT_RECORD_CATEGORY_COUNT] = "Number of published events with this "
	    "category itself.",
	[TEXT_RECORD_CATEGORY_DESCRIPTION] = "Description.",
	[TEXT_RECORD_CATEGORY_NAME] = "Name.",
	[TEXT_RECORD_CATEGORY_SLUG] = "Name in the public address.",
	[TEXT_RECORD_CATEGORY_TAXONOMY] = "Kind of term.",
	[TEXT_RECORD_CATEGORY_PARENT] = "Id of the category above this one, 0 "
	    "for none.",
	[TEXT_RECORD_CATEGORY_META] = "Always an empty list.",
	[TEXT_RECORD_CATEGORY_URL] = "Public address.",
	[TEXT_RECORD_CATEGORY_URLS] = "Addresses in this interface.",
	[TEXT_RECORD_CATEGORY_LINKS] = "The same addresses as lists of links; "
	    "not in lists, nor after a deletion.",
	[TEXT_RECORD_TAG] = "A tag.",
	[TEXT_RECORD_TAG_ID] = "Number of the record, in one sequence for "
	    "categories and tags.",
	[TEXT_RECORD_TAG_COUNT] = "Number of published events with this tag.",
	[TEXT_RECORD_TAG_DESCRIPTION] = "Description.",
	[TEXT_RECORD_TAG_NAME] = "Name.",
	[TEXT_RECORD_TAG_SLUG] = "Name in the public address.",
	[TEXT_RECORD_TAG_TAXONOMY] = "Kind of term.",
	[TEXT_RECORD_TAG_META] = "Always an empty list.",
	[TEXT_RECORD_TAG_URL] = "Public address.",
	[TEXT_RECORD_TAG_URLS] = "Addresses in this interface.",
	[TEXT_RECORD_TAG_LINKS] = "The same addresses as lists of links; not "
	    "in lists, nor after a deletion.",
	[TEXT_RECORD_TERM] = "A category or tag inside an event.",
	[TEXT_RECORD_TERM_NAME] = "Name.",
	[TEXT_RECORD_TERM_SLUG] = "Name in the public address.",
	[TEXT_RECORD_TERM_TERM_GROUP] = "Always 0.",
	[TEXT_RECORD_TERM_TERM_TAXONOMY_ID] = "Equal to id.",
	[TEXT_RECORD_TERM_TAXONOMY] = "Kind of term.",
	[TEXT_RECORD_TERM_DESCRIPTION] = "Description.",
	[TEXT_RECORD_TERM_PARENT] = "Id of the category above this one, 0 for "
	    "none and for tags.",
	[TEXT_RECORD_TERM_COUNT] = "Number of published events with this term.",
	[TEXT_RECORD_TERM_FILTER] = "Always raw.",
	[TEXT_RECORD_TERM_ID] = "Number of the record, in one sequence for "
	    "categories and tags.",
	[TEXT_RECORD_TERM_URLS] = "Addresses in this interface.",
	[TEXT_RECORD_TERMURLS] = "Addresses of a category or tag in this "
	    "interface.",
	[TEXT_RECORD_TERMURLS_SELF] = "Address of the record.",
	[TEXT_RECORD_TERMURLS_COLLECTION] = "Address of the list.",
	[TEXT_RECORD_TERMURLS_UP] = "Address of the category above, if there "
	    "is one.",
	[TEXT_RECORD_TERMLINKS] = "Links of a category or tag in this "
	    "interface.",
	[TEXT_RECORD_TERMLINKS_SELF] = "Link to the record.",
	[TEXT_RECORD_TERMLINKS_COLLECTION] = "Link to the list.",
	[TEXT_RECORD_TERMLINKS_UP] = "Link to the category above, if there is "
	    "one.",
	[TEXT_RECORD_LINK] = "A link.",
	[TEXT_RECORD_LINK_HREF] = "Address.",
	[TEXT_RECORD_IMAGE] = "An image, known by its address.",
	[TEXT_RECORD_IMAGE_URL] = "Address of the image.",
	[TEXT_RECORD_IMAGE_ID] = "Number of the image.",
	[TEXT_RECORD_IMAGE_EXTENSION] = "Ending of the address in lower case, "
	    "such as png; empty if there is none.",
	[TEXT_RECORD_IMAGE_WIDTH] = "Width in pixels, or null where it is not "
	    "known.",
	[TEXT_RECORD_IMAGE_HEIGHT] = "Height in pixels, or null where it is "
	    "not known.",
	[TEXT_RECORD_IMAGE_SIZES] = "Other sizes of the image, by name.",
	[TEXT_RECORD_IMAGESIZE] = "An image in another size.",
	[TEXT_RECORD_IMAGESIZE_WIDTH] = "Width in pixels.",
	[TEXT_RECORD_IMAGESIZE_HEIGHT] = "Height in pixels.",
	[TEXT_RECORD_IMAGESIZE_MIME_TYPE] = "Media type, such as image/png.",
	[TEXT_RECORD_IMAGESIZE_URL] = "Address of the image.",
	[TEXT_RECORD_COSTDETAILS] = "Parts of a price.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_SYMBOL] = "Currency sign as it was "
	    "sent; may be empty.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_CODE] = "Always empty.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_POSITION] = "Where the sign stands, "
	    "before the number or behind; empty without a sign.",
	[TEXT_RECORD_COSTDETAILS_VALUES] = "Numbers in the price as texts, "
	    "sorted by size.",
	[TEXT_RECORD_DATEDETAILS] = "Parts of a date, as texts with leading "
	    "zeros.",
	[TEXT_RECORD_DATEDETAILS_YEAR] = "Year, four digits.",
	[TEXT_RECORD_DATEDETAILS_MONTH] = "Month, two digits.",
	[TEXT_RECORD_DATEDETAILS_DAY] = "Day of the month, two digits.",
	[TEXT_RECORD_DATEDETAILS_HOUR] = "Hour, two digits, 00 to 23.",
	[TEXT_RECORD_DATEDETAILS_MINUTES] = "Minutes, two digits.",
	[TEXT_RECORD_DATEDETAILS_SECONDS] = "Seconds, two digits.",
	[TEXT_RECORD_JSONLD] = "A description for search engines "
	    "(schema.org). Members without a value are absent.",
	[TEXT_RECORD_JSONLD_CONTEXT] = "Vocabulary; at the outermost level "
	    "only.",
	[TEXT_RECORD_JSONLD_TYPE] = "Kind of thing, such as Event, Place or "
	    "Person.",
	[TEXT_RECORD_JSONLD_NAME] = "Title or name.",
	[TEXT_RECORD_JSONLD_DESCRIPTION] = "Description without markup.",
	[TEXT_RECORD_JSONLD_IMAGE] = "Address of the image.",
	[TEXT_RECORD_JSONLD_URL] = "Address of a web page.",
	[TEXT_RECORD_EVENTLIST] = "A page of a list of events.",
	[TEXT_RECORD_EVENTLIST_EVENTS] = "Events of this page.",
	[TEXT_RECORD_EVENTLIST_REST_URL] = "Address of this page.",
	[TEXT_RECORD_EVENTLIST_NEXT_REST_URL] = "Address of the next page, if "
	    "there is one.",
	[TEXT_RECORD_EVENTLIST_PREVIOUS_REST_URL] = "Address of the previous "
	    "page, if there is one.",
	[TEXT_RECORD_EVENTLIST_TOTAL] = "Number of all matches.",
	[TEXT_RECORD_EVENTLIST_TOTAL_PAGES] = "Number of pages.",
	[TEXT_RECORD_VENUELIST] = "A page of a list of venues.",
	[TEXT_RECORD_VENUELIST_VENUES] = "Venues of this page.",
	[TEXT_RECORD_VENUELIST_REST_URL] = "Address of this page.",
	[TEXT_RECORD_VENUELIST_NEXT_REST_URL] = "Address of the next page, if "
	    "there is one.",
	[TEXT_RECORD_VENUELIST_PREVIOUS_REST_URL] = "Address of the previous "
	    "page, if there is one.",
	[TEXT_RECORD_VENUELIST_TOTAL] = "Number of all matches.",
	[TEXT_RECORD_VENUELIST_TOTAL_PAGES] = "Number of pages.",
	[TEXT_RECORD_ORGANIZERLIST] = "A page of a list of organizers.",
	[TEXT_RECORD_ORGANIZERLIST_ORGANIZERS] = "Organizers of this page.",
	[TEXT_RECORD_ORGANIZERLIST_REST_URL] = "Address of this page.",
	[TEXT_RECORD_ORGANIZERLIST_NEXT_REST_URL] = "Address of the next "
	    "page, if there is one.",
	[TEXT_RECORD_ORGANIZERLIST_PREVIOUS_REST_URL] = "Address of the "
	    "previous page, if there is one.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL] = "Number of all matches.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL_PAGES] = "Number of pages.",
	[TEXT_RECORD_CATEGORYLIST] = "A page of a list of categories.",
	[TEXT_RECORD_CATEGORYLIST_REST_URL] = "Address of this page.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL] = "Number of all matches.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL_PAGES] = "Number of pages.",
	[TEXT_RECORD_CATEGORYLIST_CATEGORIES] = "Categories of this page.",
	[TEXT_RECORD_CATEGORYLIST_NEXT_REST_URL] = "Address of the next page, "
	    "if there is one.",
	[TEXT_RECORD_CATEGORYLIST_PREVIOUS_REST_URL] = "Address of the "
	    "previous page, if there is one.",
	[TEXT_RECORD_TAGLIST] = "A page of a list of tags.",
	[TEXT_RECORD_TAGLIST_REST_URL] = "Address of this page.",
	[TEXT_RECORD_TAGLIST_TOTAL] = "Number of all matches.",
	[TEXT_RECORD_TAGLIST_TOTAL_PAGES] = "Number of pages.",
	[TEXT_RECORD_TAGLIST_TAGS] = "Tags of this page.",
	[TEXT_RECORD_TAGLIST_NEXT_REST_URL] = "Address of the next page, if "
	    "there is one.",
	[TEXT_RECORD_TAGLIST_PREVIOUS_REST_URL] = "Address of the previous "
	    "page, if there is one.",
	[TEXT_RECORD_INDEX] = "The index of all routes.",
	[TEXT_RECORD_INDEX_NAMESPACE] = "Namespace of the routes.",
	[TEXT_RECORD_INDEX_ROUTES] = "Routes, by the pattern of their path.",
	[TEXT_RECORD_INDEX_LINKS] = "Links of the index.",
	[TEXT_RECORD_INDEXROUTE] = "A path and what it offers.",
	[TEXT_RECORD_INDEXROUTE_NAMESPACE] = "Namespace of the path.",
	[TEXT_RECORD_INDEXROUTE_METHODS] = "Methods that the path offers.",
	[TEXT_RECORD_INDEXROUTE_ENDPOINTS] = "Operations of the path.",
	[TEXT_RECORD_INDEXROUTE_LINKS] = "Links of the path, if it has no "
	    "placeholders.",
	[TEXT_RECORD_INDEXENDPOINT] = "An operation, by one or several "
	    "methods.",
	[TEXT_RECORD_INDEXENDPOINT_METHODS] = "Methods that call it.",
	[TEXT_RECORD_INDEXENDPOINT_ARGS] = "Parameters, by name.",
	[TEXT_RECORD_INDEXARGUMENT] = "A parameter, described with the words "
	    "of JSON Schema.",
	[TEXT_RECORD_INDEXARGUMENT_DESCRIPTION] = "What it means.",
	[TEXT_RECORD_INDEXARGUMENT_TYPE] = "Type; absent if any is taken.",
	[TEXT_RECORD_INDEXARGUMENT_DEFAULT] = "Value that counts without it, "
	    "if there is one.",
	[TEXT_RECORD_INDEXARGUMENT_REQUIRED] = "Whether it must be sent.",
	[TEXT_RECORD_SELFLINKS] = "Links of an entry of the index.",
	[TEXT_RECORD_SELFLINKS_SELF] = "Link to the path.",
	[TEXT_RECORD_DOCUMENT] = "An OpenAPI document.",
	[TEXT_RECORD_DOCUMENT_OPENAPI] = "Version of OpenAPI.",
	[TEXT_RECORD_DOCUMENT_INFO] = "Title, version and licence.",
	[TEXT_RECORD_DOCUMENT_PATHS] = "Operations, by path.",
	[TEXT_RECORD_ERROR] = "A refusal.",
	[TEXT_RECORD_ERROR_CODE] = "Word for the kind of refusal.",
	[TEXT_RECORD_ERROR_MESSAGE] = "What is wrong, as an English sentence.",
	[TEXT_RECORD_ERROR_DATA] = "More about it.",
	[TEXT_RECORD_ERRORDATA] = "More about a refusal.",
	[TEXT_RECORD_ERRORDATA_STATUS] = "HTTP status.",
	[TEXT_RECORD_ERRORDATA_PARAMS] = "Names of the missing parameters, or "
	    "bad parameters with what is wrong with each.",
	[TEXT_RECORD_ERRORDATA_DETAILS] = "Bad parameters, by name.",
	[TEXT_RECORD_ERRORDATA_TERM_ID] = "Id of the category or tag that "
	    "already exists.",
	[TEXT_RECORD_ERRORDATA_JSON_ERROR_MESSAGE] = "Why the body could not "
	    "be read as JSON.",
	[TEXT_RECORD_ERRORDETAIL] = "What is wrong with one parameter.",
	[TEXT_RECORD_ERRORDETAIL_CODE] = "Word for what is wrong.",
	[TEXT_RECORD_ERRORDETAIL_MESSAGE] = "What is wrong and what was "
	    "expected, as an English sentence.",
	[TEXT_RECORD_ERRORDETAIL_DATA] = "Where it is wrong.",
	[TEXT_RECORD_ERRORPLACE] = "A place in the parameters.",
	[TEXT_RECORD_ERRORPLACE_POINTER] = "JSON pointer into the parameters.",
	[TEXT_RECORD_PROBLEM] = "A refusal, after RFC 9457.",
	[TEXT_RECORD_PROBLEM_TYPE] = "URN of the kind of refusal.",
	[TEXT_RECORD_PROBLEM_TITLE] = "Words of the HTTP status.",
	[TEXT_RECORD_PROBLEM_STATUS] = "HTTP status.",
	[TEXT_RECORD_PROBLEM_DETAIL] = "What is wrong, as an English sentence.",
	[TEXT_RECORD_PROBLEM_INSTANCE] = "Path of the request.",
	[TEXT_RECORD_PROBLEM_CODE] = "Word for the kind of refusal.",
	[TEXT_RECORD_PROBLEM_ERRORS] = "Missing or bad parameters.",
	[TEXT_RECORD_PROBLEM_TERM_ID] = "Id of the category or tag that "
	    "already exists.",
	[TEXT_RECORD_PROBLEMERROR] = "What is wrong with one parameter.",
	[TEXT_RECORD_PROBLEMERROR_NAME] = "Name of the parameter.",
	[TEXT_RECORD_PROBLEMERROR_CODE] = "Word for what is wrong.",
	[TEXT_RECORD_PROBLEMERROR_DETAIL] = "What is wrong and what was "
	    "expected, as an English sentence.",
	[TEXT_RECORD_PROBLEMERROR_POINTER] = "JSON pointer into the "
	    "parameters.",
	[TEXT_STATUS_200] = "Done; the body is what was asked for or what was "
	    "written.",
	[TEXT_STATUS_201] = "Created, or an equal record found; Location is "
	    "its address.",
	[TEXT_STATUS_304] = "Not changed since the caller has got it; there "
	    "is no body.",
	[TEXT_STATUS_400] = "The request, a parameter or the data of the "
	    "record is not valid.",
	[TEXT_STATUS_401] = "Credentials are wrong, or are needed for this.",
	[TEXT_STATUS_403] = "The caller has not the right to do this.",
	[TEXT_STATUS_404] = "There is no such record or page.",
	[TEXT_STATUS_405] = "The path does not offer this method; Allow names "
	    "those that it does.",
	[TEXT_STATUS_408] = "The request took too long to arrive.",
	[TEXT_STATUS_410] = "The record is in the trash.",
	[TEXT_STATUS_411] = "The body needs a Content-Length.",
	[TEXT_STATUS_412] = "The record has changed since it was read.",
	[TEXT_STATUS_413] = "The body is too large.",
	[TEXT_STATUS_414] = "The address is too long.",
	[TEXT_STATUS_422] = "The Idempotency-Key was used before, with "
	    "another body.",
	[TEXT_STATUS_429] = "Too many requests; Retry-After says when to try "
	    "again.",
	[TEXT_STATUS_431] = "The header fields are too large.",
	[TEXT_STATUS_500] = "The request could not be completed.",
	[TEXT_STATUS_503] = "The service is busy; Retry-After says when to "
	    "try again.",
	[TEXT_STATUS_505] = "The HTTP version is not spoken here.",
	[TEXT_STATUS_507] = "The storage is full; nothing was stored.",
	[TEXT_PAGE_OG_LOCALE] = "en_US",
	[TEXT_PAGE_SKIP] = "Skip to content",
	[TEXT_PAGE_NAVIGATION] = "Calendar",
	[TEXT_PAGE_LANGUAGES] = "Languages",
	[TEXT_PAGE_SUBSCRIBE] = "Subscribe to these events:",
	[TEXT_PAGE_SUBSCRIBE_WEBCAL] = "in your calendar",
	[TEXT_PAGE_DOCUMENT] = "Interface for programs",
	[TEXT_PAGE_TO_CALENDAR] = "To the calendar",
	[TEXT_PAGE_TO_LIST] = "Search events",
	[TEXT_PAGE_MONTHS] = "Months",
	[TEXT_PAGE_PREVIOUS_MONTH] = "Previous month",
	[TEXT_PAGE_TODAY] = "Today",
	[TEXT_PAGE_NEXT_MONTH] = "Next month",
	[TEXT_PAGE_TOO_MANY] = "This month has more events than fit here.",
	[TEXT_PAGE_ALL_IN_LIST] = "All of them as a list",
	[TEXT_PAGE_NO_EVENTS_MONTH] = "No events this month.",
	[TEXT_PAGE_NEXT_EVENT] = "Next event",
	[TEXT_PAGE_GOES_ON] = "continues",
	[TEXT_PAGE_ALL_DAY] = "all day",
	[TEXT_PAGE_FEATURED] = "Featured",
	[TEXT_PAGE_EVENTS] = "Events",
	[TEXT_PAGE_NO_EVENTS] = "No events match.",
	[TEXT_PAGE_HERE] = "Our local time",
	[TEXT_PAGE_PAST] = "This event is over.",
	[TEXT_PAGE_PROTECTED] = "This event is protected by a password.",
	[TEXT_PAGE_DESCRIPTION] = "Description",
	[TEXT_PAGE_FACTS] = "At a glance",
	[TEXT_PAGE_WHERE] = "Where",
	[TEXT_PAGE_MAP] = "Map",
	[TEXT_PAGE_ORGANIZER] = "Organizer",
	[TEXT_PAGE_COST] = "Cost",
	[TEXT_PAGE_WEBSITE] = "Website",
	[TEXT_PAGE_TAGS] = "Tags",
	[TEXT_PAGE_ADD] = "Add to calendar",
	[TEXT_PAGE_PHONE] = "Phone",
	[TEXT_PAGE_EMAIL] = "E-mail",
	[TEXT_PAGE_DOC_CONTENTS] = "Contents",
	[TEXT_PAGE_DOC_FILTER] = "Find an operation",
	[TEXT_PAGE_DOC_START] = "At a glance",
	[TEXT_PAGE_DOC_SHARED] = "Shared parameters and header fields",
	[TEXT_PAGE_DOC_REFUSALS] = "Refusals",
	[TEXT_PAGE_DOC_RECORDS] = "Records",
	[TEXT_PAGE_DOC_OVER] = "Reference, version",
	[TEXT_PAGE_DOC_BASE] = "Base address",
	[TEXT_PAGE_DOC_RAW] = "The same for programs",
	[TEXT_PAGE_DOC_FIRST] = "A first request",
	[TEXT_PAGE_DOC_ACCOUNT] = "Your account",
	[TEXT_PAGE_DOC_ACCOUNT_TEXT] = "What is published can be read without "
	    "an account. To write, send a login name and an application "
	    "password as HTTP Basic credentials, or the password alone as a "
	    "Bearer token.",
	[TEXT_PAGE_DOC_LOGIN] = "Login name",
	[TEXT_PAGE_DOC_PASSWORD] = "Application password",
	[TEXT_PAGE_DOC_ACCOUNT_NOTE] = "The requests of this page use them. "
	    "They are kept nowhere else, and are forgotten when you leave.",
	[TEXT_PAGE_DOC_UNSCRIPTED] = "Without JavaScript the forms below send "
	    "what reads. For what writes, use the line shown with your own "
	    "values.",
	[TEXT_PAGE_DOC_SHARED_TEXT] = "What operations or answers of one kind "
	    "have in common.",
	[TEXT_PAGE_DOC_REFUSALS_TEXT] = "Each is JSON with a code, a message "
	    "and the status; with Accept: application/problem+json it is a "
	    "problem of RFC 9457.",
	[TEXT_PAGE_DOC_ALWAYS] = "every operation",
	[TEXT_PAGE_DOC_RECORDS_TEXT] = "What answers are made of.",
	[TEXT_PAGE_DOC_OPTIONAL] = "may be absent",
	[TEXT_PAGE_DOC_FIELDS] = "Header fields",
	[TEXT_PAGE_DOC_ANSWER] = "Answer",
	[TEXT_PAGE_FILTER] = "Search and filter",
	[TEXT_PAGE_SEARCH] = "Search",
	[TEXT_PAGE_ANY] = "Any",
	[TEXT_PAGE_FROM] = "From",
	[TEXT_PAGE_UNTIL] = "Until",
	[TEXT_PAGE_ONLY_FEATURED] = "Featured events only",
	[TEXT_PAGE_SHOW] = "Show",
	[TEXT_PAGE_RESET] = "Reset",
	[TEXT_PAGE_PAGES] = "Pages of this list",
	[TEXT_PAGE_PREVIOUS_PAGE] = "Earlier",
	[TEXT_PAGE_NEXT_PAGE] = "Later",
	[TEXT_PAGE_UPCOMING] = "Upcoming events",
	[TEXT_PAGE_NO_UPCOMING] = "No upcoming events.",
	[TEXT_PAGE_DOC_ROLE] = "Needs an account, at least of the role",
	[TEXT_PAGE_DOC_METHOD] = "Method",
	[TEXT_PAGE_DOC_REQUIRED] = "required",
	[TEXT_PAGE_DOC_DEFAULT] = "default",
	[TEXT_PAGE_DOC_ALSO] = "Also:",
	[TEXT_PAGE_DOC_REQUEST] = "Request",
	[TEXT_PAGE_DOC_COPY] = "Copy",
	[TEXT_PAGE_DOC_SEND] = "Send",
	[TEXT_PAGE_DOC_ANSWERS] = "Answers",
	[TEXT_PAGE_DOC_REFUSED_ALWAYS] = "and what every operation may refuse",
	[TEXT_PAGE_LANGUAGE] = "English",
	[TEXT_PAGE_CALENDAR] = "Month",
	[TEXT_PAGE_LIST] = "List",
	[TEXT_PAGE_FEED_CALENDAR] = "Events as iCalendar",
	[TEXT_PAGE_FEED_RSS] = "Events as RSS",
	[TEXT_PAGE_FEED_CALENDAR_SHORT] = "iCalendar",
	[TEXT_PAGE_FEED_RSS_SHORT] = "RSS",
	[TEXT_PAGE_DOC_TITLE] = "Reference",
	[TEXT_PAGE_DOC_SERVICE] = "Service",
	[TEXT_PAGE_DOC_SERVICE_TEXT] = "What the service says of itself.",
	[TEXT_PAGE_DOC_EVENTS] = "Events",
	[TEXT_PAGE_DOC_VENUES] = "Venues",
	[TEXT_PAGE_DOC_ORGANIZERS] = "Organizers",
	[TEXT_PAGE_DOC_CATEGORIES] = "Categories",
	[TEXT_PAGE_DOC_TAGS] = "Tags",
	[TEXT_PAGE_MONTH_1] = "January",
	[TEXT_PAGE_MONTH_2] = "February",
	[TEXT_PAGE_MONTH_3] = "March",
	[TEXT_PAGE_MONTH_4] = "April",
	[TEXT_PAGE_MONTH_5] = "May",
	[TEXT_PAGE_MONTH_6] = "June",
	[TEXT_PAGE_MONTH_7] = "July",
	[TEXT_PAGE_MONTH_8] = "August",
	[TEXT_PAGE_MONTH_9] = "September",
	[TEXT_PAGE_MONTH_10] = "October",
	[TEXT_PAGE_MONTH_11] = "November",
	[TEXT_PAGE_MONTH_12] = "December",
	[TEXT_PAGE_MONTH_SHORT_1] = "Jan",
	[TEXT_PAGE_MONTH_SHORT_2] = "Feb",
	[TEXT_PAGE_MONTH_SHORT_3] = "Mar",
	[TEXT_PAGE_MONTH_SHORT_4] = "Apr",
	[TEXT_PAGE_MONTH_SHORT_5] = "May",
	[TEXT_PAGE_MONTH_SHORT_6] = "Jun",
	[TEXT_PAGE_MONTH_SHORT_7] = "Jul",
	[TEXT_PAGE_MONTH_SHORT_8] = "Aug",
	[TEXT_PAGE_MONTH_SHORT_9] = "Sep",
	[TEXT_PAGE_MONTH_SHORT_10] = "Oct",
	[TEXT_PAGE_MONTH_SHORT_11] = "Nov",
	[TEXT_PAGE_MONTH_SHORT_12] = "Dec",
	[TEXT_PAGE_WEEKDAY_0] = "Sunday",
	[TEXT_PAGE_WEEKDAY_1] = "Monday",
	[TEXT_PAGE_WEEKDAY_2] = "Tuesday",
	[TEXT_PAGE_WEEKDAY_3] = "Wednesday",
	[TEXT_PAGE_WEEKDAY_4] = "Thursday",
	[TEXT_PAGE_WEEKDAY_5] = "Friday",
	[TEXT_PAGE_WEEKDAY_6] = "Saturday",
	[TEXT_PAGE_WEEKDAY_SHORT_0] = "Sun",
	[TEXT_PAGE_WEEKDAY_SHORT_1] = "Mon",
	[TEXT_PAGE_WEEKDAY_SHORT_2] = "Tue",
	[TEXT_PAGE_WEEKDAY_SHORT_3] = "Wed",
	[TEXT_PAGE_WEEKDAY_SHORT_4] = "Thu",
	[TEXT_PAGE_WEEKDAY_SHORT_5] = "Fri",
	[TEXT_PAGE_WEEKDAY_SHORT_6] = "Sat",
	[TEXT_PAGE_WEEK_START] = "0",
	[TEXT_PAGE_FIRST_DAY] = "1",
	[TEXT_PAGE_CLOCK] = "12",
	[TEXT_PAGE_AM] = "am",
	[TEXT_PAGE_PM] = "pm",
	[TEXT_PAGE_TIME] = "{hour}:{minute} {half}",
	[TEXT_PAGE_TIME_FULL] = "{hour} {half}",
	[TEXT_PAGE_TIME_RANGE] = "{from} – {to}",
	[TEXT_PAGE_DATE] = "{weekday}, {month} {day}, {year}",
	[TEXT_PAGE_DATE_OF_YEAR] = "{weekday}, {month} {day}",
	[TEXT_PAGE_DATE_TIME] = "{date}, {time}",
	[TEXT_PAGE_DATE_ALL_DAY] = "{date}, all day",
	[TEXT_PAGE_MONTH_OF_YEAR] = "{month} {year}",
	[TEXT_PAGE_RANGE] = "{from} – {to}",
	[TEXT_PAGE_AMOUNT] = "{currency}{number}",
	[TEXT_PAGE_AMOUNT_OF_CODE] = "{currency} {number}",
	[TEXT_PAGE_DECIMAL] = ".",
	[TEXT_PAGE_THOUSANDS] = ",",
	[TEXT_PAGE_GROUPED_FROM] = "4",
	[TEXT_PAGE_FREE] = "Free",
	[TEXT_PAGE_CATEGORY] = "Category",
	[TEXT_PAGE_TAG] = "Tag",
	[TEXT_PAGE_VENUE] = "Venue",
	[TEXT_PAGE_POSITION] = "Page {page} of {pages}",
	[TEXT_PAGE_ONE_EVENT] = "1 event",
	[TEXT_PAGE_MANY_EVENTS] = "{count} events",
	[TEXT_PAGE_MOVED] = "This page has moved",
	[TEXT_PAGE_NOT_FOUND] = "Page not found",
	[TEXT_PAGE_NOT_FOUND_WHY] = "There is nothing at this address, or not "
	    "any more.",
	[TEXT_PAGE_BAD] = "That did not work",
	[TEXT_PAGE_BAD_WHY] = "The address asks for something that the "
	    "calendar does not understand.",
	[TEXT_PAGE_BUSY] = "One moment, please",
	[TEXT_PAGE_BUSY_WHY] = "The calendar is busy. Please try again "
	    "shortly.",
	[TEXT_PAGE_FAILED] = "Something went wrong",
	[TEXT_PAGE_FAILED_WHY] = "The page could not be made. Please try "
	    "again later."
};
