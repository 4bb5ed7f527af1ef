// Chromium, whose pages wait as long as other tests (../support/until.mjs).

import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { DEADLINE } from '../support/until.mjs';

export async function launch(folder) {
  const require = createRequire(join(resolve(folder), 'package.json'));
  const { chromium } = require('playwright-core');
  const browser = await chromium.launch({ executablePath: env.CHROMIUM ??
    '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
    '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'] });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(DEADLINE * 1000);
    return context;
  };
  return browser;
}
