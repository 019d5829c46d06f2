import { expect, it } from 'vitest';
import { base64OfBytes, bytesOfBase64 } from './base64';

it.each([0, 1, 2, 3, 0x8000, 0x8001, 200_000])('carries %i bytes there and back', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
  const text = base64OfBytes(bytes);
  expect(text).toBe(Buffer.from(bytes).toString('base64'));
  expect(Buffer.from(bytesOfBase64(text)).equals(Buffer.from(bytes))).toBe(true);
});

it('throws for what is no base64', () => {
  expect(() => bytesOfBase64('A<')).toThrow();
});
