/*
 * Places on the globe, in degrees, and distances in kilometers (rule 24.7).
 */
#ifndef ALMANAC_GEO_H
#define ALMANAC_GEO_H

struct geo_circle {
	double	 latitude;
	double	 longitude;
	double	 distance;
};

/* The distance along a great circle, on a globe of 6371 km radius. */
double	geo_distance(double latitude, double longitude, double to_latitude,
	    double to_longitude);

#endif
