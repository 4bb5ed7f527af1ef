#include "command/deliver/deliver_transfer.h"

#include <stdio.h>
#include <stdlib.h>

struct transfers {
	CURLM	*multi;
};

void
transfer_abort(void)
{
	fprintf(stderr, "almanac: libcurl fails\n");
	abort();
}

struct transfers *
transfers_new(void)
{
	struct transfers	*all;

	transfer_require(curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK);
	transfer_require((all = calloc(1, sizeof(*all))) != NULL);
	transfer_require((all->multi = curl_multi_init()) != NULL);
	return (all);
}

void
transfers_free(struct transfers *all)
{
	(void)curl_multi_cleanup(all->multi);
	free(all);
	curl_global_cleanup();
}

void
transfers_perform(struct transfers *all)
{
	struct transfer	*t;
	CURLMsg		*message;
	int		 count;

	transfer_require(curl_multi_perform(all->multi, &count) == CURLM_OK);
	while ((message = curl_multi_info_read(all->multi, &count)) != NULL) {
		(void)curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE,
		    (char **)&t);
		t->over = true;
		t->code = message->data.result;
	}
}

void
transfers_wait(struct transfers *all, int fd, int milliseconds)
{
	struct curl_waitfd	 other = { .fd = fd,
	    .events = CURL_WAIT_POLLIN };

	transfer_require(curl_multi_poll(all->multi, &other, 1, milliseconds,
	    NULL) == CURLM_OK);
}

void
transfer_open(struct transfer *t, struct transfers *all, int seconds)
{
	t->all = all;
	transfer_require((t->easy = curl_easy_init()) != NULL);
	(void)curl_easy_setopt(t->easy, CURLOPT_NOSIGNAL, 1L);
	(void)curl_easy_setopt(t->easy, CURLOPT_TIMEOUT, (long)seconds);
	(void)curl_easy_setopt(t->easy, CURLOPT_PRIVATE, t);
	(void)curl_easy_setopt(t->easy, CURLOPT_ERRORBUFFER, t->text);
}

void
transfer_stop(struct transfer *t)
{
	(void)curl_multi_remove_handle(t->all->multi, t->easy);
}

void
transfer_close(struct transfer *t)
{
	transfer_stop(t);
	curl_easy_cleanup(t->easy);
}

void
transfer_start(struct transfer *t)
{
	t->over = false;
	t->text[0] = '\0';
	transfer_require(curl_multi_add_handle(t->all->multi, t->easy) ==
	    CURLM_OK);
}

enum delivery_result
transfer_result(const struct transfer *t, long code)
{
	switch (t->code) {
	case CURLE_OK:
		return (code >= 200 && code < 300 ? RESULT_DONE :
		    RESULT_REJECTED);
	case CURLE_LOGIN_DENIED:
		return (RESULT_LOGIN);
	case CURLE_COULDNT_RESOLVE_HOST:
		return (RESULT_UNKNOWN);
	case CURLE_COULDNT_CONNECT:
		return (RESULT_AWAY);
	case CURLE_OPERATION_TIMEDOUT:
		return (RESULT_LATE);
	case CURLE_USE_SSL_FAILED:
	case CURLE_SSL_CONNECT_ERROR:
	case CURLE_PEER_FAILED_VERIFICATION:
		return (RESULT_UNSAFE);
	default:
		return (code >= 300 ? RESULT_REJECTED : RESULT_LOST);
	}
}

bool
transfer_is_over(struct transfer *t)
{
	bool	 over = t->over;

	t->over = false;
	if (over && t->code != CURLE_OK && t->text[0] == '\0')
		snprintf(t->text, sizeof(t->text), "%s",
		    curl_easy_strerror(t->code));
	return (over);
}
