/*
 * An attack by requests. Bystanders, who read, look at pages, ask for the
 * service's health and create events, are answered as quickly as always. All
 * processes together stay below 512 MB, no worker dies, and attackers get the
 * expected answers.
 */
#ifndef ALMANAC_ASSAULT_H
#define ALMANAC_ASSAULT_H

#include "clients.h"

#define SERVICE_MB	512
#define ANSWER_MAX	(32 * 1024 * 1024 + 4096)	/* with its head */

/*
 * Starts a service of two workers with operations and these lines of
 * configuration. `prepare` may fill its database before, or is NULL.
 */
void	 assault_start(void (*prepare)(void), const char *configuration);
void	 assault_stop(void);

/*
 * Allows bystanders to wait so many milliseconds, where connections run out or
 * attackers use the whole machine.
 */
void	 assault_allow(int milliseconds);

/*
 * For attackers that leave bystanders only a small share of the machine: these
 * send less, and each answer may take so many milliseconds.
 */
void	 assault_saturates(int milliseconds);

/* Attacks for siege_seconds(). The answers must have one of these statuses. */
void	 assault(const struct clients *attackers, const char *statuses);

/*
 * Parts of it, for other kinds of attacks. Bystanders come and are measured;
 * they watch the service for siege_seconds(), or look at it once; they leave.
 */
void	 bystanders_come(void);
void	 bystanders_watch(void);
void	 bystanders_look(void);
void	 bystanders_leave(void);

#endif
