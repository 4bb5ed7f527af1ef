/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_en[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Shelf",
	[TEXT_SERVICE_DESCRIPTION] = "Books on a shelf."
};
