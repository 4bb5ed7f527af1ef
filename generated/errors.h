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
	ERROR_REST_METHOD_NOT_ALLOWED,
	ERROR_REST_TOO_MANY_UNPUBLISHED,
	ERROR_REST_IMAGE_IN_USE,
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

static inline struct problem
error_rest_bad_request(const char *reason)
{
	return ((struct problem){ ERROR_REST_BAD_REQUEST, { reason } });
}

static inline struct problem
error_rest_invalid_json(void)
{
	return ((struct problem){ ERROR_REST_INVALID_JSON, { NULL } });
}

static inline struct problem
error_rest_missing_callback_param(const char *names)
{
	return ((struct problem){ ERROR_REST_MISSING_CALLBACK_PARAM, { names } });
}

static inline struct problem
error_rest_invalid_param(const char *names)
{
	return ((struct problem){ ERROR_REST_INVALID_PARAM, { names } });
}

static inline struct problem
error_empty_content(void)
{
	return ((struct problem){ ERROR_EMPTY_CONTENT, { NULL } });
}

static inline struct problem
error_empty_term_name(void)
{
	return ((struct problem){ ERROR_EMPTY_TERM_NAME, { NULL } });
}

static inline struct problem
error_term_exists(void)
{
	return ((struct problem){ ERROR_TERM_EXISTS, { NULL } });
}

static inline struct problem
error_term_exists_in_taxonomy(void)
{
	return ((struct problem){ ERROR_TERM_EXISTS_IN_TAXONOMY, { NULL } });
}

static inline struct problem
error_duplicate_term_slug(const char *slug)
{
	return ((struct problem){ ERROR_DUPLICATE_TERM_SLUG, { slug } });
}

static inline struct problem
error_rest_taxonomy_not_hierarchical(void)
{
	return ((struct problem){ ERROR_REST_TAXONOMY_NOT_HIERARCHICAL, { NULL } });
}

static inline struct problem
error_db_insert_error(void)
{
	return ((struct problem){ ERROR_DB_INSERT_ERROR, { NULL } });
}

static inline struct problem
error_db_insert_error_term(void)
{
	return ((struct problem){ ERROR_DB_INSERT_ERROR_TERM, { NULL } });
}

static inline struct problem
error_rest_answer_too_large(const char *count)
{
	return ((struct problem){ ERROR_REST_ANSWER_TOO_LARGE, { count } });
}

static inline struct problem
error_rest_upload_user_quota_exceeded(const char *count)
{
	return ((struct problem){ ERROR_REST_UPLOAD_USER_QUOTA_EXCEEDED, { count } });
}

static inline struct problem
error_rest_upload_limited_space(const char *count)
{
	return ((struct problem){ ERROR_REST_UPLOAD_LIMITED_SPACE, { count } });
}

static inline struct problem
error_could_not_create_venue(void)
{
	return ((struct problem){ ERROR_COULD_NOT_CREATE_VENUE, { NULL } });
}

static inline struct problem
error_could_not_create_organizer(void)
{
	return ((struct problem){ ERROR_COULD_NOT_CREATE_ORGANIZER, { NULL } });
}

static inline struct problem
error_could_not_update_venue(void)
{
	return ((struct problem){ ERROR_COULD_NOT_UPDATE_VENUE, { NULL } });
}

static inline struct problem
error_could_not_update_organizer(void)
{
	return ((struct problem){ ERROR_COULD_NOT_UPDATE_ORGANIZER, { NULL } });
}

static inline struct problem
error_incorrect_password(void)
{
	return ((struct problem){ ERROR_INCORRECT_PASSWORD, { NULL } });
}

static inline struct problem
error_invalid_username(void)
{
	return ((struct problem){ ERROR_INVALID_USERNAME, { NULL } });
}

static inline struct problem
error_rest_forbidden_anonymous(void)
{
	return ((struct problem){ ERROR_REST_FORBIDDEN_ANONYMOUS, { NULL } });
}

