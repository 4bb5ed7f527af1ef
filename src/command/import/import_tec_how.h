/* Which members of a record of The Events Calendar are imported, and how. */
#ifndef ALMANAC_IMPORT_TEC_HOW_H
#define ALMANAC_IMPORT_TEC_HOW_H

#include "store/imports.h"

enum tec_how {
	TEC_NOT,		/* derived from others, or handled separately */
	TEC_TEXT,		/* text with entities, without markup */
	TEC_AS_IT_IS,
	TEC_TRUTH,
	TEC_TRUTH_TEXT,		/* of a venue (rules, section 26) */
	TEC_LOST,		/* not supported; reported */
	TEC_UNKNOWN
};

enum tec_how	tec_how(enum import_kind, const char *member);

#endif
