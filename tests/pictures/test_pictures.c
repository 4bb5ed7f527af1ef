/* Uploaded pictures, and how they are stored. */
#include <sys/wait.h>

#include <dirent.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <gd.h>
#include <jpeglib.h>
#include <png.h>
#include <pthread.h>

#include "base/array.h"
#include "generated/service.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"
#include "tests/support/scans.h"
#include "tests/support/until.h"

Test(pictures, have_the_sizes_of_wordpress)
{
	static const struct {
		unsigned	 width, height;
		const char	*sizes;
	} rows[] = {
		{ 1, 1, "full 1x1" },
		{ 150, 150, "full 150x150" },
		{ 151, 100, "thumbnail 150x100, full 151x100" },
		{ 300, 300, "thumbnail 150x150, full 300x300" },
		{ 301, 150, "thumbnail 150x150, medium 300x150,"
		    " full 301x150" },
		{ 1200, 800, "thumbnail 150x150, medium 300x200,"
		    " medium_large 768x512, large 1024x683, full 1200x800" },
		{ 800, 1200, "thumbnail 150x150, medium 200x300,"
		    " medium_large 768x1152, large 683x1024, full 800x1200" },
		{ 5000, 10, "thumbnail 150x10, medium 300x1,"
		    " medium_large 768x2, large 1024x2, full 2560x5" },
		{ 2, 9000, "thumbnail 2x150, medium 1x300, large 1x1024,"
		    " full 1x2560" }
	};
	char		 text[256];
	unsigned	 size, width, height;
	size_t		 i, n;

	for (i = 0; i < COUNT(rows); i++) {
		for (size = n = 0; size < PICTURE_SIZES; size++)
			if (picture_scale(size, rows[i].width, rows[i].height,
			    &width, &height))
				n += (size_t)snprintf(text + n,
				    sizeof(text) - n, "%s%s %ux%u", n == 0 ?
				    "" : ", ", picture_size_names[size],
				    width, height);
		cr_expect_str_eq(text, rows[i].sizes, "%s", text);
	}
}

Test(pictures, are_named_by_random_letters_size_and_kind)
{
	static const char *const	 wrong[] = {
		"", "/images/", "/images/01234567890123456789-1x1.gif",
		"/images/0123456789012345678-1x1.png",
		"/images/012345678901234567890-1x1.png",
		"/images/0123456789012345678/-1x1.png",
		"/images/01234567890123456789-0x1.png",
		"/images/01234567890123456789-1x01.png",
		"/images/01234567890123456789-1x2561.png",
		"/images/01234567890123456789-1x99999999999999999999.png",
		"/images/01234567890123456789-1x1.png/",
		"/images/01234567890123456789-1x1.jpg?a",
		"http://cal.example/images/01234567890123456789-1x1.jpg",
		"images/01234567890123456789-1x1.jpg"
	};
	static const char	 right[] =
	    "/images/4fZ45678901234567890-2560x12.webp";
	struct picture_name	 name;
	char			 text[PICTURE_NAME];
	size_t			 i;

	for (i = 0; i < COUNT(wrong); i++)
		cr_expect_not(picture_name_read(wrong[i], &name), "%s",
		    wrong[i]);
	cr_assert(picture_name_read(right, &name));
	cr_expect_str_eq(name.random, "4fZ45678901234567890");
	cr_expect(name.width == 2560 && name.height == 12);
	cr_expect_str_eq(name.extension, "webp");
	picture_name_print(&name, text);
	cr_expect_str_eq(text, right);
}

/*
 * Red on the left, blue on the right, with a transparent margin of `margin`
 * pixels.
 */
static gdImagePtr
draw(int width, int height)
{
	gdImagePtr	 image;

	cr_assert_not_null(image = gdImageCreateTrueColor(width, height));
	gdImageFilledRectangle(image, 0, 0, width / 2 - 1, height - 1,
	    gdTrueColor(255, 0, 0));
	gdImageFilledRectangle(image, width / 2, 0, width - 1, height - 1,
	    gdTrueColor(0, 0, 255));
	return (image);
}

struct sent {
	void	*bytes;		/* GD's */
	int	 length;
};

