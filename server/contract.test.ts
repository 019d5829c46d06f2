/**
 * The wire contract, driven by the real supabase-js: sign-in, data and functions. What drives it against
 * a real Supabase is in contract.fixture.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, readTokenHash } from '../testing/mail.ts';
import { type Person, visitor } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { BUCKET, openBackend, realUrl, storePhoto } from './contract.fixture.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const backend = openForSuite(openBackend);
let url: string;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  url = backend.url;
  owner = await backend.signIn('owner');
  stranger = await backend.signIn('stranger');
});

describe.skipIf(realUrl)('sign-in by mailed link', () => {
  async function ask(email: string, emailRedirectTo: string): Promise<string> {
    const client = await visitor(url);
    expect((await client.auth.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBe(
      null,
    );
    return mailedLink(url, email);
  }

  it('leads to a page of ours, which uses it when the person says so', async () => {
    const link = new URL(await ask('page@example.com', `${url}/reports`));
    expect(link.origin + link.pathname).toBe(`${url}/confirm`);
    const client = await visitor(url);
    const token_hash = readTokenHash(link.href);
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
    expect(error).toBe(null);
    expect(data.user?.email).toBe('page@example.com');
  });

  it('keeps the address of the same host under its other name', async () => {
    const other = url.replace('127.0.0.1', 'localhost');
    expect(new URL(await ask('other@example.com', `${other}/reports`)).origin).toBe(other);
  });

  it('never leads to another site @contract-1', async () => {
    for (const wanted of ['https://example.org/reports', `${url}@example.org/`, 'javascript:1']) {
      expect(new URL(await ask('site@example.com', wanted)).origin).toBe(url);
    }
  });

  it('signs in once @contract-2', async () => {
    const token_hash = readTokenHash(await ask('twice@example.com', `${url}/reports`));
    const client = await visitor(url);
    expect((await client.auth.verifyOtp({ token_hash, type: 'email' })).error).toBe(null);
    const again = await client.auth.verifyOtp({ token_hash, type: 'email' });
    expect(again.error?.message).toMatch(/used already/);
    expect(again.data.session).toBe(null);
  });

  it('mails the designed template, in HTML and as text', async () => {
    await ask('mail@example.com', `${url}/reports`);
    const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as Record<string, string>[];
    const mail = mails.find(({ to }) => to === 'mail@example.com');
    expect(mail?.['subject']).toBe('Your sign-in link for Plumbline');
    expect(mail?.['html']).toContain('Sign in to Plumbline');
    expect(mail?.['html']).toContain('mail@example.com');
    expect(mail?.['html']).not.toContain('{{');
    expect(mail?.['html']).toContain('email=mail%40example.com');
    expect(mail?.['text']).toContain(`${url}/confirm#token_hash=`);
    expect(Date.parse(mail?.['sentAt'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('refuses an address that is none', async () => {
    const { error } = await (await visitor(url)).auth.signInWithOtp({ email: 'nobody' });
    expect(error?.message).toMatch(/invalid format/i);
  });
});

describe('session', () => {
  it('is refreshed, and ends with sign-out @contract-3', async () => {
    const somebody = await backend.signIn('session');
    const refreshed = await somebody.client.auth.refreshSession();
    expect(refreshed.error).toBe(null);
    expect(refreshed.data.user?.email).toBe(somebody.email);
    expect((await somebody.client.auth.signOut()).error).toBe(null);
    const { data } = await somebody.client.auth.getSession();
    expect(data.session).toBe(null);
  });
});

describe('data', () => {
  it('creates a report with the day in UTC and moments in ISO 8601 @contract-4', async () => {
    const { data } = await owner.client
      .from('reports')
      .insert({ user_id: owner.id })
      .select()
      .single()
      .throwOnError();
    expect(data.title).toBe('Untitled Report');
    expect(data.inspection_date).toBe(new Date().toISOString().slice(0, 10));
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('counts the photos of a page of reports in the same request @contract-5', async () => {
    const id = await seedReport(owner, 'Counted');
    for (const element of ['Wall', 'Lintel']) {
      await owner.client
        .from('observations')
        .insert({ report_id: id, user_id: owner.id, element })
        .throwOnError();
    }
    const { data, count } = await owner.client
      .from('reports')
      .select('*, observations(count)', { count: 'exact' })
      .eq('user_id', owner.id)
      .order('created_at', { ascending: false })
      .range(0, 8)
      .throwOnError();
    expect(data.find((report) => report.id === id)?.observations).toEqual([{ count: 2 }]);
    expect(count).toBeGreaterThanOrEqual(1);
  });

  it('counts without rows', async () => {
    const { count, data } = await owner.client
      .from('reports')
      .select('*', { count: 'exact', head: true })
      .eq('user_id', owner.id);
    expect(count).toBeGreaterThanOrEqual(1);
    expect(data).toBe(null);
  });

  it('updates, upserts and deletes', async () => {
    const id = await seedReport(owner);
    const { data } = await owner.client
      .from('reports')
      .update({ title: 'South wall', client_name: 'Ms Okafor' })
      .eq('id', id)
      .eq('user_id', owner.id)
      .select()
      .single()
      .throwOnError();
    expect(data).toMatchObject({ title: 'South wall', client_name: 'Ms Okafor' });
    for (const style_hint of ['Short sentences, please.', '']) {
      await owner.client
        .from('style_profiles')
        .upsert({ user_id: owner.id, style_hint, updated_at: new Date().toISOString() })
        .throwOnError();
      const style = await owner.client
        .from('style_profiles')
        .select('style_hint')
        .eq('user_id', owner.id)
        .maybeSingle();
      expect(style.data).toEqual({ style_hint });
    }
    await owner.client.from('reports').delete().eq('id', id).throwOnError();
    const { error } = await owner.client.from('reports').select().eq('id', id).single();
    expect(error?.code).toBe('PGRST116');
  });

  it('says 23505 for an address already on the waitlist, whatever its case @contract-6', async () => {
    const client = realUrl ? owner.client : await visitor(url);
    const email = `waiting-${Date.now()}@example.com`;
    expect((await client.from('signup_emails').insert({ email })).error).toBe(null);
    const again = await client.from('signup_emails').insert({ email: email.toUpperCase() });
    expect(again.error?.code).toBe('23505');
  });

  it('says 42501 for a row in another name', async () => {
    const { error } = await stranger.client.from('reports').insert({ user_id: owner.id });
    expect(error?.code).toBe('42501');
  });

  it('keeps people apart who ask at the same moment', async () => {
    const reports = new Map<Person, string>();
    for (const one of [owner, stranger]) reports.set(one, await seedReport(one));
    const asked = Array.from({ length: 120 }, async (_, index) => {
      const one = index % 2 === 0 ? owner : stranger;
      const id = reports.get(one)!;
      if (index % 3 === 0) {
        await one.client
          .from('reports')
          .update({ title: `${index}` })
          .eq('id', id)
          .throwOnError();
      }
      const { data } = await one.client.from('reports').select('user_id').throwOnError();
      return data.length > 0 && data.every(({ user_id }) => user_id === one.id);
    });
    expect(await Promise.all(asked)).not.toContain(false);
  });
});

describe('functions', () => {
  it('analyse a stored photo and write sections @contract-7', async () => {
    const report_id = await seedReport(owner);
    const stored = await storePhoto(owner, report_id);
    const { data: row } = await owner.client
      .from('observations')
      .insert({ report_id, user_id: owner.id, photo: stored.url })
      .select()
      .single()
      .throwOnError();
    const analysed = await owner.client.functions.invoke('analyze_photos', {
      body: { observation_id: row.id, photo_url: stored.url, report_id },
    });
    expect(analysed.data).toEqual({ success: true });
    // The built-in analyst leaves the words to the person.
    await owner.client
      .from('observations')
      .update({ element: 'Wall', defect: 'Crack.', recommendation: 'Measure it.' })
      .eq('id', row.id)
      .throwOnError();
    const summary = await owner.client.functions.invoke('generate_summary', {
      body: { report_id, style_hint: '' },
    });
    expect(summary.data).toEqual({ success: true });
    const { data: sections } = await owner.client
      .from('sections')
      .select('heading, paragraph')
      .eq('report_id', report_id)
      .throwOnError();
    expect(sections.map(({ heading }) => heading).sort()).toEqual(['Discussion', 'Recommendation']);
  });

  it("delete a report's files", async () => {
    const report_id = await seedReport(owner);
    const { url: publicUrl } = await storePhoto(owner, report_id);
    const { data } = await owner.client.functions.invoke('delete_report_files', {
      body: { report_id },
    });
    expect(data).toEqual({ success: true });
    const listed = await owner.client.storage.from(BUCKET).list(`${owner.id}/${report_id}`);
    expect(listed.data).toEqual([]);
    if (!realUrl) expect((await fetch(publicUrl)).status).toBe(404);
  });

  it('refuse who is signed out, and names that do not exist @contract-8', async () => {
    const client = realUrl ? null : await visitor(url);
    if (!client) return;
    const refused = await client.functions.invoke('generate_summary', {
      body: { report_id: crypto.randomUUID() },
    });
    expect(refused.response?.status).toBe(401);
    const unknown = await owner.client.functions.invoke('make_coffee', { body: {} });
    expect(unknown.response?.status).toBe(404);
    expect(await unknown.response?.json()).toMatchObject({ success: false, code: 'not_found' });
  });
});
