/* Pages as tests ask for them, and what is in them. */
#ifndef ALMANAC_PAGE_PART_H
#define ALMANAC_PAGE_PART_H

struct outcome;

/* A GET of a page: "/event/talk/". */
struct outcome	*page_get(const char *target);

/* Creates as an administrator, and expects that it works: its id. */
const char	*page_given(const char *kind, const char *json);

/*
 * The part of a page from the first `from` to the `to` behind it, with both;
 * "" if there is none.
 */
const char	*page_part(const struct outcome *, const char *from,
		    const char *to);

/* The same without the two. */
const char	*page_inner(const struct outcome *, const char *from,
		    const char *to);

/* Compares such a part, and shows both. */
#define EXPECT_PART(outcome, from, to, text)				\
	expect_part(__FILE__, __LINE__, (outcome), (from), (to), (text))

void		 expect_part(const char *file, int line,
		    const struct outcome *, const char *from, const char *to,
		    const char *text);

#endif
