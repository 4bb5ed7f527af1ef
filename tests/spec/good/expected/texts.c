/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de" };

#define TEXT(text, en, de) \
	[0][text] = en, [1][text] = de

const char *const texts[LOCALE_COUNT][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "Shelf", "Regal"),
	TEXT(TEXT_SERVICE_DESCRIPTION,
	    "Books on a shelf.",
	    "Bücher in einem Regal.")
};
