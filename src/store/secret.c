#include <sys/random.h>

#include <crypt.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/secret.h"

#define SALT		16	/* bytes */

/*
 * An event's password is checked at every read, so the number of rounds is a
 * compromise: it slows down guessing without delaying other requests much. It
 * is stored with the hash, so it may change.
 */
#define ROUNDS		10000
#define ROUNDS_MAX	100000

static const char	 method[] = "pbkdf2-sha256";

/* Aborts if the system has no random bytes or no hash function. */
static void
abort_unless(bool done, const char *what)
{
	if (done)
		return;
	fprintf(stderr, "secret: cannot %s\n", what);
	abort();
}

static void
fill_random(void *to, size_t length)
{
	abort_unless(getrandom(to, length, 0) == (ssize_t)length,
	    "get random bytes");
}

static void
choose_signs(const char *signs, char *text, size_t length)
{
	const size_t	 count = strlen(signs);
	unsigned char	 byte;
	size_t		 i;

	/*
	 * Skips large bytes, which would make the first characters more
	 * frequent.
	 */
	for (i = 0; i < length;) {
		fill_random(&byte, 1);
		if (byte < 256 / count * count)
			text[i++] = signs[byte % count];
	}
	text[length] = '\0';
}

void
secret_random(char *text, size_t length)
{
	choose_signs("abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", text, length);
}

void
secret_random_base32(char *text, size_t length)
{
	choose_signs("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", text, length);
}

void
secret_digest(const char *text, unsigned char digest[SECRET_DIGEST])
{
	EVP_MD_CTX	*context;
	size_t		 length;
	bool		 fine;

	context = EVP_MD_CTX_new();
	fine = context != NULL &&
	    EVP_DigestInit_ex(context, EVP_sha256(), NULL) == 1;
	for (; fine && *text != '\0'; text += length) {
		text += strspn(text, " \t");
		length = strcspn(text, " \t");
		fine = EVP_DigestUpdate(context, text, length) == 1;
	}
	fine = fine && EVP_DigestFinal_ex(context, digest, NULL) == 1;
	EVP_MD_CTX_free(context);
	abort_unless(fine, "hash");
}

void
secret_digest_bytes(const void *bytes, size_t length,
    unsigned char digest[SECRET_DIGEST])
{
	abort_unless(EVP_Digest(bytes, length, digest, NULL, EVP_sha256(),
	    NULL) == 1, "hash");
}

bool
secret_equal(const void *a, const void *b, size_t length)
{
	return (CRYPTO_memcmp(a, b, length) == 0);
}

static void
derive_hash(const char *password, const unsigned char salt[SALT], int rounds,
    unsigned char hash[SECRET_DIGEST])
{
	abort_unless(PKCS5_PBKDF2_HMAC(password, (int)strlen(password), salt,
	    SALT, rounds, EVP_sha256(), SECRET_DIGEST, hash) == 1, "hash");
}

static char *
print_hex(char *to, const unsigned char *bytes, size_t length)
{
	size_t	 i;

	for (i = 0; i < length; i++, to += 2)
		snprintf(to, 3, "%02x", bytes[i]);
	return (to);
}

static bool
read_hex(const char *text, unsigned char *bytes, size_t length)
{
	unsigned int	 byte;
	size_t		 i;

	for (i = 0; i < length; i++, text += 2) {
		if (strspn(text, "0123456789abcdef") < 2 ||
		    sscanf(text, "%2x", &byte) != 1)
			return (false);
		bytes[i] = (unsigned char)byte;
	}
	return (true);
}

void
secret_hash(const char *password, char stored[SECRET_TEXT])
{
	unsigned char	 salt[SALT], hash[SECRET_DIGEST];

	fill_random(salt, sizeof(salt));
	derive_hash(password, salt, ROUNDS, hash);
	stored += sprintf(stored, "%s$%d$", method, ROUNDS);
	stored = print_hex(stored, salt, sizeof(salt));
	*stored++ = '$';
	print_hex(stored, hash, sizeof(hash));
}

bool
secret_matches(const char *stored, const char *password)
{
	unsigned char	 salt[SALT], hash[SECRET_DIGEST], own[SECRET_DIGEST];
	char		*end;
	long		 rounds;

	if (strncmp(stored, method, sizeof(method) - 1) != 0 ||
	    stored[sizeof(method) - 1] != '$')
		return (false);
	rounds = strtol(stored + sizeof(method), &end, 10);
	if (rounds < 1 || rounds > ROUNDS_MAX || *end != '$' ||
	    !read_hex(end + 1, salt, SALT) || end[1 + 2 * SALT] != '$' ||
	    !read_hex(end + 2 + 2 * SALT, hash, SECRET_DIGEST))
		return (false);
	derive_hash(password, salt, (int)rounds, own);
	return (secret_equal(hash, own, SECRET_DIGEST));
}

#define YESCRYPT	"$y$"

/*
 * `setting` is a new setting or a stored hash. Returns false if it is not
 * valid, for example in a database that another program has changed.
 */
static bool
crypt_password(const char *password, const char *setting,
    char stored[SECRET_TEXT])
{
	struct crypt_data	*data;
	const char		*hash;
	bool			 done;

	data = calloc(1, sizeof(*data));
	abort_unless(data != NULL, "allocate memory");
	hash = crypt_rn(password, setting, data, sizeof(*data));
	done = hash != NULL && strlen(hash) < SECRET_TEXT;
	if (done)
		strcpy(stored, hash);
	explicit_bzero(data, sizeof(*data));
	free(data);
	return (done);
}

/*
 * Like crypt_password(), unless the memo has the result. For SECRET_NEW the
 * hash has the salt of a setting that was made before.
 */
static bool
crypt_once(struct secret_memo *memo, enum secret_kind kind,
    const char *password, const char *setting, char stored[SECRET_TEXT])
{
	const char	*key = kind == SECRET_NEW ? "new" : setting;
	unsigned char	 of[SECRET_DIGEST];

	if (memo == NULL)
		return (crypt_password(password, setting, stored));
	abort_unless(HMAC(EVP_sha256(), key, (int)strlen(key),
	    (const unsigned char *)password, strlen(password), of, NULL) !=
	    NULL, "hash");
	if (*memo->hash[kind] == '\0' ||
	    !secret_equal(memo->of[kind], of, sizeof(of))) {
		if (!crypt_password(password, setting, memo->hash[kind]))
			return (false);
		memcpy(memo->of[kind], of, sizeof(of));
	}
	strcpy(stored, memo->hash[kind]);
	return (true);
}

void
secret_hash_chosen(struct secret_memo *memo, const char *password,
    char stored[SECRET_TEXT])
{
	char	 setting[CRYPT_GENSALT_OUTPUT_SIZE];

	abort_unless(crypt_gensalt_rn(YESCRYPT, 0, NULL, 0, setting,
	    sizeof(setting)) != NULL, "get random bytes");
	abort_unless(crypt_once(memo, SECRET_NEW, password, setting, stored),
	    "hash");
}

bool
secret_matches_chosen(struct secret_memo *memo, const char *stored,
    const char *password)
{
	static const char	 none[] = YESCRYPT "j9T$F5Jx5fExrKuPp53xLKQ..1";
	char			 own[SECRET_TEXT];
	bool			 known;

	known = strncmp(stored, YESCRYPT, strlen(YESCRYPT)) == 0;
	return (crypt_once(memo, SECRET_CHECKED, password,
	    known ? stored : none, own) && known &&
	    strlen(own) == strlen(stored) &&
	    secret_equal(own, stored, strlen(own)));
}
