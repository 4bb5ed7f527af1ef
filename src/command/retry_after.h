/*
 * How long a server asks to wait: Retry-After (RFC 9110, section 10.2.3).
 * libcurl's own reading of it has a limit that depends on its version.
 */
#ifndef ALMANAC_RETRY_AFTER_H
#define ALMANAC_RETRY_AFTER_H

#include <curl/curl.h>
#include <stdint.h>

/*
 * The seconds that the last answer asks to wait, a day at most; 0 if it does
 * not ask.
 */
int64_t	retry_after(CURL *);

#endif
