/*
 * Places on the globe, in degrees, and distances in kilometres (rule 24.7).
 */
#ifndef ALMANAC_GEO_H
#define ALMANAC_GEO_H

struct geo_circle {
	double	 latitude;
	double	 longitude;
	double	 distance;
};

/* Two spans of longitudes where the dateline cuts one. */
struct geo_box {
	double	 south, north;
	double	 west[2], east[2];
};

/* Along a great circle of a globe of 6371 km radius. */
double	geo_distance(double latitude, double longitude, double to_latitude,
	    double to_longitude);

/* A box that nothing within the circle lies outside of. */
void	geo_surround(struct geo_box *, const struct geo_circle *);

/* A box, of one span, that nothing outside the circle lies within. */
void	geo_inscribe(struct geo_box *, const struct geo_circle *);

#endif