static struct sent
encode(gdImagePtr image, const char *kind)
{
	struct sent	 sent;

	if (strcmp(kind, "jpg") == 0)
		sent.bytes = gdImageJpegPtr(image, &sent.length, 90);
	else if (strcmp(kind, "png") == 0)
		sent.bytes = gdImagePngPtr(image, &sent.length);
	else if (strcmp(kind, "webp") == 0)
		sent.bytes = gdImageWebpPtr(image, &sent.length);
	else
		sent.bytes = gdImageGifPtr(image, &sent.length);
	cr_assert_not_null(sent.bytes);
	gdImageDestroy(image);
	return (sent);
}

static gdImagePtr
read_back(const struct picture *p, enum picture_size size)
{
	const struct picture_file	*file = &p->files[size];
	void				*bytes;
	gdImagePtr			 image;

	bytes = (void *)(uintptr_t)(p->bytes + file->start);
	if (strcmp(p->extension, "jpg") == 0)
		image = gdImageCreateFromJpegPtr((int)file->length, bytes);
	else if (strcmp(p->extension, "png") == 0)
		image = gdImageCreateFromPngPtr((int)file->length, bytes);
	else
		image = gdImageCreateFromWebpPtr((int)file->length, bytes);
	cr_assert_not_null(image);
	cr_expect_eq(gdImageSX(image), (int)file->width);
	cr_expect_eq(gdImageSY(image), (int)file->height);
	return (image);
}

/* 'r', 'b', or '-' if transparent. */
static char
color(gdImagePtr image, int x, int y)
{
	int	 c = gdImageGetTrueColorPixel(image, x, y);

	return (gdTrueColorGetAlpha(c) > 100 ? '-' :
	    gdTrueColorGetRed(c) > gdTrueColorGetBlue(c) ? 'r' : 'b');
}

Test(pictures, of_each_kind_are_written_in_all_sizes)
{
	static const char *const	 kinds[][2] = {
		{ "jpg", "jpg" }, { "png", "png" }, { "webp", "webp" },
		{ "gif", "png" }
	};
	struct picture	*p;
	struct sent	 sent;
	gdImagePtr	 image;
	unsigned	 size, width, height;
	size_t		 i;

	for (i = 0; i < COUNT(kinds); i++) {
		sent = encode(draw(1400, 700), kinds[i][0]);
		p = maker_make(sent.bytes, (size_t)sent.length, NULL);
		cr_assert_not_null(p, "%s", kinds[i][0]);
		cr_expect_str_eq(p->extension, kinds[i][1]);
		for (size = 0; size < PICTURE_SIZES; size++) {
			cr_assert(picture_scale(size, 1400, 700, &width,
			    &height));
			cr_expect(p->files[size].width == width &&
			    p->files[size].height == height);
			image = read_back(p, size);
			cr_expect_eq(color(image, (int)width / 4, 5), 'r');
			cr_expect_eq(color(image, (int)width * 3 / 4, 5),
			    'b');
			gdImageDestroy(image);
		}
		gdFree(sent.bytes);
		free(p);
	}
}

Test(pictures, larger_than_2560_pixels_are_made_smaller)
{
	struct picture	*p;
	struct sent	 sent;

	sent = encode(draw(5000, 3000), "jpg");
	cr_assert_not_null(p = maker_make(sent.bytes, (size_t)sent.length,
	    NULL));
	cr_expect_eq(p->files[PICTURE_FULL].width, 2560);
	cr_expect_eq(p->files[PICTURE_FULL].height, 1536);
	gdFree(sent.bytes);
	free(p);
}

/* Sizes between are less high than the thumbnail. */
Test(pictures, that_are_wide_have_sharp_thumbnails)
{
	gdImagePtr	 image = gdImageCreateTrueColor(2560, 160);
	gdImagePtr	 thumbnail;
	struct picture	*p;
	struct sent	 sent;

	gdImageFilledRectangle(image, 0, 0, 2559, 79, 0xffffff);
	sent = encode(image, "png");
	p = maker_make(sent.bytes, (size_t)sent.length, NULL);
	cr_assert_not_null(p);
	thumbnail = read_back(p, PICTURE_THUMBNAIL);
	cr_expect_eq(gdImageGetTrueColorPixel(thumbnail, 75, 73), 0xffffff);
	cr_expect_eq(gdImageGetTrueColorPixel(thumbnail, 75, 76), 0);
	gdImageDestroy(thumbnail);
	gdFree(sent.bytes);
	free(p);
}

