/*
 * What workers write to the pipe of `almanac serve` (ALMANAC_WAKE), a byte for
 * each report.
 */
#ifndef ALMANAC_WAKE_H
#define ALMANAC_WAKE_H

#define WAKE_SUBSCRIPTIONS	's'	/* or uploads, there are some */
#define WAKE_DELIVERIES		'd'	/* there are webhooks, or mail */
#define WAKE_WORN		'w'	/* the index is (index_is_worn()) */

#endif
