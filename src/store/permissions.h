/*
 * Who may do what with a record (rules, sections 8 and 18).
 */
#ifndef ALMANAC_PERMISSIONS_H
#define ALMANAC_PERMISSIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/status.h"
#include "store/users.h"

/* Read a record, by its author and effective status. */
bool	may_read(const struct caller *, int64_t author, enum status);

/* Update it, or move it to the trash. */
bool	may_edit(const struct caller *, int64_t author, enum status);

/* Make that user its author. */
bool	may_name_author(const struct caller *, int64_t author);

bool	may_publish(const struct caller *);
bool	may_edit_others(const struct caller *);
bool	may_purge(const struct caller *);

/* See unpublished records in lists, at least their own. */
bool	may_list_unpublished(const struct caller *);

bool	may_use_any_markup(const struct caller *);

#endif
