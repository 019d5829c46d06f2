/**
 * What one request may cost the host: less than a second of its thread and 200 MB, whoever sends it.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../start-host.ts';
import { type Person, publishableKey, signIn } from '../test-person.ts';
import { temporaryFolder, testSettings } from '../test-settings.ts';
import { costOf } from './cost.ts';
import { sendRaw } from './raw-request.ts';

let host: Host;
let key: string;
let person: Person;
let token: string;

beforeAll(async () => {
  host = await startHost(testSettings({ dataDir: temporaryFolder() }));
  key = await publishableKey(host.url);
  person = await signIn(host.url, 'costly@example.com');
  token = (await person.client.auth.getSession()).data.session?.access_token ?? '';
});

afterAll(async () => {
  await host.close();
  rmSync(host.dataDir, { recursive: true });
});

const names = (count: number, length = 8) =>
  JSON.stringify({
    prefixes: Array.from({ length: count }, (_, index) => String(index).padStart(length, '0')),
  });

describe('removing files by name', () => {
  const remove = (body: string, headers: Record<string, string> = {}) =>
    costOf(() =>
      sendRaw(`${host.url}/storage/v1/object/inspection_photos`, {
        method: 'DELETE',
        headers: { apikey: key, 'content-type': 'application/json', ...headers },
        body,
      }),
    );

  it('is refused before the names are read, for whoever is not signed in', async () => {
    for (const authorization of ['', `Bearer ${key}`, 'Bearer x']) {
      const { answer, blockedMs } = await remove(names(60_000), { authorization });
      expect([401, 0]).toContain(answer.status);
      expect(blockedMs).toBeLessThan(1000);
    }
  });

  it('takes 64 KB and a thousand names, and no more', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const large = await remove(names(60_000), headers);
    expect([413, 0]).toContain(large.answer.status);
    expect([413, 0]).toContain((await remove(names(1000, 70), headers)).answer.status);
    expect(large.blockedMs).toBeLessThan(1000);
    expect((await remove(names(1001), headers)).answer.status).toBe(400);
    const whole = await remove(names(1000), headers);
    expect(whole.answer.status).toBe(200);
    expect(whole.blockedMs).toBeLessThan(1000);
    expect(whole.grownMb).toBeLessThan(200);
  });
});
