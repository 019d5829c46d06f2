/** Photos where the bucket answers wrong, late or not at all. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type AskedRequest, type Fault, startS3Server } from '../../testing/s3-server.ts';
import { arriving, listKeys, put, readBytes } from './object-storage.fixture.ts';
import type { ObjectStorage } from './object-storage.ts';
import { S3_LIMITS, type S3Limits } from './s3/bucket.ts';
import type { S3Place } from './s3/s3-place.ts';
import { openS3Storage } from './s3-storage.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const KEY = 'u/r/1.jpg';
const SLOW_DOWN: Fault = { kind: 'refusal', status: 503, code: 'SlowDown' };
const MEGABYTE = 1024 * 1024;
const HALF = MEGABYTE / 2;
/** Long enough for a busy machine, and waited for by the tests of what never comes. */
const SHORT: S3Limits = { ...S3_LIMITS, answerMs: 3000, uploadMs: 3000, pauseMs: 3000 };

const server = openForSuite(startS3Server);
let place: S3Place;
let storage: ObjectStorage;
let logged: string[];

beforeEach(async () => {
  server.fail(null);
  place = server.makePlace();
  logged = [];
  storage = await openS3Storage({ place, limits: SHORT, log: (message) => logged.push(message) });
});

/** This fault to the first so many requests of a method, whatever they are for. */
const failFirst = (method: string, times: number, fault: Fault) => {
  let left = times;
  server.fail((asked) => (asked.method === method && left-- > 0 ? fault : null));
};
const asked = (method: string) => server.asked.filter((one) => one.method === method);
const photo = new Uint8Array(MEGABYTE).map((_, index) => index % 251);

describe('a request that fails once', () => {
  it.each([
    ['the server asks to slow down', SLOW_DOWN],
    ['the connection ends', { kind: 'cut' }],
  ] satisfies [string, Fault][])('is sent again where %s', async (_what, fault) => {
    failFirst('PUT', 1, fault);
    await put(storage, KEY, photo);
    expect(asked('PUT')).toHaveLength(2);
    failFirst('GET', 1, fault);
    expect(await readBytes(storage, KEY, { start: 5, end: 7 })).toEqual([5, 6, 7]);
    failFirst('HEAD', 1, fault);
    expect(await storage.stat('b', KEY)).toMatchObject({ size: photo.length });
    failFirst('GET', 1, fault);
    expect(await listKeys(storage)).toEqual([KEY]);
    failFirst('DELETE', 1, fault);
    await storage.delete('b', KEY);
    expect(await listKeys(storage)).toEqual([]);
  });
});

describe('a request that is not answered in time', () => {
  it('is sent again', async () => {
    failFirst('PUT', 1, { kind: 'silence' });
    await put(storage, KEY, photo);
    expect(asked('PUT')).toHaveLength(2);
    failFirst('HEAD', 1, { kind: 'silence' });
    expect(await storage.stat('b', KEY)).toMatchObject({ size: photo.length });
  });
});

describe('a storage that stays away', () => {
  it('is said to be so, and noted, and keeps what it has', async () => {
    await put(storage, KEY, new Uint8Array([1]));
    server.fail(() => SLOW_DOWN);
    const away = { status: 503, message: expect.stringContaining('try again in a minute') };
    await expect(put(storage, KEY, new Uint8Array([2]))).rejects.toMatchObject(away);
    await expect(readBytes(storage, KEY)).rejects.toMatchObject(away);
    await expect(storage.stat('b', KEY)).rejects.toMatchObject(away);
    expect(logged).toHaveLength(3);
    server.fail(null);
    expect(await readBytes(storage, KEY)).toEqual([1]);
  });

  it.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
  ])('is told from one that is full (%d %s)', async (status, code) => {
    server.fail(() => ({ kind: 'refusal', status, code }));
    await expect(put(storage, KEY, new Uint8Array([1]))).rejects.toMatchObject({
      status: 507,
      message: expect.stringContaining('storage is full'),
    });
  });
});

describe('an upload', () => {
  it('asks the bucket for nothing until it is kept', async () => {
    server.fail(null);
    const staged = await storage.stage('b', KEY, arriving(photo));
    expect(server.asked).toEqual([]);
    await staged.keep();
    expect(server.asked).toHaveLength(1);
  });
});

