/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_en[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Shelf",
	[TEXT_SERVICE_DESCRIPTION] = "Books on a shelf.",
	[TEXT_RESOURCE_BOOKS] = "Books.",
	[TEXT_COMMON_ORIGIN] = "Where a script comes from.",
	[TEXT_BOOK_LIST] = "List books.",
	[TEXT_PAGING_PAGE] = "Which page of the list, beginning with 1.",
	[TEXT_PAGING_PER_PAGE] = "Books on a page.",
	[TEXT_BOOK_LIST_SINCE] = "Books that came later than this.",
	[TEXT_BOOK_LIST_ORDER] = "The order.",
	[TEXT_BOOK_CREATE] = "Add a book.",
	[TEXT_BOOK_FIELDS_TITLE] = "Its title.",
	[TEXT_BOOK_FIELDS_PRICE] = "What it costs.",
	[TEXT_BOOK_FIELDS_COIN] = "In which coin.",
	[TEXT_BOOK_FIELDS_NOTE] = "A remark, as long as it must be to show "
	    "that a text may take more than one line in what is generated.",
	[TEXT_BOOK_UPDATE] = "Change a book.",
	[TEXT_BOOK_UPDATE_ID] = "The number of the book.",
	[TEXT_RECORD_BOOK] = "A book.",
	[TEXT_RECORD_BOOK_ID] = "Its number.",
	[TEXT_RECORD_BOOK_STATE] = "Where it is.",
	[TEXT_RECORD_BOOK_TITLE] = "Its title.",
	[TEXT_RECORD_BOOK_SLUG] = "Its name in an address.",
	[TEXT_RECORD_BOOK_NEXT] = "The book beside it.",
	[TEXT_RECORD_BOOK_NOTE] = "A remark.",
	[TEXT_RECORD_BOOK_PRICE] = "What it costs.",
	[TEXT_RECORD_BOOK_OPEN] = "Whether it may be lent.",
	[TEXT_RECORD_READER] = "Who reads.",
	[TEXT_RECORD_READER_ID] = "The number.",
	[TEXT_STATUS_200] = "Done.",
	[TEXT_STATUS_201] = "Created.",
	[TEXT_STATUS_400] = "Refused.",
	[TEXT_STATUS_404] = "There is no such book.",
	[TEXT_STATUS_503] = "The desk is busy."
};
