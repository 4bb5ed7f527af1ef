/*
 * Questions about an event that others would see: one that is over, that is in
 * the calendar already, or whose venue is taken. The form is shown again with
 * them, and sending it a second time confirms them (rule 40.23).
 */
#ifndef ALMANAC_DESK_QUESTIONS_H
#define ALMANAC_DESK_QUESTIONS_H

struct ask;
struct desk_form;

/*
 * Ends what ask_begin() began, after a request with this status. If there is a
 * question that the form does not confirm, undoes the request, adds the
 * questions to the form, and returns 422. Otherwise returns the status.
 */
int	desk_question(struct desk_form *, const struct ask *, int status);

#endif
