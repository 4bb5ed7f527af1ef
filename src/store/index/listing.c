#include "store/index/listing.h"

#include "base/arena.h"

void
list_page_add(struct list_page *page, struct arena *arena, int64_t id,
    int64_t offset, int64_t limit)
{
	if (page->total++ < offset || (int64_t)page->count >= limit)
		return;
	if (page->count == 0)
		page->ids = arena_alloc(arena,
		    (size_t)limit * sizeof(*page->ids));
	page->ids[page->count++] = id;
}
