import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishableKey } from '../../../testing/people.ts';
import {
  addRow,
  makeReport,
  readRow,
  type OwnedReport,
  storePhoto,
} from '../../../testing/reports.ts';
import { callFunction } from '../../../testing/functions.ts';
import { makeDescription, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
let photo: string;

beforeAll(async () => {
  report = await makeReport(host.url);
  photo = await storePhoto(report);
});
afterEach(() => vi.restoreAllMocks());

function bodyFor(row: { id: string; photo: string }, changes: object = {}) {
  return { observation_id: row.id, photo_url: row.photo, report_id: report.reportId, ...changes };
}

describe('what a person has written', () => {
  it('stays; only blank fields are filled, and the proposal is kept beside them', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const row = await addRow(report, { photo, element: ' East gable ', defect: '   ' });
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toEqual({ success: true });
    expect(status).toBe(200);
    const after = await readRow(report, row.id);
    expect(after).toMatchObject({
      element: ' East gable ',
      defect: 'Stepped crack.',
      recommendation: 'Monitor.',
    });
    expect(after.proposal).toMatchObject({
      analyst: 'scripted',
      element: 'Brick wall',
      severity: 'moderate',
      confidence: 0.7,
    });
  });

  it('stays when it is typed while the analyst is looking', async () => {
    const row = await addRow(report, { photo });
    host.analyst.observe = async () => {
      await report.client.from('observations').update({ defect: 'My own words' }).eq('id', row.id);
      return makeDescription();
    };
    expect((await callFunction(report, 'analyze_photos', bodyFor(row))).answer).toEqual({
      success: true,
    });
    expect(await readRow(report, row.id)).toMatchObject({
      element: 'Brick wall',
      defect: 'My own words',
      recommendation: 'Monitor.',
    });
  });

  it('stays in a full row, which gains a proposal only', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const texts = { element: 'A', defect: 'B', recommendation: 'C' };
    const row = await addRow(report, { photo, ...texts });
    await callFunction(report, 'analyze_photos', bodyFor(row));
    const after = await readRow(report, row.id);
    expect(after).toMatchObject(texts);
    expect(after.proposal).toMatchObject({ defect: 'Stepped crack.' });
  });
});

describe('a row that changes while the analyst is looking', () => {
  it('gets nothing said about a photo that it no longer has', async () => {
    const row = await addRow(report, { photo });
    const other = await storePhoto(report);
    host.analyst.observe = async () => {
      await report.client.from('observations').update({ photo: other }).eq('id', row.id);
      return makeDescription();
    };
    const { answer } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'bad_request' });
    expect(await readRow(report, row.id)).toMatchObject({ element: '', proposal: null });
  });

  it('is not found when it was deleted', async () => {
    const row = await addRow(report, { photo });
    host.analyst.observe = async () => {
      await report.client.from('observations').delete().eq('id', row.id);
      return makeDescription();
    };
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'not_found' });
    expect(status).toBe(404);
  });
});

describe('whose photo it is', () => {
  const neverAsked = () => Promise.reject(new Error('The analyst must not be asked'));

  it('another person’s observation is not found', async () => {
    host.analyst.observe = neverAsked;
    const row = await addRow(report, { photo });
    const stranger = await makeReport(host.url);
    const { answer, status } = await callFunction(stranger, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'not_found' });
    expect(status).toBe(404);
    expect(await readRow(report, row.id)).toEqual(row);
  });

  it.each([
    ['another address than the row’s', { photo_url: 'http://169.254.169.254/latest/meta-data' }],
    ['another report than the row’s', { report_id: '00000000-0000-4000-8000-000000000000' }],
  ])('a body with %s is refused', async (_, changes) => {
    host.analyst.observe = neverAsked;
    const row = await addRow(report, { photo });
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row, changes));
    expect(answer).toMatchObject({ success: false, code: 'bad_request' });
    expect(status).toBe(400);
    expect(await readRow(report, row.id)).toEqual(row);
  });

  it('a row whose photo is elsewhere is refused, and the address is not fetched @analyze-photos-handler-1', async () => {
    host.analyst.observe = neverAsked;
    const elsewhere = `${host.url}/mailbox.json`;
    const row = await addRow(report, { photo: elsewhere });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { answer } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'bad_request' });
    expect(fetched.mock.calls.map(([input]) => String(input))).not.toContain(elsewhere);
  });

  it('a row that points at another person’s photo is refused', async () => {
    host.analyst.observe = neverAsked;
    const stranger = await makeReport(host.url);
    const row = await addRow(report, { photo: await storePhoto(stranger) });
    const { answer } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'bad_request' });
  });
});

describe('a photo that cannot be read', () => {
  it('is named as missing when the storage does not have it', async () => {
    const missing = photo.replace(/[^/]+$/, '1700000000000_gone.jpg');
    const row = await addRow(report, { photo: missing });
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'photo_unreadable' });
    expect(answer.error).toMatch(/not found in the storage.*upload the photo again/);
    expect(status).toBe(422);
    expect(await readRow(report, row.id)).toEqual(row);
  });

  it('is known by its bytes, not by its name, and is not even stored', async () => {
    const text = new TextEncoder().encode('<svg onload="…">');
    await expect(storePhoto(report, text)).rejects.toThrow(/not the picture that it is said to be/);
  });
});

