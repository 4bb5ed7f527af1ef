#include "command/demo/demo_scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "command/demo/paint.h"
#include "pictures/picture.h"

#define QUALITY	95		/* of the JPEG that picture_decode() reads */
#define ROOM	((size_t)4 << 20)

static const struct color	 white = { 255, 255, 255 };

/* A sun with a glow. */
static void
draw_sun(struct shape *s)
{
	const struct point	 at = { s->x, s->y };

	paint_disc(s->image, at, s->size * 2.4, s->color, .12);
	paint_disc(s->image, at, s->size * 1.6, s->color, .2);
	paint_disc(s->image, at, s->size, s->color, 1);
}

/* A moon, partly covered by the second color, that of the sky. */
static void
draw_moon(struct shape *s)
{
	paint_disc(s->image, (struct point){ s->x, s->y }, s->size, s->color,
	    1);
	paint_disc(s->image, (struct point){ s->x + s->size * .45,
	    s->y - s->size * .2 }, s->size * .9, s->other, 1);
}

/* `count` stars, down to `y`. */
static void
draw_stars(struct shape *s)
{
	struct point	 at;
	int		 i;

	for (i = 0; i < s->count; i++) {
		at.x = erand48(s->random) * PAINT_WIDTH;
		at.y = erand48(s->random) * s->y;
		paint_disc(s->image, at, s->size * (.3 + .7 *
		    erand48(s->random)), s->color, .4 + .6 *
		    erand48(s->random));
	}
}

/* `count` hills side by side; `x` moves them. */
static void
draw_hills(struct shape *s)
{
	double	 heights[PAINT_WIDTH], turn;
	int	 x;

	for (x = 0; x < PAINT_WIDTH; x++) {
		turn = (x + s->x) * 2 * M_PI * s->count / PAINT_WIDTH;
		heights[x] = s->y - s->size * (.5 + .3 * sin(turn) +
		    .2 * sin(turn * 1.7 + 1) + .04 * sin(turn * 5.3));
	}
	paint_below(s->image, heights, s->color, s->other);
}

/* Level water, with `count` glints below a light at `x`. */
static void
draw_sea(struct shape *s)
{
	double	 heights[PAINT_WIDTH], far, x, y, half;
	int	 i;

	for (i = 0; i < PAINT_WIDTH; i++)
		heights[i] = s->y;
	paint_below(s->image, heights, s->color, s->other);
	for (i = 0; i < s->count; i++) {
		far = pow((i + .5) / s->count, 1.4);
		y = s->y + far * (PAINT_HEIGHT - s->y);
		x = s->x + (erand48(s->random) - .5) * s->size *
		    (1 + 3 * far);
		half = s->size * (.3 + erand48(s->random)) * (.3 + far);
		paint_polygon(s->image, (const struct point[]){
		    { x - half, y }, { x, y - 2 - 4 * far }, { x + half, y },
		    { x, y + 2 + 4 * far } }, 4, white, .45);
	}
}

/* `count` rows of waves, up to `size` high. */
static void
draw_waves(struct shape *s)
{
	double	 heights[PAINT_WIDTH], level, turn, near;
	int	 i, x;

	for (i = 0; i < s->count; i++) {
		near = s->count > 1 ? (double)i / (s->count - 1) : 1;
		level = s->y + (PAINT_HEIGHT - s->y) * i / s->count;
		turn = 7 * erand48(s->random);
		for (x = 0; x < PAINT_WIDTH; x++)
			heights[x] = level - s->size * (.4 + .6 * near) *
			    (sin(x * (.016 - .008 * near) + turn) * .7 +
			    sin(x * .023 + turn * 2) * .3);
		paint_below(s->image, heights, paint_mix(s->color, s->other,
		    near), paint_mix(s->color, s->other, near));
	}
}

static void
draw_conifer(struct shape *s, double x, double y, double height,
    struct color color)
{
	double	 half, top;
	int	 i;

	for (i = 0; i < 3; i++) {
		half = height * (.16 + .07 * i);
		top = y - height * (1 - .26 * i);
		paint_polygon(s->image, (const struct point[]){ { x, top },
		    { x + half, top + height * .44 },
		    { x - half, top + height * .44 } }, 3, color, 1);
	}
}

/* Conifers from edge to edge, distant ones in the second color. */
static void
draw_trees(struct shape *s)
{
	double	 near, x;
	int	 i;

	for (i = 0; i < s->count; i++) {
		near = (i + 1.0) / s->count;
		x = fmod(i * .618 + .1 + .1 * erand48(s->random), 1) *
		    PAINT_WIDTH;
		draw_conifer(s, x, s->y + near * s->size * .3, s->size *
		    (.6 + .4 * near) * (.8 + .4 * erand48(s->random)),
		    paint_mix(s->other, s->color, near));
	}
}

