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
	{ .name = "next", .wire = WIRE_ANY, .schema = "Book",
	    .optional = true, .instead = "false",
	    .text = TEXT_RECORD_BOOK_NEXT }
};

const struct record records[] = {
	{ .name = "Book", .members = book_members,
	    .member_count = COUNT(book_members), .text = TEXT_RECORD_BOOK }
};

const size_t record_count = COUNT(records);
