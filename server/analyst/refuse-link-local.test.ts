import { expect, it, vi } from 'vitest';
import { modelChoiceSchema } from './model-choice.ts';
import { patientFetch } from './patient-fetch.ts';
import { isLinkLocal, lookupElsewhere } from './refuse-link-local.ts';

const dns = vi.hoisted(() => ({ addresses: [{ address: '', family: 4 }] }));
vi.mock(import('node:dns'), async (original) => {
  const own = await original();
  const lookup = (_: string, __: object, done: (error: null, all: object[]) => void) =>
    done(null, dns.addresses);
  return { ...own, lookup: lookup as unknown as typeof own.lookup };
});

const REFUSED = [
  'http://169.254.169.254',
  'http://169.254.0.1:8080/v1',
  'http://2852039166/latest',
  'http://0xa9fea9fe',
  'http://0251.0376.0251.0376',
  'http://169.254.43518',
  'http://[fe80::1]:11434/v1',
  'http://[febf::1]/v1',
  'http://[::ffff:169.254.169.254]/v1',
  'http://[::ffff:a9fe:a9fe]/v1',
  'http://[::169.254.169.254]/v1',
  'http://[64:ff9b::169.254.169.254]/v1',
  'http://[2002:a9fe:a9fe::]/v1',
  'http://[fd00:ec2::254]/v1',
  // Written otherwise.
  'http://0XA9.0XFE.0XA9.0XFE',
  'http://169.254.0251.254',
  'http://0251.254.169.254/v1',
  'http://169.16689662',
  'http://１６９.２５４.１６９.２５４/v1',
  'http://169。254。169。254/v1',
  'http://169.254.169.254./v1',
  'http://user:key@169.254.169.254/v1',
  'http://%31%36%39.254.169.254/v1',
  // Within an IPv6 address: mapped, translated, compatible, NAT64 of a network's own, 6to4, ISATAP.
  'http://[0:0:0:0:0:ffff:a9fe:0001]/v1',
  'http://[::ffff:0:169.254.169.254]/v1',
  'http://[64:ff9b:1::169.254.169.254]/v1',
  'http://[64:ff9b:1:fffe:a9:fea9:fe00:0]/v1',
  'http://[2002:a9fe:a9fe::1]/v1',
  'http://[2002:a9fe:a9fe:1:2:3:4:5]/v1',
  'http://[fe80::a9fe:a9fe]/v1',
  'http://[::ffff:100.100.100.200]/v1',
  'http://[64:ff9b::100.100.100.200]/v1',
  // Of other providers.
  'http://100.100.100.200/latest',
  'http://[fd20:ce::254]/computeMetadata/v1',
  'http://[fd00:42::42]/conf',
  'http://168.63.129.16/machine',
  'http://192.0.0.192/latest',
];

it.each(REFUSED)('refuses the link-local address %s @link-local-1', async (baseUrl) => {
  expect(modelChoiceSchema.safeParse({ provider: 'ollama', model: 'm', baseUrl }).success).toBe(
    false,
  );
  await expect(patientFetch(baseUrl)).rejects.toThrow(/link-local/);
});

it.each([
  '127.0.0.1',
  '10.0.0.5',
  '192.168.1.9',
  '169.253.255.255',
  '169.255.0.1',
  '172.16.0.1',
  '[::1]',
  '[fd12::1]',
  '[fec0::1]',
  '[::ffff:10.0.0.5]',
  '[64:ff9b::a00:5]',
  '[2002:a00:5::1]',
  '[2001:db8::a9fe:a9fe]',
  'models.example.com',
  'localhost',
])('takes %s', (host) => {
  expect(isLinkLocal(host)).toBe(false);
  const baseUrl = `http://${host}:11434/v1`;
  expect(modelChoiceSchema.parse({ provider: 'ollama', model: 'm', baseUrl }).baseUrl).toBe(
    baseUrl,
  );
});

it.each([
  [[{ address: '169.254.169.254', family: 4 }]],
  [
    [
      { address: '10.0.0.1', family: 4 },
      { address: 'fe80::1', family: 6 },
    ],
  ],
  [[{ address: '::ffff:169.254.169.254', family: 6 }]],
])('refuses a name that leads there: %j @link-local-2', async (addresses) => {
  dns.addresses = addresses;
  await expect(patientFetch('http://models.example.com')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/link-local/) as unknown },
  });
  const refused = await new Promise((resolve) => {
    lookupElsewhere('models.example.com', {}, (error) => resolve(error));
  });
  expect(refused).toBeInstanceOf(Error);
});
