/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "http/describe.h"

EMBED(openapi_en, "generated/openapi.en.json");
EMBED(index_en, "generated/index.en.json");
EMBED(openapi_de, "generated/openapi.de.json");
EMBED(index_de, "generated/index.de.json");

const char *const openapi_files[LOCALE_COUNT] = {
	openapi_en,
	openapi_de,
	openapi_en,
};

const char *const index_files[LOCALE_COUNT] = {
	index_en,
	index_de,
	index_en,
};
