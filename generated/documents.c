/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "http/describe.h"

EMBED(openapi_en, "generated/openapi.en.json");
EMBED(index_en, "generated/index.en.json");
EMBED(openapi_de, "generated/openapi.de.json");
EMBED(index_de, "generated/index.de.json");
EMBED(openapi_fr, "generated/openapi.fr.json");
EMBED(index_fr, "generated/index.fr.json");
EMBED(openapi_es, "generated/openapi.es.json");
EMBED(index_es, "generated/index.es.json");

const char *const openapi_files[LOCALE_COUNT] = {
	openapi_en,
	openapi_de,
	openapi_fr,
	openapi_es,
	openapi_en,
};

const char *const index_files[LOCALE_COUNT] = {
	index_en,
	index_de,
	index_fr,
	index_es,
	index_en,
};
