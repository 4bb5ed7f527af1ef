/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ERRORS_H
#define ALMANAC_ERRORS_H

enum error {
	ERROR_NONE,
	ERROR_UNKNOWN,
	ERROR_TOO_LONG,
	ERROR_BUSY,
	ERROR_COUNT,
};

struct error_row {
	const char	*code;
	int		 status;
	const char	*format;	/* a %s for each place */
};

extern const struct error_row	errors[];

/* What is wrong with one value. */
enum complaint {
	COMPLAINT_NONE,
	COMPLAINT_SMALL,
	COMPLAINT_COUNT,
};

struct complaint_row {
	const char	*code;
	const char	*format;
};

extern const struct complaint_row	complaints[];

#endif
