/** The storage's quotas, for one person and for all, requested of a host as a client does. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { type Person, readAccessToken, signIn } from '../../testing/people.ts';
import { diskStorage } from './disk-storage.ts';
import { describeBackEnds, listKeys } from './object-storage.fixture.ts';
import { openS3Storage } from './s3-storage.ts';
import {
  asBlob,
  BUCKET,
  openBucket,
  KILOBYTE,
  buildStoragePath,
  picture,
} from './uploads.fixture.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

describeBackEnds('room', (makePlace) => {
  const host = openForSuite(() =>
    startTestHost({
      storageQuotaPerPerson: 4000 * KILOBYTE,
      storagePlace: makePlace(),
    }),
  );
  let owner: Person;
  let stranger: Person;

  beforeAll(async () => {
    owner = await signIn(host.url, 'owner@example.com');
    stranger = await signIn(host.url, 'stranger@example.com');
  });

  const unfinished = () => readdirSync(join(host.dataDir, 'unfinished'));

  describe('the room of one person', () => {
    it('is theirs alone, and is theirs again when files are removed @uploads-4', async () => {
      const store = (person: Person, name: string) =>
        openBucket(person).upload(
          buildStoragePath(person, name),
          asBlob(picture(2, 1900 * KILOBYTE)),
        );
      expect((await store(stranger, 'first.jpg')).error).toBe(null);
      expect((await store(stranger, 'second.jpg')).error).toBe(null);
      expect((await store(stranger, 'third.jpg')).error).toMatchObject({
        statusCode: '507',
        message: expect.stringContaining('that you no longer need, then try again.'),
      });
      expect((await store(owner, 'first.jpg')).error).toBe(null);
      await openBucket(stranger).remove([buildStoragePath(stranger, 'first.jpg')]);
      expect((await store(stranger, 'third.jpg')).error).toBe(null);
      expect((await store(stranger, 'fourth.jpg')).error).toMatchObject({ statusCode: '507' });
    });

    it('is asked for before a file is received: nothing of it is kept where it is full @uploads-5', async () => {
      const headers = {
        authorization: `Bearer ${await readAccessToken(stranger)}`,
        'content-type': 'image/jpeg',
        'content-length': 1900 * KILOBYTE,
      };
      const address = `${host.url}/storage/v1/object/${BUCKET}/${buildStoragePath(stranger, 'unsent.jpg')}`;
      const sending = request(address, { method: 'POST', headers });
      sending.on('error', () => undefined).write(picture(1, 10));
      try {
        const whole = asBlob(picture(2, 1900 * KILOBYTE));
        const { error } = await openBucket(stranger).upload(
          buildStoragePath(stranger, 'fifth.jpg'),
          whole,
        );
        expect(error).toMatchObject({ statusCode: '507' });
        expect(unfinished()).toEqual([]);
      } finally {
        sending.destroy();
      }
    });
  });

  describe('the room of all people', () => {
    it('is never overdrawn by uploads at the same time, which leave nothing where they are refused', async () => {
      const place = makePlace();
      const small = await startTestHost({
        storageQuota: 4 * KILOBYTE * KILOBYTE,
        storagePlace: place,
      });
      try {
        const people = await Promise.all(
          ['a', 'b', 'c'].map((name) => signIn(small.url, `${name}@example.com`)),
        );
        const sent = await Promise.all(
          people.flatMap((person) =>
            [1, 2, 3, 4].map((mark) =>
              openBucket(person).upload(
                buildStoragePath(person, `${mark}.jpg`),
                asBlob(picture(mark, KILOBYTE * KILOBYTE)),
              ),
            ),
          ),
        );
        const refused = sent.flatMap(({ error }) => error ?? []);
        expect(refused).toHaveLength(8);
        for (const error of refused) {
          expect(error).toMatchObject({
            statusCode: '507',
            message: expect.stringContaining('storage is full'),
          });
        }
        const objects = place
          ? await openS3Storage({ place, log: () => undefined })
          : diskStorage({ photos: join(small.dataDir, 'photos'), unfinished: '' });
        expect(await listKeys(objects, BUCKET)).toHaveLength(4);
      } finally {
        await small.close();
      }
    });
  });
});
