/*
 * The letter that tests the settings for mail (rule 46.10). An administrator
 * without an address enters it there, with the password.
 */
#ifndef ALMANAC_DESK_TEST_H
#define ALMANAC_DESK_TEST_H

#include <stdbool.h>

struct page;
struct request;

/* Whether the form enters an address; what is wrong with that, or NULL. */
bool	desk_test_enters(struct request *);
const char	*_Nullable desk_test_fault(struct request *);

/* Stores the address that the form enters, and sends a test if it is asked. */
void	desk_test_send(struct request *, bool asked);

/* Adds the part to the form. `wrong`: the address is; or "". */
void	desk_test_show(struct page *, const char *wrong);

#endif
