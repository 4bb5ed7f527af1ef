/*
 * Makes one copy for a download (config/copying.h) and ends: `almanac serve`
 * starts it whenever a worker has asked. So a copy starts with nothing of an
 * earlier one, and ends at once when its client leaves.
 */
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "command/command_line.h"
#include "command/export/export_events.h"
#include "config/copying.h"
#include "config/site.h"
#include "store/db.h"
#include "store/settings.h"
#include "store/sqlite/copy.h"
#include "store/store.h"

#define NICE		10
#define SHARE		2	/* of the free room: one half */
#define ENDING		".copy"

struct job {
	struct site		 site;
	struct db		*db;
	struct copy_request	 asked;
	int			 client;	/* for the answer; -1: none */
	int			 file;
	rlim_t			 most;		/* bytes of the file */
};

/*
 * The file has no name, so that it ends with the last process that has it open.
 * It is next to a database in a file, since there should be room.
 */
static const char *
open_file(struct job *job)
{
	const char	*database = job->site.database;
	char		 name[PATH_MAX];
	struct statvfs	 room;

	if (store_is_file(database))
		snprintf(name, sizeof(name), "%s" ENDING "-XXXXXX", database);
	else
		snprintf(name, sizeof(name), "%s/almanac" ENDING "-XXXXXX",
		    command_scratch());
	if ((job->file = mkostemp(name, O_CLOEXEC)) == -1 ||
	    unlink(name) == -1 || fstatvfs(job->file, &room) == -1)
		return (command_complaint("cannot create '%s': %s", name,
		    strerror(errno)));
	job->most = (rlim_t)room.f_bavail * room.f_frsize / SHARE;
	return (NULL);
}

/* Exceeding the limit is an error of write(), not a signal. */
static void
limit_process(const struct job *job)
{
	const struct rlimit	 size = { job->most, job->most };

	(void)signal(SIGXFSZ, SIG_IGN);
	(void)signal(SIGPIPE, SIG_IGN);
	(void)setrlimit(RLIMIT_FSIZE, &size);
	(void)nice(NICE);
}

