#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "command/demo/demo_scene.h"
#include "command/demo/paint.h"
#include "pictures/picture.h"

static const struct color	 black, white = { 255, 255, 255 };

static gdImagePtr
canvas(void)
{
	gdImagePtr	 image;

	image = gdImageCreateTrueColor(PAINT_WIDTH, PAINT_HEIGHT);
	cr_assert_not_null(image);

	return (image);
}

/* How white a pixel of a black picture is, from 0 to 255. */
static int
at(gdImagePtr image, int x, int y)
{
	return (image->tpixels[y][x] & 0xff);
}

Test(paint, edges_cover_parts_of_pixels)
{
	gdImagePtr	 image = canvas();

	paint_box(image, 10.5, 20, 12, 21.5, white, 1);
	cr_expect_eq(at(image, 9, 20), 0);
	cr_expect_eq(at(image, 10, 20), 128);
	cr_expect_eq(at(image, 11, 20), 255);
	cr_expect_eq(at(image, 12, 20), 0);
	cr_expect_eq(at(image, 11, 21), 128);
	cr_expect_eq(at(image, 11, 22), 0);
	paint_disc(image, (struct point){ 100, 100 }, 10, white, .5);
	cr_expect_eq(at(image, 100, 100), 128);
	cr_expect_eq(at(image, 100, 111), 0);
	gdImageDestroy(image);
}

Test(paint, shapes_are_cut_off_at_the_edges)
{
	gdImagePtr	 image = canvas();

	paint_box(image, -1e6, -1e6, 2, 2, white, 1);
	paint_box(image, PAINT_WIDTH - 2, PAINT_HEIGHT - 2, 1e6, 1e6, white,
	    1);
	paint_disc(image, (struct point){ -50, 1e5 }, 60, white, 1);
	paint_disc(image, (struct point){ PAINT_WIDTH, 0 }, 2, white, 1);
	cr_expect_eq(at(image, 1, 1), 255);
	cr_expect_eq(at(image, 2, 2), 0);
	cr_expect_eq(at(image, PAINT_WIDTH - 1, PAINT_HEIGHT - 1), 255);
	cr_expect_eq(at(image, PAINT_WIDTH - 1, 0), 255);
	gdImageDestroy(image);
}

static struct picture *
draw(const char *name)
{
	struct demo_thing	 thing = { .draw = name, .color = white,
				    .other = { 200, 40, 30 }, .x = 50,
				    .y = 60, .size = 30, .count = 3 };
	struct demo_scene	 scene = { .top = { 20, 30, 60 },
				    .bottom = black, .things = &thing,
				    .thing_count = name != NULL };
	struct picture		*picture;

	cr_assert_not_null(picture = demo_scene_draw(&scene));

	return (picture);
}

static bool
same(const struct picture *a, const struct picture *b)
{
	return (a->length == b->length &&
	    memcmp(a->bytes, b->bytes, a->length) == 0);
}

Test(demo_scene, each_thing_shows_and_always_looks_alike)
{
	struct picture	*empty = draw(NULL), *one, *two;
	size_t		 i;

	for (i = 0; demo_things[i] != NULL; i++) {
		one = draw(demo_things[i]);
		two = draw(demo_things[i]);
		cr_expect(same(one, two), "%s", demo_things[i]);
		cr_expect_not(same(one, empty), "%s", demo_things[i]);
		free(one);
		free(two);
	}
	free(empty);
}

Test(demo_scene, has_the_sizes_that_pages_show)
{
	struct picture	*picture = draw("boat");

	cr_expect_str_eq(picture->extension, "jpg");
	cr_expect_eq(picture->files[PICTURE_FULL].width, PAINT_WIDTH);
	cr_expect_eq(picture->files[PICTURE_FULL].height, PAINT_HEIGHT);
	cr_expect_eq(picture->files[PICTURE_MEDIUM_LARGE].width, 768);
	cr_expect_eq(picture->files[PICTURE_MEDIUM].width, 300);
	cr_expect_eq(picture->files[PICTURE_THUMBNAIL].width, 150);
	free(picture);
}
