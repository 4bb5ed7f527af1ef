/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de" };

#define TEXT(text, key, en, de) \
	[0][text] = en, [1][text] = de, [LOCALE_COUNT][text] = key

const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "service.title", "Shelf", "Regal"),
	TEXT(TEXT_SERVICE_DESCRIPTION, "service.description", "Books on a shelf, from \044path.", "Bücher in einem Regal."),
	TEXT(TEXT_BOOK_FIELDS_TITLE_LABEL, "book_fields.title.label", "Title", "Titel"),
	TEXT(TEXT_BOOK_FIELDS_TITLE_HINT, "book_fields.title.hint", "As on its back.", "Wie auf dem Rücken."),
	TEXT(TEXT_BOOK_FIELDS_COIN_LABEL, "book_fields.coin.label", "Coin", "Münze"),
	TEXT(TEXT_BOOK_FIELDS_COIN_CENT, "book_fields.coin.cent", "Cents", "Cent"),
	TEXT(TEXT_BOOK_FIELDS_COIN_PENNY, "book_fields.coin.penny", "Pennies", "Pence"),
	TEXT(TEXT_BOOK_FIELDS_NOTE_LABEL, "book_fields.note.label", "Remark", "Bemerkung"),
};
