/* The entry point of libFuzzer for one target, which the Makefile chooses. */
#include "tests/fuzz/fuzz.h"

fuzz_target	 LLVMFuzzerTestOneInput;

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	return (TARGET(data, size));
}
