// Screenshots for README.md:
//
//     node screenshots.mjs ADDRESS FOLDER TO NAME...
//
// Those of looks have half the size.

import { createRequire } from 'node:module';
import { resolve, join } from 'node:path';
import { argv, env } from 'node:process';

const [base, folder, to, ...names] = argv.slice(2);
const require = createRequire(join(resolve(folder), 'package.json'));
const { chromium } = require('playwright-core');

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const name of names) {
  const page = await browser.newPage({ colorScheme: 'light', locale: 'en-US',
    viewport: { width: name === 'phone' ? 390 : 1280, height: 1000 },
    deviceScaleFactor: name.startsWith('look-') ? 0.5 : 1 });
  await page.goto(`${base}/`);
  await page.screenshot({ path: join(to, `${name}.jpg`), quality: 82 });
  await page.close();
}
await browser.close();