Test(pictures, stay_transparent)
{
	static const char *const	 kinds[] = { "png", "webp" };
	struct picture	*p;
	struct sent	 sent;
	gdImagePtr	 image;
	unsigned	 size;
	size_t		 i;

	for (i = 0; i < COUNT(kinds); i++) {
		image = draw(400, 400);
		gdImageSaveAlpha(image, 1);
		gdImageAlphaBlending(image, 0);
		gdImageFilledRectangle(image, 0, 0, 399, 199,
		    gdTrueColorAlpha(0, 0, 0, 127));
		sent = encode(image, kinds[i]);
		p = maker_make(sent.bytes, (size_t)sent.length, NULL);
		cr_assert_not_null(p);
		for (size = 0; size < PICTURE_SIZES; size++) {
			if (p->files[size].width == 0)
				continue;
			image = read_back(p, size);
			cr_expect_eq(color(image, 10, 10), '-');
			cr_expect_eq(color(image, 10,
			    (int)p->files[size].height - 10), 'r');
			gdImageDestroy(image);
		}
		gdFree(sent.bytes);
		free(p);
	}
}

/* A JPEG with a segment of Exif after its first two bytes. */
static struct sent
with_exif(int orientation)
{
	static const char	 exif[] =
	    "\xff\xe1\x00\x52" "Exif\0\0" "II*\0\x08\0\0\0"
	    "\x02\0"
	    "\x0f\x01\x02\0\x20\0\0\0\x26\0\0\0"
	    "\x12\x01\x03\0\x01\0\0\0O\0\0\0"
	    "\0\0\0\0"
	    "Camera of Somebody in Some Place";
	struct sent		 plain, sent;
	char			*bytes;
	size_t			 length = sizeof(exif) - 1;

	plain = encode(draw(400, 200), "jpg");
	sent.length = plain.length + (int)length;
	bytes = sent.bytes = malloc((size_t)sent.length);
	cr_assert_not_null(bytes);
	memcpy(bytes, plain.bytes, 2);
	memcpy(bytes + 2, exif, length);
	bytes[2 + 4 + 6 + 8 + 2 + 12 + 8] = (char)orientation;
	memcpy(bytes + 2 + length, (char *)plain.bytes + 2,
	    (size_t)plain.length - 2);
	gdFree(plain.bytes);
	return (sent);
}

/* Metadata of the camera is removed; the orientation is applied. */
Test(pictures, are_upright_and_without_exif)
{
	static const struct {
		unsigned	 width, height;
		char		 first, last;	/* left above, right below */
	} rows[] = {
		{ 400, 200, 'r', 'b' }, { 400, 200, 'b', 'r' },
		{ 400, 200, 'b', 'r' }, { 400, 200, 'r', 'b' },
		{ 200, 400, 'r', 'b' }, { 200, 400, 'r', 'b' },
		{ 200, 400, 'b', 'r' }, { 200, 400, 'b', 'r' }
	};
	struct picture	*p;
	struct sent	 sent;
	gdImagePtr	 image;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		sent = with_exif((int)i + 1);
		p = maker_make(sent.bytes, (size_t)sent.length, NULL);
		cr_assert_not_null(p);
		cr_expect_null(memmem(p->bytes, p->length, "Somebody", 8));
		cr_expect_null(memmem(p->bytes, p->length, "Exif", 4));
		image = read_back(p, PICTURE_FULL);
		cr_expect(gdImageSX(image) == (int)rows[i].width &&
		    gdImageSY(image) == (int)rows[i].height, "%zu", i + 1);
		cr_expect_eq(color(image, 5, 5), rows[i].first, "%zu", i + 1);
		cr_expect_eq(color(image, (int)rows[i].width - 5,
		    (int)rows[i].height - 5), rows[i].last, "%zu", i + 1);
		gdImageDestroy(image);
		gdFree(sent.bytes);
		free(p);
	}
}

/* Claims to be 60,000 pixels wide and high. */
static const char	 huge[] =
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0"
    "\x0d\x5d\x3b\x5d\0\0\0\x0cIDATx\x9c\x63\0\0\0\x02\0\x01\x48\xaf\xa4\x71"
    "\0\0\0\0IEND\xae\x42\x60\x82";

