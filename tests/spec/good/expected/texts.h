/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TEXTS_H
#define ALMANAC_TEXTS_H

enum text {
	TEXT_NONE,
	TEXT_SERVICE_TITLE,
	TEXT_SERVICE_DESCRIPTION,
	TEXT_COUNT
};

enum { LOCALE_COUNT = 2 };

extern const char *const	locales[LOCALE_COUNT];
/* Those of each locale, and after them their keys. */
extern const char *const	texts[LOCALE_COUNT + 1][TEXT_COUNT];

#endif
