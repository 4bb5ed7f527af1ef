/* A value on one line, in the format of jansson_print.h. */
#ifndef ALMANAC_VALUE_PRINT_H
#define ALMANAC_VALUE_PRINT_H

struct buf;
struct value;

void	value_print(struct buf *, const struct value *);

#endif
