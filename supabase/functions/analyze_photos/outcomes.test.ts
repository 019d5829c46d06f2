import { beforeAll, describe, expect, it } from 'vitest';
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

const NOT_ASSESSED = makeDescription({
  outcome: 'not_assessed',
  element: '',
  defect: '',
  recommendation: '',
  severity: null,
  urgency: null,
  location: '',
  confidence: null,
});
const WORDS = { element: 'Mine', defect: 'My own', recommendation: 'Mine too' };

async function analyse(row: { id: string; photo: string }, more: object = {}) {
  const body = { observation_id: row.id, photo_url: row.photo, report_id: report.reportId };
  return callFunction(report, 'analyze_photos', { ...body, ...more });
}

describe('a blank row', () => {
  it('becomes all that the analyst says, as a proposal', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const row = await addRow(report, { photo });
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({
      outcome: 'defect',
      hand: 'proposed',
      severity: 'moderate',
      urgency: 'soon',
      location: 'Below the window',
      checked_at: null,
    });
  });

  it('stays blank where the photo was not assessed, and says so @outcomes-1', async () => {
    host.analyst.observe = () => Promise.resolve(NOT_ASSESSED);
    const row = await addRow(report, { photo });
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(await readRow(report, row.id)).toMatchObject({
      outcome: 'not_assessed',
      hand: null,
      element: '',
      proposal: { outcome: 'not_assessed' },
    });
  });

  it('is filled by whoever can assess it afterwards', async () => {
    const row = await addRow(report, { photo });
    host.analyst.observe = () => Promise.resolve(NOT_ASSESSED);
    await analyse(row);
    host.analyst.observe = () => Promise.resolve(makeDescription());
    // Told again that this analyst could not, it is asked again only by a person.
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({ outcome: 'not_assessed' });
    const { proposal } = await readRow(report, row.id);
    const another = { proposal: { ...(proposal as object), analyst: 'another' } };
    await report.client.from('observations').update(another).eq('id', row.id).throwOnError();
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({ outcome: 'defect', hand: 'proposed' });
  });

  it('keeps what a person has said beside the texts', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const row = await addRow(report, { photo, severity: 'safety', location: 'Level 2' });
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({
      element: 'Brick wall',
      severity: 'safety',
      location: 'Level 2',
    });
  });
});

describe('new words in place of the row’s', () => {
  it('come where the person saw this version of the row @outcomes-2', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const row = await addRow(report, { photo, ...WORDS });
    expect(row).toMatchObject({ hand: 'written', version: 1 });
    await analyse(row, { replace_version: 1 });
    expect(await readRow(report, row.id)).toMatchObject({
      defect: 'Stepped crack.',
      hand: 'proposed',
      version: 2,
    });
    const { data } = await report.client.from('versions').select().eq('subject_id', row.id);
    expect(data).toMatchObject([{ reason: 'analysed', analyst: 'scripted', kept: WORDS }]);
  });

  it('never are none: a photo that could not be assessed leaves them', async () => {
    host.analyst.observe = () => Promise.resolve(NOT_ASSESSED);
    const row = await addRow(report, { photo, ...WORDS });
    await analyse(row, { replace_version: 1 });
    const after = await readRow(report, row.id);
    expect(after).toMatchObject({ ...WORDS, hand: 'written' });
    expect(after.proposal).toMatchObject({ outcome: 'not_assessed' });
  });

  it('are kept beside it when somebody has written meanwhile', async () => {
    const row = await addRow(report, { photo, ...WORDS });
    host.analyst.observe = async () => {
      await report.client.from('observations').update({ defect: 'Newer' }).eq('id', row.id);
      return makeDescription();
    };
    await analyse(row, { replace_version: 1 });
    const after = await readRow(report, row.id);
    expect(after).toMatchObject({ ...WORDS, defect: 'Newer', hand: 'written' });
    expect(after.proposal).toMatchObject({ defect: 'Stepped crack.' });
  });
});

it('takes no claim without words, and no words without a claim', async () => {
  const row = await addRow(report, { photo });
  for (const description of [
    makeDescription({ defect: ' ' }),
    { ...NOT_ASSESSED, element: 'Wall' },
    makeDescription({ location: 'x'.repeat(501) }),
  ]) {
    host.analyst.observe = () => Promise.resolve(description);
    expect((await analyse(row)).answer).toMatchObject({ code: 'analyst_answer_invalid' });
  }
  expect(await readRow(report, row.id)).toMatchObject({ outcome: null, proposal: null });
});
