/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_SERVICE_H
#define ALMANAC_SERVICE_H

#define SERVICE_NAMESPACE		"calendar/events/v1"
#define SERVICE_ALIAS			"tribe/events/v1"
#define SERVICE_VERSION			"1.0.0"
#define SERVICE_LOCALES			"en, de, fr, es"
#define SERVICE_CONTACT_NAME		"The almanac authors"
#define SERVICE_LICENSE_NAME		"ISC"
#define SERVICE_LICENSE_IDENTIFIER	"ISC"

#endif
