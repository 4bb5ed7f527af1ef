#include "pages/brand.h"

#include <pthread.h>
#include <stdio.h>

#include <openssl/sha.h>

#include "base/arena.h"
#include "config/site.h"
#include "pictures/picture_name.h"

#define VERSION	6	/* bytes of the hash in an address */

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;

/*
 * Returns a path that contains a hash of the content, so that clients can cache
 * the file permanently.
 */
static const char *
versioned_path(struct arena *arena, const char *name,
    const struct brand_file *file, const char *extension)
{
	unsigned char	 hash[SHA256_DIGEST_LENGTH];
	char		 text[2 * VERSION + 1];
	size_t		 i;

	SHA256(file->bytes, file->length, hash);
	for (i = 0; i < VERSION; i++)
		snprintf(text + 2 * i, 3, "%02x", hash[i]);

	return (arena_join(arena, "/brand/", name, "-", text, ".", extension,
	    NULL));
}

static void
set_logo(struct brand *brand, struct arena *arena,
    const struct site_file *logo)
{
	struct brand_file	*file = &brand->files[BRAND_LOGO];
	const char		*type;

	if (logo->bytes == NULL)
		return;
	type = picture_type(logo->extension);
	file->bytes = logo->bytes;
	file->length = logo->length;
	file->type = type != NULL ? type : "image/svg+xml";
	file->path = versioned_path(arena, "logo", file, logo->extension);
}

/* The shared picture looks like the icon, so its path changes with that. */
static struct brand *
make_brand(const struct site *site)
{
	struct arena	*arena = site->arena;
	struct brand	*brand;

	brand = arena_alloc(arena, sizeof(*brand));
	brand->accent_style = brand_style(arena, site, &brand->color);
	brand->accent = arena_printf(arena, "#%06x", (unsigned)brand->color);
	brand->style = arena_join(arena, brand->accent_style,
	    site->stylesheet.bytes != NULL ? site->stylesheet.bytes : "",
	    NULL);
	policies_make(&brand->policies, arena, site, brand->style,
	    brand->accent_style);
	set_logo(brand, arena, &site->logo);
	brand_icon(brand, arena);
	brand->files[BRAND_SHARED].path = versioned_path(arena, "calendar",
	    &brand->files[BRAND_SVG], "png");

	return (brand);
}

const struct brand *
brand_of(const struct site *site)
{
	pthread_mutex_lock(&lock);
	if (*site->brand == NULL)
		*site->brand = make_brand(site);
	pthread_mutex_unlock(&lock);

	return (*site->brand);
}

const struct brand_file *
brand_file(const struct site *site, enum brand_icon icon)
{
	(void)brand_of(site);
	pthread_mutex_lock(&lock);
	if ((*site->brand)->files[BRAND_SHARED].bytes == NULL)
		brand_draw(*site->brand, site->arena);
	pthread_mutex_unlock(&lock);

	return (&(*site->brand)->files[icon]);
}
