#include <math.h>
#include <stdlib.h>

#include "command/demo/demo_scene.h"
#include "command/demo/paint.h"

static const struct color	 white = { 255, 255, 255 };
static const struct color	 warm = { 255, 221, 150 };
static const struct color	 dark = { 54, 48, 46 };

/* A boat: sails of the first color, a hull of the second. `y` is the water. */
void
scene_boat(struct shape *s)
{
	double	 x = s->x, y = s->y, h = s->size;

	paint_line(s->image, (struct point){ x, y - h }, (struct point){ x,
	    y - h * .1 }, h * .018, dark);
	paint_polygon(s->image, (const struct point[]){
	    { x + h * .02, y - h * .97 }, { x + h * .22, y - h * .62 },
	    { x + h * .36, y - h * .34 }, { x + h * .4, y - h * .2 },
	    { x + h * .02, y - h * .18 } }, 5, s->color, 1);
	paint_polygon(s->image, (const struct point[]){
	    { x - h * .02, y - h * .9 }, { x - h * .02, y - h * .2 },
	    { x - h * .32, y - h * .17 }, { x - h * .19, y - h * .44 } }, 4,
	    paint_mix(s->color, s->other, .18), 1);
	paint_polygon(s->image, (const struct point[]){
	    { x - h * .36, y - h * .12 }, { x + h * .42, y - h * .13 },
	    { x + h * .33, y }, { x - h * .24, y } }, 4, s->other, 1);
	paint_box(s->image, x - h * .34, y + h * .03, x + h * .34, y + h * .05,
	    white, .35);
}

static void
draw_windows(struct shape *s, double left, double top, double width,
    double bottom)
{
	double	 w = width / 5, y;
	int	 i;

	for (y = top + w * .8; y + w * 1.5 < bottom; y += w * 2.6)
		for (i = 0; i < 2; i++)
			paint_box(s->image, left + w * (.9 + 2.1 * i), y,
			    left + w * (2 + 2.1 * i), y + w * 1.5, warm,
			    erand48(s->random) < .7 ? .9 : .25);
}

/* Gabled houses from `x` on; their roofs have the second color. */
void
scene_houses(struct shape *s)
{
	struct color	 wall;
	double		 x = s->x, width, height, top;
	int		 i;

	for (i = 0; i < s->count; i++) {
		width = s->size * (.42 + .3 * erand48(s->random));
		height = s->size * (.55 + .45 * erand48(s->random));
		top = s->y - height;
		wall = paint_mix(s->color, white, .45 * erand48(s->random));
		paint_box(s->image, x, top, x + width, s->y, wall, 1);
		paint_polygon(s->image, (const struct point[]){
		    { x - width * .06, top },
		    { x + width / 2, top - width * .5 },
		    { x + width * 1.06, top } }, 3, paint_mix(s->other, dark,
		    .3 * erand48(s->random)), 1);
		draw_windows(s, x, top, width, s->y);
		x += width * 1.03;
	}
}

/*
 * A lighthouse with `count` bands of the second color, and its light to both
 * sides.
 */
void
scene_lighthouse(struct shape *s)
{
	double	 x = s->x, y = s->y, h = s->size, a, b;
	int	 i, side;

	for (side = -1; side <= 1; side += 2)
		paint_polygon(s->image, (const struct point[]){
		    { x, y - h * .9 }, { x + side * h * 3, y - h * 1.25 },
		    { x + side * h * 3, y - h * .6 } }, 3, warm, .22);
	for (i = 0; i < 2 * s->count + 1; i++) {
		a = i / (2 * s->count + 1.0);
		b = (i + 1) / (2 * s->count + 1.0);
		paint_polygon(s->image, (const struct point[]){
		    { x - h * (.12 - .05 * a), y - h * .82 * a },
		    { x + h * (.12 - .05 * a), y - h * .82 * a },
		    { x + h * (.12 - .05 * b), y - h * .82 * b },
		    { x - h * (.12 - .05 * b), y - h * .82 * b } }, 4,
		    i % 2 == 0 ? s->color : s->other, 1);
	}
	paint_box(s->image, x - h * .1, y - h * .84, x + h * .1, y - h * .815,
	    dark, 1);
	paint_box(s->image, x - h * .05, y - h * .94, x + h * .05,
	    y - h * .84, warm, 1);
	paint_polygon(s->image, (const struct point[]){
	    { x - h * .075, y - h * .94 }, { x, y - h * 1.02 },
	    { x + h * .075, y - h * .94 } }, 3, s->other, 1);
}

/*
 * Returns a point of a cord from the left edge to the right, which hangs down
 * by `size`.
 */
static struct point
of_cord(const struct shape *s, double part)
{
	return ((struct point){ part * PAINT_WIDTH,
	    s->y + s->size * 4 * part * (1 - part) });
}

