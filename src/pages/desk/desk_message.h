/* Messages of authors, who may not publish, to the editors (rule 40.41). */
#ifndef ALMANAC_DESK_MESSAGE_H
#define ALMANAC_DESK_MESSAGE_H

#include <stdbool.h>
#include <stdint.h>

struct desk_form;

/*
 * Adds the message to the form, for editors, or the field for it. `id` is that
 * of a stored event, or 0.
 */
void	desk_message_show(const struct desk_form *, int64_t id);

/* Whether the form sends another message than the stored one of the event. */
bool	desk_message_is_typed(const struct desk_form *, int64_t id);

/*
 * Stores the message in the form, if it has another one. Returns whether it is
 * not empty then.
 */
bool	desk_message_store(const struct desk_form *, int64_t id);

#endif
