import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPathSegment,
  ownPhotoPath,
  photoAddresses,
  readPhotoPath,
  publicPhotoUrl,
  buildRenditionPath,
} from './photo-address.ts';

const USER = '6a0f2a1e-0000-4000-8000-000000000001';
const REPORT = '6a0f2a1e-0000-4000-8000-000000000002';
const HOST = 'http://127.0.0.1:3000';
const BASE = `${HOST}/storage/v1/object/public/inspection_photos`;
const PHOTO = `${USER}/${REPORT}/1700_wall.jpg`;

const HOSTILE = [
  '',
  'not a url',
  PHOTO,
  `/storage/v1/object/public/inspection_photos/${PHOTO}`,
  'http://169.254.169.254/latest/meta-data',
  `${BASE}/`,
  `${BASE}/${USER}/${REPORT}/`,
  `${BASE}/${USER}//${REPORT}/a.jpg`,
  `${BASE}/${USER}/${REPORT}/../../../other_bucket/a.jpg`,
  `${BASE}/${USER}/${REPORT}/..%2F..%2Fother%2Fa.jpg`,
  `${BASE}/${USER}/${REPORT}/a%2fb.jpg`,
  `${BASE}/${USER}/${REPORT}/a%5Cb.jpg`,
  `${BASE}/${USER}/${REPORT}/a%00.jpg`,
  `${BASE}/${USER}/${REPORT}/%E0%A4%A`,
  `${BASE.replace('inspection_photos', 'other_bucket')}/${USER}/${REPORT}/a.jpg`,
  `${BASE.replace('inspection_photos', 'inspection_photos_2')}/${USER}/${REPORT}/a.jpg`,
  `${BASE.replace('/public/', '/sign/')}/${USER}/${REPORT}/a.jpg`,
  `https://elsewhere.example/?at=${BASE}/${PHOTO}`,
  `https://elsewhere.example/#${BASE}/${PHOTO}`,
  `javascript:/storage/v1/object/public/inspection_photos/${PHOTO}`,
];

const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(isPathSegment);
const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));

describe('readPhotoPath', () => {
  it('reads a photo’s path under any host name, whatever is asked of it', () => {
    expect(readPhotoPath(`${BASE}/${PHOTO}`)).toBe(PHOTO);
    expect(readPhotoPath(`${BASE.replace(HOST, 'https://x.supabase.co')}/${PHOTO}`)).toBe(PHOTO);
    expect(readPhotoPath(`${BASE.replace(HOST, 'https://office.example/data')}/${PHOTO}`)).toBe(
      PHOTO,
    );
    expect(readPhotoPath(`${BASE}/${PHOTO}?download=wall.jpg#top`)).toBe(PHOTO);
  });

  it.each(HOSTILE)('takes %j for no photo of ours', (stored) => {
    expect(readPhotoPath(stored)).toBeNull();
  });

  it('reads back every address that publicPhotoUrl writes', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(HOST, `${HOST}/`, 'https://x.example/data'), (at, host) => {
        expect(readPhotoPath(publicPhotoUrl(host, at))).toBe(at);
      }),
    );
  });

  it('gives nothing but a path that stays in the bucket, whatever it is given', () => {
    const pieces = fc.constantFrom('..', '.', '', '%2e%2e', '%2f', '%5c', '\\', '?', '#', 'a', '%');
    const tail = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 6 })));
    fc.assert(
      fc.property(tail, (parts) => {
        const found = readPhotoPath(`${BASE}/${parts.join('/')}`);
        if (found !== null) expect(found.split('/').every(isPathSegment)).toBe(true);
      }),
    );
  });
});

describe('ownPhotoPath', () => {
  const readPath = (stored: string) => ownPhotoPath(stored, USER, REPORT);

  it('reads the path of the caller’s own photo, under any host name', () => {
    expect(readPath(`${BASE}/${PHOTO}`)).toBe(PHOTO);
    expect(readPath(`${BASE.replace(HOST, 'https://x.supabase.co')}/${PHOTO}`)).toBe(PHOTO);
    expect(readPath(`${BASE}/${USER}/${REPORT}/1700_m%C3%BCll%20%231.jpg`)).toBe(
      `${USER}/${REPORT}/1700_müll #1.jpg`,
    );
  });

  it.each([
    ...HOSTILE,
    `${BASE}/${REPORT}/${USER}/a.jpg`,
    `${BASE}/${USER}/${REPORT}`,
    `${BASE}/${USER}/${REPORT}/deeper/a.jpg`,
    `${BASE}/${USER}/${REPORT}/../../other/a.jpg`,
    `${BASE}/${USER}/${REPORT}/%2E%2E`,
  ])('takes %j for no photo of the caller', (stored) => {
    expect(readPath(stored)).toBeNull();
  });
});

describe('photoAddresses', () => {
  it('follows the deployment to another port or name', () => {
    for (const now of ['http://127.0.0.1:4000', 'https://reports.example/']) {
      expect(photoAddresses(`${BASE}/${PHOTO}`, now)).toEqual({
        photo: publicPhotoUrl(now, PHOTO),
        rendition: publicPhotoUrl(now, buildRenditionPath(PHOTO)),
      });
    }
  });

  it('reads a photo of ours from the backend alone, whoever the address names', () => {
    fc.assert(
      fc.property(fc.webUrl(), path, (origin, at) => {
        const stored = publicPhotoUrl(new URL(origin).origin, at);
        for (const address of Object.values(photoAddresses(stored, HOST))) {
          expect(new URL(address).origin).toBe(HOST);
        }
      }),
    );
  });

  it('leaves what is not in our bucket alone', () => {
    expect(photoAddresses('https://elsewhere.example/wall.jpg', HOST)).toEqual({
      photo: 'https://elsewhere.example/wall.jpg',
      rendition: 'https://elsewhere.example/wall.small.jpg',
    });
    expect(photoAddresses('', HOST).photo).toBe('');
  });

  it('gives the stored URL while the backend is not known', () => {
    expect(photoAddresses(`${BASE}/${PHOTO}`, undefined).photo).toBe(`${BASE}/${PHOTO}`);
  });
});

describe('buildRenditionPath', () => {
  it('stands beside the photo, as a path and as an address', () => {
    expect(buildRenditionPath('ada/report/1_a.PNG')).toBe('ada/report/1_a.small.jpg');
    expect(buildRenditionPath('ada/re.port/1_a')).toBe('ada/re.port/1_a.small.jpg');
    fc.assert(
      fc.property(path, (at) => {
        const { rendition } = photoAddresses(publicPhotoUrl(HOST, at), HOST);
        expect(readPhotoPath(rendition)).toBe(buildRenditionPath(at));
      }),
    );
  });
});
