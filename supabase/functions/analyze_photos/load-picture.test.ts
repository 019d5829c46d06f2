import { beforeAll, describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo.ts';
import {
  makeReport,
  type OwnedReport,
  storePhoto,
  storePhotoAndRendition,
} from '../../../testing/reports.ts';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { buildHead, startFloodingServer } from '../../../testing/flooding-server.ts';
import { MOST_FROM_ELSEWHERE } from '../_shared/bytes-from-elsewhere.ts';
import { callerClient } from '../_shared/caller.ts';
import { readPhotoPath } from '../_shared/photo-address.ts';
import { isLargeEnough, loadPicture, type PhotoSource } from './load-picture.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const makeSource = (client: unknown): PhotoSource => ({
  client: client as never,
  shareReads: (_key, read) => read(),
});

const rendition = (width: number, height: number) => ({
  bytes: sitePhotoJpeg({ kind: 'plain-brick', width, height, seed: 1 }),
  mediaType: 'image/jpeg',
});

describe('a rendition is large enough', () => {
  const landscape = rendition(1333, 1000);
  const portrait = rendition(750, 1000);

  it.each([
    [896, true, true],
    [1280, true, true],
    [1568, true, false],
    [2048, false, false],
  ])('for %i px along the longer edge: landscape %s, portrait %s', (edge, wide, high) => {
    expect(isLargeEnough(landscape, edge)).toBe(wide);
    expect(isLargeEnough(portrait, edge)).toBe(high);
  });

  it('never when it is no whole JPEG', () => {
    const cut = { ...landscape, bytes: landscape.bytes.subarray(0, 100) };
    expect(isLargeEnough(cut, 100)).toBe(false);
    expect(isLargeEnough({ bytes: new Uint8Array(), mediaType: 'image/png' }, 100)).toBe(false);
  });
});

describe('what is loaded of a photo', () => {
  const photo = sitePhotoJpeg({ kind: 'plain-brick', width: 800, height: 600, seed: 1 });
  const small = sitePhotoJpeg({ kind: 'plain-brick', width: 400, height: 300, seed: 1 });
  const host = openForSuite(startTestHost);
  let report: OwnedReport;

  beforeAll(async () => {
    report = await makeReport(host.url);
  });

  const measureSize = async (url: string, longEdge: number | null) => {
    const path = readPhotoPath(url) ?? '';
    return (await loadPicture(makeSource(report.client), path, longEdge)).bytes.byteLength;
  };

  it('is its rendition where that is large enough, and else the photo itself', async () => {
    const stored = await storePhotoAndRendition(report, photo, small);
    expect(await measureSize(stored, null)).toBe(photo.byteLength);
    expect(await measureSize(stored, 500)).toBe(small.byteLength);
    expect(await measureSize(stored, 800)).toBe(photo.byteLength);
  });

  it('is the rendition of a photo with a side that a provider refuses, and else the photo', async () => {
    const panorama = sitePhotoJpeg({ kind: 'plain-brick', width: 9000, height: 120, seed: 1 });
    const stored = await storePhotoAndRendition(report, panorama, small);
    expect(await measureSize(stored, null)).toBe(small.byteLength);
    expect(await measureSize(await storePhoto(report, panorama), null)).toBe(panorama.byteLength);
  });

  it('is the photo where there is no rendition, or one that is none', async () => {
    expect(await measureSize(await storePhoto(report, photo), 100)).toBe(photo.byteLength);
    const broken = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    expect(await measureSize(await storePhotoAndRendition(report, photo, broken), 100)).toBe(
      photo.byteLength,
    );
  });
});

describe('a storage that sends more than it takes', () => {
  const flooding = openForSuite(startFloodingServer);

  it('has its photo said to be unreadable, and no more of it read', async () => {
    flooding.flood({ head: buildHead('image/jpeg'), again: 'a' });
    const request = new Request(flooding.url, { headers: { authorization: 'Bearer token' } });
    const settings = { supabaseUrl: flooding.url, publishableKey: 'key', log: () => undefined };
    const client = callerClient(request, settings);
    for (const longEdge of [null, 500]) {
      await expect(loadPicture(makeSource(client), 'a/b/1.jpg', longEdge)).rejects.toMatchObject({
        code: 'photo_unreadable',
      });
    }
    const most = MOST_FROM_ELSEWHERE.photo.bytes + 16 * 1024 * 1024;
    expect(flooding.asked).toBe(3);
    expect(flooding.sent).toBeLessThan(3 * most);
  });
});
