#include "text/accent.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text/color.h"

#define STEPS	100
#define BLACK	0x000000
#define WHITE	0xffffff

bool
accent_read(const char *text, int *color)
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
	*color = length == 6 ? n :
	    0x11 * ((n & 0xf00) << 8 | (n & 0xf0) << 4 | (n & 0xf));

	return (true);
}

static struct color
split_color(int color)
{
	return ((struct color){ (uint8_t)(color >> 16), (uint8_t)(color >> 8),
	    (uint8_t)color });
}

double
accent_contrast(int one, int other)
{
	struct color	 a = split_color(one), b = split_color(other);

	return (color_contrast(&a, &b));
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
accent_mix(int one, int other, double part)
{
	return (mix_part(one, other, part, 16) |
	    mix_part(one, other, part, 8) | mix_part(one, other, part, 0));
}

static bool
is_readable(int color, const int *grounds, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (accent_contrast(color, grounds[i]) < CONTRAST_OF_TEXT)
			return (false);

	return (true);
}

int
accent_readable(int color, const int *grounds, size_t count)
{
	int	 darker, lighter, step;

	for (step = 0; step <= STEPS; step++) {
		darker = accent_mix(BLACK, color, (double)step / STEPS);
		if (is_readable(darker, grounds, count))
			return (darker);
		lighter = accent_mix(WHITE, color, (double)step / STEPS);
		if (is_readable(lighter, grounds, count))
			return (lighter);
	}

	return (color);
}
