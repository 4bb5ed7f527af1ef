/* A subscription before its first record, and after its last one. */
#ifndef ALMANAC_IMPORT_POLICY_RUN_H
#define ALMANAC_IMPORT_POLICY_RUN_H

#include <stdbool.h>
#include <stdint.h>

struct import;

/*
 * Finds or creates the categories to add. Call it before the first record,
 * when import->policy and import->source are set. Returns false if import->why
 * is set, like all functions below.
 */
bool	policy_start(struct import *);

/*
 * After the last record: counts the upcoming events, and those of them that
 * are no longer in the source. Moves the latter to the trash if they are less
 * than half, or at most `accepted`. Does nothing if the list was incomplete.
 */
bool	policy_let_go(struct import *, int64_t accepted);

#endif
