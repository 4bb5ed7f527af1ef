/*
 * Which members of a record of The Events Calendar are taken over, and how.
 */
#ifndef ALMANAC_IMPORT_TEC_HOW_H
#define ALMANAC_IMPORT_TEC_HOW_H

#include "store/imports.h"

enum tec_how {
	TEC_NOT,		/* follows from others, or is looked at apart */
	TEC_TEXT,		/* with entities, without markup */
	TEC_AS_IT_IS,
	TEC_TRUTH,
	TEC_TRUTH_TEXT,		/* of a venue (contract section 11.4) */
	TEC_LOST,		/* has no place here */
	TEC_UNKNOWN
};

enum tec_how	tec_how(enum import_kind, const char *member);

#endif
