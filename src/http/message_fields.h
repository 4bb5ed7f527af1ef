/*
 * The lines of a message's head: what its texts may hold, and the fields that
 * somebody looks at. For message.c.
 */
#ifndef ALMANAC_MESSAGE_FIELDS_H
#define ALMANAC_MESSAGE_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

struct message;

/* RFC 9110 section 5.6.2. */
bool	message_token(const char *, size_t);

/* No control characters; nor blanks, unless they are allowed. */
bool	message_visible(const char *, size_t, bool blanks);

/* `list`, which may be NULL, names the option, in any letter case. */
bool	message_option(const char *list, const char *option);

/* Refuses the message as malformed; `reason` is a literal. */
void	message_malformed(struct message *, const char *reason);

/*
 * Reads the field in `line`, which a NUL ends. `text` is where the head
 * starts: values of one name are joined by moving what lies between.
 */
void	message_field(struct message *, char *text, char *line, size_t length);

#endif
