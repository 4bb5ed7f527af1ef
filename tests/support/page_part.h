/* Helpers for tests of pages and of parts of pages. */
#ifndef ALMANAC_PAGE_PART_H
#define ALMANAC_PAGE_PART_H

struct outcome;

/* Gets a page, such as "/event/talk/". */
struct outcome	*page_get(const char *target);

/* Creates a record as an administrator, which must succeed. Returns its id. */
const char	*page_given(const char *kind, const char *json);

/*
 * Returns the part of a page from the first `from` to the next `to`, including
 * both, or "" if it is missing.
 */
const char	*page_part(const struct outcome *, const char *from,
		    const char *to);

/* The same without `from` and `to`. */
const char	*page_inner(const struct outcome *, const char *from,
		    const char *to);

/* A link for people who are signed in, which public.js shows. */
#define EDIT(address)							\
	"<p data-signed-in hidden><a class=\"button\" href=\"" address	\
	"\" rel=\"nofollow\">Edit</a></p>\n"

/* Compares this part with a text. Prints both if they differ. */
#define EXPECT_PART(outcome, from, to, text)				\
	expect_part(__FILE__, __LINE__, (outcome), (from), (to), (text))

void		 expect_part(const char *file, int line,
		    const struct outcome *, const char *from, const char *to,
		    const char *text);

#endif
