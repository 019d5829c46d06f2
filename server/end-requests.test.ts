/** The end of a host that others rely on: what a proxy sees of it, and what becomes of a look that takes too long. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { callFunction } from '../testing/functions.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { freePort } from '../testing/hosts/deno-functions.ts';
import { startScriptedHost } from '../testing/hosts/scripted-host.ts';
import { testSettings } from '../testing/hosts/host-settings.ts';
import { addRow, makeReport, storePhoto } from '../testing/reports.ts';
import { RunningCalls } from './running-calls.ts';
import { openStoredDatabase } from './database/open-stored-database.ts';
import { endRequests } from './end-requests.ts';
import { type Host, startHost } from './start-host.ts';

const dataDir = temporaryFolder();
let host: Host | undefined;
afterEach(async () => {
  await host?.close(AbortSignal.abort());
  host = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a host that is told to stop', () => {
  it('answers on, keeps no connection, and waits no longer once it is told again', async () => {
    const stopTimes = { drainSeconds: 3600, finishSeconds: 3600 };
    host = await startHost(testSettings({ dataDir, stopTimes }));
    const connectionAfter = async (path: string) => {
      const [answer] = (await once(
        request(`${host?.url}${path}`, { headers: { connection: 'keep-alive' } }).end(),
        'response',
      )) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode, answer.headers.connection];
    };
    expect(await connectionAfter('/readyz')).toEqual([200, 'keep-alive']);
    const again = new AbortController();
    const closed = host.close(again.signal);
    expect(await connectionAfter('/readyz')).toEqual([503, 'close']);
    expect(await connectionAfter('/config.json')).toEqual([200, 'close']);
    again.abort();
    await closed;
    const { url } = host;
    host = undefined;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('gives up a look that outlasts it, and says that it may be asked for again', async () => {
    const scripted = await startScriptedHost();
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    scripted.analyst.observe = (_photo, _context, { signal }) => {
      hasBegun();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    };
    const report = await makeReport(scripted.url);
    const photo = await storePhoto(report);
    const { id } = await addRow(report, { photo });
    const body = { report_id: report.reportId, observation_id: id, photo_url: photo };
    const asked = callFunction(report, 'analyze_photos', body);
    await begun;
    await scripted.close();
    const { status, answer } = await asked;
    expect(status).toBe(503);
    expect(answer).toMatchObject({ code: 'analyst_unreachable' });
  });
});

describe('the end of requests', () => {
  it('waits for work of which nobody hears any more', async () => {
    const calls = new RunningCalls();
    let finish = () => {};
    const work = calls.add(new Promise<void>((resolve) => (finish = resolve)));
    let hasEnded = false;
    const listening = {
      port: 0,
      keepNoConnection: () => {},
      cutConnections: () => {},
      stop: () => Promise.resolve(),
    };
    const times = { drainSeconds: 0, finishSeconds: 3600 };
    const never = new AbortController().signal;
    const ended = endRequests(listening, calls, times, never).then(() => (hasEnded = true));
    await new Promise(setImmediate);
    expect(hasEnded).toBe(false);
    finish();
    await Promise.all([work, ended]);
  });
});

it('behind a proxy listens when it is ready, and not before', async () => {
  const port = await freePort();
  const own = testSettings({ dataDir, port });
  const statuses: (number | null)[] = [];
  const look = async () => {
    statuses.push(
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => null,
      ),
    );
  };
  host = await startHost(
    { ...own, isBehindProxy: true, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.com' } },
    {
      openDatabase: async (folder) => {
        await look();
        return openStoredDatabase(folder);
      },
    },
  );
  await look();
  expect(statuses).toEqual([null, 200]);
});
