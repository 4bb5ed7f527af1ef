/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ERRORS_H
#define ALMANAC_ERRORS_H

#include <stddef.h>

enum error {
	ERROR_NONE,
	ERROR_REST_BAD_REQUEST,
	ERROR_REST_INVALID_JSON,
	ERROR_REST_MISSING_CALLBACK_PARAM,
	ERROR_REST_INVALID_PARAM,
	ERROR_EMPTY_CONTENT,
	ERROR_EMPTY_TERM_NAME,
	ERROR_TERM_EXISTS,
	ERROR_TERM_EXISTS_IN_TAXONOMY,
	ERROR_DUPLICATE_TERM_SLUG,
	ERROR_REST_TAXONOMY_NOT_HIERARCHICAL,
	ERROR_DB_INSERT_ERROR,
	ERROR_DB_INSERT_ERROR_TERM,
	ERROR_REST_ANSWER_TOO_LARGE,
	ERROR_REST_UPLOAD_USER_QUOTA_EXCEEDED,
	ERROR_REST_UPLOAD_LIMITED_SPACE,
	ERROR_COULD_NOT_CREATE_VENUE,
	ERROR_COULD_NOT_CREATE_ORGANIZER,
	ERROR_COULD_NOT_UPDATE_VENUE,
	ERROR_COULD_NOT_UPDATE_ORGANIZER,
	ERROR_INCORRECT_PASSWORD,
	ERROR_INVALID_USERNAME,
	ERROR_REST_FORBIDDEN_ANONYMOUS,
	ERROR_REST_FORBIDDEN,
	ERROR_REST_FORBIDDEN_RECORD,
	ERROR_EVENT_NOT_ACCESSIBLE,
	ERROR_VENUE_NOT_ACCESSIBLE,
	ERROR_ORGANIZER_NOT_ACCESSIBLE,
	ERROR_EVENT_PASSWORD_PROTECTED,
	ERROR_REST_NO_ROUTE,
	ERROR_REST_NO_ROUTE_NEWER,
	ERROR_REST_INVALID_NAMESPACE,
	ERROR_REST_EVENT_NOT_FOUND,
	ERROR_REST_SERIES_NOT_FOUND,
	ERROR_REST_VENUE_NOT_FOUND,
	ERROR_REST_ORGANIZER_NOT_FOUND,
	ERROR_REST_CATEGORY_NOT_FOUND,
	ERROR_REST_TAG_NOT_FOUND,
	ERROR_REST_IMAGE_NOT_FOUND,
	ERROR_REST_EVENT_SLUG_NOT_FOUND,
	ERROR_REST_VENUE_SLUG_NOT_FOUND,
	ERROR_REST_ORGANIZER_SLUG_NOT_FOUND,
	ERROR_EVENT_ARCHIVE_PAGE_NOT_FOUND,
	ERROR_VENUE_ARCHIVE_PAGE_NOT_FOUND,
	ERROR_ORGANIZER_ARCHIVE_PAGE_NOT_FOUND,
	ERROR_REST_SETTING_NOT_FOUND,
	ERROR_REST_METHOD_NOT_ALLOWED,
	ERROR_REST_TOO_MANY_UNPUBLISHED,
	ERROR_REST_IMAGE_IN_USE,
	ERROR_REST_SETTING_PROOF,
	ERROR_REST_SETTING_FIXED,
	ERROR_EVENT_IS_IN_TRASH,
	ERROR_VENUE_IS_IN_TRASH,
	ERROR_ORGANIZER_IS_IN_TRASH,
	ERROR_REST_REQUEST_TIMEOUT,
	ERROR_REST_LENGTH_REQUIRED,
	ERROR_REST_PRECONDITION_FAILED,
	ERROR_REST_BODY_TOO_LARGE,
	ERROR_REST_URI_TOO_LONG,
	ERROR_REST_IDEMPOTENCY_KEY_REUSED,
	ERROR_REST_TOO_MANY_REQUESTS,
	ERROR_REST_TOO_MANY_LOGINS,
	ERROR_REST_HEADERS_TOO_LARGE,
	ERROR_REST_INTERNAL_ERROR,
	ERROR_REST_UNAVAILABLE,
	ERROR_REST_UNAVAILABLE_LATE,
	ERROR_REST_OUTCOME_UNKNOWN,
	ERROR_REST_HTTP_VERSION,
	ERROR_REST_STORAGE_FULL,
	ERROR_COUNT,
};

#include "http/problem.h"

PROBLEM_FUNCTION(rest_bad_request, REST_BAD_REQUEST, (const char *reason),
    reason)
PROBLEM_FUNCTION(rest_invalid_json, REST_INVALID_JSON, (void), NULL)
PROBLEM_FUNCTION(rest_missing_callback_param, REST_MISSING_CALLBACK_PARAM,
    (const char *names), names)
