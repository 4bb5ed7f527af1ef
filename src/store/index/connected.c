#include "store/index/connected.h"

#include <stdlib.h>
#include <string.h>

#include "store/engine.h"
#include "store/index/window.h"

#define SETS		4	/* of a view */

/* The indexes that connections share, by the address of their database. */
struct shared_index {
	struct shared_index	*next;
	char			*address;
	struct index		*index;
	int64_t			 seq;		/* of its last change at
						   first */
	bool			 replaced;	/* only this process has it */

	/* The last change that transactions which begin will see. */
	int64_t			 newest;
};

static pthread_mutex_t		 shared_lock = PTHREAD_MUTEX_INITIALIZER;
static struct shared_index	*all_shared;

struct index *
index_new(void)
{
	struct index	*x;

	if ((x = calloc(1, sizeof(*x))) == NULL)
		abort();
	x->users = 1;
	pthread_mutex_init(&x->following, NULL);
	return (x);
}

static void
free_index(struct index *x)
{
	int	 i;

	versions_free(&x->versions);
	for (i = 0; i < CHANGE_KINDS; i++) {
		free(x->doubtful[i].list);
		free(x->damaged[i].list);
	}
	slots_free(&x->slots);
	pthread_mutex_destroy(&x->following);
	free(x);
}

void
index_hold(struct index *x)
{
	__atomic_add_fetch(&x->users, 1, __ATOMIC_RELAXED);
}

void
index_release(struct index *x)
{
	if (__atomic_sub_fetch(&x->users, 1, __ATOMIC_ACQ_REL) == 0)
		free_index(x);
}

struct connected *
connected_of(struct db *db)
{
	if (db->index == NULL &&
	    (db->index = calloc(1, sizeof(*db->index))) == NULL)
		abort();
	return (db->index);
}

void
connected_open(struct db *db, const char *address)
{
	struct shared_index	*s;

	pthread_mutex_lock(&shared_lock);
	for (s = all_shared; s != NULL; s = s->next)
		if (strcmp(s->address, address) == 0)
			break;
	pthread_mutex_unlock(&shared_lock);
	if (s != NULL)
		connected_of(db)->shared = s;
}

void
connected_share(const char *address, struct index *x)
{
	struct shared_index	*s;

	if ((s = calloc(1, sizeof(*s))) == NULL ||
	    (s->address = strdup(address)) == NULL)
		abort();
	if ((s->index = x) != NULL)
		s->seq = versions_newest(&x->versions)->last.seq;
	s->newest = s->seq;
	pthread_mutex_lock(&shared_lock);
	s->next = all_shared;
	all_shared = s;
	pthread_mutex_unlock(&shared_lock);
}

static void
allocate_sets(struct connected *c)
{
	const size_t	 words = c->index->slots.room / 64 + 1;
	uint64_t	**sets[SETS] = { &c->view.found, &c->view.unmatched,
			    &c->view.other, &c->view.third };
	size_t		 i;

	for (i = 0; i < SETS; i++) {
		free(*sets[i]);
		if ((*sets[i] = calloc(words, sizeof(**sets[i]))) == NULL)
			abort();
	}
	window_free(c->view.window);
	c->view.window = window_new(words);
}

void
connected_use(struct connected *c, struct index *x)
{
	if (c->index != NULL)
		index_release(c->index);
	c->index = x;
	c->view.slots = &x->slots;
	allocate_sets(c);
}

void
connected_use_shared(struct connected *c)
{
	struct index	*x;

	if (c->shared == NULL)
		return;
	pthread_mutex_lock(&shared_lock);
	x = c->shared->index;
	if (x != c->index)
		index_hold(x);
	pthread_mutex_unlock(&shared_lock);
	if (x != c->index)
		connected_use(c, x);
}

void
connected_replace(struct connected *c, struct index *x)
{
	struct index	*old;

	if (c->shared != NULL) {
		pthread_mutex_lock(&shared_lock);
		old = c->shared->index;
		c->shared->index = x;
		c->shared->replaced = true;
		index_hold(x);
		pthread_mutex_unlock(&shared_lock);
		index_release(old);
	}
	connected_use(c, x);
}

bool
connected_is_replaced(const struct connected *c)
{
	bool	 replaced;

	pthread_mutex_lock(&shared_lock);
	replaced = c->shared != NULL && c->shared->index != c->index;
	pthread_mutex_unlock(&shared_lock);
	return (replaced);
}

bool
connected_is_worn(const struct connected *c, int64_t changes)
{
	return (c->shared->replaced ||
	    versions_newest(&c->index->versions)->last.seq - c->shared->seq >
	    changes);
}

void
connected_note_newest(struct connected *c, struct index *x)
{
	if (c->shared != NULL)
		__atomic_store_n(&c->shared->newest,
		    versions_newest(&x->versions)->last.seq, __ATOMIC_RELEASE);
}

bool
connected_pin(struct connected *c, const struct version *v)
{
	if (v == NULL)
		return (false);
	c->view.count = v->slots;
	c->view.deaths = v->deaths;
	directories_hold(v->directories);
	memcpy(c->view.directories, v->directories,
	    sizeof(c->view.directories));
	c->pinned = true;
	return (true);
}

void
connected_unpin(struct connected *c)
{
	if (c->pinned)
		directories_release(c->view.directories);
	c->pinned = false;
}

void
connected_drop_temporary(struct connected *c)
{
	if (!c->temporary)
		return;
	index_release(c->index);
	c->index = NULL;
	c->temporary = false;
}

void
connected_begin(struct db *db)
{
	struct connected	*c = db->index;

	if (c != NULL && c->shared != NULL)
		c->least = __atomic_load_n(&c->shared->newest,
		    __ATOMIC_ACQUIRE);
}

void
connected_end(struct db *db)
{
	if (db->index == NULL)
		return;
	connected_unpin(db->index);
	connected_drop_temporary(db->index);
	db->patient = false;
}

void
connected_close(struct db *db)
{
	struct connected	*c = db->index;

	if (c == NULL)
		return;
	connected_unpin(c);
	if (c->index != NULL)
		index_release(c->index);
	free(c->view.found);
	free(c->view.unmatched);
	free(c->view.other);
	free(c->view.third);
	window_free(c->view.window);
	free(c);
	db->index = NULL;
}
