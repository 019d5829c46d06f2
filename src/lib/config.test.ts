import { afterEach, expect, it, vi } from 'vitest';

const SETTINGS = {
  supabaseUrl: 'http://127.0.0.1:3000',
  publishableKey: 'key',
  mailbox: null,
  analyst: 'builtin',
  analystCapabilities: { describesPhotos: false, reviewsRows: false },
};

const PRICE = { in: 0.3, out: 2.5, currency: 'USD' };

async function loadWith(...answers: unknown[]) {
  vi.resetModules();
  const fetch = vi.fn();
  for (const value of answers) fetch.mockResolvedValueOnce(Response.json(value));
  vi.stubGlobal('fetch', fetch);
  return { ...(await import('./config')), fetch };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the settings once', async () => {
  const { loadConfig, fetch } = await loadWith(SETTINGS);
  expect(await loadConfig()).toEqual(SETTINGS);
  expect(await loadConfig()).toEqual(SETTINGS);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['builtin', SETTINGS.analystCapabilities],
  ['gpt-9', { describesPhotos: true, reviewsRows: true }],
])('knows what %s can do where the host does not say it', async (analyst, capabilities) => {
  const { loadConfig } = await loadWith({ ...SETTINGS, analystCapabilities: undefined, analyst });
  expect((await loadConfig()).analystCapabilities).toEqual(capabilities);
});

it('takes nothing of another form for what an analyst can do', async () => {
  const analystCapabilities = { describesPhotos: 'yes', reviewsRows: 1 };
  const { loadConfig } = await loadWith({ ...SETTINGS, analystCapabilities });
  expect((await loadConfig()).analystCapabilities).toEqual(SETTINGS.analystCapabilities);
});

it('goes by what the host says that its analyst can do', async () => {
  const analystCapabilities = { describesPhotos: true, reviewsRows: false };
  const { loadConfig } = await loadWith({ ...SETTINGS, analystCapabilities });
  expect((await loadConfig()).analystCapabilities).toEqual(analystCapabilities);
});

it.each([
  null,
  {},
  { ...SETTINGS, supabaseUrl: 'nowhere' },
  { ...SETTINGS, publishableKey: '' },
  { ...SETTINGS, mailbox: 1 },
  { ...SETTINGS, analyst: undefined },
])('refuses %o, and may be asked again', async (wrong) => {
  const { loadConfig } = await loadWith(wrong, SETTINGS);
  await expect(loadConfig()).rejects.toThrow(/config\.json/);
  expect(await loadConfig()).toEqual(SETTINGS);
});

it.each([
  [
    { analystAtOnce: 2, analystPrice: PRICE },
    { analystAtOnce: 2, analystPrice: PRICE },
  ],
  [{ analystAtOnce: 40, analystPrice: null }, { analystAtOnce: 5 }],
  [{ analystAtOnce: 0 }, { analystAtOnce: 1 }],
  [{ analystAtOnce: '2', analystPrice: { in: 1, currency: 'USD' } }, {}],
  [{ analystPrice: { ...PRICE, currency: 'dollars' } }, {}],
])('takes of %o what it can use', async (told, used) => {
  const { loadConfig } = await loadWith({ ...SETTINGS, ...told });
  expect(await loadConfig()).toEqual({ ...SETTINGS, ...used });
});
