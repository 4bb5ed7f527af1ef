#include <string.h>

#include "calendar_model.h"

static const struct {
	const char	*sent, *folded, *plain;
} words[] = {
	{ "Jazz", "jazz", "jazz" },
	{ "jazz", "jazz", "jazz" },
	{ "JÄZZ", "jäzz", "jazz" },
	{ "Night", "night", "night" },
	{ "Open", "open", "open" },
	{ "air", "air", "air" },
	{ "Évènement", "évènement", "evenement" },
	{ "Łódź", "łódź", "lodz" },
	{ "Ærø", "ærø", "aero" },
	{ "Straße", "strasse", "strase" },
	{ "Cafe\xcc\x81", "cafe\xcc\x81", "cafe" },
	{ "Концерт", "концерт", "концерт" },
	{ "ΑΘΗΝΑ", "αθηνα", "αθηνα" },
	{ "音楽", "音楽", "音楽" },
	{ "موسيقى", "موسيقى", "موسيقى" },
	{ "100%", "100%", "100%" },
	{ "snake_case", "snake_case", "snake_case" },
	{ "O'Neill", "o'neill", "o'neill" },
	{ "-", "-", "-" },
	{ "Bücher", "bücher", "bucher" },
	{ "Zoë", "zoë", "zoe" },
};

int64_t
calendar_any(int64_t bound)
{
	static uint64_t	 state = 20261121;

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
		n = (size_t)calendar_any(sizeof(words) / sizeof(words[0]));
		blank = i == 0 ? "" : " ";
		strcat(strcat(text->sent, blank), words[n].sent);
		strcat(strcat(text->folded, blank), words[n].folded);
		strcat(strcat(text->plain, blank), words[n].plain);
	}
}
