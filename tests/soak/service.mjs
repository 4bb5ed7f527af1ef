// The service under load, with two workers, and what it takes up.

import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sum } from '../bench/statistics.mjs';
import { cpuOf } from '../bench/usage.mjs';

function children(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    .split(' ').filter(Boolean).map(Number);
}

// In kilobytes, with what others share.
function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]);
}

function size(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

// Resolves to { port, login, look(), end() }; end() says whether every worker
// has lived to see it.
export async function startService(build, folder) {
  writeFileSync(join(folder, 'site.yaml'), 'request_log: /dev/null\n');
  const child = spawn('setpriv', ['--pdeathsig', 'TERM',
    join(build, 'almanac'), 'serve', '--config', 'site.yaml',
    '--db', 'soak.db', '--port', '0', '--workers', '2'],
  { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (piece) => { text += piece; });
  const over = new Promise((resolve) => child.on('exit', resolve));
  let port;
  for (let tries = 0; port === undefined; tries++) {
    if (tries === 100 || child.exitCode !== null)
      throw new Error(`no service:\n${text}`);
    await sleep(100);
    port = /^listening on http:.*:(\d+)\/$/m.exec(text)?.[1];
  }
  const kore = children(child.pid).at(-1);
  const workers = children(kore);
  return {
    port: Number(port),
    login: readFileSync(join(folder, 'soak.db.password')).toString('base64'),
    look: () => ({ memory: sum(workers.map(memory)),
      files: sum(workers.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
      wal: size(join(folder, 'soak.db-wal')), cpu: cpuOf(workers) }),
    end: async () => {
      const alive = String(children(kore)) === String(workers);
      child.kill('SIGTERM');
      await over;
      return alive && child.exitCode === 0;
    },
  };
}
