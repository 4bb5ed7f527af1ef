/* Uploaded pictures, and how they are stored. */
#include <sys/wait.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <gd.h>
#include <pthread.h>

#include "generated/service.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"

#define COUNT(list)	(sizeof(list) / sizeof((list)[0]))

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
		p = maker_make(sent.bytes, (size_t)sent.length);
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
	cr_assert_not_null(p = maker_make(sent.bytes, (size_t)sent.length));
	cr_expect_eq(p->files[PICTURE_FULL].width, 2560);
	cr_expect_eq(p->files[PICTURE_FULL].height, 1536);
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
		p = maker_make(sent.bytes, (size_t)sent.length);
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
		p = maker_make(sent.bytes, (size_t)sent.length);
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

	p = maker_make(bytes, length);
	cr_expect_null(p, "%s", what);
	free(p);
}

/* Whatever happened, the next picture is decoded. */
Test(pictures, that_cannot_be_read_are_none, .timeout = 120)
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
	sent = encode(draw(6400, 6400), "png");
	expect_none(sent.bytes, (size_t)sent.length, "41 megapixels");
	gdFree(sent.bytes);

	sent = encode(draw(300, 300), "png");
	expect_none(sent.bytes, (size_t)sent.length / 2, "half of one");
	for (i = 0, seed = 1; i < 200; i++) {
		seed = seed * 1103515245 + 12345;
		((unsigned char *)sent.bytes)[(seed >> 8) %
		    (unsigned)sent.length] ^= (unsigned char)(seed >> 24);
		free(maker_make(sent.bytes, (size_t)sent.length));
	}
	gdFree(sent.bytes);

	sent = encode(draw(20, 20), "gif");
	cr_expect_not_null(p = maker_make(sent.bytes, (size_t)sent.length));
	gdFree(sent.bytes);
	free(p);
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
		free(maker_make(s->bytes, (size_t)s->length));
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
	sent = encode(draw(4000, 3000), "png");
	cr_assert_eq(pthread_create(&thread, NULL, make_again, &sent), 0);
	while (pthread_tryjoin_np(thread, NULL) != 0)
		if (!seen && (worker = child_of(maker)) > 0)
			seen = has_line(worker, "Seccomp:\t2") &&
			    count_files(worker) == 3;
	cr_expect(seen);
	gdFree(sent.bytes);
}