static void
draw_cord(struct shape *s)
{
	int	 i;

	for (i = 0; i < 40; i++)
		paint_line(s->image, of_cord(s, i / 40.0),
		    of_cord(s, (i + 1) / 40.0), 3, dark);
}

void
scene_bunting(struct shape *s)
{
	struct point	 a, b;
	int		 i;

	draw_cord(s);
	for (i = 0; i < s->count; i++) {
		a = of_cord(s, (i + .12) / s->count);
		b = of_cord(s, (i + .88) / s->count);
		paint_polygon(s->image, (const struct point[]){ a, b,
		    { (a.x + b.x) / 2, (a.y + b.y) / 2 + (b.x - a.x) * 1.1 } },
		    3, i % 3 == 0 ? s->color : i % 3 == 1 ? s->other : white,
		    1);
	}
}

void
scene_lanterns(struct shape *s)
{
	struct point	 at;
	double		 r = PAINT_WIDTH * .22 / s->count;
	int		 i;

	draw_cord(s);
	for (i = 0; i < s->count; i++) {
		at = of_cord(s, (i + .5) / s->count);
		at.y += r * 1.1;
		paint_disc(s->image, at, r * 2.1, warm, .16);
		paint_disc(s->image, at, r, i % 2 == 0 ? s->color : s->other,
		    1);
		paint_disc(s->image, at, r * .55, warm, .55);
		paint_box(s->image, at.x - r * .35, at.y - r * 1.1,
		    at.x + r * .35, at.y - r * .85, dark, 1);
	}
}

/* An awning with stripes and a scalloped edge. */
static void
draw_awning(struct shape *s, double left, double width)
{
	double		 part = width / 6, top = s->y - s->size;
	struct color	 color;
	int		 i;

	for (i = 0; i < 6; i++) {
		color = i % 2 == 0 ? s->color : white;
		paint_polygon(s->image, (const struct point[]){
		    { left + part * (.6 + i * .8), top },
		    { left + part * (1.4 + i * .8), top },
		    { left + part * (i + 1), top + s->size * .36 },
		    { left + part * i, top + s->size * .36 } }, 4, color, 1);
		paint_disc(s->image, (struct point){ left + part * (i + .5),
		    top + s->size * .36 }, part * .5, color, 1);
	}
}

/* Market stalls side by side, with goods of the second color. */
void
scene_stalls(struct shape *s)
{
	double	 step = (double)PAINT_WIDTH / s->count, left, width, r;
	int	 i, j;

	for (i = 0; i < s->count; i++) {
		left = step * (i + .08);
		width = step * .84;
		r = width / 22;
		for (j = 0; j < 2; j++)
			paint_box(s->image, left + width * (.06 + .85 * j),
			    s->y - s->size * .7, left + width * (.09 + .85 *
			    j), s->y, dark, 1);
		paint_box(s->image, left, s->y - s->size * .32, left + width,
		    s->y, paint_mix(dark, warm, .35), 1);
		for (j = 0; j < 9; j++)
			paint_disc(s->image, (struct point){ left + width *
			    (j + 1) / 10, s->y - s->size * .32 - r * .6 },
			    r * (.9 + .4 * erand48(s->random)),
			    paint_mix(s->other, i % 2 == 0 ? s->color : warm,
			    .8 * erand48(s->random)), 1);
		draw_awning(s, left, width);
	}
}

/* The keys of a piano, seen from above, from `y` down. */
void
scene_keys(struct shape *s)
{
	double	 step = (double)PAINT_WIDTH / s->count;
	int	 i;

	for (i = 0; i < s->count; i++)
		paint_box(s->image, step * i + 2, s->y, step * (i + 1) - 2,
		    PAINT_HEIGHT, s->color, 1);
	for (i = 1; i < s->count; i++)
		if (i % 7 != 0 && i % 7 != 3)
			paint_box(s->image, step * (i - .3), s->y,
			    step * (i + .3), s->y + s->size, s->other, 1);
}

/* Rings around a center, like sound waves. */
void
scene_rings(struct shape *s)
{
	int	 i;

	for (i = 0; i < s->count; i++)
		paint_disc(s->image, (struct point){ s->x, s->y },
		    s->size * (s->count - i) / s->count,
		    i % 2 == 0 ? s->color : s->other, .9);
}

/* A curtain: folds at both sides, `size` wide, and at the top. */
void
scene_curtain(struct shape *s)
{
	struct color	 color;
	double		 a, b;
	int		 i, side;

	for (side = 0; side < 2; side++)
		for (i = 0; i < s->count; i++) {
			a = s->size * i / s->count;
			b = s->size * (i + 1) / s->count + 1;
			color = i % 2 == 0 ? s->color : s->other;
			paint_polygon(s->image, (const struct point[]){
			    { side == 0 ? a : PAINT_WIDTH - a, 0 },
			    { side == 0 ? b : PAINT_WIDTH - b, 0 },
			    { side == 0 ? b * .8 : PAINT_WIDTH - b * .8,
			      PAINT_HEIGHT },
			    { side == 0 ? a * .8 : PAINT_WIDTH - a * .8,
			      PAINT_HEIGHT } }, 4, color, 1);
		}
	for (i = 0; i < 12; i++)
		paint_disc(s->image, (struct point){ PAINT_WIDTH * (i + .5) /
		    12, 0 }, PAINT_WIDTH / 17.0, i % 2 == 0 ? s->color :
		    s->other, 1);
}

