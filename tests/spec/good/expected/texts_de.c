/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_de[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Regal",
	[TEXT_SERVICE_DESCRIPTION] = "Bücher in einem Regal.",
	[TEXT_RESOURCE_BOOKS] = "Bücher.",
	[TEXT_COMMON_ORIGIN] = "Woher ein Skript stammt.",
	[TEXT_BOOK_LIST] = "Bücher auflisten.",
	[TEXT_PAGING_PAGE] = "Welche Seite der Liste, ab 1.",
	[TEXT_PAGING_PER_PAGE] = "Bücher auf einer Seite.",
	[TEXT_BOOK_LIST_SINCE] = "Bücher, die später kamen.",
	[TEXT_BOOK_LIST_ORDER] = "Die Reihenfolge.",
	[TEXT_BOOK_CREATE] = "Ein Buch hinzufügen.",
	[TEXT_BOOK_FIELDS_TITLE] = "Der Titel.",
	[TEXT_BOOK_FIELDS_PRICE] = "Was es kostet.",
	[TEXT_BOOK_FIELDS_COIN] = "In welcher Münze.",
	[TEXT_BOOK_FIELDS_NOTE] = "Eine Bemerkung.",
	[TEXT_BOOK_UPDATE] = "Ein Buch ändern.",
	[TEXT_BOOK_UPDATE_ID] = "Die Nummer des Buchs.",
	[TEXT_RECORD_BOOK] = "Ein Buch.",
	[TEXT_RECORD_BOOK_ID] = "Seine Nummer.",
	[TEXT_RECORD_BOOK_STATE] = "Wo es ist.",
	[TEXT_RECORD_BOOK_NEXT] = "Das Buch daneben.",
	[TEXT_STATUS_200] = "Fertig.",
	[TEXT_STATUS_201] = "Angelegt.",
	[TEXT_STATUS_400] = "Refused.",
	[TEXT_STATUS_404] = "Dieses Buch gibt es nicht.",
	[TEXT_STATUS_503] = "Der Schalter ist besetzt."
};
