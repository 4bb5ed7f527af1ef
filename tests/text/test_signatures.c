#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "text/signatures.h"
#include "text/webhook_types.h"

/* The first is a test vector of Standard Webhooks' own libraries. */
static const struct {
	const char	*secret;
	const char	*name;
	int64_t		 timestamp;
	const char	*body;
	const char	*signature;
}	 vectors[] = {
	{ "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
	    "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330,
	    "{\"test\": 2432232314}",
	    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=" },
	{ "whsec_qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqg==",
	    "msg_1", 1795220250, "{\"a\":\"é\"}",
	    "v1,lUsbw0mFstCVaqO3+Q++/a07ceuVnyZiD458pDVsYC8=" },
	{ "whsec_qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"
	    "qqqqqqqqqqqqqqqqqqqqqqqqqg==", "msg_0", 0, "",
	    "v1,JgzkUOAnrOf7+1Y0b9RHNbs6KMO8+/NARy/agreWDNI=" }
};

Test(signatures, are_those_of_other_programs)
{
	struct signing_key	 key;
	char			 text[SIGNATURE_TEXT];
	size_t			 i;

	for (i = 0; i < COUNT(vectors); i++) {
		cr_assert(signing_key_read(vectors[i].secret, &key));
		signature_make(&key, vectors[i].name, vectors[i].timestamp,
		    vectors[i].body, strlen(vectors[i].body), text);
		cr_expect_str_eq(text, vectors[i].signature);
	}
}

/* Keys of bytes 0xaa; 24 to 64 bytes are valid. */
Test(signatures, secrets_have_24_to_64_bytes)
{
	struct signing_key	 key;
	char			 text[128];
	size_t			 length, signs;

	for (length = 1; length < 70; length++) {
		signs = (length * 4 + 2) / 3;
		strcpy(text, "whsec_");
		memset(text + 6, 'q', signs);
		if (length % 3 != 0)
			text[6 + signs - 1] = length % 3 == 1 ? 'g' : 'o';
		strcpy(text + 6 + signs, length % 3 == 0 ? "" :
		    length % 3 == 1 ? "==" : "=");
		cr_expect_eq(signing_key_read(text, &key),
		    length >= SIGNING_KEY_MIN && length <= SIGNING_KEY_MAX,
		    "%s", text);
		if (length >= SIGNING_KEY_MIN && length <= SIGNING_KEY_MAX)
			cr_expect_eq(key.length, length);
	}
}

Test(signatures, other_texts_are_rejected_as_secrets)
{
	static const char *const	 texts[] = {
		"", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
		"whpk_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
		"WHSEC_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS",
		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw=",
		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw====",
		"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n",
		"whsec_ MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS",
		"whsec_MfKQ9r8GKYqrTwjU=D8ILPZIo2LaLaSw",
		"whsec_MfKQ9r8GKYqrTwj-_D8ILPZIo2LaLaSw"
	};
	struct signing_key		 key;
	size_t				 i;

	for (i = 0; i < COUNT(texts); i++)
		cr_expect_not(signing_key_read(texts[i], &key), "%s",
		    texts[i]);
}

Test(webhook_types, are_known_by_name)
{
	static const char *const	 others[] = {
		"", "event", "event.", ".created", "Event.created",
		"events.created", "event.published", "event.*", "*"
	};
	int				 kind, change;
	size_t				 i;

	for (kind = 0; kind < NOTICE_KINDS; kind++)
		for (change = 0; change < NOTICE_CHANGES; change++)
			cr_expect(webhook_type_valid(webhook_type(kind,
			    change)));
	cr_expect_str_eq(webhook_type(NOTICE_ORGANIZER, NOTICE_UPDATED),
	    "organizer.updated");
	for (i = 0; i < COUNT(others); i++)
		cr_expect_not(webhook_type_valid(others[i]), "%s", others[i]);
}
