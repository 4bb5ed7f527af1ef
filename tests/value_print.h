/*
 * A value in one line, as jansson_print.h has it.
 */
#ifndef ALMANAC_VALUE_PRINT_H
#define ALMANAC_VALUE_PRINT_H

struct buf;
struct value;

void	value_print(struct buf *, const struct value *);

#endif
