import { beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { makeDescription, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import {
  addRow,
  makeReport,
  readRow,
  type OwnedReport,
  storePhoto,
} from '../../../testing/reports.ts';
import type { RatingScheme } from '../_shared/ratings/rating-scheme.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
let photo: string;
beforeEach(async () => {
  report = await makeReport(host.url);
  photo = await storePhoto(report);
});

const choose = (scheme: RatingScheme, mapping: Record<string, string> = {}) =>
  report.client
    .rpc('change_rating_scheme', {
      p_report: report.reportId,
      p_scheme: scheme,
      p_mapping: mapping,
    })
    .throwOnError();
const analyse = (row: { id: string; photo: string }, more: object = {}) =>
  callFunction(report, 'analyze_photos', {
    observation_id: row.id,
    photo_url: row.photo,
    report_id: report.reportId,
    ...more,
  });
const rates = (rating: string | null) => {
  host.analyst.observe = () => Promise.resolve(makeDescription({ rating }));
};

describe('a proposed level', () => {
  it('goes into a blank row, and stays a proposal', async () => {
    await choose({ id: 'rics' });
    const asked: unknown[] = [];
    host.analyst.observe = (_, context) => {
      asked.push(context.report.ratingScheme);
      return Promise.resolve(makeDescription({ rating: '3' }));
    };
    const row = await addRow(report, { photo });
    await analyse(row);
    expect(asked).toEqual([{ id: 'rics' }]);
    expect(await readRow(report, row.id)).toMatchObject({
      rating: '3',
      hand: 'proposed',
      proposal: { rating: '3', rated_by: 'rics' },
    });
  });

  it('stays beside what a person has rated, until they ask for other words', async () => {
    await choose({ id: 'rics' });
    rates('3');
    const row = await addRow(report, { photo, rating: '2' });
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({ rating: '2', proposal: { rating: '3' } });
    const { version } = await readRow(report, row.id);
    await analyse(row, { replace_version: version });
    expect(await readRow(report, row.id)).toMatchObject({ rating: '3' });
  });

  it.each([
    ['there is no scheme', null],
    ['the scheme is measured', { id: 'bre251' } as const],
  ])('is none where %s, and a person’s own stays through other words', async (_, scheme) => {
    if (scheme) await choose(scheme);
    rates('3');
    const row = await addRow(report, { photo, rating: scheme ? '2' : '' });
    await analyse(row, { replace_version: row.version });
    expect(await readRow(report, row.id)).toMatchObject({
      rating: scheme ? '2' : '',
      element: 'Brick wall',
      proposal: { rating: null, rated_by: null },
    });
  });

  it('is none when the scheme has become another while the analyst looked', async () => {
    await choose({ id: 'rics' });
    host.analyst.observe = async () => {
      await choose({ id: 'bre251' });
      return makeDescription({ rating: '3' });
    };
    const row = await addRow(report, { photo });
    await analyse(row);
    expect(await readRow(report, row.id)).toMatchObject({
      rating: '',
      element: 'Brick wall',
      proposal: { rating: null },
    });
  });
});
