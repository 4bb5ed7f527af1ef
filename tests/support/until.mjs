// What scripts wait for, and how long at most: long enough for a machine that
// is busy, since a test that fails then says nothing.

import { deepEqual, match } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

export const DEADLINE = 90;     // seconds
const STEP = 20;                // milliseconds

// Waits until a value, or what it is a promise of, equals another one or, as a
// text, matches a pattern. Fails with `what` or the last value.
export async function becomes(read, expected, what) {
  const pattern = expected instanceof RegExp;
  const is = (value) => pattern ? expected.test(value) :
    isDeepStrictEqual(value, expected);
  let value = await read();
  for (const end = Date.now() + DEADLINE * 1000;
    !is(value) && Date.now() < end; value = await read())
    await sleep(STEP);
  (pattern ? match : deepEqual)(value, expected, what);
}
