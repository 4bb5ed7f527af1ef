// Screenshots for README.md.
//
//     node screenshots.mjs ADDRESS FOLDER TO

import { createRequire } from 'node:module';
import { resolve, join } from 'node:path';
import { argv, env } from 'node:process';

const [base, folder, to] = argv.slice(2);
const require = createRequire(join(resolve(folder), 'package.json'));
const { chromium } = require('playwright-core');

const SHOTS = [
  { name: 'home', path: '/', width: 1280, height: 1000 },
  { name: 'phone', path: '/', width: 390, height: 1000 },
];

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, path, width, height } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height },
    colorScheme: 'light', locale: 'en-US' });
  await page.goto(base + path);
  await page.screenshot({ path: join(to, `${name}.jpg`), quality: 82 });
  await page.close();
}
await browser.close();
