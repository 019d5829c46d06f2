/** The queue of questions of two hosts, for a person at each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDescription, scriptedAnalyst } from '../../testing/hosts/scripted-host.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
import {
  type OwnedReport,
  addRow,
  askAboutAll,
  makeReport,
  storePhoto,
} from '../../testing/reports.ts';
import type { Host } from '../start-host.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';

const AT_ONCE = 3;
const PHOTOS_OF_EACH = 8;

describe.skipIf(!canShareDatabase)('two hosts with one queue', () => {
  let shared: SharingHosts;
  let bucket: S3Server;
  let hosts: [Host, Host];
  let reports: OwnedReport[];
  /** Each ends one look, and says at which host it is. */
  const underWay: { host: string; end: () => void }[] = [];
  const looks: string[] = [];
  let most = 0;

  const start = (host: string) => {
    const { analyst, script } = scriptedAnalyst();
    script.observe = async () => {
      looks.push(host);
      await new Promise<void>((end) => {
        most = Math.max(most, underWay.push({ host, end }));
      });
      return makeDescription();
    };
    return shared.start({ storagePlace, analyst, analystAtOnce: AT_ONCE });
  };
  let storagePlace: ReturnType<S3Server['makePlace']>;

  beforeAll(async () => {
    [shared, bucket] = await Promise.all([shareDatabase(), startS3Server()]);
    storagePlace = bucket.makePlace();
    hosts = await Promise.all([start('a'), start('b')]);
    reports = await Promise.all(hosts.map(({ url }) => makeReport(url)));
  });
  afterAll(async () => {
    for (const { end } of underWay) end();
    await shared.close();
    await bucket.close();
  });

  it('ask about as many at a time together as one of them would, and at no fewer', async () => {
    // Both hosts take at the same time, each before it can see what the other takes.
    await shared.ask(`
      create function public.dawdle() returns trigger language plpgsql
        as $$ begin perform pg_sleep(0.2); return new; end $$;
      create trigger dawdle before update on public.analyst_questions for each row
        when (new.state = 'asked' and old.state <> 'asked') execute function public.dawdle()`);
    for (const report of reports) {
      const photo = await storePhoto(report);
      for (let row = 0; row < PHOTOS_OF_EACH; row += 1) await addRow(report, { photo });
    }
    await Promise.all(reports.map(askAboutAll));
    for (let left = reports.length * PHOTOS_OF_EACH; left > 0; left -= 1) {
      await expect.poll(() => underWay.length).toBe(Math.min(AT_ONCE, left));
      underWay.shift()?.end();
    }
    const answered = async () =>
      (await shared.ask('select id from public.observations where outcome is not null')).length;
    await expect.poll(answered).toBe(reports.length * PHOTOS_OF_EACH);
    expect(looks).toHaveLength(reports.length * PHOTOS_OF_EACH);
    expect(most).toBe(AT_ONCE);
  });
});