/* Books on a shelf at `y`. */
void
scene_books(struct shape *s)
{
	double	 x, width, height;
	int	 i;

	paint_box(s->image, 0, s->y, PAINT_WIDTH, s->y + s->size * .07, dark,
	    1);
	for (i = 0, x = s->x; i < s->count && x < PAINT_WIDTH; i++) {
		width = s->size * (.1 + .13 * erand48(s->random));
		height = s->size * (.7 + .3 * erand48(s->random));
		paint_box(s->image, x, s->y - height, x + width, s->y,
		    paint_mix(i % 3 == 0 ? white : s->color, s->other,
		    erand48(s->random)), 1);
		paint_box(s->image, x + width * .25, s->y - height * .86,
		    x + width * .75, s->y - height * .8, warm, .8);
		x += width + 2;
	}
}

/* Framed pictures on a wall. */
void
scene_frames(struct shape *s)
{
	double	 step = (double)PAINT_WIDTH / s->count, w, h, x, y;
	int	 i;

	for (i = 0; i < s->count; i++) {
		w = step * (.28 + .1 * erand48(s->random));
		h = s->size * (.35 + .15 * erand48(s->random));
		x = step * (i + .5);
		y = s->y;
		paint_box(s->image, x - w, y - h, x + w, y + h, dark, 1);
		paint_box(s->image, x - w + 8, y - h + 8, x + w - 8,
		    y + h - 8, white, 1);
		w -= 34;
		h -= 34;
		paint_box(s->image, x - w, y - h, x + w, y + h,
		    paint_mix(s->color, white, .6 * erand48(s->random)), 1);
		paint_disc(s->image, (struct point){ x + w * (erand48(s->random)
		    - .5), y - h * .2 }, fmin(w, h) * .34, warm, 1);
		paint_box(s->image, x - w, y + h * (.1 + .4 *
		    erand48(s->random)), x + w, y + h, s->other, 1);
	}
}

/* A screen of the first color, and the light of a projector from below. */
void
scene_screen(struct shape *s)
{
	double	 half = s->size * .8, h = s->size * .45;

	paint_polygon(s->image, (const struct point[]){
	    { PAINT_WIDTH / 2.0, PAINT_HEIGHT }, { s->x - half, s->y + h },
	    { s->x - half, s->y - h }, { s->x + half, s->y - h },
	    { s->x + half, s->y + h } }, 5, warm, .16);
	paint_box(s->image, s->x - half - 8, s->y - h - 8, s->x + half + 8,
	    s->y + h + 8, dark, 1);
	paint_box(s->image, s->x - half, s->y - h, s->x + half, s->y + h,
	    s->color, 1);
	paint_disc(s->image, (struct point){ s->x + half * .35,
	    s->y - h * .1 }, h * .42, warm, 1);
	paint_box(s->image, s->x - half, s->y + h * .25, s->x + half, s->y + h,
	    s->other, 1);
}

static void
draw_flame(struct shape *s, double x, double h, struct color color)
{
	const double	 y = s->y;

	paint_polygon(s->image, (const struct point[]){
	    { x + h * .05, y - h }, { x + h * .1, y - h * .72 },
	    { x + h * .22, y - h * .52 }, { x + h * .27, y - h * .28 },
	    { x + h * .2, y - h * .07 }, { x, y },
	    { x - h * .2, y - h * .07 }, { x - h * .27, y - h * .28 },
	    { x - h * .2, y - h * .5 }, { x - h * .07, y - h * .66 } }, 10,
	    color, 1);
}

/* A fire: flames of both colors on logs, and their glow. */
void
scene_fire(struct shape *s)
{
	const struct point	 middle = { s->x, s->y - s->size * .4 };
	double			 h = s->size;
	int			 side;

	paint_disc(s->image, middle, h * 1.5, s->other, .1);
	paint_disc(s->image, middle, h, s->other, .16);
	for (side = -1; side <= 1; side += 2)
		draw_flame(s, s->x + side * h * .2, h * .7, s->color);
	draw_flame(s, s->x, h, s->color);
	draw_flame(s, s->x, h * .7, s->other);
	draw_flame(s, s->x + h * .02, h * .4, warm);
	for (side = -1; side <= 1; side += 2)
		paint_line(s->image, (struct point){ s->x - side * h * .38,
		    s->y + h * .07 }, (struct point){ s->x + side * h * .38,
		    s->y - h * .05 }, h * .09, dark);
}
