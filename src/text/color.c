#include "text/color.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS	6
#define STEPS	255	/* of lightness, as many as of a channel */

bool
color_read(struct color *color, const char *text)
{
	long	 number;
	size_t	 i;

	if (strnlen(text, DIGITS + 2) != DIGITS + 1 || text[0] != '#')
		return (false);
	for (i = 1; i <= DIGITS; i++)
		if (!isxdigit((unsigned char)text[i]))
			return (false);

	number = strtol(text + 1, NULL, 16);
	color->red = (uint8_t)(number >> 16);
	color->green = (uint8_t)(number >> 8);
	color->blue = (uint8_t)number;

	return (true);
}

void
color_print(const struct color *color, char to[COLOR_PRINTED])
{
	snprintf(to, COLOR_PRINTED, "#%02x%02x%02x", color->red, color->green,
	    color->blue);
}

/* Converts a channel of sRGB to linear light. */
static double
to_linear(uint8_t channel)
{
	double	 part = channel / 255.0;

	return (part <= 0.04045 ? part / 12.92 :
	    pow((part + 0.055) / 1.055, 2.4));
}

/* Returns 0 for black to 1 for white. */
static double
luminance_of(const struct color *color)
{
	return (0.2126 * to_linear(color->red) +
	    0.7152 * to_linear(color->green) +
	    0.0722 * to_linear(color->blue));
}

double
color_contrast(const struct color *one, const struct color *other)
{
	double	 a = luminance_of(one), b = luminance_of(other);

	return ((fmax(a, b) + 0.05) / (fmin(a, b) + 0.05));
}

/*
 * Lightness as in HSL, but up to 255: the mean of the greatest and the least
 * channel.
 */
static double
lightness_of(const struct color *color)
{
	uint8_t	 most = color->red, least = color->red;

	most = color->green > most ? color->green : most;
	most = color->blue > most ? color->blue : most;
	least = color->green < least ? color->green : least;
	least = color->blue < least ? color->blue : least;

	return ((most + least) / 2.0);
}

/* The greatest distance of a channel from a lightness, up to 255. */
static double
range_of(double light)
{
	return (255 - fabs(2 * light - 255));
}

/*
 * Scales the distances of the channels from the lightness, which keeps the hue
 * and saturation of HSL.
 */
static struct color
set_lightness(const struct color *color, double to)
{
	double	 from = lightness_of(color);
	double	 scale = range_of(from) > 0 ? range_of(to) / range_of(from) : 0;

	return ((struct color){
		(uint8_t)lround(to + (color->red - from) * scale),
		(uint8_t)lround(to + (color->green - from) * scale),
		(uint8_t)lround(to + (color->blue - from) * scale)
	});
}

struct color
color_readable(const struct color *color, const struct color *ground,
    double least)
{
	static const struct color	 black, white = { 255, 255, 255 };
	struct color			 result = *color;
	double				 from = lightness_of(color), to;
	int				 step;

	to = color_contrast(&white, ground) > color_contrast(&black, ground) ?
	    255 : 0;
	for (step = 1; step <= STEPS &&
	    color_contrast(&result, ground) < least; step++)
		result = set_lightness(color,
		    from + (to - from) * step / STEPS);

	return (result);
}
