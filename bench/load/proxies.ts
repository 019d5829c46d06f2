import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { freePort } from '../../testing/hosts/deno-functions.ts';
import { type RunningProxy, startBalancingProxy } from './balancing-proxy.ts';

/** A small one of the tests' own, or what an office has, by the sample in deploy/. */
export type ProxyName = 'own' | 'caddy' | 'nginx';

/** Longer than any sample leaves a host alone, or takes to look again. */
const SEEN_AFTER_MS = 5000;

export async function startProxy(name: ProxyName, folder: string): Promise<RunningProxy> {
  if (name === 'own') return startBalancingProxy();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let end = () => Promise.resolve();
  return {
    url,
    failed: [],
    async serve(hosts) {
      const command = name === 'caddy' ? caddy(folder, url, hosts) : nginx(folder, port, hosts);
      const [program = '', ...words] = command;
      const child = spawn(program, words, {
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'close');
      end = async () => {
        child.kill();
        await ended;
      };
      await wait(SEEN_AFTER_MS);
    },
    seesReady: () => wait(SEEN_AFTER_MS),
    close: () => end(),
  };
}

const sample = (path: string) => readFileSync(join(PROJECT_FOLDER, 'deploy', path), 'utf8');

/** The sample, without TLS and without a log. */
function caddy(folder: string, url: string, hosts: readonly number[]): string[] {
  const site = sample('caddy/two-hosts.Caddyfile')
    .replace(/\{\$PLUMBLINE_NAME:.*?\}/, url)
    .replace(/\{\$PLUMBLINE_HOSTS:.*?\}/, hosts.map((port) => `127.0.0.1:${port}`).join(' '));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel FATAL\n\t}\n}\n${site}`);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

/** Both samples, without TLS; the port is in the name, as nowhere in an office. */
function nginx(folder: string, port: number, hosts: readonly number[]): string[] {
  const [a = 0, b = 0] = hosts;
  const upstream = sample('nginx/two-hosts.conf')
    .replace('10.0.0.11:3000', `127.0.0.1:${a}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${b}`);
  const site = sample('nginx/plumbline.conf')
    .replace(/^upstream plumbline \{.*?^\}/ms, upstream)
    .replace(/^server \{\s+listen 80;.*?^\}/ms, '')
    .replace(/^\s+(ssl_|listen \[).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('Host $host;', 'Host $http_host;');
  const file = join(folder, 'nginx.conf');
  const kept = `pid '${folder}/pid'; error_log '${folder}/error.log'; daemon off;`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path '${folder}/${name}';`)
    .join(' ');
  writeFileSync(file, `${kept} events {} http { access_log off; ${folders} ${site} }`);
  return ['nginx', '-e', join(folder, 'error.log'), '-c', file];
}
