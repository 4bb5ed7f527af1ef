/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de", "en-GB" };

#define TEXT(text, key, en, de, en_gb) \
	[0][text] = en, [1][text] = de, [2][text] = en_gb, \
	    [LOCALE_COUNT][text] = key

const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "service.title", "Shelf", "Regal",
	    "The bookshelf of Britain"),
	TEXT(TEXT_SERVICE_DESCRIPTION, "service.description",
	    "Books on a shelf, from $path.", "Bücher in einem Regal.",
	    "Books on a shelf, from $path."),
	TEXT(TEXT_BOOK_FIELDS_TITLE_LABEL, "book_fields.title.label", "Title",
	    "Titel", "Title"),
	TEXT(TEXT_BOOK_FIELDS_TITLE_HINT, "book_fields.title.hint",
	    "As on its back.", "Wie auf dem Rücken.", "As on its back."),
	TEXT(TEXT_BOOK_FIELDS_COIN_LABEL, "book_fields.coin.label", "Coin",
	    "Münze", "Coin"),
	TEXT(TEXT_BOOK_FIELDS_COIN_CENT, "book_fields.coin.cent", "Cents",
	    "Cent", "Cents"),
	TEXT(TEXT_BOOK_FIELDS_COIN_PENNY, "book_fields.coin.penny", "Pennies",
	    "Pence", "Pennies"),
	TEXT(TEXT_BOOK_FIELDS_NOTE_LABEL, "book_fields.note.label", "Remark",
	    "Bemerkung", "Remark"),
};
