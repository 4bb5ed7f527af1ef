/* One target as libFuzzer wants it; the Makefile says which. */
#include "tests/fuzz/fuzz.h"

fuzz_target	 LLVMFuzzerTestOneInput;

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	return (TARGET(data, size));
}
