// What the figures were measured on.

import { readFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';

export function describeMachine() {
  const system = /^PRETTY_NAME="(.*)"$/m.exec(
    readFileSync('/etc/os-release', 'utf8'))?.[1];
  return { cores: cpus().length, processor: cpus()[0].model,
    gigabytes: Math.round(totalmem() / 2 ** 30), system, kernel: release() };
}
