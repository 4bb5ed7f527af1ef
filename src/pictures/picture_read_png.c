#include <png.h>
#include <string.h>

#include "pictures/picture_read.h"

struct reading {
	png_structp		 png;
	png_infop		 info;
	const unsigned char	*bytes;		/* not read yet */
	size_t			 length;
	gdImagePtr		 image;
};

static void PNG_NORETURN
abort_reading(png_structp png, png_const_charp message)
{
	(void)message;
	png_longjmp(png, 1);
}

static void
drop_message(png_structp png, png_const_charp message)
{
	(void)png;
	(void)message;
}

static void
read_bytes(png_structp png, png_bytep to, size_t count)
{
	struct reading	*r = png_get_io_ptr(png);

	if (count > r->length)
		abort_reading(png, "the file is too short");
	memcpy(to, r->bytes, count);
	r->bytes += count;
	r->length -= count;
}

/* Every kind of PNG becomes four bytes per pixel. */
static void
set_transformations(struct reading *r)
{
	png_set_expand(r->png);
	png_set_scale_16(r->png);
	png_set_gray_to_rgb(r->png);
	png_set_add_alpha(r->png, 0xff, PNG_FILLER_AFTER);
	(void)png_set_interlace_handling(r->png);
	png_read_update_info(r->png, r->info);
}

/*
 * The rows are decoded into the memory of the rows that they become. The rows
 * of an interlaced PNG arrive in several passes.
 */
static void
read_rows(struct reading *r)
{
	int	 y;

	png_read_image(r->png, (png_bytepp)r->image->tpixels);
	for (y = 0; y < gdImageSY(r->image); y++)
		picture_set_row(r->image, y,
		    (const unsigned char *)r->image->tpixels[y]);
}

/* Compressed texts and profiles, which would be inflated for nothing. */
static void
skip_texts(struct reading *r)
{
	static const png_byte	 names[] = "zTXt\0iTXt\0iCCP";

	png_set_keep_unknown_chunks(r->png, PNG_HANDLE_CHUNK_NEVER, names, 3);
}

/* Returns false on failure, also where the library jumps. */
static bool
read_image(struct reading *r)
{
	unsigned	 width, height;

	if (setjmp(png_jmpbuf(r->png)) != 0)
		return (false);
	png_set_read_fn(r->png, r, read_bytes);
	skip_texts(r);
	png_read_info(r->png, r->info);
	width = png_get_image_width(r->png, r->info);
	height = png_get_image_height(r->png, r->info);
	if (!picture_fits(width, height))
		return (false);
	set_transformations(r);
	r->image = gdImageCreateTrueColor((int)width, (int)height);
	if (r->image == NULL)
		return (false);
	read_rows(r);
	return (true);
}

gdImagePtr
picture_read_png(const void *bytes, size_t length)
{
	struct reading	 r = { .bytes = bytes, .length = length };

	r.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL,
	    abort_reading, drop_message);
	if (r.png == NULL)
		return (NULL);
	r.info = png_create_info_struct(r.png);
	if ((r.info == NULL || !read_image(&r)) && r.image != NULL) {
		gdImageDestroy(r.image);
		r.image = NULL;
	}
	png_destroy_read_struct(&r.png, &r.info, NULL);
	return (r.image);
}
