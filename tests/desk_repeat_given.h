/* When an event repeats, in the form of the desk, for tests. */
#ifndef ALMANAC_TESTS_DESK_REPEAT_GIVEN_H
#define ALMANAC_TESTS_DESK_REPEAT_GIVEN_H

#include "pages/desk/desk_repeat.h"

extern struct arena		*repeat_arena;

/* Tuesday, March 2, 2027, 6 pm, in Berlin */
extern struct desk_first	 repeat_first;

/* Before and after each test. */
void			 repeat_start(void);
void			 repeat_stop(void);

/* From the fields of a form, as JSON. */
struct desk_repeat	 repeat_sent(const char *json);

/* From a rule and dates. */
struct desk_repeat	 repeat_stored(const char *rule, const char *added,
			    const char *left_out);

/* What the API gets, or else what is wrong, on lines. */
const char		*repeat_read(const struct desk_repeat *);

/* The fields that count: "weekly 2 days=MO,WE until=2027-06-30". */
const char		*repeat_told(const struct desk_repeat *);

#endif
