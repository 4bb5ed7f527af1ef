/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_de[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Regal",
	[TEXT_SERVICE_DESCRIPTION] = "Bücher in einem Regal."
};
