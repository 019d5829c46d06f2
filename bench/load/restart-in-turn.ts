import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import { shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { type Person, visitor } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import type { Inspector } from './inspector.ts';
import { listLosses, signInInspectors } from './people.ts';
import { type ProxyName, startProxy } from './proxies.ts';

interface RestartOptions {
  restarts: number;
  people: number;
  proxy: ProxyName;
  /** Between two deeds of a person, at most. */
  pauseMs: number;
  /** Both hosts' settings beside those that they share. */
  settings: Record<string, string>;
}

interface RestartResult {
  deeds: number;
  /** The errors that people got instead of an answer. */
  errors: string[];
  /** The proxy's failures. */
  failed: string[];
  /** Writes that were acknowledged and were not there afterwards. */
  lost: string[];
  /** Milliseconds of every stop and start. */
  stops: number[];
  starts: number[];
}

/** Restarts two hosts behind a proxy one after the other, each once the other is ready, while people work. */
export async function restartInTurn(options: RestartOptions): Promise<RestartResult> {
  const [shared, bucket] = await Promise.all([shareDatabase(), startS3Server()]);
  const place = bucket.makePlace();
  const folder = temporaryFolder();
  // The app is not used here, and nothing is to be built for it.
  writeFileSync(join(folder, 'index.html'), '');
  const proxy = await startProxy(options.proxy, folder);
  const start = (name: string, port = '0') =>
    startProcess({
      DATABASE_URL: shared.cluster.buildUrl('shared'),
      PUBLIC_URL: proxy.url,
      STORAGE_URL: `s3://${place.bucket}?endpoint=${place.endpoint}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      DATA_DIR: join(folder, name),
      APP_DIR: folder,
      PORT: port,
      LOG_LEVEL: 'silent',
      ...options.settings,
    });
  const hosts = { a: start('a'), b: start('b') };
  try {
    const ports = { a: await readPort(hosts.a), b: await readPort(hosts.b) };
    await proxy.serve(Object.values(ports));
    // No proxy may read the mailbox.
    const people = await signInInspectors(`http://127.0.0.1:${ports.a}`, options.people, (person) =>
      comeBy(proxy.url, person),
    );
    const result: RestartResult = {
      deeds: 0,
      errors: [],
      failed: proxy.failed,
      lost: [],
      stops: [],
      starts: [],
    };
    const over = new AbortController();
    const working = work(people, options.pauseMs, over.signal, result);
    for (let count = 0; count < options.restarts; count += 1) {
      const name = count % 2 === 0 ? 'a' : 'b';
      const begun = performance.now();
      await hosts[name].end('SIGTERM');
      result.stops.push(performance.now() - begun);
      hosts[name] = start(name, String(ports[name]));
      await hosts[name].ready;
      result.starts.push(performance.now() - begun - (result.stops.at(-1) ?? 0));
      await proxy.seesReady(ports[name]);
    }
    over.abort();
    await working;
    result.lost.push(...(await listLosses(people)));
    return result;
  } finally {
    await Promise.all(Object.values(hosts).map((host) => host.end()));
    await proxy.close();
    await Promise.all([bucket.close(), shared.close()]);
    rmSync(folder, { recursive: true });
  }
}

/** Has everybody work until `over`, and gives every failure that somebody met. */
async function work(
  people: Inspector[],
  pauseMs: number,
  over: AbortSignal,
  result: Pick<RestartResult, 'deeds' | 'errors'>,
): Promise<void> {
  const lanes = people.map(async (person) => {
    while (!over.aborted) {
      try {
        await person.doSomething();
        result.deeds += 1;
      } catch (error) {
        result.errors.push(JSON.stringify(error, ['message', 'status', 'code']));
      }
      await wait(Math.random() * pauseMs);
    }
  });
  await Promise.all(lanes);
}

/** The same person, whose requests take another way. */
async function comeBy(url: string, person: Person): Promise<Person> {
  const client = await visitor(url);
  const { data } = await person.client.auth.getSession();
  if (data.session) await client.auth.setSession(data.session);
  return { ...person, client };
}

/** The host names its public address when it is ready, and its own where the mails are. */
async function readPort(host: HostProcess): Promise<number> {
  await host.ready;
  return Number(/127\.0\.0\.1:(\d+)\/mailbox/.exec(host.output())?.[1]);
}
