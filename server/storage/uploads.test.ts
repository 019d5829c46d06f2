/** The files that may be stored, by whom and how many, requested of a host as a client does. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { describeBackEnds } from './object-storage.fixture.ts';
import {
  asBlob,
  BUCKET,
  openBucket,
  KILOBYTE,
  buildStoragePath,
  picture,
} from './uploads.fixture.ts';
import { readAccessToken, type Person, signIn } from '../../testing/people.ts';
import { seedReport } from '../../testing/reports.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const ROUNDS = 30;

describeBackEnds('uploads', (makePlace) => {
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

  const buildPath = (name: string, person = owner) => buildStoragePath(person, name);
  const unfinished = () => readdirSync(join(host.dataDir, 'unfinished'));

  async function storedBytes(path: string): Promise<Uint8Array> {
    const answer = await fetch(openBucket(owner).getPublicUrl(path).data.publicUrl);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** Uploads of one name at the same time, in both ways that a client sends them. */
  function uploadTogether(path: string, marks: number[], upsert: boolean) {
    return Promise.all(
      marks.map(async (mark) => {
        const bytes = picture(mark, 1000 + 64 * mark);
        const body = mark % 2 === 0 ? bytes : asBlob(bytes);
        const { error } = await openBucket(owner).upload(path, body, {
          contentType: 'image/jpeg',
          upsert,
        });
        return { bytes, error };
      }),
    );
  }

  describe('uploads of one name at the same time', () => {
    it('leave the bytes of the one that was acknowledged @uploads-1', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const path = buildPath(`${round}_wall.jpg`);
        const sent = await uploadTogether(path, [1, 2, 3, 4], false);
        const [acknowledged, ...others] = sent.filter(({ error }) => error === null);
        expect(others).toEqual([]);
        expect(await storedBytes(path), `round ${round}`).toEqual(acknowledged!.bytes);
        for (const { error } of sent.filter((one) => one !== acknowledged)) {
          expect(error?.message).toMatch(/exists/);
        }
      }
    });

    it('leave one of those that were acknowledged, and what describes it, when each may replace', async () => {
      const path = buildPath('replaced.jpg');
      const sent = await uploadTogether(path, [5, 6, 7, 8, 9, 10], true);
      expect(sent.map(({ error }) => error)).toEqual(sent.map(() => null));
      const left = await storedBytes(path);
      expect(sent.map(({ bytes }) => bytes)).toContainEqual(left);
      const { data } = await openBucket(owner).list(path.slice(0, path.lastIndexOf('/')), {
        limit: 1000,
      });
      const row = data?.find(({ name }) => name === 'replaced.jpg');
      expect(row?.metadata?.['size']).toBe(left.length);
      expect(unfinished()).toEqual([]);
    });
  });

  describe('what is uploaded', () => {
    const page = new TextEncoder().encode('<!doctype html><script>alert(document.domain)</script>');
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);

    it.each([
      ['a page', page, 'image/jpeg'],
      [
        'a drawing with a script',
        new TextEncoder().encode('<svg onload="alert(1)"/>'),
        'image/png',
      ],
      ['another kind of picture', png, 'image/jpeg'],
      ['a picture that says it is a page', picture(1), 'text/html'],
      ['nothing', new Uint8Array(), 'image/jpeg'],
    ])('is refused when it is %s @uploads-2', async (_, bytes, contentType) => {
      for (const body of [bytes, asBlob(bytes, contentType)]) {
        const { error } = await openBucket(owner).upload(buildPath('false.jpg'), body, {
          contentType,
        });
        expect(error).toMatchObject({
          statusCode: '415',
          message: expect.stringContaining('upload it again'),
        });
      }
      expect((await openBucket(owner).download(buildPath('false.jpg'))).error).not.toBe(null);
      expect(unfinished()).toEqual([]);
    });

    it('never runs as a page, also when it begins as a picture and goes on as a page @uploads-3', async () => {
      const path = buildPath('both.jpg');
      const both = new Uint8Array([...picture(1, 4), ...page]);
      const { error } = await openBucket(owner).upload(path, asBlob(both));
      expect(error).toBe(null);
      const own = { authorization: `Bearer ${await readAccessToken(owner)}` };
      for (const [address, headers] of [
        [openBucket(owner).getPublicUrl(path).data.publicUrl, {}],
        [`${host.url}/storage/v1/object/${BUCKET}/${path}`, own],
      ] as const) {
        const answer = await fetch(address, { headers });
        expect(new Uint8Array(await answer.arrayBuffer())).toEqual(both);
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-security-policy')).toMatch(
          /default-src 'none'.*sandbox/,
        );
      }
    });
  });

  describe('an upload into the folder of another person', () => {
    it('is refused before its body is read', async () => {
      const asked = request(`${host.url}/storage/v1/object/${BUCKET}/${buildPath('theirs.jpg')}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await readAccessToken(stranger)}`,
          'content-type': 'image/jpeg',
          'content-length': 9 * KILOBYTE * KILOBYTE,
        },
      });
      asked.on('error', () => undefined).flushHeaders();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(400);
      expect(await text(answer)).toContain('row-level security');
      asked.destroy();
    });
  });

  describe('uploads that come slowly', () => {
    it('keep nobody else waiting', async () => {
      const headers = {
        authorization: `Bearer ${await readAccessToken(owner)}`,
        'content-type': 'image/jpeg',
        'content-length': 100 * KILOBYTE,
      };
      const slow = Array.from({ length: 20 }, (_, index) => {
        const address = `${host.url}/storage/v1/object/${BUCKET}/${buildPath(`slow-${index}.jpg`)}`;
        const sending = request(address, { method: 'POST', headers });
        sending.on('error', () => undefined).write(picture(1, 10));
        return sending;
      });
      try {
        // The others of the same person wait unread.
        await expect.poll(() => unfinished().length).toBe(6);
        const path = buildPath('quick.jpg', stranger);
        const { error } = await openBucket(stranger).upload(path, asBlob(picture(1)));
        expect(error).toBe(null);
      } finally {
        for (const sending of slow) sending.destroy();
      }
      // An upload that was cut off leaves nothing.
      await expect.poll(unfinished).toEqual([]);
    });
  });

  describe('a report that is full', () => {
    it('says so in words that a screen can show @uploads-6', async () => {
      const row = { user_id: owner.id, report_id: await seedReport(owner), element: 'Wall' };
      const add = (count: number) =>
        owner.client.from('observations').insert(Array<typeof row>(count).fill(row));
      for (let added = 0; added < 2000; added += 100) expect((await add(100)).error).toBe(null);
      const { error, status } = await add(1);
      expect(status).toBe(409);
      expect(error?.message).toContain('Add the others to another report.');
    });
  });

  describe('names that nothing can have', () => {
    it.each([
      ['a null character', 'a%00b.jpg'],
      ['a line break', 'a%0Ab.jpg'],
      ['no characters at all', '%ED%A0%80.jpg'],
      ['more than a thousand bytes', `${'a'.repeat(200)}/`.repeat(6)],
      ['a way out', '..%2F..%2Fx.jpg'],
    ])('are refused as such: %s @uploads-7', async (_, name) => {
      const headers = {
        authorization: `Bearer ${await readAccessToken(owner)}`,
        'content-type': 'image/jpeg',
      };
      const base = `${host.url}/storage/v1/object`;
      const path = `${BUCKET}/${buildPath(name)}`;
      const statuses = [
        await sendRaw(`${base}/${path}`, { method: 'POST', headers, body: picture(1) }),
        await sendRaw(`${base}/${path}`, { headers }),
        await sendRaw(`${base}/public/${path}`),
      ].map(({ status }) => status);
      for (const status of statuses) expect(status).toBeOneOf([400, 404]);
    });

    it('are refused in lists of names too', async () => {
      const { error } = await openBucket(owner).remove([`${owner.id}/a\0b.jpg`]);
      expect(error).toMatchObject({ statusCode: '400' });
      expect((await openBucket(owner).list('a\0b')).error).toMatchObject({ statusCode: '400' });
    });
  });
});
