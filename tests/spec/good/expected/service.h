/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_SERVICE_H
#define ALMANAC_SERVICE_H

#define SERVICE_NAMESPACE	"shelf/v1"
#define SERVICE_ALIAS	"books/v1"
#define SERVICE_VERSION	"1.0.0"
#define SERVICE_LOCALES	"en, de, en-GB"

#define SERVICE_BODY_TEXT_BYTES	1000
#define SERVICE_TITLE_BYTES	100
#define SERVICE_SHELF_ITEMS	9
#define SERVICE_SHELF_LINES	3

#endif