describe('a picture that is cut off on its way', () => {
  const isBody = (asked: AskedRequest) => asked.method === 'GET' && !asked.query.has('list-type');
  const cutBodies = (times: number, fault: Fault) => {
    let left = times;
    server.fail((one) => (isBody(one) && left-- > 0 ? fault : null));
  };
  beforeEach(() => put(storage, KEY, photo));

  it.each([
    ['ends', { kind: 'cut', afterBytes: 400_000 }],
    ['stands still', { kind: 'pause', afterBytes: 400_000 }],
  ] satisfies [string, Fault][])(
    'goes on where it was when the connection %s',
    async (_what, fault) => {
      cutBodies(2, fault);
      const bytes = Uint8Array.from(await readBytes(storage, KEY));
      expect(Buffer.compare(bytes, photo)).toBe(0);
      const ranges = server.asked.map(({ headers }) => headers.range);
      expect(ranges).toEqual([
        undefined,
        expect.stringMatching(/^bytes=\d{6,}-1048575$/),
        expect.any(String),
      ]);
      expect(server.asked[1]?.headers['if-match']).toMatch(/\w/);
    },
  );

  it('keeps within its range', async () => {
    cutBodies(1, { kind: 'cut', afterBytes: 10 });
    const bytes = await readBytes(storage, KEY, { start: 100, end: HALF });
    expect(bytes).toEqual([...photo.subarray(100, HALF + 1)]);
  });

  it('ends for its reader when it is cut again and again', async () => {
    cutBodies(99, { kind: 'cut', afterBytes: 1000 });
    await expect(readBytes(storage, KEY)).rejects.toThrow();
    expect(server.asked.length).toBeLessThanOrEqual(3 * SHORT.attempts);
  });

  it('is never made of two objects', async () => {
    cutBodies(1, { kind: 'cut', afterBytes: HALF });
    const stream = await storage.read('b', KEY);
    await put(storage, KEY, new Uint8Array(photo.length));
    const read = new Response(stream).arrayBuffer();
    await expect(read).rejects.toThrow();
  });

  it('is missing where it was deleted since somebody asked how long it is', async () => {
    expect(await storage.stat('b', KEY)).not.toBe(null);
    await storage.delete('b', KEY);
    await expect(storage.read('b', KEY)).rejects.toMatchObject({ status: 404 });
    expect(logged).toEqual([]);
  });
});

it('lists more than the thousand keys of one answer', async () => {
  const keys = Array.from(
    { length: 1100 },
    (_, index) => `u/r/${String(index).padStart(4, '0')}.jpg`,
  );
  for (let at = 0; at < keys.length; at += 20) {
    await Promise.all(keys.slice(at, at + 20).map((key) => put(storage, key, new Uint8Array(1))));
  }
  server.fail(null);
  expect(await listKeys(storage)).toEqual(keys);
  expect(server.asked).toHaveLength(2);
});

describe('a bucket that cannot be used', () => {
  const open = (changes: Partial<S3Place>) =>
    openS3Storage({ place: { ...place, ...changes }, limits: SHORT, log: () => undefined });
  const refuse = (status: number, code: string, method = 'PUT') => {
    server.fail((one) => (one.method === method ? { kind: 'refusal', status, code } : null));
    onTestFinished(() => server.fail(null));
  };

  it('is said to be missing', () =>
    expect(open({ bucket: 'not-there' })).rejects.toThrow(
      /STORAGE_URL .*no bucket not-there.*Create it/,
    ));

  it('is said to be out of reach', () =>
    expect(open({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      /cannot be reached \(ECONNREFUSED\)/,
    ));

  it.each([
    [403, 'InvalidAccessKeyId', 'PUT', /AWS_ACCESS_KEY_ID .*does not know this key/],
    [403, 'SignatureDoesNotMatch', 'PUT', /AWS_SECRET_ACCESS_KEY .*not the secret/],
    [403, 'AccessDenied', 'PUT', /may not do s3:PutObject/],
    [403, 'AccessDenied', 'DELETE', /may not do s3:DeleteObject/],
    [301, 'PermanentRedirect', 'PUT', /another region than us-east-1/],
    [400, 'AuthorizationHeaderMalformed', 'PUT', /another region/],
    [403, 'RequestTimeTooSkewed', 'PUT', /clock/],
    [500, 'InternalError', 'PUT', /answered 500 \(InternalError\)/],
  ])('is said to refuse: %d %s to %s', async (status, code, method, sentence) => {
    refuse(status, code, method);
    await expect(open({})).rejects.toThrow(sentence);
  });

  it('is left as it was where it can be used', async () => {
    server.fail(null);
    await open({});
    expect(server.asked.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
    expect(server.asked[0]?.path).toMatch(/\/office\/plumbline-probe-/);
  });
});
