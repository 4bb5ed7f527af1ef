#include "nodes.h"

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "servers.h"
#include "tests/server/endpoint.h"
#include "tests/server/harness.h"
#include "tests/server/operated.h"

#define PROCESSES	64

struct node	 nodes[NODES];
char		 login[160];

static void
write_site(const struct node *n, int messages)
{
	char	 path[256];
	FILE	*file;

	snprintf(path, sizeof(path), "%s/site.yaml", n->folder);
	cr_assert_not_null(file = fopen(path, "w"));
	cr_assert_eq(fchmod(fileno(file), 0640), 0);
	fprintf(file, "database: \"%s\"\nport: %d\nworkers: 2\n"
	    "operations: 127.0.0.1:%d\nbase_url: https://cal.example\n"
	    "webhooks:\n  - {url: \"http://127.0.0.1:%d/a\","
	    " secrets: [" SECRET "], timeout: 2, events: [tag.created]}\n",
	    servers_address(), n->port, n->operations, messages);
	cr_assert_eq(fclose(file), 0);
}

static void
become_serve(const struct node *n, int out)
{
	const char	*const words[] = { "almanac", "serve", "--config",
	    "site.yaml", NULL };
	int		 log;

	(void)prctl(PR_SET_PDEATHSIG, SIGTERM);
	if (chdir(n->folder) == -1)
		_exit(99);
	log = open("log", O_WRONLY | O_CREAT | O_APPEND, 0600);
	(void)dup2(log, STDERR_FILENO);
	(void)dup2(out, STDOUT_FILENO);
	(void)execv(getenv("ALMANAC"), (char *const *)(const void *)words);
	_exit(99);
}

static void
encode(char *to, const char *text)
{
	static const char	 digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	    "abcdefghijklmnopqrstuvwxyz0123456789+/";
	unsigned		 bits;
	size_t			 length, i, j;

	length = strlen(text);
	for (i = 0; i < length; i += 3) {
		for (bits = 0, j = 0; j < 3; j++)
			bits = bits << 8 | (i + j < length ?
			    (unsigned char)text[i + j] : 0);
		for (j = 0; j < 4; j++)
			*to++ = i + j > length ? '=' :
			    digits[bits >> (18 - 6 * j) & 63];
	}
	*to = '\0';
}

/* The node that started first has printed it. */
static void
read_login(const char *greeting)
{
	char	 path[256], pair[96] = "", code[132];
	FILE	*file;

	if (sscanf(greeting, "administrator: admin\n"
	    "application password, to be read and removed: %255s\n", path) != 1)
		return;
	cr_assert_not_null(file = fopen(path, "r"), "%s", path);
	cr_assert_eq(fscanf(file, "%95s", pair), 1);
	(void)fclose(file);
	(void)unlink(path);
	encode(code, pair);
	snprintf(login, sizeof(login), "Authorization: Basic %s\r\n", code);
}

void
node_start(struct node *n)
{
	char	 greeting[512] = "";
	size_t	 length = 0;
	ssize_t	 got;
	int	 out[2];

	cr_assert_eq(pipe(out), 0);
	if ((n->pid = fork()) == 0) {
		(void)close(out[0]);
		become_serve(n, out[1]);
	}
	(void)close(out[1]);
	while (length < sizeof(greeting) - 1 &&
	    strstr(greeting, "listening on ") == NULL &&
	    (got = read(out[0], greeting + length,
	    sizeof(greeting) - 1 - length)) > 0)
		greeting[length += (size_t)got] = '\0';
	(void)close(out[0]);
	cr_assert(strstr(greeting, "listening on ") != NULL, "%s%s", greeting,
	    node_log(n));
	read_login(greeting);
}

const char *
node_log(const struct node *n)
{
	static char	 text[8192];
	char		 path[256];
	FILE		*file;

	snprintf(path, sizeof(path), "%s/log", n->folder);
	text[0] = '\0';
	if ((file = fopen(path, "r")) == NULL)
		return (text);
	(void)fseek(file, -(long)sizeof(text), SEEK_END);
	text[fread(text, 1, sizeof(text) - 1, file)] = '\0';
	(void)fclose(file);
	return (text);
}

void
nodes_start(const char *folder, int messages)
{
	char	*path;
	int	 i;

	cr_assert((path = realpath(getenv("ALMANAC"), NULL)) != NULL);
	(void)setenv("ALMANAC", path, 1);
	free(path);
	for (i = 0; i < NODES; i++) {
		snprintf(nodes[i].folder, sizeof(nodes[i].folder), "%s/node%d",
		    folder, i + 1);
		if (nodes[i].port == 0) {
			cr_assert_eq(mkdir(nodes[i].folder, 0755), 0);
			nodes[i].port = free_port();
			nodes[i].operations = free_port();
		}
		write_site(&nodes[i], messages);
		node_start(&nodes[i]);
	}
}

static int
find_all(pid_t parent, pid_t *all, int count)
{
	int	 i, last;

	last = count + find_children(parent, all + count, PROCESSES - count);
	for (i = count, count = last; i < last; i++)
		count = find_all(all[i], all, count);
	return (count);
}

void
node_kill(struct node *n)
{
	pid_t	 all[PROCESSES];
	int	 count, i;

	(void)kill(n->pid, SIGSTOP);
	count = find_all(n->pid, all, 0);
	(void)kill(n->pid, SIGKILL);
	for (i = 0; i < count; i++)
		(void)kill(all[i], SIGKILL);
	(void)waitpid(n->pid, NULL, 0);
	for (i = 0; i < count; i++)
		UNTIL(!is_alive(all[i]));
	n->pid = 0;
}

void
nodes_stop(void)
{
	int	 i, status;

	for (i = 0; i < NODES; i++) {
		if (nodes[i].pid == 0)
			continue;
		(void)kill(nodes[i].pid, SIGTERM);
		cr_expect_eq(waitpid(nodes[i].pid, &status, 0), nodes[i].pid);
		cr_expect_eq(status, 0, "%s", node_log(&nodes[i]));
		nodes[i].pid = 0;
	}
}
