/*
 * Macros by which generated tables write rows of parameters. `member` is a
 * member of the route's struct, or of a group in it: paging.page.
 */
#ifndef ALMANAC_ROWS_H
#define ALMANAC_ROWS_H

#include "base/array.h"
#include "http/table.h"

#define AT(route, member)	offsetof(struct route##_params, member)

#define ROW(route, member, wire_name, where, kind, sent, ...) \
	{ .name = wire_name, .in = IN_##where, .type = PARAM_##kind, \
	    .wire = WIRE_##sent, .offset = AT(route, member), __VA_ARGS__ }

/*
 * A route with its handler, or with that of another route. `place` is the
 * index in paths[], `verbs` are bits of methods.
 */
#define ROUTE(id, place, verbs, ...) \
	CALL(id) \
	ROUTE_OF(id, id, place, verbs, __VA_ARGS__)
#define ROUTE_OF(id, handler, place, verbs, ...) \
	const struct route route_##id = { .name = #id, \
	    .call = call_##handler, .path = &place, .methods = verbs, \
	    __VA_ARGS__ }

/*
 * Members of a route. The tables may be those of another route; the struct is
 * that of its handler.
 */
#define PARAMS(route, handler) \
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
