/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de" };

#define TEXT(text, key, en, de) \
	[0][text] = en, [1][text] = de, [LOCALE_COUNT][text] = key

const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "service.title", "Shelf", "Regal"),
	TEXT(TEXT_SERVICE_DESCRIPTION, "service.description", "Books on a shelf, from \044path.", "Bücher in einem Regal."),
};
