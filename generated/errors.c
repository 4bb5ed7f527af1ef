/* Made from spec/ by codegen; do not edit. */
#include "generated/errors.h"

const struct error_row errors[] = {
	[ERROR_REST_BAD_REQUEST] = { .code = "rest_bad_request", .status = 400,
	    .format = "The request is malformed: %s." },
	[ERROR_REST_INVALID_JSON] = { .code = "rest_invalid_json",
	    .status = 400, .format = "Invalid JSON body passed." },
	[ERROR_REST_MISSING_CALLBACK_PARAM] = { .code =
	    "rest_missing_callback_param", .status = 400,
	    .format = "Missing parameter(s): %s" },
	[ERROR_REST_INVALID_PARAM] = { .code = "rest_invalid_param",
	    .status = 400, .format = "Invalid parameter(s): %s" },
	[ERROR_EMPTY_CONTENT] = { .code = "empty_content", .status = 400,
	    .format = "Content, title, and excerpt are empty." },
	[ERROR_EMPTY_TERM_NAME] = { .code = "empty_term_name", .status = 400,
	    .format = "A name is required for this term." },
	[ERROR_TERM_EXISTS] = { .code = "term_exists", .status = 400,
	    .format =
	    "A term with the name provided already exists with this parent." },
	[ERROR_TERM_EXISTS_IN_TAXONOMY] = { .code = "term_exists",
	    .status = 400,
	    .format =
	    "A term with the name provided already exists in this taxonomy." },
	[ERROR_DUPLICATE_TERM_SLUG] = { .code = "duplicate_term_slug",
	    .status = 400,
	    .format = "The slug \"%s\" is already in use by another term." },
	[ERROR_REST_TAXONOMY_NOT_HIERARCHICAL] = { .code =
	    "rest_taxonomy_not_hierarchical", .status = 400,
	    .format = "Cannot set parent term, taxonomy is not hierarchical." },
	[ERROR_DB_INSERT_ERROR] = { .code = "db_insert_error", .status = 400,
	    .format = "Could not insert post into the database." },
	[ERROR_DB_INSERT_ERROR_TERM] = { .code = "db_insert_error",
	    .status = 400,
	    .format = "Could not insert term into the database." },
	[ERROR_REST_ANSWER_TOO_LARGE] = { .code = "rest_answer_too_large",
	    .status = 400,
	    .format = "The answer would have more than %s bytes; request less."
	    },
	[ERROR_REST_UPLOAD_USER_QUOTA_EXCEEDED] = { .code =
	    "rest_upload_user_quota_exceeded", .status = 400,
	    .format =
	    "Your images would use more than %s MB; delete some that you no "
	    "longer need." },
	[ERROR_REST_UPLOAD_LIMITED_SPACE] = { .code =
	    "rest_upload_limited_space", .status = 400,
	    .format =
	    "All images would use more than %s MB; the administrator can raise "
	    "the limit." },
	[ERROR_COULD_NOT_CREATE_VENUE] = { .code = "could-not-create-venue",
	    .status = 400,
	    .format = "The venue could not be created from the provided data" },
	[ERROR_COULD_NOT_CREATE_ORGANIZER] = { .code =
	    "could-not-create-organizer", .status = 400,
	    .format =
	    "The organizer could not be created from the provided data" },
	[ERROR_COULD_NOT_UPDATE_VENUE] = { .code = "could-not-update-venue",
	    .status = 400, .format = "The venue could not be updated" },
	[ERROR_COULD_NOT_UPDATE_ORGANIZER] = { .code =
	    "could-not-update-organizer", .status = 400,
	    .format = "The organizer could not be updated" },
	[ERROR_INCORRECT_PASSWORD] = { .code = "incorrect_password",
	    .status = 401,
	    .format =
	    "The provided password is an invalid application password." },
	[ERROR_INVALID_USERNAME] = { .code = "invalid_username", .status = 401,
	    .format =
	    "Unknown username. Check again or try your email address." },
	[ERROR_REST_FORBIDDEN_ANONYMOUS] = { .code = "rest_forbidden",
	    .status = 401, .format = "Sorry, you are not allowed to do that." },
	[ERROR_REST_FORBIDDEN] = { .code = "rest_forbidden", .status = 403,
	    .format = "Sorry, you are not allowed to do that." },
	[ERROR_REST_FORBIDDEN_RECORD] = { .code = "rest_forbidden",
	    .status = 403,
	    .format =
	    "Sorry, you are not allowed to change %s, which this request would "
	    "change." },
	[ERROR_EVENT_NOT_ACCESSIBLE] = { .code = "event-not-accessible",
	    .status = 403, .format = "The requested event is not accessible" },
	[ERROR_VENUE_NOT_ACCESSIBLE] = { .code = "venue-not-accessible",
	    .status = 403, .format = "The requested venue is not accessible" },
	[ERROR_ORGANIZER_NOT_ACCESSIBLE] = { .code =
	    "organizer-not-accessible", .status = 403,
	    .format = "The requested organizer is not accessible" },
	[ERROR_EVENT_PASSWORD_PROTECTED] = { .code =
	    "event-password-protected", .status = 403,
	    .format =
	    "The requested event is not accessible without a password" },
	[ERROR_REST_NO_ROUTE] = { .code = "rest_no_route", .status = 404,
	    .format = "No route was found matching the URL and request method."
	    },
	[ERROR_REST_NO_ROUTE_NEWER] = { .code = "rest_no_route", .status = 404,
	    .format =
	    "No route was found: tec/v1 is not available here, but %s is." },
	[ERROR_REST_INVALID_NAMESPACE] = { .code = "rest_invalid_namespace",
	    .status = 404,
	    .format = "The specified namespace could not be found." },
	[ERROR_REST_EVENT_NOT_FOUND] = { .code = "rest-event-not-found",
	    .status = 404, .format = "Event with ID %s does not exist." },
	[ERROR_REST_SERIES_NOT_FOUND] = { .code = "rest-series-not-found",
	    .status = 404, .format = "Series with ID %s does not exist." },
	[ERROR_REST_VENUE_NOT_FOUND] = { .code = "rest-venue-not-found",
	    .status = 404, .format = "Venue with ID %s does not exist." },
	[ERROR_REST_ORGANIZER_NOT_FOUND] = { .code =
	    "rest-organizer-not-found", .status = 404,
	    .format = "Organizer with ID %s does not exist." },
	[ERROR_REST_CATEGORY_NOT_FOUND] = { .code = "rest-category-not-found",
	    .status = 404, .format = "Category with ID %s does not exist." },
	[ERROR_REST_TAG_NOT_FOUND] = { .code = "rest-tag-not-found",
	    .status = 404, .format = "Tag with ID %s does not exist." },
	[ERROR_REST_IMAGE_NOT_FOUND] = { .code = "rest-image-not-found",
	    .status = 404, .format = "Image with ID %s does not exist." },
	[ERROR_REST_EVENT_SLUG_NOT_FOUND] = { .code = "rest-event-not-found",
	    .status = 404, .format = "Event with slug %s does not exist." },
	[ERROR_REST_VENUE_SLUG_NOT_FOUND] = { .code = "rest-venue-not-found",
	    .status = 404, .format = "Venue with slug %s does not exist." },
	[ERROR_REST_ORGANIZER_SLUG_NOT_FOUND] = { .code =
	    "rest-organizer-not-found", .status = 404,
	    .format = "Organizer with slug %s does not exist." },
	[ERROR_EVENT_ARCHIVE_PAGE_NOT_FOUND] = { .code =
	    "event-archive-page-not-found", .status = 404,
	    .format = "The requested event archive page does not exist" },
	[ERROR_VENUE_ARCHIVE_PAGE_NOT_FOUND] = { .code =
	    "venue-archive-page-not-found", .status = 404,
	    .format = "The requested venue archive page does not exist" },
	[ERROR_ORGANIZER_ARCHIVE_PAGE_NOT_FOUND] = { .code =
	    "organizer-archive-page-not-found", .status = 404,
	    .format = "The requested organizer archive page does not exist" },
	[ERROR_REST_SETTING_NOT_FOUND] = { .code = "rest_setting_not_found",
	    .status = 404, .format = "There is no setting %s." },
	[ERROR_REST_METHOD_NOT_ALLOWED] = { .code = "rest_method_not_allowed",
	    .status = 405,
	    .format = "The method %s is not allowed here; allowed: %s." },
	[ERROR_REST_TOO_MANY_UNPUBLISHED] = { .code =
	    "rest_too_many_unpublished", .status = 400,
	    .format =
	    "More than %s of your %s are not published; wait for their review, "
	    "or delete some permanently." },
	[ERROR_REST_IMAGE_IN_USE] = { .code = "rest_image_in_use",
	    .status = 409,
	    .format = "Image with ID %s is shown by %s; remove it there first."
	    },
	[ERROR_REST_SETTING_PROOF] = { .code = "rest_setting_proof",
	    .status = 403,
	    .format =
	    "The setting %s is changed at the desk, where it needs a password."
	    },
	[ERROR_REST_SETTING_FIXED] = { .code = "rest_setting_fixed",
	    .status = 409, .format = "The setting %s is set in site.yaml." },
	[ERROR_EVENT_IS_IN_TRASH] = { .code = "event-is-in-trash",
	    .status = 410, .format = "The event is already trashed" },
	[ERROR_VENUE_IS_IN_TRASH] = { .code = "venue-is-in-trash",
	    .status = 410, .format = "The venue is already trashed" },
	[ERROR_ORGANIZER_IS_IN_TRASH] = { .code = "organizer-is-in-trash",
	    .status = 410, .format = "The organizer is already trashed" },
	[ERROR_REST_REQUEST_TIMEOUT] = { .code = "rest_request_timeout",
	    .status = 408, .format = "The request took too long to arrive." },
	[ERROR_REST_LENGTH_REQUIRED] = { .code = "rest_length_required",
	    .status = 411, .format = "The body needs a Content-Length." },
	[ERROR_REST_PRECONDITION_FAILED] = { .code =
	    "rest_precondition_failed", .status = 412,
	    .format = "The record has changed since it was read." },
	[ERROR_REST_BODY_TOO_LARGE] = { .code = "rest_body_too_large",
	    .status = 413, .format = "The body is larger than %s bytes." },
	[ERROR_REST_URI_TOO_LONG] = { .code = "rest_uri_too_long",
	    .status = 414, .format = "The address is too long." },
	[ERROR_REST_IDEMPOTENCY_KEY_REUSED] = { .code =
	    "rest_idempotency_key_reused", .status = 422,
	    .format = "This Idempotency-Key was used with a different body." },
	[ERROR_REST_TOO_MANY_REQUESTS] = { .code = "rest_too_many_requests",
	    .status = 429,
	    .format = "Too many requests; try again in %s seconds." },
	[ERROR_REST_TOO_MANY_LOGINS] = { .code = "rest_too_many_requests",
	    .status = 429,
	    .format = "Too many failed logins; try again in %s seconds." },
	[ERROR_REST_HEADERS_TOO_LARGE] = { .code = "rest_headers_too_large",
	    .status = 431, .format = "The header fields are too large." },
	[ERROR_REST_INTERNAL_ERROR] = { .code = "rest_internal_error",
	    .status = 500, .format = "The request could not be completed." },
	[ERROR_REST_UNAVAILABLE] = { .code = "rest_unavailable", .status = 503,
	    .format = "The service is busy; try again." },
	[ERROR_REST_UNAVAILABLE_LATE] = { .code = "rest_unavailable",
	    .status = 503,
	    .format = "The request takes too long; request less, or try again."
	    },
	[ERROR_REST_OUTCOME_UNKNOWN] = { .code = "rest_outcome_unknown",
	    .status = 503,
	    .format =
	    "The database does not say whether this was stored; read the "
	    "record, or repeat the request with the same Idempotency-Key." },
	[ERROR_REST_HTTP_VERSION] = { .code = "rest_http_version",
	    .status = 505,
	    .format = "Only HTTP/1.0 and HTTP/1.1 are supported." },
	[ERROR_REST_STORAGE_FULL] = { .code = "rest_storage_full",
	    .status = 507, .format = "The storage is full." },
};
