/* The logo in the form of the settings (rules, section 46). */
#ifndef ALMANAC_DESK_LOGO_H
#define ALMANAC_DESK_LOGO_H

#include <stdbool.h>
#include <stddef.h>

struct page;
struct request;
struct setting;
struct stored_settings;

/*
 * Adds the logo to the list if the form sends or removes one. Returns false if
 * the file cannot be used. Call it when the picture is decoded.
 */
bool	desk_logo_sent(struct request *, struct setting *list, size_t *count);

/* Adds the logo to the form. `wrong`: that which was sent cannot be used. */
void	desk_logo_show(struct page *, const struct stored_settings *,
	    bool wrong);

#endif
