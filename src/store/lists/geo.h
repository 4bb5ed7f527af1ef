/*
 * Places on the globe, in degrees, and distances in kilometers (rule 24.7).
 */
#ifndef ALMANAC_GEO_H
#define ALMANAC_GEO_H

/* Degrees by which boxes are enlarged or reduced, because of rounding. */
#define GEO_SLACK	1e-6

struct geo_circle {
	double	 latitude;
	double	 longitude;
	double	 distance;
};

/* Two spans of longitudes, since the dateline may cut the box. */
struct geo_box {
	double	 south, north;
	double	 west[2], east[2];
};

/* The distance along a great circle, on a globe of 6371 km radius. */
double	geo_distance(double latitude, double longitude, double to_latitude,
	    double to_longitude);

/* A box that contains the whole circle. */
void	geo_surround(struct geo_box *, const struct geo_circle *);

/* A box with one span that is completely within the circle. */
void	geo_inscribe(struct geo_box *, const struct geo_circle *);

#endif
