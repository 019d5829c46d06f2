/** A bucket that is restarted, stalls, floods or lies: each request ends with a sentence, and memory stays bounded. */
import { afterEach, expect, it } from 'vitest';
import {
  type FaultyServer,
  MISBEHAVIOURS,
  type Misbehaviour,
  startFaultyServer,
} from '../../testing/faulty-server.ts';
import { S3_LIMITS, openBucket } from './s3/bucket.ts';
import { readWhole } from './s3/read-whole.ts';
import { explainS3Failure } from './s3/s3-failure.ts';

const LIMITS = { ...S3_LIMITS, attempts: 2, answerMs: 1000, uploadMs: 1000, pauseMs: 1000 };
const MEGABYTE = 1024 * 1024;
const PLACE = { bucket: 'photos', prefix: '', region: 'us-east-1' };

let server: FaultyServer | undefined;
afterEach(() => server?.close());

async function askAll(how: Misbehaviour) {
  server = await startFaultyServer(how);
  const bucket = openBucket(
    {
      ...PLACE,
      endpoint: `http://127.0.0.1:${server.port}`,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    LIMITS,
  );
  const read = async () => {
    const body = await readWhole((range, tag) => bucket.get('a', range, tag), undefined, LIMITS);
    return new Response(body).arrayBuffer();
  };
  return Promise.allSettled([
    bucket.put('a', new Uint8Array(MEGABYTE)),
    bucket.head('a'),
    read(),
    bucket.list('a'),
  ]);
}

const ALL = Object.keys(MISBEHAVIOURS) as Misbehaviour[];

it.each(ALL)(
  'says that a bucket which %s cannot be reached, and takes no more of it',
  async (how) => {
    const [put, head, read, list] = await askAll(how);
    for (const asked of [put, head, read]) {
      expect(asked.status).toBe('rejected');
      if (asked.status === 'rejected')
        expect(explainS3Failure(asked.reason)).toMatchObject({ status: 503 });
    }
    // A page in place of a list names no object; nothing is removed for it.
    if (list.status === 'fulfilled') expect(list.value.keys).toEqual([]);
    // Four requests, each tried twice, of at most four megabytes, and what sockets hold.
    expect(server?.sent()).toBeLessThan(8 * 8 * MEGABYTE);
  },
);
