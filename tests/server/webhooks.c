#include <sys/wait.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"
#include "webhooks.h"

#define HEADER	"MESSAGE                               TYPE                 "\
		"ATTEMPTS  NEXT, UTC            ENDPOINT, LAST OUTCOME\n"

struct endpoint	 endpoint_a, endpoint_b;
int		 endpoint_timeout = DEADLINE_MS / 1000;

static void
write_site(const char *more)
{
	static char	 text[1024];
	char		 path[128];
	FILE		*f;

	snprintf(text, sizeof(text), "base_url: https://cal.example\n"
	    "webhooks:\n"
	    "  - {url: \"http://127.0.0.1:%d/a?key=hidden\","
	    " secrets: [" SECRET "], timeout: %d}\n"
	    "  - {url: \"http://127.0.0.1:%d/b\", secrets: [" SECRET "],"
	    " timeout: %d%s}\n", endpoint_a.port, endpoint_timeout,
	    endpoint_b.port, endpoint_timeout, more);
	if (service.folder[0] == '\0') {
		service_start_with(text);
		return;
	}
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fputs(text, f);
	(void)fclose(f);
}

void
webhooks_start(void)
{
	endpoint_a = endpoint_open();
	endpoint_b = endpoint_open();
	write_site(", events: [category.created]");
}

void
webhooks_stop(void)
{
	endpoint_close(&endpoint_a);
	endpoint_close(&endpoint_b);
	service_stop();
}

void
webhooks_reload(void)
{
	pid_t	 deliverer;

	service.mortal = true;
	UNTIL((deliverer = find_helper()) != 0);
	write_site("");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "taken over") != NULL &&
	    !is_alive(service.parent) && !is_alive(deliverer));
}

const char *
webhooks_waiting(void)
{
	static char	 rest[4096];
	const char	*line;
	char		*end = rest;
	int		 status;

	line = run_almanac("webhooks list", &status);
	cr_assert_eq(status, 0, "%s", line);
	cr_assert_eq(strncmp(line, HEADER, strlen(HEADER)), 0, "%s", line);
	*end = '\0';
	for (line += strlen(HEADER); *line != '\0';
	    line += strcspn(line, "\n") + 1)
		end += sprintf(end, "%.*s\n", (int)strcspn(line, "\n"), line +
		    (strncmp(line, "msg_", 4) == 0 ? 38 : 0));
	return (rest);
}

void
webhooks_all_told(void)
{
	UNTIL(*webhooks_waiting() == '\0');
}

void
make_tag(const char *name)
{
	char		 text[512];
	const char	*answer;

	snprintf(text, sizeof(text), "POST " API "/tags?name=%s HTTP/1.1\r\n"
	    HOST "%sContent-Length: 0\r\n\r\n", name, service.login);
	answer = ask(text);
	cr_assert_eq(strncmp(answer, "201 ", 4), 0, "%s", answer);
}

const char *
run_almanac(const char *words, int *status)
{
	static char	 text[8192];
	char		 command[1024];
	FILE		*f;

	snprintf(command, sizeof(command), "cd %s && exec \"$ALMANAC\" %s"
	    " --db '%s' --config site.yaml 2>&1", service.folder, words,
	    service_database("test.db"));
	cr_assert((f = popen(command, "r")) != NULL);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	*status = WEXITSTATUS(pclose(f));
	return (text);
}
