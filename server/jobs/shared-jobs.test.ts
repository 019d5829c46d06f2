/** Photos that two hosts look at in the background, for a person at each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../../testing/functions.ts';
import { makeFinding, scriptedAnalyst } from '../../testing/hosts/scripted-host.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
import { type ReportOf, addRow, makeReport, readRow, storePhoto } from '../../testing/reports.ts';
import type { Host } from '../start-host.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';

const AT_ONCE = 3;
const PHOTOS_OF_EACH = 8;

describe.skipIf(!canShareDatabase)('two hosts with photos in the background', () => {
  let shared: SharingHosts;
  let bucket: S3Server;
  let hosts: [Host, Host];
  let reports: ReportOf[];
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
      return makeFinding();
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

  it('look at as many at a time together as one of them would, and at no fewer @shared-jobs-1', async () => {
    // Slots of both hosts are at it at the same time, each before it can see what another one takes.
    await shared.ask(`
      create function jobs.dawdle() returns trigger language plpgsql
        as $$ begin perform pg_sleep(0.2); return new; end $$;
      create trigger dawdle before update on jobs.job_common for each row
        when (new.state = 'active' and old.state <> 'active') execute function jobs.dawdle()`);
    for (const report of reports) {
      const photo = await storePhoto(report);
      for (let row = 0; row < PHOTOS_OF_EACH; row += 1) await addRow(report, { photo });
    }
    const begun = reports.map((report) =>
      callFunction(report, 'analyze_report', { report_id: report.reportId }),
    );
    for (const { answer } of await Promise.all(begun)) expect(answer).toEqual({ success: true });
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

  it('look at a photo that was asked for again just as its job came to nothing @shared-jobs-2', async () => {
    const report = await makeReport(hosts[0].url);
    const row = await addRow(report, { photo: await storePhoto(report) });
    // The job finds nothing of what it was added for, and at its end somebody has asked again.
    await shared.ask(`
      create table jobs.asked as select * from public.background_analyses limit 0;
      create function jobs.put_aside() returns trigger language plpgsql security definer
        as $$ begin insert into jobs.asked select new.*; return null; end $$;
      create trigger put_aside before insert on public.background_analyses for each row
        execute function jobs.put_aside();
      create function jobs.ask_again() returns trigger language plpgsql security definer as $$ begin
        drop trigger if exists put_aside on public.background_analyses;
        insert into public.background_analyses select * from jobs.asked;
        delete from jobs.asked;
        return new;
      end $$;
      create trigger ask_again before update on jobs.job_common for each row
        when (new.state = 'completed') execute function jobs.ask_again()`);
    await callFunction(report, 'analyze_report', { report_id: report.reportId });
    await expect.poll(() => underWay.length).toBe(1);
    underWay.shift()?.end();
    await expect.poll(async () => (await readRow(report, row.id)).outcome).not.toBe(null);
  });
});
