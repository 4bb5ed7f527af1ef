// The servers that are measured, each with two workers on 127.0.0.1 where no
// other number is given.
//
// A server is { name, port, pid, end }.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, freePort, start, waitFor } from './processes.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const WORKERS = 2;

async function answers(port, target) {
  const answer = await fetch(`http://127.0.0.1:${port}${target}`);
  await answer.arrayBuffer();
  return answer.ok || undefined;
}

async function whole(name, child, port, target = '/') {
  await waitFor(`the first answer of ${name}`, child,
    () => answers(port, target));
  return { name, port, pid: child.pid, end: () => end(child) };
}

// `cache`: megabytes, undefined for the default.  As all others here it keeps
// no log of requests.
export async function startAlmanac({ build, folder, database, now, cache,
  workers = WORKERS, env = {}, name = 'almanac' }) {
  const config = join(folder, `${name}.yaml`);
  writeFileSync(config, `workers: ${workers}\nrequest_log: ""\n${
    cache === undefined ? '' : `cache: ${cache}\n`}`);
  const child = start(join(build, 'almanac'), ['serve', '--config', config,
    '--db', database, '--port', '0'],
  { env: { ALMANAC_CLOCK: now, ...env }, log: join(folder, `${name}.log`) });
  const port = await waitFor('the port of almanac', child, () =>
    /^listening on http:.*:(\d+)\/$/m.exec(
      readFileSync(child.log, 'utf8'))?.[1]);
  return whole(name, child, Number(port), '/calendar/events/v1/events/');
}

// Kore with a handler that sends so many bytes.
export async function startBare({ build, folder, bytes }) {
  const port = await freePort();
  const config = join(folder, 'bare.conf');
  writeFileSync(config, `load ${resolve(build, 'tests/bench/bare.so')}
server bare {
 tls no
 bind 127.0.0.1 ${port}
}
root /
pidfile ${resolve(folder, 'bare.pid')}
workers ${WORKERS}
worker_max_connections 4096
worker_rlimit_nofiles 4224
worker_set_affinity 0
http_keepalive_time 600
http_request_limit 8192
domain * {
 attach bare
 route / bare_page
}
`);
  const child = start('kore', ['-fnr', '-c', config],
    { env: { BARE_BYTES: String(bytes) }, log: join(folder, 'bare.log') });
  return whole('bare', child, port);
}

// nginx with a file of so many bytes.
export async function startNginx({ folder, bytes }) {
  const port = await freePort();
  const at = (name) => resolve(folder, name);
  writeFileSync(at('page.json'), 'x'.repeat(bytes));
  writeFileSync(at('nginx.conf'), `daemon off;
worker_processes ${WORKERS};
pid ${at('nginx.pid')};
error_log ${at('nginx.log')};
events { worker_connections 1024; }
http {
 access_log off;
 sendfile on;
 tcp_nopush on;
 keepalive_requests 1000000000;
 open_file_cache max=16;
 default_type application/json;
 client_body_temp_path ${at('nginx-body')};
 proxy_temp_path ${at('nginx-proxy')};
 fastcgi_temp_path ${at('nginx-fastcgi')};
 uwsgi_temp_path ${at('nginx-uwsgi')};
 scgi_temp_path ${at('nginx-scgi')};
 server {
  listen 127.0.0.1:${port};
  root ${resolve(folder)};
  location = / { try_files /page.json =404; }
 }
}
`);
  const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  const child = start(nginx ?? 'nginx', ['-c', at('nginx.conf'), '-p',
    resolve(folder), '-e', at('nginx.log')], { log: at('nginx.out') });
  return whole('nginx', child, port);
}

// Fastify with better-sqlite3, or pg.
export async function startFastify({ folder, packages, database, now,
  facts }) {
  const port = await freePort();
  const child = start(process.execPath, [join(here, 'peer/cluster.mjs'),
    packages, database, String(port), now, String(WORKERS), facts.login],
  { env: { NODE_ENV: 'production' }, log: join(folder, 'fastify.log') });
  return whole('fastify', child, port, '/ready');
}
