// Screenshots for README.md:
//
//     node screenshots.mjs ADDRESS FOLDER TO NAME...
//
// Those of looks have half the size.

import { join } from 'node:path';
import { argv } from 'node:process';
import { launch } from './chromium.mjs';

const [base, folder, to, ...names] = argv.slice(2);

const browser = await launch(folder);
for (const name of names) {
  const page = await browser.newPage({ colorScheme: 'light', locale: 'en-US',
    viewport: { width: name === 'phone' ? 390 : 1280, height: 1000 },
    deviceScaleFactor: name.startsWith('look-') ? 0.5 : 1 });
  await page.goto(`${base}/`);
  await page.screenshot({ path: join(to, `${name}.jpg`), quality: 82 });
  await page.close();
}
await browser.close();
