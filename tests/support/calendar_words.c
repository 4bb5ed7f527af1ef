#include <string.h>

#include "base/array.h"
#include "calendar_model.h"
#include "share.h"

static const struct {
	const char	*sent, *folded, *searched, *plain;
} words[] = {
	{ "Jazz", "jazz", "jazz", "jazz" },
	{ "jazz", "jazz", "jazz", "jazz" },
	{ "JÄZZ", "jäzz", "jazz", "jazz" },
	{ "Night", "night", "night", "night" },
	{ "Open", "open", "open", "open" },
	{ "air", "air", "air", "air" },
	{ "Évènement", "évènement", "evenement", "evenement" },
	{ "Łódź", "łódź", "lodz", "lodz" },
	{ "Ærø", "ærø", "aero", "aero" },
	{ "Straße", "strasse", "strasse", "strase" },
	{ "Cafe\xcc\x81", "cafe\xcc\x81", "cafe", "cafe" },
	{ "Концерт", "концерт", "концерт", "концерт" },
	{ "ΑΘΗΝΑ", "αθηνα", "αθηνα", "αθηνα" },
	{ "音楽", "音楽", "音楽", "音楽" },
	{ "موسيقى", "موسيقى", "موسيقى", "موسيقى" },
	{ "100%", "100%", "100%", "100%" },
	{ "snake_case", "snake_case", "snake_case", "snake_case" },
	{ "O'Neill", "o'neill", "o'neill", "o'neill" },
	{ "-", "-", "-", "-" },
	{ "Bücher", "bücher", "bucher", "bucher" },
	{ "Zoë", "zoë", "zoe", "zoe" },
};

int64_t
calendar_any(int64_t bound)
{
	static uint64_t	 state;

	if (state == 0)
		state = share_seed();
	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

void
calendar_write(struct calendar_text *text, int count)
{
	const char	*blank;
	size_t		 n;
	int		 i;

	memset(text, 0, sizeof(*text));
	for (i = 0; i < count; i++) {
		n = (size_t)calendar_any(COUNT(words));
		blank = i == 0 ? "" : " ";
		strcat(strcat(text->sent, blank), words[n].sent);
		strcat(strcat(text->folded, blank), words[n].folded);
		strcat(strcat(text->searched, blank), words[n].searched);
		strcat(strcat(text->plain, blank), words[n].plain);
	}
}
