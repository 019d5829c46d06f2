import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo.ts';
import { publishableKey } from '../../../testing/people.ts';
import {
  addRow,
  keepOriginal,
  makeReport,
  type OwnedReport,
  storePhoto,
} from '../../../testing/reports.ts';
import { callFunction } from '../../../testing/functions.ts';
import { signRevision } from '../../../testing/sign-revision.ts';
import { startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { deleteAccount } from './handler.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const JPEG = new Blob(
  [
    sitePhotoJpeg({
      kind: 'brick-crack',
      width: 64,
      height: 48,
      seed: 1,
    }) as Uint8Array<ArrayBuffer>,
  ],
  { type: 'image/jpeg' },
);

const host = openForSuite(startScriptedHost);
let leaver: OwnedReport;
beforeEach(async () => {
  leaver = await makeReport(host.url);
});

async function isThere(person: OwnedReport): Promise<boolean> {
  return (await person.client.auth.getUser(person.token)).error === null;
}

async function countReports(person: OwnedReport): Promise<number> {
  const { data, error } = await person.client.from('reports').select('id');
  if (error) throw error;
  return data.length;
}

const call = (person: OwnedReport, body: unknown = { email: person.email }) =>
  callFunction(person, 'delete_account', body);

/** The function on this host, with some of its requests answered otherwise. */
async function callWith(
  person: OwnedReport,
  answer: (url: URL, init: RequestInit) => Response | undefined,
): Promise<{ answer: unknown; asked: string[] }> {
  const asked: string[] = [];
  const request = new Request(`${host.url}/functions/v1/delete_account`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ email: person.email }),
  });
  const response = await deleteAccount(request, {
    supabaseUrl: host.url,
    publishableKey: await publishableKey(host.url),
    log: () => undefined,
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      asked.push(`${init?.method ?? 'GET'} ${url.pathname}`);
      return Promise.resolve(answer(url, init ?? {}) ?? fetch(input, init));
    },
  });
  return { answer: await response.json(), asked };
}

