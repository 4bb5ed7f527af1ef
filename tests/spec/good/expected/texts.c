/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de" };

#define TEXT(text, en, de) \
	[0][text] = en, [1][text] = de

const char *const texts[LOCALE_COUNT][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "Shelf", "Regal"),
	TEXT(TEXT_SERVICE_DESCRIPTION,
	    "Books on a shelf.",
	    "Bücher in einem Regal."),
	TEXT(TEXT_RESOURCE_BOOKS, "Books.", "Bücher."),
	TEXT(TEXT_COMMON_ORIGIN,
	    "Where a script comes from.",
	    "Woher ein Skript stammt."),
	TEXT(TEXT_BOOK_LIST, "List books.", "Bücher auflisten."),
	TEXT(TEXT_PAGING_PAGE,
	    "Which page of the list, beginning with 1.",
	    "Welche Seite der Liste, ab 1."),
	TEXT(TEXT_PAGING_PER_PAGE,
	    "Books on a page.",
	    "Bücher auf einer Seite."),
	TEXT(TEXT_BOOK_LIST_SINCE,
	    "Books that came later than this.",
	    "Bücher, die später kamen."),
	TEXT(TEXT_BOOK_LIST_ORDER, "The order.", "Die Reihenfolge."),
	TEXT(TEXT_BOOK_CREATE, "Add a book.", "Ein Buch hinzufügen."),
	TEXT(TEXT_BOOK_FIELDS_TITLE, "Its title.", "Der Titel."),
	TEXT(TEXT_BOOK_FIELDS_PRICE, "What it costs.", "Was es kostet."),
	TEXT(TEXT_BOOK_FIELDS_COIN, "In which coin.", "In welcher Münze."),
	TEXT(TEXT_BOOK_FIELDS_NOTE,
	    "A remark, as long as it must be to show that a text may take more than one line in what is generated.",
	    "Eine Bemerkung."),
	TEXT(TEXT_BOOK_UPDATE, "Change a book.", "Ein Buch ändern."),
	TEXT(TEXT_BOOK_UPDATE_ID,
	    "The number of the book.",
	    "Die Nummer des Buchs."),
	TEXT(TEXT_RECORD_BOOK, "A book.", "Ein Buch."),
	TEXT(TEXT_RECORD_BOOK_ID, "Its number.", "Seine Nummer."),
	TEXT(TEXT_RECORD_BOOK_STATE, "Where it is.", "Wo es ist."),
	TEXT(TEXT_RECORD_BOOK_NEXT, "The book beside it.", "Das Buch daneben."),
	TEXT(TEXT_STATUS_200, "Done.", "Fertig."),
	TEXT(TEXT_STATUS_201, "Created.", "Angelegt."),
	TEXT(TEXT_STATUS_400, "Refused.", "Refused."),
	TEXT(TEXT_STATUS_404,
	    "There is no such book.",
	    "Dieses Buch gibt es nicht."),
	TEXT(TEXT_STATUS_503, "The desk is busy.", "Der Schalter ist besetzt.")
};
