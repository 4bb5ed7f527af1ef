/*
 * The calendar of the invented town of Port Linnet, for `almanac demo`.
 *
 * Tables say what happens there and by which rule; demo_plan() turns them into
 * events of one year around a day; demo_fill() writes these through the
 * service's own routes.  Nothing but the seed and the day decides what the
 * year looks like.
 */
#ifndef ALMANAC_DEMO_H
#define ALMANAC_DEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct inside;

#define DEMO_ZONE	"America/New_York"
#define DEMO_PASSWORD	"lantern"	/* of protected events */
#define DEMO_EVENTS	300
#define DEMO_REACH	182		/* days before and after the day */

enum demo_venue {
	AT_HOME,			/* online: no venue */
	AT_TOWN_HALL, AT_NET_LOFT, AT_QUAY, AT_LIBRARY, AT_CANNERY, AT_GULL,
	AT_CHURCH, AT_BOATYARD, AT_MUSEUM, AT_LIGHTHOUSE, AT_MILL_POND,
	AT_SCHOOL, AT_GRANGE, AT_BOOKSHOP, AT_ORCHARD, AT_OBSERVATORY,
	AT_BOATHOUSE, AT_BANDSTAND, AT_REGENT, AT_COMMON,
	VENUE_COUNT
};

enum demo_organizer {
	BY_NOBODY,
	BY_TOWN, BY_MARKET, BY_LIBRARY, BY_LOFT, BY_MUSEUM, BY_ROWERS,
	BY_BIRDERS, BY_PICTURES, BY_DANCERS, BY_REPAIR, BY_ASTRONOMERS,
	BY_CHORUS, BY_PLAYERS, BY_BOATYARD, BY_PARENTS,
	ORGANIZER_COUNT
};

enum demo_category {
	NO_CATEGORY,
	ARTS, MUSIC, JAZZ, FOLK, CLASSICAL, STAGE, THEATER, COMEDY, FILM,
	EXHIBITIONS, PHOTOGRAPHY,
	COMMUNITY, MARKETS, FARM_MARKET, CRAFT_FAIR, TOWN_HALL, HELPING,
	LEARNING, TALKS, HISTORY, NATURE, WORKSHOPS, BOATBUILDING, KITCHEN,
	BOOKS,
	OUTDOORS, ON_THE_WATER, SAILING, ROWING, WALKS, BIRDS,
	FAMILIES, STORIES, DANCE, FESTIVALS,
	CATEGORY_COUNT
};

enum demo_tag {
	FREE		= 1 << 0,
	DROP_IN		= 1 << 1,
	BEGINNERS	= 1 << 2,
	LIVE_MUSIC	= 1 << 3,
	RAIN_OR_SHINE	= 1 << 4,
	BRING_A_CHAIR	= 1 << 5,
	DOGS		= 1 << 6,
	STEP_FREE	= 1 << 7,
	FOOD		= 1 << 8,
	FUNDRAISER	= 1 << 9,
	ONLINE		= 1 << 10,
	HARBOR		= 1 << 11,
	BY_TIDE		= 1 << 12,
	LANTERNS	= 1 << 13,
	VOLUNTEERS	= 1 << 14,
	LAST_SEATS	= 1 << 15,
	OPEN_AIR	= 1 << 16,
	BRING_A_FRIEND	= 1 << 17,
	TAG_COUNT	= 18
};

/* Bits of struct demo_when. */
enum demo_weekday {
	SUN = 1 << 0, MON = 1 << 1, TUE = 1 << 2, WED = 1 << 3, THU = 1 << 4,
	FRI = 1 << 5, SAT = 1 << 6, ANY_DAY = 127
};
enum demo_month {
	JAN = 1 << 1, FEB = 1 << 2, MAR = 1 << 3, APR = 1 << 4, MAY = 1 << 5,
	JUN = 1 << 6, JUL = 1 << 7, AUG = 1 << 8, SEP = 1 << 9, OCT = 1 << 10,
	NOV = 1 << 11, DEC = 1 << 12,
	SPRING = MAR | APR | MAY, SUMMER = JUN | JUL | AUG,
	FALL = SEP | OCT | NOV, WINTER = DEC | JAN | FEB,
	ANY_MONTH = SPRING | SUMMER | FALL | WINTER
};

#define LAST	5		/* of a month, as `nth` */

/* Days that fit; each part narrows them down, 0 does not. */
struct demo_when {
	unsigned	 in;		/* enum demo_month */
	unsigned	 on;		/* enum demo_weekday */
	int		 nth;		/* of that weekday in the month */
	int		 day;		/* of the month */
	int		 weeks;		/* one in so many */
};

enum demo_flag {
	FEATURED	= 1 << 0,
	STICKY		= 1 << 1,
	TICKETED	= 1 << 2,
	IS_DRAFT	= 1 << 3,
	IS_PENDING	= 1 << 4,
	IS_PRIVATE	= 1 << 5,
	IS_PROTECTED	= 1 << 6,
	IS_HIDDEN	= 1 << 7,
	IS_SCHEDULED	= 1 << 8,	/* published in some days */
	IS_SERIES	= 1 << 9	/* all are below the first */
};

/* What one of a series is about: "Thursday Pictures: The Salt Road". */
struct demo_theme {
	const char	*title;
	const char	*text;		/* a paragraph in front of the others */
};

struct demo_row {
	const char		*title;
	const char		*text;	/* paragraphs, an empty line between */
	struct demo_when	 when;
	int			 start;		/* 1930 */
	int			 minutes;	/* it lasts; 0: whole days */
	int			 days;		/* of these; 0: one */
	enum demo_venue		 venue;
	enum demo_organizer	 organizer, other;	/* 0 is no other */
	enum demo_category	 category[2];
	unsigned		 tags;
	unsigned		 flags;
	const char		*cost;		/* NULL: none told */
	const char		*website;
	const char		*zone;		/* NULL: DEMO_ZONE */
	const struct demo_theme	*themes;	/* taken in turn */
	size_t			 theme_count;
};

struct demo_rows {
	const struct demo_row	*rows;
	size_t			 count;
	bool			 once;	/* on one of the days, not on each */
};

struct demo_place {
	const char	*name, *address, *phone, *website;
	const char	*text;		/* of the venue itself */
	const char	*note;		/* what ends the text of its events */
	double		 latitude, longitude;
};

struct demo_host {
	const char	*name, *phone, *email, *website, *text;
};

struct demo_term {
	const char		*name;
	enum demo_category	 parent;
	const char		*text;
};

/* One of them: what, about what, and on which day since 1970-01-01. */
struct demo_event {
	const struct demo_row	*row;
	const struct demo_theme	*theme;		/* NULL: none */
	int64_t			 day;
};

/* All of the year around `today`, in the order of their beginnings. */
void		 demo_plan(int64_t today, unsigned seed,
		    struct demo_event events[DEMO_EVENTS]);

/* Within a transaction, as the administrator.  NULL, or what is wrong. */
const char	*demo_fill(struct inside *, int64_t today,
		    const struct demo_event events[DEMO_EVENTS]);

extern const struct demo_place	 demo_places[VENUE_COUNT];
extern const struct demo_host	 demo_hosts[ORGANIZER_COUNT];
extern const struct demo_term	 demo_categories[CATEGORY_COUNT];
extern const char *const	 demo_tags[TAG_COUNT];

#endif