static inline struct problem
error_rest_forbidden(void)
{
	return ((struct problem){ ERROR_REST_FORBIDDEN, { NULL } });
}

static inline struct problem
error_rest_forbidden_record(const char *path)
{
	return ((struct problem){ ERROR_REST_FORBIDDEN_RECORD, { path } });
}

static inline struct problem
error_event_not_accessible(void)
{
	return ((struct problem){ ERROR_EVENT_NOT_ACCESSIBLE, { NULL } });
}

static inline struct problem
error_venue_not_accessible(void)
{
	return ((struct problem){ ERROR_VENUE_NOT_ACCESSIBLE, { NULL } });
}

static inline struct problem
error_organizer_not_accessible(void)
{
	return ((struct problem){ ERROR_ORGANIZER_NOT_ACCESSIBLE, { NULL } });
}

static inline struct problem
error_event_password_protected(void)
{
	return ((struct problem){ ERROR_EVENT_PASSWORD_PROTECTED, { NULL } });
}

static inline struct problem
error_rest_no_route(void)
{
	return ((struct problem){ ERROR_REST_NO_ROUTE, { NULL } });
}

static inline struct problem
error_rest_no_route_newer(const char *address)
{
	return ((struct problem){ ERROR_REST_NO_ROUTE_NEWER, { address } });
}

static inline struct problem
error_rest_invalid_namespace(void)
{
	return ((struct problem){ ERROR_REST_INVALID_NAMESPACE, { NULL } });
}

static inline struct problem
error_rest_event_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_EVENT_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_series_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_SERIES_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_venue_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_VENUE_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_organizer_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_ORGANIZER_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_category_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_CATEGORY_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_tag_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_TAG_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_image_not_found(const char *id)
{
	return ((struct problem){ ERROR_REST_IMAGE_NOT_FOUND, { id } });
}

static inline struct problem
error_rest_event_slug_not_found(const char *slug)
{
	return ((struct problem){ ERROR_REST_EVENT_SLUG_NOT_FOUND, { slug } });
}

static inline struct problem
error_rest_venue_slug_not_found(const char *slug)
{
	return ((struct problem){ ERROR_REST_VENUE_SLUG_NOT_FOUND, { slug } });
}

static inline struct problem
error_rest_organizer_slug_not_found(const char *slug)
{
	return ((struct problem){ ERROR_REST_ORGANIZER_SLUG_NOT_FOUND, { slug } });
}

static inline struct problem
error_event_archive_page_not_found(void)
{
	return ((struct problem){ ERROR_EVENT_ARCHIVE_PAGE_NOT_FOUND, { NULL } });
}

static inline struct problem
error_venue_archive_page_not_found(void)
{
	return ((struct problem){ ERROR_VENUE_ARCHIVE_PAGE_NOT_FOUND, { NULL } });
}

static inline struct problem
error_organizer_archive_page_not_found(void)
{
	return ((struct problem){ ERROR_ORGANIZER_ARCHIVE_PAGE_NOT_FOUND, { NULL } });
}

static inline struct problem
error_rest_method_not_allowed(const char *method, const char *list)
{
	return ((struct problem){ ERROR_REST_METHOD_NOT_ALLOWED, { method, list } });
}

static inline struct problem
error_rest_too_many_unpublished(const char *count, const char *records)
{
	return ((struct problem){ ERROR_REST_TOO_MANY_UNPUBLISHED, { count, records } });
}

static inline struct problem
error_rest_image_in_use(const char *id, const char *path)
{
	return ((struct problem){ ERROR_REST_IMAGE_IN_USE, { id, path } });
}

static inline struct problem
error_event_is_in_trash(void)
{
	return ((struct problem){ ERROR_EVENT_IS_IN_TRASH, { NULL } });
}