describe('delete_account', () => {
  it('takes the person’s files, rows and account, and leaves everybody else’s', async () => {
    const stranger = await makeReport(host.url);
    const kept = await storePhoto(stranger);
    await addRow(leaver, { photo: await storePhoto(leaver) });
    const bucket = leaver.client.storage.from('inspection_photos');
    const stored = [await storePhoto({ ...leaver, reportId: 'of-a-report-that-is-gone' })];
    for (const path of ['stray.jpg', `${leaver.reportId}/deeper/inside/1_a.jpg`]) {
      const { error } = await bucket.upload(`${leaver.id}/${path}`, JPEG);
      expect(error).toBeNull();
      stored.push(bucket.getPublicUrl(`${leaver.id}/${path}`).data.publicUrl);
    }

    expect(await call(leaver)).toMatchObject({ status: 200, answer: { success: true } });
    for (const url of stored) expect((await fetch(url)).status, url).toBe(404);
    expect(await isThere(leaver)).toBe(false);
    const again = await leaver.client.auth.refreshSession();
    expect(again.data.session).toBeNull();

    expect((await fetch(kept)).ok).toBe(true);
    expect(await isThere(stranger)).toBe(true);
    expect(await countReports(stranger)).toBe(1);
  });

  it('takes originals, a signed photo’s too', async () => {
    const photo = await storePhoto(leaver);
    await addRow(leaver, { photo });
    const path = await keepOriginal(leaver, photo, new Uint8Array(9));
    await signRevision(leaver);
    const name = 'inspection_originals';
    expect((await leaver.client.storage.from(name).remove([path])).data).toEqual([]);
    expect(await call(leaver)).toMatchObject({ status: 200, answer: { success: true } });
    expect(await isThere(leaver)).toBe(false);
  });

  it('takes reports that were signed, with the photos that they held', async () => {
    const photo = await storePhoto(leaver);
    await addRow(leaver, { photo });
    await signRevision(leaver);
    await addRow(leaver, { photo });
    await signRevision(leaver);
    expect(await call(leaver)).toMatchObject({ status: 200, answer: { success: true } });
    expect((await fetch(photo)).status).toBe(404);
    expect(await isThere(leaver)).toBe(false);
  });

  it('lets the same address begin anew, with nothing', async () => {
    await call(leaver);
    const anew = await makeReport(host.url, leaver.email);
    expect(anew.id).not.toBe(leaver.id);
    expect(await countReports(anew)).toBe(1);
  });

  it('takes the address in any case, and nobody else’s', async () => {
    const stranger = await makeReport(host.url);
    for (const body of [{ email: stranger.email }, { email: '' }, {}]) {
      expect((await call(leaver, body)).answer).toMatchObject({ code: 'bad_request' });
    }
    expect([await isThere(leaver), await isThere(stranger)]).toEqual([true, true]);
    const shouted = { email: ` ${leaver.email.toUpperCase()} ` };
    expect((await call(leaver, shouted)).answer).toEqual({ success: true });
    expect(await isThere(leaver)).toBe(false);
  });

  it('asks for a session', async () => {
    const body = { email: leaver.email };
    const visitor = await callFunction(leaver, 'delete_account', body, { token: null });
    expect(visitor.answer).toMatchObject({ code: 'unauthenticated' });
    const token = `${leaver.token.slice(0, -6)}AAAAAA`;
    const forged = await callFunction(leaver, 'delete_account', body, { token });
    expect(forged.answer).toMatchObject({ code: 'unauthenticated' });
    expect(await isThere(leaver)).toBe(true);
  });

  it('keeps account and reports when files cannot be removed, and says so', async () => {
    const photo = await storePhoto(leaver);
    const refuses = (url: URL, init: RequestInit) =>
      init.method === 'DELETE' && url.pathname.startsWith('/storage/')
        ? Response.json({ message: 'disk' }, { status: 500 })
        : undefined;
    const removesNothing = (url: URL, init: RequestInit) =>
      init.method === 'DELETE' && url.pathname.startsWith('/storage/')
        ? Response.json([])
        : undefined;
    for (const storage of [refuses, removesNothing]) {
      const { answer, asked } = await callWith(leaver, storage);
      expect(answer).toMatchObject({ code: 'account_kept' });
      expect(asked.filter((line) => line.includes('/rest/'))).toEqual([
        'GET /rest/v1/signed_revisions',
      ]);
    }
    expect([await isThere(leaver), await countReports(leaver)]).toEqual([true, 1]);
    expect((await fetch(photo)).ok).toBe(true);
    expect((await call(leaver)).answer).toEqual({ success: true });
  });

  it('finds nobody when it is asked again although the account is gone', async () => {
    await call(leaver);
    expect((await call(leaver)).answer).toMatchObject({ code: 'unauthenticated' });
  });

  it('says that the account stayed when it alone could not go, and can be asked again', async () => {
    await storePhoto(leaver);
    const { answer } = await callWith(leaver, ({ pathname }) =>
      pathname.endsWith('/rpc/delete_own_account')
        ? Response.json({ code: '57014', message: 'cancelled' }, { status: 500 })
        : undefined,
    );
    expect(answer).toMatchObject({ code: 'account_kept' });
    expect(await isThere(leaver)).toBe(true);
    expect((await call(leaver)).answer).toEqual({ success: true });
  });

  it('stops after a while and goes on when asked again', async () => {
    await storePhoto(leaver);
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now');
    const { answer } = await callWith(leaver, ({ pathname }) => {
      // The first page of files takes a minute.
      if (pathname.includes('/object/list/')) clock.mockImplementation(() => now() + 60_000);
      return undefined;
    });
    clock.mockRestore();
    expect(answer).toMatchObject({ code: 'unfinished' });
    expect(await isThere(leaver)).toBe(true);
    expect((await call(leaver)).answer).toEqual({ success: true });
  });

  it('asks to go on when a photo was stored behind its back', async () => {
    await storePhoto(leaver);
    const { answer } = await callWith(leaver, ({ pathname }) =>
      pathname.includes('/object/list/') ? Response.json([]) : undefined,
    );
    expect(answer).toMatchObject({ code: 'unfinished' });
    expect(await isThere(leaver)).toBe(true);
  });
});