static void
expect_none(const void *bytes, size_t length, const char *what)
{
	struct picture	*p;

	p = maker_make(bytes, length, NULL);
	cr_expect_null(p, "%s", what);
	free(p);
}

/* Whatever happened, the next picture is decoded. */
Test(pictures, that_cannot_be_read_are_none)
{
	static char	 zeros[SERVICE_PICTURE_BYTES + 1];
	struct sent	 sent;
	struct picture	*p;
	unsigned	 seed;
	int		 i;

	expect_none("", 0, "nothing");
	expect_none("no picture", 10, "a text");
	expect_none("\xff\xd8\xff", 3, "the start of a JPEG");
	expect_none("<svg xmlns='http://www.w3.org/2000/svg'/>", 41, "SVG");
	expect_none(huge, sizeof(huge) - 1, "a huge one");
	expect_none(zeros, sizeof(zeros), "too many bytes");
	sent = encode(gdImageCreateTrueColor(6400, 6400), "png");
	expect_none(sent.bytes, (size_t)sent.length, "41 megapixels");
	gdFree(sent.bytes);

	sent = encode(draw(300, 300), "png");
	expect_none(sent.bytes, (size_t)sent.length / 2, "half of one");
	for (i = 0, seed = 1; i < 200; i++) {
		seed = seed * 1103515245 + 12345;
		((unsigned char *)sent.bytes)[(seed >> 8) %
		    (unsigned)sent.length] ^= (unsigned char)(seed >> 24);
		free(maker_make(sent.bytes, (size_t)sent.length, NULL));
	}
	gdFree(sent.bytes);

	sent = encode(draw(20, 20), "gif");
	cr_expect_not_null(p = maker_make(sent.bytes, (size_t)sent.length,
	    NULL));
	gdFree(sent.bytes);
	free(p);
}

/* Programs write the complement of CMYK. */
static struct sent
encode_inks(void)
{
	struct jpeg_compress_struct	 jpeg;
	struct jpeg_error_mgr		 errors;
	unsigned char			*bytes = NULL;
	unsigned long			 length = 0;
	JSAMPLE				 line[200 * 4], *row = line;
	int				 x;

	for (x = 0; x < 200; x++)
		memcpy(line + x * 4, x < 100 ? "\xff\0\0\xff" : "\0\0\xff\xff",
		    4);
	jpeg.err = jpeg_std_error(&errors);
	jpeg_create_compress(&jpeg);
	jpeg_mem_dest(&jpeg, &bytes, &length);
	jpeg.image_width = 200;
	jpeg.image_height = 100;
	jpeg.input_components = 4;
	jpeg.in_color_space = JCS_CMYK;
	jpeg_set_defaults(&jpeg);
	jpeg_start_compress(&jpeg, TRUE);
	while (jpeg.next_scanline < jpeg.image_height)
		(void)jpeg_write_scanlines(&jpeg, &row, 1);
	jpeg_finish_compress(&jpeg);
	jpeg_destroy_compress(&jpeg);
	return ((struct sent){ bytes, (int)length });
}

/* Dark on the left, in shades of gray of 16 bits. */
static struct sent
encode_gray(void)
{
	png_image	 png = { .version = PNG_IMAGE_VERSION, .width = 200,
			    .height = 100, .format = PNG_FORMAT_LINEAR_Y };
	png_alloc_size_t length;
	uint16_t	 shades[200 * 100];
	void		*bytes;
	int		 i;

	for (i = 0; i < 200 * 100; i++)
		shades[i] = i % 200 < 100 ? 0 : 65535;
	length = PNG_IMAGE_PNG_SIZE_MAX(png);
	cr_assert_not_null(bytes = malloc(length));
	cr_assert(png_image_write_to_memory(&png, bytes, &length, 0, shades,
	    0, NULL));
	return ((struct sent){ bytes, (int)length });
}

static struct sent
encode_interlaced(bool palette)
{
	gdImagePtr	 image = draw(200, 100);

	if (palette)
		gdImageTrueColorToPalette(image, 0, 16);
	gdImageInterlace(image, 1);
	return (encode(image, "png"));
}

