/* Rows about records: in the lists of the desk and on its first page. */
#ifndef ALMANAC_DESK_ROWS_H
#define ALMANAC_DESK_ROWS_H

struct desk_kind;
struct page;
struct value;

/* Parameters of lists of events: of all years, of series the first event. */
#define DESK_ALL_DAYS	"&start_date=1000-01-01&end_date=9999-12-31"
#define DESK_FIRST	"&of_each_series=first"

/* The words of `show`, in the order of the spec. */
extern const char *const	 desk_shows[];

/* The members that rows of events, or of a kind, show. No others are read. */
#define DESK_EVENT							\
	"&_fields=total,total_pages,events.id,events.title,"		\
	"events.status,events.author,events.event_status,"		\
	"events.all_day,events.start_date,events.end_date,"		\
	"events.utc_start_date,events.utc_end_date,events.timezone,"	\
	"events.timezone_abbr,events.venue.venue,events.series"
const char	*desk_row_fields(const struct page *,
		    const struct desk_kind *);

/*
 * Adds a row about a record. Dates of a series are linked in the list `show`;
 * that of waiting events has the messages to editors.
 */
struct value	*desk_row(struct page *, struct value *list,
		    const struct desk_kind *, const struct value *record,
		    int show);

#endif
