/* Helpers for tests of the desk's form that sets when an event repeats. */
#ifndef ALMANAC_TESTS_DESK_REPEAT_GIVEN_H
#define ALMANAC_TESTS_DESK_REPEAT_GIVEN_H

#include "pages/desk/desk_repeat.h"

extern struct arena		*repeat_arena;

/* Tuesday, March 2, 2027, 6 pm, in Berlin */
extern struct desk_first	 repeat_first;

/* Call these before and after each test. */
void			 repeat_start(void);
void			 repeat_stop(void);

/* Reads the fields of a form, as JSON. */
struct desk_repeat	 repeat_sent(const char *json);

/* Converts a stored rule and dates. */
struct desk_repeat	 repeat_stored(const char *rule, const char *added,
			    const char *left_out);

/* Returns what the form sends to the API, or its errors, one per line. */
const char		*repeat_read(const struct desk_repeat *);

/* Returns the fields that apply: "weekly 2 days=MO,WE until=2027-06-30". */
const char		*repeat_told(const struct desk_repeat *);

#endif