Test(pictures, of_other_kinds_of_color_are_converted)
{
	struct sent	 sent[] = {
		encode_inks(), encode_interlaced(false),
		encode_interlaced(true), encode_gray()
	};
	struct picture	*p;
	gdImagePtr	 image;
	int		 left, right;
	size_t		 i;

	for (i = 0; i < COUNT(sent); i++) {
		p = maker_make(sent[i].bytes, (size_t)sent[i].length, NULL);
		cr_assert_not_null(p, "%zu", i);
		image = read_back(p, PICTURE_FULL);
		left = gdImageGetTrueColorPixel(image, 5, 5);
		right = gdImageGetTrueColorPixel(image, 195, 95);
		if (i < 3) {
			cr_expect_eq(color(image, 5, 5), 'r', "%zu", i);
			cr_expect_eq(color(image, 195, 95), 'b', "%zu", i);
			cr_expect_gt(gdTrueColorGetRed(left), 240, "%zu", i);
		} else {
			cr_expect_eq(left, gdTrueColor(0, 0, 0));
			cr_expect_eq(right, gdTrueColor(255, 255, 255));
		}
		gdImageDestroy(image);
		free(sent[i].bytes);
		free(p);
	}
}

Test(pictures, of_40_megapixels_are_decoded)
{
	static const char *const	 kinds[] = {
		"jpg", "png", "webp", "gif"
	};
	struct picture	*p;
	struct sent	 sent;
	gdImagePtr	 image;
	size_t		 i;

	for (i = 0; i < COUNT(kinds); i++) {
		cr_assert_not_null(image = gdImageCreateTrueColor(8000, 5000));
		gdImageInterlace(image, 1);
		sent = encode(image, kinds[i]);
		p = maker_make(sent.bytes, (size_t)sent.length, NULL);
		cr_assert_not_null(p, "%s", kinds[i]);
		cr_expect_eq(p->files[PICTURE_FULL].width, 2560);
		cr_expect_eq(p->files[PICTURE_FULL].height, 1600);
		gdFree(sent.bytes);
		free(p);
	}
}

/* Small ones, whose headers are changed. */
Test(pictures, that_claim_more_pixels_are_not_decoded)
{
	static const char	 many[] = "\x80\x3e\x80\x3e";	/* 16,000 */
	struct sent		 sent;
	char			*bytes;

	sent = encode(draw(20, 20), "gif");
	memcpy((char *)sent.bytes + 6, many, 4);
	expect_none(sent.bytes, (size_t)sent.length, "gif");
	gdFree(sent.bytes);

	/* The size is after the start code of a key frame. */
	sent = encode(draw(20, 20), "webp");
	bytes = memmem(sent.bytes, (size_t)sent.length, "\x9d\x01\x2a", 3);
	cr_assert_not_null(bytes);
	memcpy(bytes + 3, many, 4);
	expect_none(sent.bytes, (size_t)sent.length, "webp");
	gdFree(sent.bytes);

	/* Behind the marker: length, precision, height, width. */
	sent = encode(draw(20, 20), "jpg");
	bytes = memmem(sent.bytes, (size_t)sent.length, "\xff\xc0\0\x11\x08",
	    5);
	cr_assert_not_null(bytes);
	memcpy(bytes + 5, many, 4);
	expect_none(sent.bytes, (size_t)sent.length, "jpg");
	gdFree(sent.bytes);
}

/* A WebP with one frame in an animation of 20 by 20 pixels. */
Test(pictures, that_move_are_none)
{
	static const char	 head[] =
	    "RIFF\x56\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x13\0\0\x13\0\0"
	    "ANIM\x06\0\0\0\0\0\0\0\0\0ANMF";
	struct sent		 sent;
	char			 bytes[1024];
	size_t			 length, at = sizeof(head) - 1;
	uint32_t		 size;

	sent = encode(draw(20, 20), "webp");
	length = (size_t)sent.length - 12;	/* without RIFF, WEBP */
	cr_assert_lt(at + 4 + 16 + length, sizeof(bytes));
	memset(bytes, 0, sizeof(bytes));
	memcpy(bytes, head, at);
	size = (uint32_t)(16 + length);
	memcpy(bytes + at, &size, 4);
	bytes[at + 4 + 6] = bytes[at + 4 + 9] = 19;
	memcpy(bytes + at + 4 + 16, (char *)sent.bytes + 12, length);
	size = (uint32_t)(at + 4 + 16 + length - 8);
	memcpy(bytes + 4, &size, 4);
	expect_none(bytes, at + 4 + 16 + length, "an animation");
	gdFree(sent.bytes);
}

