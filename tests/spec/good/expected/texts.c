/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = {
	"en", "de"
};

const char *const *const texts[LOCALE_COUNT] = {
	texts_en, texts_de
};
