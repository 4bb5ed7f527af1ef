/* Pictures of the demo, drawn as demo.yaml describes. */
#ifndef ALMANAC_DEMO_SCENE_H
#define ALMANAC_DEMO_SCENE_H

#include <gd.h>
#include <stddef.h>
#include <stdint.h>

#include "text/color.h"

struct picture;

/*
 * Something to draw: its position in percent of the picture's width and
 * height, its size in percent of the height, and the number of its parts.
 * demo_scene.c says what each thing uses.
 */
struct demo_thing {
	const char	*draw;		/* one of demo_things */
	struct color	 color, other;
	int		 x, y, size, count;
};

/* The names of all things; NULL ends them. */
extern const char *const	 demo_things[];

struct demo_scene {
	const char		*name, *alt;
	struct color		 top, bottom;	/* of the sky */
	struct demo_thing	*things;	/* from back to front */
	size_t			 thing_count;
	int64_t			 id;		/* of its image */
};

/*
 * Draws a picture, which the caller frees with free(). Returns NULL if memory
 * runs out or GD fails.
 */
struct picture	*_Nullable demo_scene_draw(const struct demo_scene *);

/* A thing on a canvas, in pixels. */
struct shape {
	gdImagePtr	 image;
	double		 x, y, size;
	int		 count;
	struct color	 color, other;
	unsigned short	 random[3];	/* of erand48() */
};

typedef void	scene_draw(struct shape *);

/* The things that people build: demo_scene_town.c. */
scene_draw	scene_boat, scene_houses, scene_lighthouse, scene_bunting,
		scene_lanterns, scene_stalls, scene_keys, scene_rings,
		scene_curtain, scene_books, scene_frames, scene_screen,
		scene_fire;

#endif
