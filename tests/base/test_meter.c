#include <sys/mman.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <unistd.h>

#include "base/meter.h"

Test(meter, decreases_with_time)
{
	struct meter	*m;

	m = meter_new();
	cr_expect_eq(meter_left(m, "a", 1000), 0);
	cr_expect_eq(meter_take(m, "a", 1000, 60, 100), 0);
	cr_expect_eq(meter_left(m, "a", 1000), 60);
	cr_expect_eq(meter_left(m, "a", 1050), 10);
	cr_expect_eq(meter_left(m, "a", 1060), 0);
	cr_expect_eq(meter_left(m, "a", 5000), 0);
	cr_expect_eq(meter_left(m, "b", 1000), 0);
}

Test(meter, takes_no_more_than_there_is_room_for)
{
	struct meter	*m;

	m = meter_new();
	cr_expect_eq(meter_take(m, "a", 1000, 60, 100), 0);
	cr_expect_eq(meter_take(m, "a", 1000, 60, 100), 20);
	cr_expect_eq(meter_left(m, "a", 1000), 60);
	cr_expect_eq(meter_take(m, "a", 1020, 60, 100), 0);
	meter_fill(m, "a", 1020, 60, 130);
	cr_expect_eq(meter_left(m, "a", 1020), 130);
}

/* A key with much work outlasts any number of keys with little work. */
Test(meter, drops_the_key_with_the_least_work)
{
	struct meter	*m;
	char		 key[16];
	int		 i;

	m = meter_new();
	meter_fill(m, "slow", 0, 1000, 1000);
	for (i = 0; i < 300000; i++) {
		snprintf(key, sizeof(key), "%d", i);
		meter_fill(m, key, 0, 10, 10);
	}
	cr_expect_eq(meter_left(m, "slow", 0), 1000);
	cr_expect_eq(meter_left(m, key, 0), 10);
}

/* Another process makes its meters in the same order. */
Test(meter, goes_on_in_another_process)
{
	const int	 fd = memfd_create("meters", 0);
	int		 status;

	meters_use(fd);
	if (fork() == 0) {
		(void)meter_take(meter_new(), "a", 1000, 60, 100);
		(void)meter_take(meter_new(), "a", 1000, 70, 100);
		_exit(0);
	}
	(void)wait(&status);
	cr_expect_eq(meter_left(meter_new(), "a", 1000), 60);
	cr_expect_eq(meter_left(meter_new(), "a", 1000), 70);
}
