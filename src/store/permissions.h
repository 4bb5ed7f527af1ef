/* Permissions for records (rules, sections 8 and 18). */
#ifndef ALMANAC_PERMISSIONS_H
#define ALMANAC_PERMISSIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/status.h"
#include "store/users.h"

/*
 * Whether the caller may read a record with this author and effective status.
 */
bool	may_read(const struct caller *, int64_t author, enum status);

/* Whether the caller may update the record, or move it to the trash. */
bool	may_edit(const struct caller *, int64_t author, enum status);

/*
 * Whether the caller may store a record with this author and status, whatever
 * they were before.
 */
bool	may_store(const struct caller *, int64_t author, enum status);

/* Whether the caller may make that user the author of a record. */
bool	may_name_author(const struct caller *, int64_t author);

bool	may_publish(const struct caller *);
bool	may_edit_others(const struct caller *);
bool	may_purge(const struct caller *);

/* Whether the caller may list unpublished records, at least own ones. */
bool	may_list_unpublished(const struct caller *);

/*
 * Whether the caller may store any markup, or at least all that pages show:
 * that of rule 12.3 and tables.
 */
bool	may_use_any_markup(const struct caller *);
bool	may_use_tables(const struct caller *);

#endif
