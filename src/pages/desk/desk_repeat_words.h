/* Values of the fields `repeat[...]`, private to pages/desk/desk_repeat*.c. */
#ifndef ALMANAC_DESK_REPEAT_WORDS_H
#define ALMANAC_DESK_REPEAT_WORDS_H

/* In the order of desk_everies. */
enum desk_every {
	DESK_NEVER, DESK_DAILY, DESK_WEEKLY, DESK_MONTHLY, DESK_YEARLY,
	DESK_DATES, DESK_OTHER
};

/* NULL follows the last one. */
extern const char *const	desk_everies[];
extern const char *const	desk_weekdays[];
extern const char *const	desk_nths[];

/* Returns the index of a word, or -1 if the list does not contain it. */
int	 desk_word(const char *const *words, const char *text);

#endif
