/** A bucket that takes one person's photos in and answers nothing: what becomes of another's, and of everything else. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { canShareDatabase, shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { type Person, publishableKey, readAccessToken, signIn } from '../../testing/people.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import type { Host } from '../start-host.ts';
import { asBlob, openBucket, KILOBYTE, buildStoragePath, picture } from './uploads.fixture.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const MANY = 12;

/** A host whose photos lie in the server's bucket, on the embedded database or on one that hosts may share. */
const DATABASES = ['the embedded database', 'PostgreSQL'].filter(
  (name) => canShareDatabase || name !== 'PostgreSQL',
);

async function startOn(database: string, server: S3Server): Promise<Host> {
  const storagePlace = server.makePlace();
  if (database !== 'PostgreSQL') return startTestHost({ storagePlace });
  const sharing = await shareDatabase();
  const host = await sharing.start({ storagePlace });
  return { ...host, close: () => sharing.close() };
}

describe.each(DATABASES)('a bucket that is silent, with %s', (database) => {
  const server = openForSuite(startS3Server);
  const host = openForSuite(() => startOn(database, server));
  let slow: Person[];
  let quick: Person;

  beforeAll(async () => {
    slow = await Promise.all(
      ['slow', 'slower', 'slowest'].map((name) => signIn(host.url, `${name}@example.com`)),
    );
    quick = await signIn(host.url, 'quick@example.com');
  });

  it.each([1, 3])(
    'stores another person’s upload and lets newcomers in while every upload of %i waits for it',
    async (people) => {
      let answered = 0;
      const leaving = new AbortController();
      const stalling = slow.slice(0, people);
      const isStalled = ({ path, method }: { path: string; method: string }) =>
        method === 'PUT' && stalling.some(({ id }) => path.includes(id));
      const before = server.asked.length;
      const stalled = () => server.asked.slice(before).filter(isStalled).length;
      server.fail((asked) => (isStalled(asked) ? { kind: 'silence' } : null));
      const apikey = await publishableKey(host.url);
      const sent = stalling.flatMap((person) =>
        Array.from({ length: MANY }, async (_, index) => {
          const path = buildStoragePath(person, `${people}_${index}_wall.jpg`);
          const authorization = `Bearer ${await readAccessToken(person)}`;
          return fetch(`${host.url}/storage/v1/object/inspection_photos/${path}`, {
            method: 'POST',
            headers: { apikey, authorization, 'content-type': 'image/jpeg' },
            body: asBlob(picture(index, 2000 * KILOBYTE)),
            signal: leaving.signal,
          }).then(
            () => (answered += 1),
            () => 0,
          );
        }),
      );
      await expect.poll(stalled).toBeGreaterThanOrEqual(3);
      for (let index = 0; index < 3; index += 1) {
        const path = buildStoragePath(quick, `${people}_${index}_wall.jpg`);
        const { error } = await openBucket(quick).upload(path, asBlob(picture(index)));
        expect(error).toBe(null);
      }
      // An account is made in a turn, as jobs are taken and daily chores done.
      await signIn(host.url, `newcomer${people}@example.com`);
      expect(answered).toBe(0);
      expect(stalled()).toBeLessThan(MANY * people);
      server.fail(null);
      leaving.abort();
      await Promise.all(sent);
    },
  );
});
