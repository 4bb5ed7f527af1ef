/*
 * An attack by requests. Bystanders, who read, look at pages, check the
 * service's health and create events, are answered as quickly as without it.
 * All processes together stay below 512 MB, no worker dies, and attackers get
 * the expected answers.
 */
#ifndef ALMANAC_ASSAULT_H
#define ALMANAC_ASSAULT_H

#include "clients.h"

#define SERVICE_MB	512
#define ANSWER_MAX	(32 * 1024 * 1024 + 4096)	/* with its head */

/*
 * Starts a service with two workers, operations and these lines of
 * configuration. `prepare`, or NULL, fills its database first.
 */
void	 assault_start(void (*prepare)(void), const char *configuration);
void	 assault_stop(void);

/*
 * Adds bystanders who sign in and propose events. The configuration must have
 * `submissions: true`.
 */
void	 assault_at_desk(void);

/* Signs in that user, an administrator. Returns "Cookie: ...\r\n". */
const char	*assault_sign_in(void);

/*
 * Allows bystanders to wait this many milliseconds, if connections run out or
 * attackers use the whole machine.
 */
void	 assault_allow(int milliseconds);

/* Allows more memory than SERVICE_MB. Call it before assault_start(). */
void	 assault_may_use(long megabytes);

/*
 * For attackers that leave bystanders only a small share of the machine:
 * bystanders send less, and each answer may take this many milliseconds.
 */
void	 assault_saturates(int milliseconds);

/*
 * Calls this at the end of an attack, before the attackers stop. It may call
 * bystanders_look() while it waits.
 */
void	 assault_meanwhile(void (*act)(void));

/*
 * Makes an upload of a JPEG with that many more scans, which lives as long as
 * the program. `login` is a line of its head. Sets its length.
 */
char	*assault_upload(const char *login, int width, int height, int scans,
	    size_t *length);

/* The size of the database with its log. */
long	 assault_megabytes(void);

/*
 * Attacks for siege_seconds(). The answers must have one of these statuses, and
 * one or more must have the first. Those of attackers that leave have none.
 */
void	 assault(const struct clients *attackers, const char *statuses);

/*
 * Steps of an attack, for attacks of other kinds. Bystanders come and are
 * measured; they watch the service for siege_seconds(), or check it once; they
 * leave.
 */
void	 bystanders_come(void);
void	 bystanders_watch(void);
void	 bystanders_look(void);
void	 bystanders_leave(void);

#endif