describe('a failing analyst', () => {
  it('changes nothing and says nothing of what is inside', async () => {
    host.analyst.observe = () => Promise.reject(new Error('secret detail at 10.0.0.7'));
    const row = await addRow(report, { photo });
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toEqual({
      success: false,
      code: 'internal',
      error:
        'Something went wrong on the server; nothing was changed. Please try again in a moment.',
      // The host's, for anyone who looks into the log.
      requestId: expect.any(String) as string,
    });
    expect(status).toBe(500);
    expect(await readRow(report, row.id)).toEqual(row);
  });

  it.each([
    ['a blank text', { defect: ' \n ' }],
    ['a text that the database cannot hold', { element: 'x'.repeat(4001) }],
  ])('that gives %s changes no word', async (_, changes) => {
    host.analyst.observe = () => Promise.resolve(makeDescription(changes));
    const row = await addRow(report, { photo });
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row));
    expect(answer).toMatchObject({ success: false, code: 'analyst_answer_invalid' });
    expect(status).toBe(502);
    expect(await readRow(report, row.id)).toEqual(row);
  });
});

it('takes an answer by the door for text', async () => {
  const recommendation = 'Seal\0 it \uf0a3 0.3\u001emm';
  host.analyst.observe = () => Promise.resolve(makeDescription({ recommendation }));
  const row = await addRow(report, { photo });
  await callFunction(report, 'analyze_photos', bodyFor(row));
  expect((await readRow(report, row.id)).recommendation).toBe('Seal it ≤ 0.3\u2011mm');
});

describe('the door', () => {
  it('asks a visitor without a session to sign in', async () => {
    const row = await addRow(report, { photo });
    for (const token of [null, await publishableKey(host.url)]) {
      const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row), {
        token,
      });
      expect(answer).toMatchObject({ success: false, code: 'unauthenticated' });
      expect(status).toBe(401);
    }
  });

  it('refuses a token that nobody signed', async () => {
    const row = await addRow(report, { photo });
    const token = `${report.token.slice(0, -6)}AAAAAA`;
    const { answer, status } = await callFunction(report, 'analyze_photos', bodyFor(row), {
      token,
    });
    expect(answer).toMatchObject({ success: false, code: 'unauthenticated' });
    expect(status).toBe(401);
  });

  it.each(['', '{', '[]', '{"observation_id":"x"}', `{"pad":"${'x'.repeat(40_000)}"}`])(
    'refuses the body %.30j',
    async (body) => {
      const { answer, status } = await callFunction(report, 'analyze_photos', body);
      expect(answer).toMatchObject({ success: false, code: 'bad_request' });
      expect(status).toBe(400);
    },
  );

  it('answers POST only, and lets a page ask with what supabase-js sends', async () => {
    const got = await callFunction(report, 'analyze_photos', null, { method: 'GET' });
    expect(got.status).toBe(405);
    expect(got.answer).toMatchObject({ success: false, code: 'bad_request' });
    const preflight = await fetch(`${host.url}/functions/v1/analyze_photos`, {
      method: 'OPTIONS',
      headers: {
        origin: host.url,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-client-info, apikey, content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBeTruthy();
    for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
      expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
        header,
      );
    }
  });
});

it('the daily allowance is counted in the database and said in the person’s terms', async () => {
  const limited = await startScriptedHost({ analyses: 2, generations: 1 });
  try {
    const person = await makeReport(limited.url);
    const url = await storePhoto(person);
    limited.analyst.observe = () => Promise.resolve(makeDescription());
    const analyse = async () => {
      const row = await addRow(person, { photo: url });
      const body = { observation_id: row.id, photo_url: url, report_id: person.reportId };
      return { row, ...(await callFunction(person, 'analyze_photos', body)) };
    };
    // Sent at once: the count cannot be raced.
    const answers = await Promise.all([analyse(), analyse(), analyse(), analyse()]);
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(2);
    const refused = answers.find(({ answer }) => !answer.success);
    expect(refused?.status).toBe(429);
    expect(refused?.answer).toEqual({
      success: false,
      code: 'allowance_used_up',
      error:
        "Today's allowance of photo analyses is used up. It starts again at 00:00 UTC; you can fill in the rows yourself meanwhile.",
    });
    expect(await readRow(person, refused?.row.id ?? '')).toEqual(refused?.row);

    const usage = person.client.from('analyst_usage');
    const { error } = await usage.update({ used: 0 }).eq('user_id', person.id);
    expect(error?.code).toMatch(/^(42501|PGRST100)$/);
    // Another person's allowance is their own.
    const other = await makeReport(limited.url);
    const otherUrl = await storePhoto(other);
    const row = await addRow(other, { photo: otherUrl });
    const body = { observation_id: row.id, photo_url: otherUrl, report_id: other.reportId };
    expect((await callFunction(other, 'analyze_photos', body)).answer).toEqual({ success: true });
  } finally {
    await limited.close();
  }
});
