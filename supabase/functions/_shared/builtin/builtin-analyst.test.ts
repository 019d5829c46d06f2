import { expect, it } from 'vitest';
import {
  makeNumberedRow,
  makePhotoContext,
  makeReportContext,
  makeSectionsRequest,
  makeWork,
} from '../../../../testing/analyst-calls.ts';
import { UNREAD_PHOTO } from '../analyst.ts';
import { PHOTO_FAULTS } from '../contract/stored.ts';
import type { Language } from '../languages/language.ts';
import { builtinAnalyst } from './builtin-analyst.ts';
import { composeAtOnce } from './sections/compose-sections.fixture.ts';

const observe = (asked: Parameters<typeof makePhotoContext>[0] = {}) =>
  builtinAnalyst.observe(UNREAD_PHOTO, makePhotoContext(asked), makeWork());
const noClaim = { severity: null, urgency: null, location: '', confidence: null };

it('does not assess a photo of which no fault is known, and says nothing of it', async () => {
  expect(await observe()).toMatchObject({
    ...noClaim,
    outcome: 'not_assessed',
    element: '',
    defect: '',
    recommendation: '',
  });
});

it.each(PHOTO_FAULTS)('asks for another photo where this one was measured as %s', async (fault) => {
  const description = await observe({ fault });
  expect(description).toMatchObject({ ...noClaim, outcome: 'nothing_inspectable' });
  expect(description.defect).toContain(fault);
  expect(description.recommendation).toMatch(/another/);
});

it('writes in the language of the report', async () => {
  const inLanguage = async (language: Language) =>
    (await observe({ fault: 'overexposed', report: makeReportContext({ language }) }))
      .recommendation;
  expect(await inLanguage('de')).toContain('rechtwinklig zur Oberfläche');
  expect(await inLanguage('ja')).toContain('表面に正対して');
});

it('composes sections in steps as at once, and stops where nobody waits any more', async () => {
  const observations = Array.from({ length: 45 }, (_, index) =>
    makeNumberedRow({ number: index + 1, defect: `Crack ${index}, as in Photo 45.` }),
  );
  const request = makeSectionsRequest({ observations });
  expect(await builtinAnalyst.writeSections(request, makeWork())).toEqual(composeAtOnce(request));
  const signal = AbortSignal.abort();
  await expect(builtinAnalyst.writeSections(request, makeWork({ signal }))).rejects.toBe(
    signal.reason,
  );
});