PROBLEM_FUNCTION(rest_invalid_param, REST_INVALID_PARAM, (const char *names),
    names)
PROBLEM_FUNCTION(empty_content, EMPTY_CONTENT, (void), NULL)
PROBLEM_FUNCTION(empty_term_name, EMPTY_TERM_NAME, (void), NULL)
PROBLEM_FUNCTION(term_exists, TERM_EXISTS, (void), NULL)
PROBLEM_FUNCTION(term_exists_in_taxonomy, TERM_EXISTS_IN_TAXONOMY, (void), NULL)
PROBLEM_FUNCTION(duplicate_term_slug, DUPLICATE_TERM_SLUG, (const char *slug),
    slug)
PROBLEM_FUNCTION(rest_taxonomy_not_hierarchical,
    REST_TAXONOMY_NOT_HIERARCHICAL, (void), NULL)
PROBLEM_FUNCTION(db_insert_error, DB_INSERT_ERROR, (void), NULL)
PROBLEM_FUNCTION(db_insert_error_term, DB_INSERT_ERROR_TERM, (void), NULL)
PROBLEM_FUNCTION(rest_answer_too_large, REST_ANSWER_TOO_LARGE,
    (const char *count), count)
PROBLEM_FUNCTION(rest_upload_user_quota_exceeded,
    REST_UPLOAD_USER_QUOTA_EXCEEDED, (const char *count), count)
PROBLEM_FUNCTION(rest_upload_limited_space, REST_UPLOAD_LIMITED_SPACE,
    (const char *count), count)
PROBLEM_FUNCTION(could_not_create_venue, COULD_NOT_CREATE_VENUE, (void), NULL)
PROBLEM_FUNCTION(could_not_create_organizer, COULD_NOT_CREATE_ORGANIZER,
    (void), NULL)
PROBLEM_FUNCTION(could_not_update_venue, COULD_NOT_UPDATE_VENUE, (void), NULL)
PROBLEM_FUNCTION(could_not_update_organizer, COULD_NOT_UPDATE_ORGANIZER,
    (void), NULL)
PROBLEM_FUNCTION(incorrect_password, INCORRECT_PASSWORD, (void), NULL)
PROBLEM_FUNCTION(invalid_username, INVALID_USERNAME, (void), NULL)
PROBLEM_FUNCTION(rest_forbidden_anonymous, REST_FORBIDDEN_ANONYMOUS, (void),
    NULL)
PROBLEM_FUNCTION(rest_forbidden, REST_FORBIDDEN, (void), NULL)
PROBLEM_FUNCTION(rest_forbidden_record, REST_FORBIDDEN_RECORD,
    (const char *path), path)
PROBLEM_FUNCTION(event_not_accessible, EVENT_NOT_ACCESSIBLE, (void), NULL)
PROBLEM_FUNCTION(venue_not_accessible, VENUE_NOT_ACCESSIBLE, (void), NULL)
PROBLEM_FUNCTION(organizer_not_accessible, ORGANIZER_NOT_ACCESSIBLE, (void),
    NULL)
PROBLEM_FUNCTION(event_password_protected, EVENT_PASSWORD_PROTECTED, (void),
    NULL)
PROBLEM_FUNCTION(rest_no_route, REST_NO_ROUTE, (void), NULL)
PROBLEM_FUNCTION(rest_no_route_newer, REST_NO_ROUTE_NEWER,
    (const char *address), address)
PROBLEM_FUNCTION(rest_invalid_namespace, REST_INVALID_NAMESPACE, (void), NULL)
PROBLEM_FUNCTION(rest_event_not_found, REST_EVENT_NOT_FOUND, (const char *id),
    id)
PROBLEM_FUNCTION(rest_series_not_found, REST_SERIES_NOT_FOUND,
    (const char *id), id)
PROBLEM_FUNCTION(rest_venue_not_found, REST_VENUE_NOT_FOUND, (const char *id),
    id)
PROBLEM_FUNCTION(rest_organizer_not_found, REST_ORGANIZER_NOT_FOUND,
    (const char *id), id)
PROBLEM_FUNCTION(rest_category_not_found, REST_CATEGORY_NOT_FOUND,
    (const char *id), id)
PROBLEM_FUNCTION(rest_tag_not_found, REST_TAG_NOT_FOUND, (const char *id), id)
PROBLEM_FUNCTION(rest_image_not_found, REST_IMAGE_NOT_FOUND, (const char *id),
    id)
PROBLEM_FUNCTION(rest_event_slug_not_found, REST_EVENT_SLUG_NOT_FOUND,
    (const char *slug), slug)
PROBLEM_FUNCTION(rest_venue_slug_not_found, REST_VENUE_SLUG_NOT_FOUND,
    (const char *slug), slug)
