#ifndef ALMANAC_ARRAY_H
#define ALMANAC_ARRAY_H

/* How many elements an array has. */
#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

#endif