Test(pictures, of_more_than_100_scans_are_not_decoded)
{
	struct picture	*p;
	unsigned char	*bytes;
	size_t		 length;

	bytes = scans_make(64, 64, 90, &length);
	cr_expect_not_null(p = maker_make(bytes, length, NULL));
	free(p);
	free(bytes);
	bytes = scans_make(64, 64, 100, &length);
	expect_none(bytes, length, "over 100 scans");
	free(bytes);
}

static void
to_nowhere(int fd, const char *bytes, size_t length)
{
	char	 text[1024];
	ssize_t	 n;

	free(maker_make(bytes, length, NULL));
	n = pread(fd, text, sizeof(text) - 1, 0);
	text[n > 0 ? n : 0] = '\0';
	cr_expect_str_eq(text, "");
}

/* What libpng and libjpeg complain about. */
Test(pictures, cause_no_messages)
{
	char		 path[] = P_tmpdir "/almanac-messages-XXXXXX";
	struct sent	 sent;
	int		 fd, kept;

	cr_assert_neq(fd = mkstemp(path), -1);
	cr_assert_neq(kept = dup(STDERR_FILENO), -1);
	cr_assert_neq(dup2(fd, STDERR_FILENO), -1);
	maker_start();
	cr_assert_neq(dup2(kept, STDERR_FILENO), -1);
	cr_expect_eq(unlink(path), 0);

	to_nowhere(fd, huge, sizeof(huge) - 1);
	sent = encode(draw(300, 300), "png");
	to_nowhere(fd, sent.bytes, (size_t)sent.length / 2);
	gdFree(sent.bytes);
	sent = encode(draw(300, 300), "jpg");
	to_nowhere(fd, sent.bytes, (size_t)sent.length / 2);
	memset((char *)sent.bytes + sent.length / 2, 0xff, 20);
	to_nowhere(fd, sent.bytes, (size_t)sent.length);
	gdFree(sent.bytes);
	(void)close(fd);
	(void)close(kept);
}

/* Adds an invalid chunk, but a valid checksum, after the first one of a PNG. */
static char *
add_broken_chunk(const struct sent *png, size_t *length)
{
	static const char	 chunk[] = "\0\0\0\1gAMA\0\x5f\xb8\x03\xcf";
	const size_t		 first = 33;
	char			*bytes;

	*length = (size_t)png->length + sizeof(chunk) - 1;
	cr_assert_not_null(bytes = malloc(*length));
	memcpy(bytes, png->bytes, first);
	memcpy(bytes + first, chunk, sizeof(chunk) - 1);
	memcpy(bytes + first + sizeof(chunk) - 1, (char *)png->bytes + first,
	    (size_t)png->length - first);
	return (bytes);
}

/* The sandbox would hide messages; sanitizers open it for their own. */
Test(pictures, cause_no_messages_without_a_sandbox)
{
	static char	 room[1 << 20];
	struct picture	*p = (struct picture *)room;
	struct sent	 sent;
	FILE		*file;
	char		*bytes;
	size_t		 length;
	int		 kept;

	sent = encode(draw(20, 20), "png");
	bytes = add_broken_chunk(&sent, &length);
	cr_assert_not_null(file = tmpfile());
	cr_assert_neq(kept = dup(STDERR_FILENO), -1);
	cr_assert_neq(dup2(fileno(file), STDERR_FILENO), -1);
	cr_expect(picture_decode(bytes, length, p, sizeof(room)));
	cr_expect_not(picture_decode(bytes, length / 2, p, sizeof(room)));
	cr_assert_neq(dup2(kept, STDERR_FILENO), -1);
	cr_expect_eq(lseek(fileno(file), 0, SEEK_END), 0);
	(void)fclose(file);
	(void)close(kept);
	gdFree(sent.bytes);
	free(bytes);
}

