import { afterEach, expect, it, vi } from 'vitest';
import { browserSecret } from './browser-secret';

const OF_THE_FORM = /^[\w-]{16,100}$/;

afterEach(() => vi.unstubAllGlobals());

function browserWith(localStorage: object) {
  vi.stubGlobal('window', { localStorage });
}
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('is made once and kept', () => {
  browserWith(storage());
  const secret = browserSecret();
  expect(secret).toMatch(OF_THE_FORM);
  expect(browserSecret()).toBe(secret);
});

it('is made on a page without https, as a host in an office’s network has', () => {
  browserWith(storage());
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(browserSecret()).toMatch(OF_THE_FORM);
});

it('lasts as long as the page where the browser has no room for it', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  browserWith({ getItem: () => null, setItem: full });
  const secret = browserSecret();
  expect(secret).toMatch(OF_THE_FORM);
  expect(browserSecret()).toBe(secret);
});