PROBLEM_FUNCTION(rest_organizer_slug_not_found, REST_ORGANIZER_SLUG_NOT_FOUND,
    (const char *slug), slug)
PROBLEM_FUNCTION(event_archive_page_not_found, EVENT_ARCHIVE_PAGE_NOT_FOUND,
    (void), NULL)
PROBLEM_FUNCTION(venue_archive_page_not_found, VENUE_ARCHIVE_PAGE_NOT_FOUND,
    (void), NULL)
PROBLEM_FUNCTION(organizer_archive_page_not_found,
    ORGANIZER_ARCHIVE_PAGE_NOT_FOUND, (void), NULL)
PROBLEM_FUNCTION(rest_setting_not_found, REST_SETTING_NOT_FOUND,
    (const char *name), name)
PROBLEM_FUNCTION(rest_method_not_allowed, REST_METHOD_NOT_ALLOWED,
    (const char *method, const char *list), method, list)
PROBLEM_FUNCTION(rest_too_many_unpublished, REST_TOO_MANY_UNPUBLISHED,
    (const char *count, const char *records), count, records)
PROBLEM_FUNCTION(rest_image_in_use, REST_IMAGE_IN_USE, (const char *id,
    const char *path), id, path)
PROBLEM_FUNCTION(rest_setting_proof, REST_SETTING_PROOF, (const char *name),
    name)
PROBLEM_FUNCTION(rest_setting_fixed, REST_SETTING_FIXED, (const char *name),
    name)
PROBLEM_FUNCTION(event_is_in_trash, EVENT_IS_IN_TRASH, (void), NULL)
PROBLEM_FUNCTION(venue_is_in_trash, VENUE_IS_IN_TRASH, (void), NULL)
PROBLEM_FUNCTION(organizer_is_in_trash, ORGANIZER_IS_IN_TRASH, (void), NULL)
PROBLEM_FUNCTION(rest_request_timeout, REST_REQUEST_TIMEOUT, (void), NULL)
PROBLEM_FUNCTION(rest_length_required, REST_LENGTH_REQUIRED, (void), NULL)
PROBLEM_FUNCTION(rest_precondition_failed, REST_PRECONDITION_FAILED, (void),
    NULL)
PROBLEM_FUNCTION(rest_body_too_large, REST_BODY_TOO_LARGE, (const char *count),
    count)
PROBLEM_FUNCTION(rest_uri_too_long, REST_URI_TOO_LONG, (void), NULL)
PROBLEM_FUNCTION(rest_idempotency_key_reused, REST_IDEMPOTENCY_KEY_REUSED,
    (void), NULL)
PROBLEM_FUNCTION(rest_too_many_requests, REST_TOO_MANY_REQUESTS,
    (const char *count), count)
PROBLEM_FUNCTION(rest_too_many_logins, REST_TOO_MANY_LOGINS,
    (const char *count), count)
PROBLEM_FUNCTION(rest_headers_too_large, REST_HEADERS_TOO_LARGE, (void), NULL)
PROBLEM_FUNCTION(rest_internal_error, REST_INTERNAL_ERROR, (void), NULL)
PROBLEM_FUNCTION(rest_unavailable, REST_UNAVAILABLE, (void), NULL)
PROBLEM_FUNCTION(rest_unavailable_late, REST_UNAVAILABLE_LATE, (void), NULL)
PROBLEM_FUNCTION(rest_outcome_unknown, REST_OUTCOME_UNKNOWN, (void), NULL)
PROBLEM_FUNCTION(rest_http_version, REST_HTTP_VERSION, (void), NULL)
PROBLEM_FUNCTION(rest_storage_full, REST_STORAGE_FULL, (void), NULL)
COMPLAINT_FUNCTION(not_integer, "rest_invalid_type", (void),
    "%s must be a whole number.", NULL)
COMPLAINT_FUNCTION(not_number, "rest_invalid_type", (void),
    "%s must be a number.", NULL)
COMPLAINT_FUNCTION(not_boolean, "rest_invalid_type", (void),
    "%s must be true, false, 1 or 0.", NULL)
COMPLAINT_FUNCTION(not_string, "rest_invalid_type", (void),
    "%s must be a text.", NULL)
COMPLAINT_FUNCTION(not_list, "rest_invalid_type", (void),
    "%s must be one text or a list of texts.", NULL)
COMPLAINT_FUNCTION(not_integers, "rest_invalid_type", (void),
    "%s must be a whole number or a list of whole numbers.", NULL)
COMPLAINT_FUNCTION(cost, "rest_invalid_type", (void),
    "%s must be a text, a number or a list of these.", NULL)
COMPLAINT_FUNCTION(terms, "rest_invalid_type", (void),
    "%s must be an id, slug or name of a term, or a list of these.", NULL)
