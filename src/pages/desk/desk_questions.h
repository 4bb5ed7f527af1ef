/*
 * Questions about what a form would do: words would be left out of a text; the
 * event that others would see is over, is in the calendar already, or its venue
 * is taken; dates of its series would go to the trash. The form is shown again
 * with them, and sending it a second time confirms them (rule 40.23).
 */
#ifndef ALMANAC_DESK_QUESTIONS_H
#define ALMANAC_DESK_QUESTIONS_H

#include <stddef.h>

struct account;
struct ask;
struct desk_form;
struct value;

/*
 * Adds the questions about the record of an answer, as it would be with the
 * fields of the request.
 */
void	desk_question(struct desk_form *, const struct ask *);

/* Adds the question about an event at whose start its series has none. */
void	desk_question_rule(struct desk_form *, const struct value *event);

/*
 * Adds the question about the dates that the series of the event would lose and
 * get.
 */
void	desk_question_dates(struct desk_form *, const struct value *event,
	    size_t trashed, size_t created);

/* Adds the question whether several events move to the trash. */
void	desk_question_trash(struct desk_form *, size_t count);

/*
 * Add the questions whether a record is deleted permanently, whether one is
 * merged into another, and whether a person is removed. `uses` is the number of
 * events that have the record, or "".
 */
void	desk_question_delete(struct desk_form *, const char *uses);
void	desk_question_merge(struct desk_form *, const struct value *into,
	    const char *uses);
void	desk_question_remove(struct desk_form *, const struct account *);

/*
 * Adds the question whether this version of the record is removed without what
 * was typed.
 */
void	desk_question_typed(struct desk_form *, const char *version);

/*
 * Ends what ask_begin() began, after a request with this status. If there is a
 * question that the form does not confirm, undoes the request and returns 422.
 * Otherwise removes the questions and returns the status; a form with errors is
 * undone, too, so that the page with them does not count its record.
 */
int	desk_question_end(struct desk_form *, int status);

#endif
