/** Two hosts on one database: what one of them knows, the other has to know, whichever a proxy sends a person to. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callFunction } from '../testing/functions.ts';
import { scriptedAnalyst } from '../testing/hosts/scripted-host.ts';
import { mailedLink, readTokenHash } from '../testing/mail.ts';
import { freshEmail, publishableKey, readAccessToken, signIn, visitor } from '../testing/people.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { canShareDatabase, shareDatabase } from '../testing/hosts/two-hosts.ts';
import { addRow, makeReport } from '../testing/reports.ts';
import { doChoresDaily } from './daily-chores.ts';
import { openServerDatabase } from './database/postgres/open-server-database.ts';
import { nameOperator } from '../testing/hosts/name-operator.ts';
import type { Host } from './start-host.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const LIMITS = { otpPerHour: 5, otpPerRecipient: 3, otpInAll: 10_000, waitlistPerHour: 4 };

describe.skipIf(!canShareDatabase)('two hosts on one database', () => {
  const shared = openForSuite(shareDatabase);
  let a: Host;
  let b: Host;

  beforeAll(async () => {
    [a, b] = await Promise.all([shared.start(), shared.start()]);
  });

  const askFor = async (host: Host, email: string) =>
    fetch(`${host.url}/auth/v1/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: await publishableKey(host.url) },
      body: JSON.stringify({ email }),
    });
  const listReports = async (host: Host, token: string) =>
    fetch(`${host.url}/rest/v1/reports?select=id`, {
      headers: { apikey: await publishableKey(host.url), authorization: `Bearer ${token}` },
    });

  it('start at the same moment, and a third one later, on what is prepared once', async () => {
    const third = await shared.start();
    for (const { url } of [a, b, third]) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
  });

  it('mail a link that the other one takes, to a session that both know', async () => {
    const email = freshEmail();
    expect((await askFor(a, email)).status).toBe(200);
    const client = await visitor(b.url);
    const token_hash = readTokenHash(await mailedLink(b.url, email));
    const { data } = await client.auth.verifyOtp({ token_hash, type: 'email' });
    const token = data.session?.access_token ?? '';
    expect((await listReports(a, token)).status).toBe(200);
    await client.auth.signOut({ scope: 'local' });
    expect((await listReports(a, token)).status).toBe(401);
  });

  it('show one another’s rows at once', async () => {
    const person = await signIn(a.url);
    const { data: report } = await person.client
      .from('reports')
      .insert({ title: 'North pier', user_id: person.id })
      .select('id')
      .single();
    const seen = await listReports(b, await readAccessToken(person));
    expect(await seen.json()).toEqual([report]);
  });

  it('make one account of two first requests for an address', async () => {
    const email = freshEmail('twice');
    const asked = await Promise.all([a, b, a, b].map((host) => askFor(host, email)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const made = await shared.ask(`select email from auth.users where email = '${email}'`);
    expect(made).toEqual([{ email }]);
  });

  it('count the links to one mailbox together', async () => {
    await shared.cluster.create('limited');
    const settings = { databaseUrl: shared.cluster.buildUrl('limited'), rateLimits: LIMITS };
    const [one, other] = await Promise.all([shared.start(settings), shared.start(settings)]);
    const email = freshEmail('limited');
    const statuses: number[] = [];
    for (const host of [one, other, one, other, one])
      statuses.push((await askFor(host, email)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    // The visitor's limit counts what was refused as well, and is reached by now.
    expect((await askFor(other, freshEmail())).status).toBe(429);
  });

  it('lock out together whoever tries wrong links, however often they are refused', async () => {
    const tryLink = async (host: Host, index: number) => {
      const answer = await sendRaw(`${host.url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: 'x', 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'email', token_hash: String(index).padStart(64, '0') }),
        from: '127.7.7.7',
      });
      return answer.status;
    };
    const atOne: number[] = [];
    for (let index = 0; index < 30; index += 1) atOne.push(await tryLink(a, index));
    expect(atOne.filter((status) => status === 403)).toHaveLength(20);
    expect(await tryLink(b, 30)).toBe(429);
  });

  it('forget what they knew of the schema when one of them changes it', async () => {
    const person = await signIn(a.url);
    const column = `added_${randomUUID().slice(0, 8)}`;
    const asked = async () =>
      (await person.client.from('reports').select(column as 'id')).error?.code ?? null;
    expect(await asked()).not.toBe(null);
    await shared.ask(`alter table public.reports add column ${column} text;
      grant select (${column}) on public.reports to authenticated; notify plumbline_schema`);
    await expect.poll(asked).toBe(null);
  });

  it('know one another’s administrators, and keep out whom one of them suspended', async () => {
    const administrator = await signIn(b.url);
    const other = await signIn(b.url);
    await nameOperator(a.dataDir, administrator.email);
    const may = async () => (await administrator.client.rpc('is_administrator')).data;
    await expect.poll(may).toBe(true);
    const token = await readAccessToken(other);
    expect((await listReports(a, token)).status).toBe(200);
    await administrator.client.rpc('suspend_person', { p_person: other.id }).throwOnError();
    expect((await listReports(a, token)).status).toBe(401);
  });

  it('count what a person asks of the analyst in a day together', async () => {
    // A setting of all hosts of a database: this one is theirs alone.
    await shared.cluster.create('allowance');
    const databaseUrl = shared.cluster.buildUrl('allowance');
    const settings = { databaseUrl, allowance: { analyses: 0, generations: 2 } };
    const [one, other] = await Promise.all([shared.start(settings), shared.start(settings)]);
    const report = await makeReport(one.url);
    await addRow(report, { element: 'Wall', defect: 'Crack.', outcome: 'defect' });
    const codes: (string | undefined)[] = [];
    for (const { url: hostUrl } of [one, other, one, other]) {
      const body = { report_id: report.reportId };
      codes.push(
        (await callFunction({ ...report, hostUrl }, 'generate_summary', body)).answer.code,
      );
    }
    expect(codes).toEqual([undefined, undefined, 'allowance_used_up', 'allowance_used_up']);
  });

  it('give figures of their own, which add up to what was asked of both', async () => {
    const metricsToken = 'of-the-monitoring-alone';
    const settings = { metricsToken };
    const [one, other] = await Promise.all([shared.start(settings), shared.start(settings)]);
    const figures = async (host: Host, name: string) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${host.url}/metrics`, { headers })).text();
      return text
        .split('\n')
        .filter((line) => line.includes(name) && !line.startsWith('#'))
        .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
    };
    const ofBoth = (name: string) => Promise.all([figures(one, name), figures(other, name)]);
    const token = await readAccessToken(await signIn(one.url));
    for (const host of [one, other, one, other, other]) await listReports(host, token);
    const asked = 'duration_seconds_count{route="/rest/v1/:table",method="GET",status="2xx"}';
    expect(await ofBoth(asked)).toEqual([2, 3]);
    expect(await ofBoth('plumbline_mails_total{result="sent"}')).toEqual([1, 0]);
    // A host reports its own sessions of the database: a wait is not counted by both.
    await shared.ask('begin; lock table public.reports in access exclusive mode');
    const held = listReports(one, token);
    await expect.poll(() => figures(one, 'plumbline_database_held')).toBeGreaterThan(0);
    await expect.poll(() => figures(other, 'plumbline_database_held')).toBe(0);
    await shared.ask('rollback');
    expect((await held).status).toBe(200);
  });

  it('each read one whole report of a person at a time, and refuse none', async () => {
    const underWay = new Map<string, () => void>();
    const start = () => {
      const { analyst, script } = scriptedAnalyst();
      script.writeSections = async ({ styleHint }) => {
        await new Promise<void>((end) => underWay.set(styleHint, end));
        underWay.delete(styleHint);
        return { discussion: 'Sound.', recommendation: 'Look again.' };
      };
      return shared.start({ analyst });
    };
    const [one, other] = await Promise.all([start(), start()]);
    const email = freshEmail();
    const draft = async (host: Host, address: string, style_hint: string) => {
      const report = await makeReport(host.url, address);
      await addRow(report, { element: 'Wall', defect: 'Crack.', outcome: 'defect' });
      return async () => {
        const body = { report_id: report.reportId, style_hint };
        expect((await callFunction(report, 'generate_summary', body)).answer.success).toBe(true);
      };
    };
    const begun = () => [...underWay.keys()];
    const first = await draft(one, email, 'first');
    const second = await draft(one, email, 'second');
    const elsewhere = await draft(other, email, 'elsewhere');
    const another = await draft(one, freshEmail(), 'another person');
    const asked = [first()];
    await expect.poll(begun).toEqual(['first']);
    asked.push(second());
    for (const [name, ask] of Object.entries({ elsewhere, 'another person': another })) {
      const answered = ask();
      await expect.poll(begun).toEqual(['first', name]);
      underWay.get(name)?.();
      await answered;
    }
    // By now the second one has long come to its host.
    expect(begun()).toEqual(['first']);
    underWay.get('first')?.();
    await expect.poll(begun).toEqual(['second']);
    underWay.get('second')?.();
    await Promise.all(asked);
  });

  it('do the daily chores one after the other', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const url = shared.cluster.buildUrl('shared');
    const connections = await Promise.all([openServerDatabase(url), openServerDatabase(url)]);
    const steps: string[] = [];
    const looks = connections.map((connection, host) => {
      const objects = {
        async *keys() {
          steps.push(`${host} begins`);
          await connection.driver.query('select pg_sleep(0.1)');
          yield* [];
          steps.push(`${host} ends`);
        },
      };
      timers.mockClear();
      const stop = doChoresDaily(
        {
          database: connection.driver,
          // The storage is asked for nothing else where there are no files.
          storage: { objects } as never,
          withLock: (name, work) => connection.withLock(name, work),
        },
        () => undefined,
      );
      const look = timers.mock.calls[0]?.[0] as () => void;
      return { look, stop };
    });
    timers.mockRestore();
    for (const { look } of looks) look();
    // Each looks through two buckets.
    await expect.poll(() => steps.length).toBe(8);
    const [first] = steps[0] ?? '';
    const second = first === '0' ? '1' : '0';
    expect(steps).toEqual(
      [first, first, second, second].flatMap((host) => [`${host} begins`, `${host} ends`]),
    );
    await Promise.all(looks.map(({ stop }) => stop()));
    await Promise.all(connections.map((connection) => connection.close()));
  });
});
