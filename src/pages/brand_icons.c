/* Draws the icons and the shared picture of a calendar with GD. */
#include <gd.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "pages/brand.h"
#include "text/accent.h"

#define FINER	2	/* draws larger, then scales down */
#define SHEET	0xffffff

#define ICON	32	/* pixels in favicon.ico */
#define TOUCH	180	/* pixels, for Apple devices */

/* Coordinates are in units: 32 units are a side. */
struct drawing {
	gdImagePtr	 image;
	double		 unit;		/* in pixels */
};

static void
draw_rectangle(const struct drawing *d, const double at[4], int color)
{
	gdImageFilledRectangle(d->image, (int)(at[0] * d->unit),
	    (int)(at[1] * d->unit), (int)(at[2] * d->unit) - 1,
	    (int)(at[3] * d->unit) - 1, color);
}

static void
draw_rounded(const struct drawing *d, const double at[4], double radius,
    int color)
{
	const double	 across[] = { at[0], at[1] + radius, at[2],
	    at[3] - radius };
	const double	 along[] = { at[0] + radius, at[1], at[2] - radius,
	    at[3] };
	int		 i, size = (int)(2 * radius * d->unit);

	draw_rectangle(d, across, color);
	draw_rectangle(d, along, color);
	for (i = 0; i < 4; i++)
		gdImageFilledEllipse(d->image, (int)(d->unit *
		    (i % 2 == 0 ? at[0] + radius : at[2] - radius)),
		    (int)(d->unit *
		    (i < 2 ? at[1] + radius : at[3] - radius)), size, size,
		    color);
}

/* Draws a calendar sheet with its days, one of them highlighted. */
static void
draw_sheet(const struct drawing *d, int accent)
{
	static const double	 sheet[] = { 5, 6, 27, 27 };
	static const double	 top[] = { 5, 10, 27, 11 };
	static const double	 rings[][4] = { { 10, 3, 12, 8 },
	    { 20, 3, 22, 8 } };
	double			 day[4];
	int			 row, column;

	draw_rounded(d, sheet, 2.5, SHEET);
	draw_rectangle(d, top, accent_mix(accent, SHEET, 0.4));
	draw_rounded(d, rings[0], 1, SHEET);
	draw_rounded(d, rings[1], 1, SHEET);
	for (row = 0; row < 3; row++)
		for (column = 0; column < 4; column++) {
			day[0] = 7.5 + column * 4.5;
			day[1] = 13.5 + row * 4.2;
			day[2] = day[0] + 3.4;
			day[3] = day[1] + 3;
			draw_rounded(d, day, 0.6, row == 1 && column == 2 ?
			    accent : accent_mix(accent, SHEET, 0.22));
		}
}

/* Draws the sheet on a square in the accent color. */
static gdImagePtr
draw_square(int accent, int side)
{
	struct drawing	 d = { gdImageCreateTrueColor(side, side),
	    side / 32.0 };

	gdImageAlphaBlending(d.image, 0);
	gdImageFilledRectangle(d.image, 0, 0, side, side, accent);
	draw_sheet(&d, accent);

	return (d.image);
}

/* Draws the square in the middle of a picture, `side` pixels large. */
static void
make_png(struct brand_file *file, struct arena *arena, int accent, int width,
    int height, int side)
{
	gdImagePtr	 image, square;
	void		*bytes;
	int		 length;

	square = draw_square(accent, side * FINER);
	image = gdImageCreateTrueColor(width, height);
	gdImageFilledRectangle(image, 0, 0, width, height, accent);
	gdImageCopyResampled(image, square, (width - side) / 2,
	    (height - side) / 2, 0, 0, side, side, side * FINER, side * FINER);
	bytes = gdImagePngPtr(image, &length);
	file->length = (size_t)length;
	file->bytes = arena_copy(arena, bytes, file->length);
	file->type = "image/png";
	gdFree(bytes);
	gdImageDestroy(square);
	gdImageDestroy(image);
}

/* Makes an .ico with one PNG, a format that all browsers read. */
static void
make_ico(struct brand_file *file, struct arena *arena, int accent)
{
	unsigned char	 head[22] = { 0, 0, 1, 0, 1, 0, ICON, ICON, 0, 0, 1, 0,
	    32, 0, 0, 0, 0, 0, sizeof(head) };
	struct brand_file	 png;
	char			*bytes;
	size_t			 i;

	make_png(&png, arena, accent, ICON, ICON, ICON);
	for (i = 0; i < 4; i++)
		head[14 + i] = png.length >> 8 * i & 0xff;
	bytes = arena_bytes(arena, sizeof(head) + png.length);
	memcpy(bytes, head, sizeof(head));
	memcpy(bytes + sizeof(head), png.bytes, png.length);
	*file = (struct brand_file){ "/favicon.ico", "image/x-icon", bytes,
	    sizeof(head) + png.length };
}

void
brand_icon(struct brand *brand, struct arena *arena)
{
	struct buf	 b;
	int		 row, column;

	buf_init(&b, arena, 2048);
	buf_printf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" "
	    "viewBox=\"0 0 32 32\"><rect width=\"32\" height=\"32\" rx=\"6\" "
	    "fill=\"#%06x\"/><g fill=\"#fff\"><rect x=\"5\" y=\"6\" "
	    "width=\"22\" height=\"21\" rx=\"2.5\"/><path d=\"M10 4a1 1 0 0 1 "
	    "2 0v3h-2zM20 4a1 1 0 0 1 2 0v3h-2z\"/></g><g fill=\"#%06x\">",
	    (unsigned)brand->color, (unsigned)brand->color);
	buf_string(&b, "<path opacity=\".4\" d=\"M5 10h22v1H5z\"/>");
	for (row = 0; row < 3; row++)
		for (column = 0; column < 4; column++)
			buf_printf(&b, "<rect x=\"%.1f\" y=\"%.1f\" "
			    "width=\"3.4\" height=\"3\" rx=\".6\"%s/>",
			    7.5 + column * 4.5, 13.5 + row * 4.2,
			    row == 1 && column == 2 ? "" :
			    " opacity=\".22\"");
	buf_string(&b, "</g></svg>\n");
	brand->files[BRAND_SVG] = (struct brand_file){ "/favicon.svg",
	    "image/svg+xml", b.data, b.length };
}

void
brand_draw(struct brand *brand, struct arena *arena)
{
	struct brand_file	*files = brand->files;

	make_ico(&files[BRAND_ICO], arena, brand->color);
	make_png(&files[BRAND_TOUCH], arena, brand->color, TOUCH, TOUCH,
	    TOUCH * 4 / 5);
	files[BRAND_TOUCH].path = "/apple-touch-icon.png";
	make_png(&files[BRAND_SHARED], arena, brand->color,
	    BRAND_SHARED_WIDTH, BRAND_SHARED_HEIGHT,
	    BRAND_SHARED_HEIGHT * 3 / 4);
}
