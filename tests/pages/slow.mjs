// With SLOW=300, answers come 300 milliseconds later, and pages are six times
// as slow. A test that reads a page before a script has changed it then fails.

import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

export const SLOW = Number(env.SLOW ?? 0);
const RATE = 6;

export async function slow(page) {
  if (SLOW === 0)
    return;
  const context = page.context();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  await context.route('**', async (route) => {
    await sleep(SLOW);
    await route.continue().catch(() => 0);      // the page may have gone
  });
}