COMPLAINT_FUNCTION(links, "rest_invalid_type", (void),
    "%s must be an id, an object with the fields of a new record, or a list of "
    "these.", NULL)
COMPLAINT_FUNCTION(null, "rest_invalid_type", (void),
    "%s must not be null.", NULL)
COMPLAINT_FUNCTION(below_minimum, "rest_out_of_bounds", (const char *min),
    "%s must be %s or more.", min)
COMPLAINT_FUNCTION(not_above, "rest_out_of_bounds", (const char *min),
    "%s must be more than %s.", min)
COMPLAINT_FUNCTION(above_maximum, "rest_out_of_bounds", (const char *max),
    "%s must be %s or less.", max)
COMPLAINT_FUNCTION(too_long, "rest_out_of_bounds", (const char *max),
    "%s must have %s bytes or less.", max)
COMPLAINT_FUNCTION(too_many_words, "rest_out_of_bounds", (const char *max),
    "%s must have at most %s different words.", max)
COMPLAINT_FUNCTION(too_many, "rest_out_of_bounds", (const char *max),
    "%s must have at most %s values.", max)
COMPLAINT_FUNCTION(too_many_terms, "rest_out_of_bounds", (const char *max),
    "%s must not give the event more than %s categories and tags.", max)
COMPLAINT_FUNCTION(too_many_new, "rest_out_of_bounds", (const char *max),
    "%s must not name more than %s new categories and tags.", max)
COMPLAINT_FUNCTION(answer_too_large, "rest_out_of_bounds", (const char *max),
    "%s is too large for these records: the answer would have more than %s "
    "bytes.", max)
COMPLAINT_FUNCTION(not_one_of, "rest_not_in_enum", (const char *words),
    "%s must be one of %s.", words)
COMPLAINT_FUNCTION(not_statuses, "rest_not_in_enum", (const char *words),
    "%s must be any, or one or more of %s.", words)
COMPLAINT_FUNCTION(statuses_forbidden, "rest_not_in_enum", (void),
    "%s must be publish for callers who may not read unpublished records.",
    NULL)
COMPLAINT_FUNCTION(date, "rest_invalid_date", (void),
    "%s must be a date, such as 2027-03-01 18:00:00.", NULL)
COMPLAINT_FUNCTION(url, "rest_invalid_url", (void),
    "%s must be empty or an address such as https://cal.example/talk.", NULL)
COMPLAINT_FUNCTION(image, "rest_invalid_url", (void),
    "%s must be an http or https address, or the number of an image.", NULL)
COMPLAINT_FUNCTION(image_unknown, "rest_unknown_id", (void),
    "%s must be the number of an existing image.", NULL)
COMPLAINT_FUNCTION(picture, "rest_invalid_format", (void),
    "%s must be a JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels.",
    NULL)
COMPLAINT_FUNCTION(unknown_id, "rest_unknown_id", (const char *kind),
    "%s must be the id of an existing %s.", kind)
COMPLAINT_FUNCTION(unknown_term, "rest_unknown_id", (void),
    "%s must be one or more ids, slugs or names of existing terms.", NULL)
COMPLAINT_FUNCTION(self_parent, "rest_unknown_id", (void),
    "%s must be the id of another event.", NULL)
COMPLAINT_FUNCTION(empty, "rest_invalid_format", (void),
    "%s must be a text that is neither empty nor 0.", NULL)
COMPLAINT_FUNCTION(ids, "rest_invalid_format", (void),
    "%s must be one or more ids, each 1 or more.", NULL)
COMPLAINT_FUNCTION(timezone, "rest_invalid_format", (void),
    "%s must be a time zone, such as Europe/Paris or UTC+2.", NULL)
COMPLAINT_FUNCTION(color, "rest_invalid_format", (void),
    "%s must be empty or a color such as #9c2f22.", NULL)
COMPLAINT_FUNCTION(recurrence, "rest_invalid_format", (const char *reason),
    "%s cannot be used: %s.", reason)
COMPLAINT_FUNCTION(setting, "rest_invalid_format", (const char *reason),
    "%s cannot be used: %s.", reason)
COMPLAINT_FUNCTION(partner, "rest_invalid_format", (const char *other),
    "%s requires %s.", other)
COMPLAINT_FUNCTION(missing, "missing", (void),
    "%s is required.", NULL)
COMPLAINT_FUNCTION(incomplete, "rest_invalid_format", (const char *member),
    "%s requires the member %s.", member)
COMPLAINT_FUNCTION(not_utf8, "rest_invalid_format", (void),
    "%s must be UTF-8.", NULL)
COMPLAINT_FUNCTION(idempotency_key, "rest_invalid_format", (void),
    "%s must be 1 to 255 printable ASCII characters.", NULL)
COMPLAINT_FUNCTION(unknown_param, "rest_unknown_param", (void),
    "%s is not a parameter of this operation.", NULL)

#endif
