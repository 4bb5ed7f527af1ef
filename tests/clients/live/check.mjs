// Runs third-party clients with a service. check.sh explains how to run this.

import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { checkApiFetch } from './api_fetch.mjs';
import { checkCalendar } from './calendar.mjs';
import { checkBrowser } from './browser.mjs';
import { checkGatsby } from './gatsby.mjs';
import { checkLinters } from './linters.mjs';
import { checkNewman } from './newman.mjs';
import { checkTypes } from './types.mjs';

const folder = resolve(argv[3]);
const [login, password] = env.ALMANAC_USER.split(':');
const service = {
  base: argv[2], api: `${argv[2]}/calendar/events/v1`, folder,
  document: join(folder, 'doc.json'), login, password,
  require: createRequire(join(folder, 'package.json')),
};
const checks = {
  'redocly, spectral': checkLinters,
  'openapi-typescript, openapi-fetch': checkTypes,
  'openapi-to-postmanv2, newman': checkNewman,
  'ical.js': checkCalendar,
  'gatsby-source-tribe-events': checkGatsby,
  '@wordpress/api-fetch': checkApiFetch,
  FullCalendar: checkBrowser,
};

let faults = 0;
for (const [name, check] of Object.entries(checks))
  try {
    console.log(`${name}: ${await check(service)}`);
  } catch (error) {
    console.log(`${name}: FAILED: ${error.message}`);
    faults++;
  }
exit(faults === 0 ? 0 : 1);