/* Sets `client` to -1 if nothing waits, or what waits is no request. */
static const char *
receive_request(struct job *job, int from)
{
	union {
		struct cmsghdr	 head;
		char		 room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec	 part = { &job->asked, sizeof(job->asked) };
	struct msghdr	 m = { .msg_iov = &part, .msg_iovlen = 1,
			    .msg_control = &control,
			    .msg_controllen = sizeof(control) };
	struct cmsghdr	*c;
	ssize_t		 n;

	job->client = -1;
	n = recvmsg(from, &m, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
	if (n == -1)
		return (errno == EAGAIN ? command_end(EXIT_NOTHING, "") :
		    command_complaint("cannot receive: %s", strerror(errno)));
	job->asked.base[COPY_BASE - 1] = '\0';
	if (*job->site.base_url == '\0')
		job->site.base_url = job->asked.base;
	if ((c = CMSG_FIRSTHDR(&m)) != NULL && c->cmsg_type == SCM_RIGHTS &&
	    n == sizeof(job->asked))
		memcpy(&job->client, CMSG_DATA(c), sizeof(job->client));
	return (NULL);
}

/* The worker closes its end if the client has left, or after too long. */
static void *
watch_client(void *arg)
{
	const struct job	*job = arg;
	struct pollfd		 end = { .fd = job->client };

	while (poll(&end, 1, -1) < 1)
		continue;
	_exit(EXIT_SUCCESS);
}

static enum copy_end
report_fault(const char *why)
{
	fprintf(stderr, "almanac: a copy for a download was not made: %s\n",
	    why);
	return (COPY_FAILED);
}

static enum copy_end
write_export(struct job *job)
{
	static export_call	*const calls[COPY_KINDS] = {
		[COPY_CALENDAR] = export_calendar,
		[COPY_TABLE] = export_csv
	};
	FILE			*to;
	bool			 written;

	if ((to = fdopen(job->file, "w")) == NULL)
		return (report_fault(strerror(errno)));
	written = export_write(job->db, &job->site, calls[job->asked.kind],
	    false, to);
	if (db_failed(job->db))
		return (report_fault(command_db_error(job->db)));
	return (written ? COPY_DONE : COPY_FULL);
}

/* SQLite opens files by name only. One of an earlier process may be left. */
static enum copy_end
write_backup(struct job *job)
{
	const char	*database = job->site.database, *why;
	char		 name[PATH_MAX], part[PATH_MAX];
	struct stat	 st;

	if (!store_is_file(database) || stat(database, &st) == -1)
		return (report_fault("the database is not in a file"));
	if ((rlim_t)st.st_size > job->most)
		return (COPY_FULL);
	snprintf(name, sizeof(name), "%s" ENDING, database);
	snprintf(part, sizeof(part), "%s" ENDING ".part", database);
	(void)unlink(name);
	(void)unlink(part);
	if ((why = copy_database(database, name, false, NULL)) != NULL)
		return (report_fault(why));
	job->file = open(name, O_RDONLY | O_CLOEXEC);
	(void)unlink(name);
	return (job->file == -1 ? report_fault(strerror(errno)) : COPY_DONE);
}

static enum copy_end
make_copy(struct job *job)
{
	static enum copy_end	(*const calls[COPY_KINDS])(struct job *) = {
		[COPY_EXPORT] = write_export,
		[COPY_CALENDAR] = write_export,
		[COPY_TABLE] = write_export,
		[COPY_BACKUP] = write_backup
	};

	return (job->asked.kind > COPY_NONE && job->asked.kind < COPY_KINDS ?
	    calls[job->asked.kind](job) :
	    report_fault("it is of no known kind"));
}

static void
send_answer(const struct job *job, enum copy_end end)
{
	unsigned char	 byte = (unsigned char)end;
	union {
		struct cmsghdr	 head;
		char		 room[CMSG_SPACE(sizeof(int))];
	} control = { .room = "" };
	struct iovec	 part = { &byte, sizeof(byte) };
	struct msghdr	 m = { .msg_iov = &part, .msg_iovlen = 1 };

	control.head.cmsg_level = SOL_SOCKET;
	control.head.cmsg_type = SCM_RIGHTS;
	control.head.cmsg_len = CMSG_LEN(sizeof(int));
	memcpy(CMSG_DATA(&control.head), &job->file, sizeof(job->file));
	if (end == COPY_DONE) {
		m.msg_control = &control;
		m.msg_controllen = sizeof(control);
	}
	(void)sendmsg(job->client, &m, MSG_NOSIGNAL);
}

static const char *
serve_one(struct job *job, int from)
{
	pthread_t	 watcher;
	const char	*fault, *why;

	if ((fault = open_file(job)) == NULL)
		limit_process(job);
	if ((why = command_confine(job->site.database, NULL)) != NULL ||
	    (why = receive_request(job, from)) != NULL || job->client == -1)
		return (why);
	if (pthread_create(&watcher, NULL, watch_client, job) != 0)
		return ("cannot create a thread");
	send_answer(job, fault == NULL ? make_copy(job) : report_fault(fault));
	return (NULL);
}

const char *
command_copy(const struct command_line *line, struct arena *arena)
{
	const char	*from = getenv(COPIES_ENV), *why;
	struct job	 job = { .file = -1 };
	struct site	 file;

	if (from == NULL)
		return (command_end(EXIT_USAGE, "`almanac serve` runs this"
		    " command; you need `almanac export` or `almanac backup`"));
	if ((why = command_site(line, arena, &file)) != NULL)
		return (why);
	if (getenv("ALMANAC_DATABASE") != NULL)
		file.database = getenv("ALMANAC_DATABASE");
	if ((why = command_find_database(file.database)) != NULL ||
	    (why = command_look(file.database, &job.db)) != NULL)
		return (why);
	if (!settings_apply(job.db, arena, &file, &job.site))
		job.site = file;
	why = serve_one(&job, atoi(from));
	db_close(job.db);
	return (why);
}
