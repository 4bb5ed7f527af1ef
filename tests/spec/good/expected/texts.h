/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TEXTS_H
#define ALMANAC_TEXTS_H

enum text {
	TEXT_NONE,
	TEXT_SERVICE_TITLE,
	TEXT_SERVICE_DESCRIPTION,
	TEXT_BOOK_FIELDS_TITLE_LABEL,
	TEXT_BOOK_FIELDS_TITLE_HINT,
	TEXT_BOOK_FIELDS_COIN_LABEL,
	TEXT_BOOK_FIELDS_COIN_CENT,
	TEXT_BOOK_FIELDS_COIN_PENNY,
	TEXT_BOOK_FIELDS_NOTE_LABEL,
	TEXT_COUNT,
};

enum { LOCALE_COUNT = 3 };

extern const char *const	locales[LOCALE_COUNT];
/* The texts of each locale, then their keys. */
extern const char *const	texts[LOCALE_COUNT + 1][TEXT_COUNT];

#endif
