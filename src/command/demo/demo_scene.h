/* Pictures of the demo, drawn from what demo.yaml says. */
#ifndef ALMANAC_DEMO_SCENE_H
#define ALMANAC_DEMO_SCENE_H

#include <gd.h>
#include <stddef.h>
#include <stdint.h>

#include "text/color.h"

struct picture;

/*
 * Something in a picture: where, in percent of its width and height, how large,
 * in percent of its height, and of how many parts. What each does with these is
 * in demo_scene.c.
 */
struct demo_thing {
	const char	*draw;		/* one of demo_things */
	struct color	 color, other;
	int		 x, y, size, count;
};

/* The names of all things that can be drawn; NULL ends them. */
extern const char *const	 demo_things[];

struct demo_scene {
	const char		*name, *alt;
	struct color		 top, bottom;	/* of the sky */
	struct demo_thing	*things;	/* from back to front */
	size_t			 thing_count;
	int64_t			 id;		/* of its image */
};

/* To be freed by free(). NULL: there is no memory, or GD cannot write it. */
struct picture	*_Nullable demo_scene_draw(const struct demo_scene *);

/* A thing on a canvas, in pixels: what the functions below draw. */
struct shape {
	gdImagePtr	 image;
	double		 x, y, size;
	int		 count;
	struct color	 color, other;
	unsigned short	 random[3];	/* of erand48() */
};

typedef void	scene_draw(struct shape *);

/* What people have made: demo_scene_town.c. */
scene_draw	scene_boat, scene_houses, scene_lighthouse, scene_bunting,
		scene_lanterns, scene_stalls, scene_keys, scene_rings,
		scene_curtain, scene_books, scene_frames, scene_screen,
		scene_fire;

#endif
