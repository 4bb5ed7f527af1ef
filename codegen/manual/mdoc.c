#include <string.h>

#include "codegen/manual/mdoc.h"

#define WIDTH	78

/* Where the next word goes. */
struct place {
	FILE	*to;
	int	 column;
};

static void
end_line(struct place *place)
{
	if (place->column > 0)
		fputc('\n', place->to);
	place->column = 0;
}

/* Escapes characters that roff would interpret. */
static void
put(struct place *place, const char *text, int length)
{
	int	 i;

	if (place->column == 0 && strchr(".'", *text) != NULL)
		place->column += fprintf(place->to, "\\&");
	for (i = 0; i < length; i++)
		place->column += text[i] == '\\' ?
		    fprintf(place->to, "\\e") :
		    fprintf(place->to, "%c", text[i]);
}

static void
put_word(struct place *place, const char *word, int length)
{
	if (place->column > 0 && place->column + 1 + length > WIDTH)
		end_line(place);
	if (place->column > 0)
		place->column += fprintf(place->to, " ");
	put(place, word, length);
	if (word[length - 1] == '.')
		end_line(place);
}

/*
 * Returns the text after the literal. Punctuation becomes an argument of the
 * macro.
 */
static const char *
put_literal(struct place *place, const char *text)
{
	int	 i, length;

	end_line(place);
	length = (int)strcspn(text, "`");
	fprintf(place->to, ".Ql \"");
	for (i = 0; i < length; i++)
		if (text[i] == '"')
			fprintf(place->to, "\\(dq");
		else
			fputc(text[i], place->to);
	fputc('"', place->to);
	text += length + 1;
	for (; *text != '\0' && strchr(".,:;)", *text) != NULL; text++)
		fprintf(place->to, " %c", *text);
	fputc('\n', place->to);

	return (text);
}

void
mdoc_text(FILE *to, const char *text)
{
	struct place	 place = { to, 0 };
	int		 length;

	while (*(text += strspn(text, " ")) != '\0') {
		if (*text == '`') {
			text = put_literal(&place, text + 1);
			continue;
		}
		if (*text == '\n') {
			end_line(&place);
			fprintf(to, ".Pp\n");
			text += strspn(text, "\n");
			continue;
		}
		length = (int)strcspn(text, " \n`");
		put_word(&place, text, length);
		text += length;
	}
	end_line(&place);
}

void
mdoc_words(FILE *to, const char *words)
{
	int	 length;

	while (*(words += strspn(words, " ")) != '\0') {
		length = (int)strcspn(words, " ]");
		if (*words == '[')
			fprintf(to, " Oo Ar %.*s Oc", length - 1, words + 1);
		else
			fprintf(to, " Ar %.*s", length, words);
		words += length + (words[length] == ']');
	}
}
