/*
 * An attack by requests, and what must hold meanwhile: bystanders who read,
 * look at pages, ask for the service's health and create events are answered
 * soon, as always; all processes together stay below 512 MB; no worker dies;
 * the attackers hear what they should.
 */
#ifndef ALMANAC_ASSAULT_H
#define ALMANAC_ASSAULT_H

#include "clients.h"

#define SERVICE_MB	512
#define ANSWER_MAX	(32 * 1024 * 1024 + 4096)	/* with its head */

/*
 * Starts a service of two workers with operations, and these lines of
 * configuration. `prepare` may fill its database before, or is NULL.
 */
void	 assault_start(void (*prepare)(void), const char *configuration);
void	 assault_stop(void);

/*
 * Bystanders may wait for so many milliseconds: where connections run out, or
 * attackers use all of the machine.
 */
void	 assault_allow(int milliseconds);

/*
 * So many attackers leave bystanders a small share of the machine. They send
 * less then, and each answer may take so many milliseconds.
 */
void	 assault_saturates(int milliseconds);

/* For as long as siege_seconds(); `statuses` are those they may hear. */
void	 assault(const struct clients *attackers, const char *statuses);

/*
 * The parts, for attacks of other kinds. Bystanders come, and are measured
 * before; watch the service for siege_seconds(), or look at it again and again;
 * bystanders leave.
 */
void	 bystanders_come(void);
void	 bystanders_watch(void);
void	 bystanders_look(void);
void	 bystanders_leave(void);

#endif