static inline struct problem
error_venue_is_in_trash(void)
{
	return ((struct problem){ ERROR_VENUE_IS_IN_TRASH, { NULL } });
}

static inline struct problem
error_organizer_is_in_trash(void)
{
	return ((struct problem){ ERROR_ORGANIZER_IS_IN_TRASH, { NULL } });
}

static inline struct problem
error_rest_request_timeout(void)
{
	return ((struct problem){ ERROR_REST_REQUEST_TIMEOUT, { NULL } });
}

static inline struct problem
error_rest_length_required(void)
{
	return ((struct problem){ ERROR_REST_LENGTH_REQUIRED, { NULL } });
}

static inline struct problem
error_rest_precondition_failed(void)
{
	return ((struct problem){ ERROR_REST_PRECONDITION_FAILED, { NULL } });
}

static inline struct problem
error_rest_body_too_large(const char *count)
{
	return ((struct problem){ ERROR_REST_BODY_TOO_LARGE, { count } });
}

static inline struct problem
error_rest_uri_too_long(void)
{
	return ((struct problem){ ERROR_REST_URI_TOO_LONG, { NULL } });
}

static inline struct problem
error_rest_idempotency_key_reused(void)
{
	return ((struct problem){ ERROR_REST_IDEMPOTENCY_KEY_REUSED, { NULL } });
}

static inline struct problem
error_rest_too_many_requests(const char *count)
{
	return ((struct problem){ ERROR_REST_TOO_MANY_REQUESTS, { count } });
}

static inline struct problem
error_rest_too_many_logins(const char *count)
{
	return ((struct problem){ ERROR_REST_TOO_MANY_LOGINS, { count } });
}

static inline struct problem
error_rest_headers_too_large(void)
{
	return ((struct problem){ ERROR_REST_HEADERS_TOO_LARGE, { NULL } });
}

static inline struct problem
error_rest_internal_error(void)
{
	return ((struct problem){ ERROR_REST_INTERNAL_ERROR, { NULL } });
}

static inline struct problem
error_rest_unavailable(void)
{
	return ((struct problem){ ERROR_REST_UNAVAILABLE, { NULL } });
}

static inline struct problem
error_rest_unavailable_late(void)
{
	return ((struct problem){ ERROR_REST_UNAVAILABLE_LATE, { NULL } });
}

static inline struct problem
error_rest_outcome_unknown(void)
{
	return ((struct problem){ ERROR_REST_OUTCOME_UNKNOWN, { NULL } });
}

static inline struct problem
error_rest_http_version(void)
{
	return ((struct problem){ ERROR_REST_HTTP_VERSION, { NULL } });
}

static inline struct problem
error_rest_storage_full(void)
{
	return ((struct problem){ ERROR_REST_STORAGE_FULL, { NULL } });
}

static inline struct complaint
complaint_not_integer(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be a whole number.", NULL });
}

static inline struct complaint
complaint_not_number(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be a number.", NULL });
}

static inline struct complaint
complaint_not_boolean(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be true, false, 1 or 0.", NULL });
}

static inline struct complaint
complaint_not_string(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be a text.", NULL });
}

static inline struct complaint
complaint_not_list(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be one text or a list of texts.", NULL });
}

static inline struct complaint
complaint_not_integers(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be a whole number or a list of whole numbers.", NULL });
}

static inline struct complaint
complaint_cost(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be a text, a number or a list of these.", NULL });
}

static inline struct complaint
complaint_terms(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be an id, slug or name of a term, or a list of these.", NULL });
}

static inline struct complaint
complaint_links(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must be an id, an object with the fields of a new record, or a list of these.", NULL });
}

static inline struct complaint
complaint_null(void)
{
	return ((struct complaint){ "rest_invalid_type",
	    "%s must not be null.", NULL });
}

static inline struct complaint
complaint_below_minimum(const char *min)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must be %s or more.", min });
}

static inline struct complaint
complaint_not_above(const char *min)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must be more than %s.", min });
}