/* The processes that a process has started, by /proc. */
static pid_t
child_of(pid_t parent)
{
	char	 path[64], text[64] = "";
	FILE	*f;

	snprintf(path, sizeof(path), "/proc/%d/task/%d/children", parent,
	    parent);
	if ((f = fopen(path, "re")) == NULL)
		return (0);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	fclose(f);
	return ((pid_t)strtol(text, NULL, 10));
}

#define CONFINED	"Seccomp:\t2"

static bool
has_line(pid_t pid, const char *line)
{
	char	 path[64], text[4096];
	FILE	*f;
	size_t	 length;

	snprintf(path, sizeof(path), "/proc/%d/status", pid);
	if ((f = fopen(path, "re")) == NULL)
		return (false);
	length = fread(text, 1, sizeof(text) - 1, f);
	text[length] = '\0';
	fclose(f);
	return (strstr(text, line) != NULL);
}

/* The number of open files of a process; -1: it has ended. */
static int
count_files(pid_t pid)
{
	struct dirent	*entry;
	char		 path[64];
	DIR		*folder;
	int		 count = 0;

	snprintf(path, sizeof(path), "/proc/%d/fd", pid);
	if ((folder = opendir(path)) == NULL)
		return (-1);
	while ((entry = readdir(folder)) != NULL)
		count += *entry->d_name != '.';
	closedir(folder);
	return (count);
}

static void *
make_again(void *sent)
{
	const struct sent	*s = sent;
	int			 i;

	for (i = 0; i < 5; i++)
		free(maker_make(s->bytes, (size_t)s->length, NULL));
	return (NULL);
}

/* Seccomp is on, and only the standard files are open. */
Test(pictures, are_decoded_by_a_process_that_can_do_nothing_else)
{
	pthread_t	 thread;
	struct sent	 sent;
	pid_t		 maker, worker;
	bool		 seen = false;

	maker_start();
	maker = child_of(getpid());
	cr_assert(maker > 0);
	sent = encode(draw(1500, 1000), "png");
	cr_assert_eq(pthread_create(&thread, NULL, make_again, &sent), 0);
	while (pthread_tryjoin_np(thread, NULL) != 0)
		if (!seen && (worker = child_of(maker)) > 0)
			seen = has_line(worker, CONFINED) &&
			    count_files(worker) == 3;
	cr_expect(seen);
	gdFree(sent.bytes);
}

/* A picture of which a thread or process waits for the decoder. */
struct large_one {
	unsigned char	*bytes;
	size_t		 length;
	atomic_bool	 unwanted;
};

static void *
make_large_one(void *arg)
{
	struct large_one	*large = arg;
	struct making		 making = { .unwanted = &large->unwanted };

	return (maker_make(large->bytes, large->length, &making));
}

/* The confined process that decodes for this one; it is stopped. */
static pid_t
stop_decoder_of(pid_t process)
{
	pid_t	 maker, worker;

	UNTIL((maker = child_of(process)) != 0 &&
	    (worker = child_of(maker)) != 0 && has_line(worker, CONFINED));
	cr_assert_eq(kill(worker, SIGSTOP), 0);
	return (worker);
}

static pid_t
start_large_one(struct large_one *large, pthread_t *thread)
{
	*large = (struct large_one){ .bytes = NULL };
	large->bytes = scans_make(6000, 4000, 80, &large->length);
	maker_start();
	cr_assert_eq(pthread_create(thread, NULL, make_large_one, large), 0);
	return (stop_decoder_of(getpid()));
}

static void
expect_end_of(pthread_t thread, pid_t worker)
{
	void	*picture;

	cr_assert_eq(pthread_join(thread, &picture), 0);
	cr_expect_null(picture);
	UNTIL(kill(worker, 0) == -1);
}

/* CPU time, and time for a decoder that is stopped. */
Test(pictures, that_take_too_long_are_none)
{
	static struct large_one	 large;
	pthread_t		 thread;
	pid_t			 worker;
	char			 path[64], line[128];
	bool			 limited = false;
	FILE			*f;

	worker = start_large_one(&large, &thread);
	snprintf(path, sizeof(path), "/proc/%d/limits", worker);
	cr_assert_not_null(f = fopen(path, "re"));
	while (fgets(line, sizeof(line), f) != NULL)
		limited = limited || (strstr(line, "Max cpu time") != NULL &&
		    strtol(line + strlen("Max cpu time"), NULL, 10) == 4);
	fclose(f);
	cr_expect(limited);
	expect_end_of(thread, worker);
	free(large.bytes);
}

