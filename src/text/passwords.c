#include "text/passwords.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <unistr.h>

#include "base/array.h"

/* In lower case, without digits and signs at the start and the end. */
static const char *const	 common[] = {
	"abc", "abcd", "abcdef", "abcdefg", "abcdefgh", "abcdefghij", "access",
	"admin", "administrator", "almanac", "amigos", "azerty", "azertyuiop",
	"baseball", "basketball", "blink", "bonjour", "butterfly", "calendar",
	"calendario", "calendrier", "changeme", "charlie", "chocolate",
	"computer", "contrasena", "contraseña", "daniel", "dragon", "estrella",
	"ficken", "football", "frankfurt", "fussball", "geheim", "guest",
	"hallo", "hallohallo", "hello", "helloworld", "ihateyou",
	"iloveyou", "internet", "jennifer", "jessica", "jordan", "kalender",
	"kennwort", "letmein", "liverpool", "login", "loulou", "manchester",
	"master", "michael", "michelle", "mierda", "monkey", "motdepasse",
	"mypassword", "mustang", "newpassword", "p@ssw0rd", "p@ssword", "pass",
	"passphrase", "passw0rd", "passwd", "password", "passwordpassword",
	"passwort", "pokemon", "princess", "qazwsx", "qazwsxedc", "qwe",
	"qweasdzxc", "qwer", "qwerasdf", "qwert", "qwerty", "qwertyqwerty",
	"qwertyuiop", "qwertz", "qwertzuiop", "realmadrid", "root", "schalke",
	"schatz", "secret", "secreto", "secretpassword", "shadow", "soleil",
	"sommer", "starwars", "summer", "sunshine", "superman", "taylor",
	"tequiero", "test", "testing", "testtest", "thisismypassword",
	"trustno", "user", "welcome", "whatever", "willkommen", "winter",
	"zxcvbn", "zxcvbnm"
};

/*
 * Rows of keys on a keyboard. Passwords that are part of a row are common, in
 * both directions.
 */
static const char *const	 rows[] = {
	"01234567890123456789", "1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p",
	"1qaz2wsx3edc4rfv5tgb", "qwertyuiop[]asdfghjkl", "qwertzuiopasdfghjkl",
	"azertyuiopqsdfghjklm", "asdfghjklzxcvbnm", "yxcvbnmasdfghjkl",
	"abcdefghijklmnopqrstuvwxyz", "!@#$%^&*()_+", "!\"$%&/()=?"
};

static bool
runs_along(const char *text, const char *row)
{
	char	 turned[64];
	size_t	 length = strlen(row), i;

	for (i = 0; i < length; i++)
		turned[i] = row[length - 1 - i];
	turned[length] = '\0';

	return (strstr(row, text) != NULL || strstr(turned, text) != NULL);
}

/* Whether the text repeats a part of at most four bytes. */
static bool
has_repetition(const char *text)
{
	size_t	 length = strlen(text), part;

	for (part = 1; part <= 4; part++)
		if (memcmp(text, text + part, length - part) == 0)
			return (true);

	return (false);
}

/* Lowers only ASCII letters: the only other letter in the list is ñ. */
static void
lower_ascii(char *text)
{
	for (; *text != '\0'; text++)
		*text = (char)tolower((unsigned char)*text);
}

static bool
is_letter(char c)
{
	return (isalpha((unsigned char)c) || (c & 0x80) != 0);
}

static bool
is_common(const char *password)
{
	char	 text[PASSWORD_MOST + 1], *word, *end;
	size_t	 i;

	strcpy(text, password);
	lower_ascii(text);
	if (has_repetition(text))
		return (true);
	for (i = 0; i < COUNT(rows); i++)
		if (runs_along(text, rows[i]))
			return (true);
	for (word = text; *word != '\0' && !is_letter(*word); word++)
		continue;
	for (end = word + strlen(word); end > word && !is_letter(end[-1]);
	    end--)
		end[-1] = '\0';
	if (*word == '\0')
		return (true);
	for (i = 0; i < COUNT(common); i++)
		if (strcmp(word, common[i]) == 0)
			return (true);

	return (false);
}

enum password_fault
password_fault(const char *text)
{
	if (strlen(text) > PASSWORD_MOST)
		return (PASSWORD_LONG);
	if (u8_mbsnlen((const uint8_t *)text, strlen(text)) < PASSWORD_LEAST)
		return (PASSWORD_SHORT);

	return (is_common(text) ? PASSWORD_COMMON : PASSWORD_GOOD);
}
