/*
 * Databases for assault_start(). They contain rows that no request can create,
 * as an older version or another program may have left them.
 */
#ifndef ALMANAC_PREPARED_H
#define ALMANAC_PREPARED_H

/* The calendar made by the Makefile, see tests/bench/generate.c. */
void	 prepare_calendar(void);

/* Three events from 2040-03-01 on with the same tags: tag-1, tag-2 ... */
#define PREPARED_TAGS	7000
void	 prepare_tags(void);

/* 34 events in the month from that day on, with descriptions of 8 MB. */
void	 prepare_long_descriptions(void);

/* 100 of them with titles and descriptions of the maximum length. */
void	 prepare_long_texts(void);

/* An event with 1 MB of different words: w000000, w000001 ... */
void	 prepare_words(void);

#endif
