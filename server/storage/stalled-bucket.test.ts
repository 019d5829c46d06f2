/** A bucket that takes one person's photos in and answers nothing: what becomes of another's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { type Person, publishableKey, readAccessToken, signIn } from '../../testing/people.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import type { Host } from '../start-host.ts';
import { asBlob, bucketOf, KILOBYTE, pathIn, picture } from './uploads.fixture.ts';

const MANY = 12;

let server: S3Server;
let host: Host;
let slow: Person;
let quick: Person;

beforeAll(async () => {
  server = await startS3Server();
  host = await startTestHost({ storagePlace: server.makePlace() });
  slow = await signIn(host.url, 'slow@example.com');
  quick = await signIn(host.url, 'quick@example.com');
});
afterAll(async () => {
  await host.close();
  await server.close();
});

it('another person’s upload is stored while every upload of one waits for the bucket', async () => {
  let answered = 0;
  const leaving = new AbortController();
  const stalled = () =>
    server.asked.filter(({ path, method }) => method === 'PUT' && path.includes(slow.id)).length;
  server.fail(({ path, method }) =>
    method === 'PUT' && path.includes(slow.id) ? { kind: 'silence' } : null,
  );
  const [token, apikey] = await Promise.all([readAccessToken(slow), publishableKey(host.url)]);
  const sent = Array.from({ length: MANY }, (_, index) =>
    fetch(`${host.url}/storage/v1/object/inspection_photos/${pathIn(slow, `${index}_wall.jpg`)}`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      body: asBlob(picture(index, 2000 * KILOBYTE)),
      signal: leaving.signal,
    }).then(
      () => (answered += 1),
      () => 0,
    ),
  );
  await expect.poll(stalled).toBeGreaterThanOrEqual(3);
  for (let index = 0; index < 3; index += 1) {
    const path = pathIn(quick, `${index}_wall.jpg`);
    const { error } = await bucketOf(quick).upload(path, asBlob(picture(index)));
    expect(error).toBe(null);
  }
  expect(answered).toBe(0);
  expect(stalled()).toBeLessThan(MANY);
  server.fail(null);
  leaving.abort();
  await Promise.all(sent);
});