/* Round trees with fruit of the second color. */
static void
draw_orchard(struct shape *s)
{
	const struct color	 trunk = { 92, 70, 52 };
	double			 x, r = s->size * .32;
	int			 i, j;

	for (i = 0; i < s->count; i++) {
		x = (i + .5 + .2 * (erand48(s->random) - .5)) * PAINT_WIDTH /
		    s->count;
		paint_box(s->image, x - r * .13, s->y - s->size * .5,
		    x + r * .13, s->y, trunk, 1);
		for (j = 0; j < 3; j++)
			paint_disc(s->image, (struct point){ x + (j - 1) * r *
			    .62, s->y - s->size * (j == 1 ? .75 : .6) },
			    r * .8, s->color, 1);
		for (j = 0; j < 9; j++)
			paint_disc(s->image, (struct point){ x + r * 2 *
			    (erand48(s->random) - .5), s->y - s->size *
			    (.5 + .4 * erand48(s->random)) }, r * .11,
			    s->other, 1);
	}
}

/* Gulls: two wings each. */
static void
draw_gulls(struct shape *s)
{
	double	 x, y, w;
	int	 i, side;

	for (i = 0; i < s->count; i++) {
		w = s->size * (.5 + .5 * erand48(s->random));
		x = s->x + (erand48(s->random) - .5) * s->size * 9;
		y = s->y + (erand48(s->random) - .5) * s->size * 4;
		for (side = -1; side <= 1; side += 2)
			paint_polygon(s->image, (const struct point[]){
			    { x, y }, { x + side * w * .45, y - w * .34 },
			    { x + side * w, y - w * .2 },
			    { x + side * w * .5, y - w * .22 } }, 4, s->color,
			    1);
	}
}

static void
draw_snow(struct shape *s)
{
	struct point	 at;
	int		 i;

	for (i = 0; i < s->count; i++) {
		at.x = erand48(s->random) * PAINT_WIDTH;
		at.y = erand48(s->random) * PAINT_HEIGHT;
		paint_disc(s->image, at, s->size * (.3 + .7 *
		    erand48(s->random)), s->color, .75);
	}
}

#define THINGS(THING)							\
	THING(sun, draw_sun) THING(moon, draw_moon)			\
	THING(stars, draw_stars) THING(hills, draw_hills)		\
	THING(sea, draw_sea) THING(waves, draw_waves)			\
	THING(trees, draw_trees) THING(orchard, draw_orchard)		\
	THING(gulls, draw_gulls) THING(snow, draw_snow)			\
	THING(boat, scene_boat) THING(houses, scene_houses)		\
	THING(lighthouse, scene_lighthouse)				\
	THING(bunting, scene_bunting) THING(lanterns, scene_lanterns)	\
	THING(stalls, scene_stalls) THING(keys, scene_keys)		\
	THING(rings, scene_rings) THING(curtain, scene_curtain)		\
	THING(books, scene_books) THING(frames, scene_frames)		\
	THING(screen, scene_screen) THING(fire, scene_fire)
#define NAME_OF(name, function)		#name,
#define FUNCTION_OF(name, function)	function,

const char *const		 demo_things[] = { THINGS(NAME_OF) NULL };
static scene_draw *const	 draws[] = { THINGS(FUNCTION_OF) };

static void
draw_thing(gdImagePtr image, const struct demo_thing *thing, size_t turn)
{
	struct shape	 s = { image, thing->x * PAINT_WIDTH / 100.0,
	    thing->y * PAINT_HEIGHT / 100.0, thing->size * PAINT_HEIGHT / 100.0,
	    thing->count, thing->color, thing->other,
	    { 0x330e, (unsigned short)thing->size, (unsigned short)turn } };
	size_t		 i;

	for (i = 0; strcmp(demo_things[i], thing->draw) != 0; i++)
		;
	draws[i](&s);
}

/* Encodes the image in the sizes that pages show, like an uploaded picture. */
static struct picture *
keep(gdImagePtr image)
{
	struct picture	*picture;
	void		*bytes;
	int		 length = 0;

	if ((bytes = gdImageJpegPtr(image, &length, QUALITY)) == NULL)
		return (NULL);
	picture = malloc(ROOM);
	if (picture != NULL &&
	    !picture_decode(bytes, (size_t)length, picture, ROOM)) {
		free(picture);
		picture = NULL;
	}
	gdFree(bytes);

	return (picture);
}

struct picture *
demo_scene_draw(const struct demo_scene *scene)
{
	struct picture	*picture;
	gdImagePtr	 image;
	size_t		 i;

	image = gdImageCreateTrueColor(PAINT_WIDTH, PAINT_HEIGHT);
	if (image == NULL)
		return (NULL);
	paint_gradient(image, scene->top, scene->bottom);
	for (i = 0; i < scene->thing_count; i++)
		draw_thing(image, &scene->things[i], i);
	picture = keep(image);
	gdImageDestroy(image);

	return (picture);
}
