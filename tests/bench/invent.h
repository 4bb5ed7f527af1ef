/*
 * Events as people make them, out of nothing: concerts in the evening, markets
 * at the weekend, festivals that last for weeks.
 */
#ifndef ALMANAC_BENCH_INVENT_H
#define ALMANAC_BENCH_INVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "store/status.h"

struct arena;
struct random;

/* What there is to link to: ids follow each other. */
struct range {
	int64_t	 first;
	int64_t	 count;
};

struct scene {
	struct range	 venues, organizers, categories, tags;
};

#define INVENTED_ORGANIZERS	2
#define INVENTED_CATEGORIES	3
#define INVENTED_TAGS		4

/* Texts are in the arena, lists end with a 0. */
struct invented {
	const char	*title;
	const char	*description;
	const char	*cost;
	const char	*website;
	const char	*image;		/* NULL: none */
	int64_t		 start, end;	/* of the site's clock */
	bool		 all_day, hidden, featured, ticketed, secret;
	enum status	 status;
	int64_t		 venue;		/* 0: none */
	int64_t		 organizers[INVENTED_ORGANIZERS + 1];
	int64_t		 categories[INVENTED_CATEGORIES + 1];
	int64_t		 tags[INVENTED_TAGS + 1];
};

/* An event that begins around that moment. */
void	invent(struct invented *, struct arena *, struct random *,
	    const struct scene *, int64_t around);

#endif
