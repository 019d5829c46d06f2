import { expect, it } from 'vitest';
import { decodeHeic } from './decode-heic';

it('says that a browser without WebAssembly reads no HEIC photo, and what to do', async () => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  try {
    await expect(decodeHeic(Uint8Array.of(1, 2, 3))).rejects.toThrow(
      'It is a HEIC photo, and this browser has WebAssembly turned off, which reading it needs. Turn it on, or save the photo as a JPEG first.',
    );
  } finally {
    Object.assign(globalThis, { WebAssembly });
  }
});
