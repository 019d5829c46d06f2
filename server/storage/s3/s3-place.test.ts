import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startS3Server } from '../../../testing/s3-server.ts';
import { arriving, openTestStorage, storageFolders } from '../object-storage.fixture.ts';
import { openS3Storage } from '../s3-storage.ts';
import { readS3Place, type S3Place } from './s3-place.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const read = (STORAGE_URL: string, environment: NodeJS.ProcessEnv = KEYS) =>
  readS3Place({ ...environment, STORAGE_URL });

describe('the place of photos', () => {
  it('is the disk unless STORAGE_URL is set', () => {
    expect(readS3Place(KEYS)).toBe(null);
  });

  it('is a bucket of any server, and a folder in it', () => {
    expect(
      read('s3://photos/office/north?endpoint=https://s3.example.com:9000/&region=eu-1'),
    ).toEqual({
      bucket: 'photos',
      prefix: 'office/north/',
      endpoint: 'https://s3.example.com:9000',
      region: 'eu-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    expect(read('s3://photos?endpoint=http://127.0.0.1:9000')).toMatchObject({
      prefix: '',
      region: 'us-east-1',
    });
  });

  it('is a bucket of Amazon’s, by a key or by the role of the machine', () => {
    expect(read('s3://photos?region=eu-central-1')).toMatchObject({ endpoint: null });
    expect(read('s3://photos/', { AWS_REGION: 'eu-central-1' })).toMatchObject({
      region: 'eu-central-1',
      credentials: null,
    });
    const session = { ...KEYS, AWS_SESSION_TOKEN: 'token' };
    expect(read('s3://photos?region=x', session)?.credentials).toHaveProperty(
      'sessionToken',
      'token',
    );
  });

  it.each([
    ['photos', /must be an address such as s3:/],
    ['https://photos.example.com', /must be an address such as s3:/],
    ['s3://', /a bucket has a name/],
    ['s3://key:secret@photos?region=x', /put them into AWS_ACCESS_KEY_ID/],
    ['s3://photos', /needs the region/],
    ['s3://photos?endpoint=s3.example.com', /endpoint must be an address without a path/],
    [
      's3://photos?endpoint=https://s3.example.com/photos',
      /endpoint must be an address without a path/,
    ],
    ['s3://photos?regoin=x', /not regoin/],
    ['s3://photos/a%2Fb?region=x', /must be a plain path/],
  ])('is refused as %s', (url, sentence) => {
    expect(() => read(url)).toThrow(sentence);
    expect(() => read(url)).toThrow(/^The setting STORAGE_URL cannot be used: .*\.$/);
  });

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY'],
    [{ AWS_SECRET_ACCESS_KEY: 'secret' }, 'AWS_ACCESS_KEY_ID'],
    [{}, 'AWS_ACCESS_KEY_ID'],
  ])('needs a key and its secret, not %o', (keys, missing) => {
    expect(() => read('s3://photos?endpoint=https://s3.example.com', keys)).toThrow(
      `The setting ${missing} is missing`,
    );
  });
});

describe('a host that changes to an empty bucket', () => {
  const server = openForSuite(startS3Server);

  it('does not start while photos lie on its disk, until they lie in the bucket', async () => {
    const folders = storageFolders();
    const place: S3Place = server.makePlace();
    const open = () => openTestStorage(folders, { place });
    await open();
    const bucket = join(folders.photos, 'inspection_photos');
    mkdirSync(bucket);
    writeFileSync(join(bucket, '1.jpg'), 'x');
    await expect(open()).rejects.toThrow(
      /Copy that folder's content to s3:\/\/photos-.*\/office\//,
    );
    const objects = await openS3Storage({ place, log: () => undefined });
    await (await objects.stage('inspection_photos', '1.jpg', arriving(new Uint8Array(1)))).keep();
    await open();
    rmSync(folders.data, { recursive: true });
  });
});