Test(pictures, that_are_no_longer_wanted_are_stopped)
{
	static struct large_one	 large;
	pthread_t		 thread;
	struct picture		*p;
	struct sent		 sent;
	pid_t			 worker;

	worker = start_large_one(&large, &thread);
	atomic_store(&large.unwanted, true);
	expect_end_of(thread, worker);

	/* It is not started again, and the next one is decoded. */
	cr_expect_null(make_large_one(&large));
	sent = encode(draw(20, 20), "gif");
	cr_expect_not_null(p = maker_make(sent.bytes, (size_t)sent.length,
	    NULL));
	gdFree(sent.bytes);
	free(p);
	free(large.bytes);
}

static pid_t
start_process(const struct sent *sent, int count)
{
	struct picture	*p;
	pid_t		 pid;

	if ((pid = fork()) != 0)
		return (pid);
	for (; count > 0; count--) {
		if ((p = maker_make(sent->bytes, (size_t)sent->length,
		    NULL)) == NULL)
			_exit(1);
		free(p);
	}
	_exit(0);
}

/* Whether both decode: the first does so before and after a look. */
static bool
both_decode(const pid_t processes[2])
{
	pid_t	 one, other, maker[2];

	maker[0] = child_of(processes[0]);
	maker[1] = child_of(processes[1]);
	if (maker[0] == 0 || maker[1] == 0 || (one = child_of(maker[0])) == 0)
		return (false);
	other = child_of(maker[1]);
	return (other != 0 && child_of(maker[0]) == one &&
	    child_of(maker[1]) == other);
}

static int
status_of(pid_t pid)
{
	int	 status;

	cr_assert_eq(waitpid(pid, &status, 0), pid);
	return (status);
}

Test(pictures, are_decoded_one_at_a_time_by_all_processes)
{
	struct sent	 sent = encode(draw(2000, 1000), "jpg");
	pid_t		 processes[2];
	bool		 both = false;

	maker_share();
	processes[0] = start_process(&sent, 5);
	processes[1] = start_process(&sent, 5);
	while (waitpid(processes[0], NULL, WNOHANG) == 0)
		both = both || both_decode(processes);
	cr_expect_not(both);
	cr_expect_eq(status_of(processes[1]), 0);
	gdFree(sent.bytes);
}

Test(pictures, of_one_who_waits_come_before_those_of_one_who_tries)
{
	struct sent	 sent = encode(draw(2000, 1000), "jpg");
	pid_t		 one, dying;
	int		 tries = 20;

	maker_share();
	if ((dying = fork()) == 0)
		_exit(!maker_try_turn());
	cr_expect_eq(status_of(dying), 0);
	cr_assert(maker_try_turn());
	cr_expect_not(maker_try_turn());
	one = start_process(&sent, 1);
	do {
		(void)usleep(200000);	/* until it waits */
		maker_end_turn();
	} while (maker_try_turn() && --tries > 0);
	cr_expect_gt(tries, 0);
	cr_expect_eq(status_of(one), 0);
	cr_expect(maker_try_turn());
	maker_end_turn();
	gdFree(sent.bytes);
}

/* The decoder of the dead process ends with it. */
Test(pictures, are_decoded_after_a_process_has_died_meanwhile)
{
	static struct large_one	 large;
	struct sent		 sent = encode(draw(20, 20), "gif");
	pid_t			 dying, worker, other;

	large.bytes = scans_make(6000, 4000, 80, &large.length);
	maker_share();
	if ((dying = fork()) == 0)
		(void)make_large_one(&large);
	worker = stop_decoder_of(dying);
	other = start_process(&sent, 1);
	cr_expect_eq(kill(dying, SIGKILL), 0);
	cr_expect_eq(WTERMSIG(status_of(dying)), SIGKILL);
	cr_expect_eq(status_of(other), 0);
	UNTIL(kill(worker, 0) == -1);
	free(large.bytes);
	gdFree(sent.bytes);
}
