#include <sys/stat.h>

#include <criterion/criterion.h>
#include <stdio.h>

#include "harness.h"

void
service_start_with(const char *configuration)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "2", NULL };
	FILE				*file;
	char				 path[128];

	service_start();
	service_stop_quietly();
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert_not_null(file = fopen(path, "w"));
	cr_assert_eq(fchmod(fileno(file), 0640), 0);
	fputs(configuration, file);
	(void)fclose(file);
	service_run(flags);
}
