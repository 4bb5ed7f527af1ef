/*
 * Macros by which generated tables write rows of parameters. `key` is a member
 * of the route's struct, or of a group in it. With HAS it has a has_ twin.
 */
#ifndef ALMANAC_ROWS_H
#define ALMANAC_ROWS_H

#include "http/table.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(route, member)	offsetof(struct route##_params, member)

#define ROW(route, key, where, kind, sent, ...) \
	{ .name = #key, .in = IN_##where, .type = PARAM_##kind, \
	    .wire = WIRE_##sent, .offset = AT(route, key), __VA_ARGS__ }
#define ROW_HAS(route, key, where, kind, sent, ...) \
	{ .name = #key, .in = IN_##where, .type = PARAM_##kind, \
	    .wire = WIRE_##sent, .offset = AT(route, key), \
	    .has = AT(route, has_##key), __VA_ARGS__ }
#define GROUP_ROW(route, group, key, where, kind, sent, ...) \
	{ .name = #key, .in = IN_##where, .type = PARAM_##kind, \
	    .wire = WIRE_##sent, .offset = AT(route, group.key), __VA_ARGS__ }
#define GROUP_ROW_HAS(route, group, key, where, kind, sent, ...) \
	{ .name = #key, .in = IN_##where, .type = PARAM_##kind, \
	    .wire = WIRE_##sent, .offset = AT(route, group.key), \
	    .has = AT(route, group.has_##key), __VA_ARGS__ }

/*
 * The members of a route besides its names. The tables are named after the
 * route, the struct after its handler.
 */
#define PARAMS(route) PARAMS_OF(route, route)
#define PARAMS_OF(route, handler) \
	.params = route##_rows, .param_count = COUNT(route##_rows), \
	.size = sizeof(struct handler##_params)
#define ADDRESS(route) \
	.address = route##_address, .address_count = COUNT(route##_address)

/* Calls the handler, with the same signature for all. */
#define CALL(route) CALL_WITH(route, route)
#define CALL_AS(route) CALL_WITH(route##_as, route)
#define CALL_WITH(handler, route) \
	static int \
	call_##handler(struct request *rq, const void *params) \
	{ \
		return (handler(rq, params)); \
	}

#endif
