/*
 * The events of an index, in columns. An event has a slot. Slots are in the
 * order of arrival and never change: a changed event gets a new slot, and its
 * old one is dead. So a reader of an older snapshot of the database needs only
 * the numbers of slots and deaths that its snapshot has.
 */
#ifndef ALMANAC_SLOTS_H
#define ALMANAC_SLOTS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/dictionary.h"
#include "store/index/index.h"
#include "store/index/postings.h"
#include "store/status.h"

/* Columns of times; the first ones have zones. */
enum slot_time { SLOT_START, SLOT_END, SLOT_MODIFIED, SLOT_DATE, SLOT_TIMES };

/* Columns of bits; the first ones are the statuses. */
enum slot_bit {
	SLOT_HIDDEN = STATUS_MODEL, SLOT_PROTECTED, SLOT_FEATURED,
	SLOT_TICKETED, SLOT_FREE, SLOT_REPEATED, SLOT_ALIVE, SLOT_BITS
};

/*
 * Words that are found: so many bytes of different ones in all, each with some
 * more for its postings (rule 22.2). An author's texts add at most so many, and
 * some more for each text that is public, so that no one takes the room of all.
 * Others are not found: a search never reads texts to find a word.
 */
#define SLOT_WORD_COST		8
#define SLOT_WORD_BYTES		(32 << 20)
#define SLOT_AUTHOR_BYTES	(1 << 20)
#define SLOT_TEXT_BYTES		64	/* for a text, and its 32nd part */
#define SLOT_WORDS_LEFT		1000	/* not found; then the text ends */
#define SLOT_AUTHORS		1024	/* by id; further ones share */

/*
 * By start, end and id after the key; slots of one event by arrival. The first
 * ones are those of enum event_order.
 */
enum slot_order {
	SLOTS_BY_START, SLOTS_BY_END, SLOTS_BY_TITLE, SLOTS_BY_DATE,
	SLOTS_BY_MODIFIED, SLOTS_BY_ID, SLOT_ORDERS
};

/* The least and the greatest time of SLOT_ZONE slots. */
#define SLOT_ZONE	512
struct slot_zone {
	int64_t	 least, most;
};

/* Postings by the number of a text. */
struct posted {
	struct dictionary	 texts;
	struct postings		*postings;
	size_t			 room;
};

/* Memory that is allocated piece by piece, and freed together. */
struct pieces {
	void			*all;		/* linked */
	char			*rest;		/* of the last one */
	size_t			 left;
	size_t			 size;		/* of all */
};

#define SLOT_RECENT	1024	/* slots that are not in the orders yet */

struct slots {
	pthread_rwlock_t lock;
	uint32_t	 room;		/* slots at most */
	uint32_t	 count, deaths;
	int64_t		*id, *author, *parent, *series, *end_utc;
	int64_t		*time[SLOT_TIMES];
	struct slot_zone *zones[SLOT_TIMES];
	uint8_t		*status;	/* enum status, as stored */
	uint32_t	*venue;		/* its number in `linked` + 1, or 0 */
	uint64_t	*bits[SLOT_BITS];
	const char	**title;	/* fold_title() */
	uint64_t	*title_prefix;	/* its first bytes */
	uint32_t	*died;		/* slots, in the order of death */
	uint32_t	*by[SLOT_ORDERS];	/* slots in each order, */
	uint32_t	 ordered;	/* but not those from here on */

	struct posting_heap	 heap;
	struct posted		 words;		/* of the texts */
	uint32_t		 author_bytes[SLOT_AUTHORS];	/* of words */
	struct posted		 linked;	/* slots_linked() */
	struct pieces		 texts, records;	/* slots_keep() */
	size_t			 packed;	/* bytes, for slots_growth() */
};

/* An event to add. The title key is fold_title()ed. */
struct slot_event {
	int64_t		 id, author, parent, series, end_utc;
	int64_t		 time[SLOT_TIMES];
	enum status	 status;
	bool		 flags[SLOT_ALIVE];	/* from SLOT_HIDDEN on */
	const char	*title_key;
	int64_t		 venue;			/* 0: none */
};

/*
 * Those who read hold the lock, and those who change, for writing. Threads that
 * change exclude each other before. slots_begin_change() returns false if it
 * would have to wait, but the budget of the connection is hurried; that is
 * spent then.
 */
bool	slots_begin_change(struct slots *, struct db *);
void	slots_end_change(struct slots *);

void	slots_init(struct slots *, uint32_t room);
void	slots_free(struct slots *);

/* Adds a slot at the end. There must be room. */
void	slots_add(struct slots *, const struct slot_event *);

/*
 * Adds the words of a text, fold_search()ed, to slots that were just added.
 * Words that only some of these have are added after those of all of them.
 */
void	slots_add_words(struct slots *, uint32_t slot, uint32_t count,
	    const char *text);

/* Links the last slot. */
void	slots_link(struct slots *, enum linked_kind, int64_t id);

/* Keeps a copy of a text, or of a record of this size, as long as the slots. */
const char	*slots_keep(struct slots *, const char *text);
void		*slots_keep_record(struct slots *, const void *, size_t);

/* The slot of an event that is alive, and that was not added since, dies. */
void	slots_kill(struct slots *, int64_t id);

/* Sorts slots into the orders if there are many recent ones, or `all`. */
void	slots_order(struct slots *, bool all);

/* Call it once, after the first events were added. */
void	slots_pack(struct slots *);

/* The memory, except columns, that was taken since. */
size_t	slots_growth(const struct slots *);

/* The number of a linked record, DICTIONARY_NONE: no event ever had it. */
uint32_t	slots_linked(const struct slots *, enum linked_kind, int64_t);
uint32_t	slots_linked_add(struct slots *, enum linked_kind, int64_t);

/* The first place in an order whose key is `least` or more. */
uint32_t	slots_first(const struct slots *, enum slot_order,
		    int64_t least);

struct ranked_slot {
	uint64_t	 key;
	uint32_t	 slot;
};

struct slot_ordering {
	const struct slots	*slots;
	enum slot_order		 order;
};

struct ranked_slot	slots_rank(const struct slot_ordering *, uint32_t);

static inline int
compare_numbers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

/* For qsort_r(). */
int	slots_compare(const void *, const void *, void *ordering);

/* Where a slot belongs among the first `high` places of its order. */
uint32_t	slots_place(const struct slot_ordering *,
		    const struct ranked_slot *, uint32_t high);

/*
 * The next word of a folded text: letters, digits and all that is not ASCII; or
 * a single sign. NULL: there is none. Advances the text.
 */
const char	*_Nullable slots_word(const char **text, size_t *length);

#endif
