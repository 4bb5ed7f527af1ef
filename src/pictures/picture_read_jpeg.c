#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "pictures/picture.h"
#include "pictures/picture_read.h"

/*
 * Each scan of a progressive JPEG may take as long as a whole picture. Programs
 * write about ten.
 */
#define SCANS	100

struct reading {
	struct jpeg_decompress_struct	 jpeg;
	struct jpeg_error_mgr		 errors;
	struct jpeg_progress_mgr	 progress;
	jmp_buf				 failed;
	gdImagePtr			 image;
};

static void
abort_reading(j_common_ptr common)
{
	struct reading	*r = common->client_data;

	longjmp(r->failed, 1);
}

static void
drop_message(j_common_ptr common)
{
	(void)common;
}

static void
check_scans(j_common_ptr common)
{
	struct reading	*r = common->client_data;

	if (r->jpeg.input_scan_number > SCANS)
		abort_reading(common);
}

static void
start_reading(struct reading *r, const unsigned char *bytes, size_t length)
{
	jpeg_create_decompress(&r->jpeg);
	r->progress.progress_monitor = check_scans;
	r->jpeg.progress = &r->progress;
	jpeg_mem_src(&r->jpeg, bytes, length);
	(void)jpeg_read_header(&r->jpeg, TRUE);
}

/*
 * The decoder can reduce to eighths of the size, which takes less time and
 * memory.
 */
static void
choose_output(struct jpeg_decompress_struct *jpeg)
{
	unsigned	 side, eighths;

	side = jpeg->image_width > jpeg->image_height ? jpeg->image_width :
	    jpeg->image_height;
	eighths = (8 * PICTURE_SIDE + side - 1) / side;
	jpeg->scale_num = eighths < 8 ? eighths : 8;
	jpeg->scale_denom = 8;
	jpeg->out_color_space = jpeg->num_components == 4 ? JCS_CMYK :
	    JCS_EXT_RGBA;
}

/* Turns CMYK into RGBA. Adobe's programs store the complement. */
static void
mix_inks(unsigned char *pixel, unsigned count, bool complement)
{
	unsigned	 black, i;

	for (; count > 0; count--, pixel += 4) {
		black = complement ? pixel[3] : 255u - pixel[3];
		for (i = 0; i < 3; i++)
			pixel[i] = (unsigned char)((complement ? pixel[i] :
			    255u - pixel[i]) * black / 255);
		pixel[3] = 255;
	}
}

/* Each row is decoded into the memory of the row that it becomes. */
static void
read_rows(struct reading *r)
{
	struct jpeg_decompress_struct	*jpeg = &r->jpeg;
	JSAMPROW			 row;
	int				 y;

	while (jpeg->output_scanline < jpeg->output_height) {
		y = (int)jpeg->output_scanline;
		row = (JSAMPROW)r->image->tpixels[y];
		(void)jpeg_read_scanlines(jpeg, &row, 1);
		if (jpeg->out_color_space == JCS_CMYK)
			mix_inks(row, jpeg->output_width,
			    jpeg->saw_Adobe_marker);
		picture_set_row(r->image, y, row);
	}
}

/* Returns false on failure, also where the library jumps. */
static bool
read_image(struct reading *r, const void *bytes, size_t length)
{
	struct jpeg_decompress_struct	*jpeg = &r->jpeg;

	if (setjmp(r->failed) != 0)
		return (false);
	start_reading(r, bytes, length);
	if (!picture_fits(jpeg->image_width, jpeg->image_height))
		return (false);
	choose_output(jpeg);
	(void)jpeg_start_decompress(jpeg);
	r->image = gdImageCreateTrueColor((int)jpeg->output_width,
	    (int)jpeg->output_height);
	if (r->image == NULL)
		return (false);
	read_rows(r);
	return (true);
}

gdImagePtr
picture_read_jpeg(const void *bytes, size_t length)
{
	struct reading	 r = { .image = NULL };

	r.jpeg.err = jpeg_std_error(&r.errors);
	r.jpeg.client_data = &r;
	r.errors.error_exit = abort_reading;
	r.errors.output_message = drop_message;
	if (!read_image(&r, bytes, length) && r.image != NULL) {
		gdImageDestroy(r.image);
		r.image = NULL;
	}
	jpeg_destroy_decompress(&r.jpeg);
	return (r.image);
}