static inline struct complaint
complaint_above_maximum(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must be %s or less.", max });
}

static inline struct complaint
complaint_too_long(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must have %s bytes or less.", max });
}

static inline struct complaint
complaint_too_many_words(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must have at most %s different words.", max });
}

static inline struct complaint
complaint_too_many(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must have at most %s values.", max });
}

static inline struct complaint
complaint_too_many_terms(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must not give the event more than %s categories and tags.", max });
}

static inline struct complaint
complaint_too_many_new(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s must not name more than %s new categories and tags.", max });
}

static inline struct complaint
complaint_answer_too_large(const char *max)
{
	return ((struct complaint){ "rest_out_of_bounds",
	    "%s is too large for these records: the answer would have more than %s bytes.", max });
}

static inline struct complaint
complaint_not_one_of(const char *words)
{
	return ((struct complaint){ "rest_not_in_enum",
	    "%s must be one of %s.", words });
}

static inline struct complaint
complaint_not_statuses(const char *words)
{
	return ((struct complaint){ "rest_not_in_enum",
	    "%s must be any, or one or more of %s.", words });
}

static inline struct complaint
complaint_statuses_forbidden(void)
{
	return ((struct complaint){ "rest_not_in_enum",
	    "%s must be publish for callers who may not read unpublished records.", NULL });
}

static inline struct complaint
complaint_date(void)
{
	return ((struct complaint){ "rest_invalid_date",
	    "%s must be a date, such as 2027-03-01 18:00:00.", NULL });
}

static inline struct complaint
complaint_url(void)
{
	return ((struct complaint){ "rest_invalid_url",
	    "%s must be empty or an address such as https://cal.example/talk.", NULL });
}

static inline struct complaint
complaint_image(void)
{
	return ((struct complaint){ "rest_invalid_url",
	    "%s must be an http or https address, or the number of an image.", NULL });
}

static inline struct complaint
complaint_image_unknown(void)
{
	return ((struct complaint){ "rest_unknown_id",
	    "%s must be the number of an existing image.", NULL });
}

static inline struct complaint
complaint_picture(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be a JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels.", NULL });
}

static inline struct complaint
complaint_unknown_id(const char *kind)
{
	return ((struct complaint){ "rest_unknown_id",
	    "%s must be the id of an existing %s.", kind });
}

static inline struct complaint
complaint_unknown_term(void)
{
	return ((struct complaint){ "rest_unknown_id",
	    "%s must be one or more ids, slugs or names of existing terms.", NULL });
}

static inline struct complaint
complaint_self_parent(void)
{
	return ((struct complaint){ "rest_unknown_id",
	    "%s must be the id of another event.", NULL });
}

static inline struct complaint
complaint_empty(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be a text that is neither empty nor 0.", NULL });
}

static inline struct complaint
complaint_ids(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be one or more ids, each 1 or more.", NULL });
}

static inline struct complaint
complaint_timezone(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be a time zone, such as Europe/Paris or UTC+2.", NULL });
}

static inline struct complaint
complaint_color(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be empty or a color such as #9c2f22.", NULL });
}

static inline struct complaint
complaint_recurrence(const char *reason)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s cannot be used: %s.", reason });
}

static inline struct complaint
complaint_partner(const char *other)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s requires %s.", other });
}

static inline struct complaint
complaint_incomplete(const char *member)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s requires the member %s.", member });
}

static inline struct complaint
complaint_not_utf8(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be UTF-8.", NULL });
}

static inline struct complaint
complaint_idempotency_key(void)
{
	return ((struct complaint){ "rest_invalid_format",
	    "%s must be 1 to 255 printable ASCII characters.", NULL });
}

static inline struct complaint
complaint_unknown_param(void)
{
	return ((struct complaint){ "rest_unknown_param",
	    "%s is not a parameter of this operation.", NULL });
}

#endif
