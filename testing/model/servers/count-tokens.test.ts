import { expect, it } from 'vitest';
import { countPartTokens, countTextTokens } from './count-tokens.ts';
import { headerOnlyPhoto } from './header-only-photo.ts';
import { readModelPhoto } from './model-photo.ts';
import type { ServerKind } from './server-kind.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000f0', 'hex');
const read = (bytes: Uint8Array) => readModelPhoto(Buffer.from(bytes).toString('base64'), '');

it('measures a JPEG and a PNG by their headers, and nothing else', () => {
  expect(read(headerOnlyPhoto(1, 1280, 960))).toMatchObject({ width: 1280, height: 960 });
  expect(read(PNG)).toMatchObject({ width: 320, height: 240 });
  expect(read(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toMatchObject({ width: 0, height: 0 });
  expect(read(headerOnlyPhoto(1)).hash).not.toBe(read(headerOnlyPhoto(2)).hash);
});

it('counts a picture as its kind of model does', () => {
  const counted = (kind: ServerKind, photo = headerOnlyPhoto(1)) =>
    countPartTokens({ role: 'user', text: '', photo: read(photo) }, kind);
  expect(counted('ollama')).toBe(4800);
  expect(counted('openai')).toBe(5520);
  expect(counted('anthropic')).toBe(4784);
  expect(counted('google')).toBe(258 * 4 * 3);
  expect(counted('ollama', headerOnlyPhoto(1, 1280, 960))).toBe(1200);
});

it('counts Latin letters by four, and others one by one', () => {
  expect(countTextTokens('Straße')).toBe(2);
  expect(countTextTokens('ひび割れ')).toBe(4);
});
