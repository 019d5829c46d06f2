import { describe, expect, it } from 'vitest';
import { photoPathOf } from './photo-path.ts';

const USER = '6a0f2a1e-0000-4000-8000-000000000001';
const REPORT = '6a0f2a1e-0000-4000-8000-000000000002';
const BASE = 'http://127.0.0.1:3000/storage/v1/object/public/inspection_photos';
const pathOf = (url: string) => photoPathOf(url, USER, REPORT);

describe('photoPathOf', () => {
  it('reads the path of the caller’s own photo, under any host name', () => {
    const path = `${USER}/${REPORT}/1700_wall.jpg`;
    expect(pathOf(`${BASE}/${path}`)).toBe(path);
    expect(
      pathOf(`${BASE.replace('http://127.0.0.1:3000', 'https://x.supabase.co')}/${path}`),
    ).toBe(path);
    expect(pathOf(`${BASE}/${USER}/${REPORT}/1700_m%C3%BCll%20%231.jpg`)).toBe(
      `${USER}/${REPORT}/1700_müll #1.jpg`,
    );
  });

  it.each([
    '',
    'not a url',
    'http://169.254.169.254/latest/meta-data',
    `${BASE}/${REPORT}/${USER}/a.jpg`,
    `${BASE}/${USER}/${REPORT}/`,
    `${BASE}/${USER}/${REPORT}`,
    `${BASE}/${USER}/${REPORT}/deeper/a.jpg`,
    `${BASE}/${USER}/${REPORT}/../../other/a.jpg`,
    `${BASE}/${USER}/${REPORT}/..%2F..%2Fother%2Fa.jpg`,
    `${BASE}/${USER}/${REPORT}/%2E%2E`,
    `${BASE}/${USER}/${REPORT}/a%5Cb.jpg`,
    `${BASE}/${USER}/${REPORT}/%E0%A4%A`,
    `${BASE.replace('inspection_photos', 'other_bucket')}/${USER}/${REPORT}/a.jpg`,
    `${BASE.replace('/public/', '/sign/')}/${USER}/${REPORT}/a.jpg`,
  ])('takes %j for no photo of the caller', (url) => {
    expect(pathOf(url)).toBeNull();
  });
});
