import { expect, it } from 'vitest';
import { detectMediaType } from './photo-bytes.ts';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n....'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  [null, 'RIFF\x10\x00\x00\x00WAVEfmt '],
  [null, '<svg xmlns='],
  [null, '%PDF-1.7'],
  [null, '\xff\xd8'],
  [null, ''],
])('%s is known by its bytes', (mediaType, bytes) => {
  expect(detectMediaType(ascii(bytes))).toBe(mediaType);
});
