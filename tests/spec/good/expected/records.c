/* Made from spec/ by codegen; do not edit. */
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const char *const book_state_words[] = {
	"here", "lent", NULL
};

static const struct member book_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_BOOK_ID },
	{ .name = "state", .wire = WIRE_STRING, .words = book_state_words,
	    .text = TEXT_RECORD_BOOK_STATE },
	{ .name = "title", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_BOOK_TITLE },
	{ .name = "slug", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_BOOK_SLUG },
	{ .name = "next", .wire = WIRE_ANY, .schema = "Book",
	    .optional = true, .instead = "false",
	    .text = TEXT_RECORD_BOOK_NEXT },
	{ .name = "note", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_BOOK_NOTE },
	{ .name = "price", .wire = WIRE_NUMBER, .optional = true,
	    .text = TEXT_RECORD_BOOK_PRICE },
	{ .name = "open", .wire = WIRE_BOOLEAN, .text = TEXT_RECORD_BOOK_OPEN }
};

static const struct member reader_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_READER_ID }
};

const struct record records[] = {
	{ .name = "Book", .members = book_members,
	    .member_count = COUNT(book_members), .text = TEXT_RECORD_BOOK },
	{ .name = "Reader", .members = reader_members,
	    .member_count = COUNT(reader_members), .text = TEXT_RECORD_READER }
};

const size_t record_count = COUNT(records);
