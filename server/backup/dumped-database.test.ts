/** Backup and restore where the database is a PostgreSQL server's and the photos are in a bucket, as docs/deploy.md says. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CopyObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms } from '../../testing/databases/postgres-engine.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { type SharingHosts, shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { freshEmail, publishableKey, signIn } from '../../testing/people.ts';
import { addRow, makeReport, storePhoto } from '../../testing/reports.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import type { S3Place } from '../storage/s3/s3-place.ts';

const programs = postgresPrograms() ?? '';
const canDump = existsSync(join(programs, 'pg_dump'));
const title = canDump
  ? 'a dump and a copy of the bucket'
  : 'a dump and a copy of the bucket (skipped: pg_dump is not installed on this machine)';

const folder = temporaryFolder();

describe.skipIf(!canDump)(title, () => {
  let shared: SharingHosts;
  let bucket: S3Server;

  beforeAll(async () => {
    [shared, bucket] = await Promise.all([shareDatabase(), startS3Server()]);
    await shared.ask(`create role plumbline login`);
    for (const role of ['anon', 'authenticated', 'service_role bypassrls']) {
      await shared.ask(`create role ${role}`);
    }
    await shared.ask('grant anon, authenticated, service_role to plumbline');
    await shared.ask('create database office owner plumbline');
  });
  afterAll(async () => {
    await Promise.all([shared.close(), bucket.close()]);
    rmSync(folder, { recursive: true });
  });

  const buildUrl = (database: string) =>
    shared.cluster.buildUrl(database).replace('postgres@', 'plumbline@');

  it('bring back people, rows and photos on an empty server and bucket', async () => {
    const [place, copied] = [bucket.makePlace(), bucket.makePlace()];
    const first = await shared.start({ databaseUrl: buildUrl('office'), storagePlace: place });
    const email = freshEmail();
    const report = await makeReport(first.url, email);
    const photo = await storePhoto(report);
    const row = await addRow(report, { element: 'North pier', photo });
    const bytes = await bytesAt(photo);

    const dump = join(folder, 'plumbline.dump');
    const run = (program: string, ...words: string[]) =>
      execFileSync(join(programs, program), words, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('pg_dump', '--format=custom', `--file=${dump}`, buildUrl('office'));
    await copyBucket(place, copied);
    // Lost with the machine; what came after the dump is not in the copy.
    await addRow(report, { element: 'South pier' });
    await shared.ask('create database restored owner plumbline');
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${buildUrl('restored')}`, dump);

    const second = await shared.start({ databaseUrl: buildUrl('restored'), storagePlace: copied });
    const again = await signIn(second.url, email);
    const { data } = await again.client.from('observations').select('id, element').throwOnError();
    expect(data).toEqual([{ id: row.id, element: 'North pier' }]);
    const shown = await bytesAt(photo.replace(first.url, second.url));
    expect(Buffer.compare(shown, bytes)).toBe(0);
    // A session from before still works: the keys are in the database.
    const session = await fetch(`${second.url}/rest/v1/reports?select=id`, {
      headers: {
        apikey: await publishableKey(second.url),
        authorization: `Bearer ${report.token}`,
      },
    });
    expect(await session.json()).toEqual([{ id: report.reportId }]);
    // New rows and photos follow.
    const here = { ...report, ...again, hostUrl: second.url };
    await addRow(here, { photo: await storePhoto(here) });
  });
});

async function bytesAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

async function copyBucket(from: S3Place, to: S3Place): Promise<void> {
  const client = new S3Client({
    endpoint: from.endpoint ?? '',
    region: from.region,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    forcePathStyle: true,
  });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: from.bucket }));
  for (const { Key = '' } of Contents) {
    const CopySource = `${from.bucket}/${encodeURIComponent(Key)}`;
    await client.send(new CopyObjectCommand({ Bucket: to.bucket, Key, CopySource }));
  }
  client.destroy();
}
