#include "text/colours.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define STEPS	100
#define BLACK	0x000000
#define WHITE	0xffffff

bool
colour_read(const char *text, int *colour)
{
	size_t	 length;
	int	 n;

	if (*text++ != '#')
		return (false);
	length = strlen(text);
	if ((length != 3 && length != 6) ||
	    strspn(text, "0123456789abcdefABCDEF") != length)
		return (false);
	n = (int)strtol(text, NULL, 16);
	*colour = length == 6 ? n :
	    0x11 * ((n & 0xf00) << 8 | (n & 0xf0) << 4 | (n & 0xf));

	return (true);
}

/* Returns red (16), green (8) or blue (0) as linear light, from 0 to 1. */
static double
linear(int colour, int shift)
{
	double	 c = (colour >> shift & 0xff) / 255.0;

	return (c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
}

static double
luminance(int colour)
{
	return (0.2126 * linear(colour, 16) + 0.7152 * linear(colour, 8) +
	    0.0722 * linear(colour, 0));
}

double
colour_contrast(int one, int other)
{
	double	 a = luminance(one), b = luminance(other);

	return ((fmax(a, b) + 0.05) / (fmin(a, b) + 0.05));
}

static int
mix_part(int one, int other, double part, int shift)
{
	double	 mixed;

	mixed = part * (one >> shift & 0xff) +
	    (1 - part) * (other >> shift & 0xff);

	return ((int)lround(mixed) << shift);
}

int
colour_mix(int one, int other, double part)
{
	return (mix_part(one, other, part, 16) |
	    mix_part(one, other, part, 8) | mix_part(one, other, part, 0));
}

static bool
is_readable(int colour, const int *grounds, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (colour_contrast(colour, grounds[i]) < COLOUR_READABLE)
			return (false);

	return (true);
}

int
colour_readable(int colour, const int *grounds, size_t count)
{
	int	 darker, lighter, step;

	for (step = 0; step <= STEPS; step++) {
		darker = colour_mix(BLACK, colour, (double)step / STEPS);
		if (is_readable(darker, grounds, count))
			return (darker);
		lighter = colour_mix(WHITE, colour, (double)step / STEPS);
		if (is_readable(lighter, grounds, count))
			return (lighter);
	}

	return (colour);
}
