import { expect, it } from 'vitest';
import { makeObservation, makeReport, makeSection } from '../../../../testing/app/rows';
import { reportText } from './report-text';

it('writes a report out in full, in the order of its rows and with their numbers', () => {
  const text = reportText({
    report: makeReport({ client_name: 'Northfield' }),
    observations: [
      makeObservation({
        id: 'a',
        photo: 'x',
        element: 'Wall',
        defect: 'Crack,\nstepped',
        recommendation: ' Monitor ',
      }),
      makeObservation({
        id: 'b',
        photo: '',
        element: 'Soffit, as in Photo 2',
        photo_refs: { 1: 'b', 2: 'a' },
      }),
    ],
    sections: [makeSection({ paragraph: 'See Photo 1.', photo_refs: { 1: 'b' } })],
  });
  expect(text).toBe(`Harbour Road
============
Inspection date: 2026-11-21
Client: Northfield
Created: 2026-11-21T10:00:00+00:00

Row 1: Photo 1
  Element: Wall
  Defect: Crack,
    stepped
  Recommendation: Monitor

Row 2 (no photo)
  Element: Soffit, as in Photo 1
  Defect: -
  Recommendation: -

Discussion

See Photo 2.
`);
});

it('says whose finding a photo shows, and what its marks say', () => {
  const arrow = { id: 'm', kind: 'arrow', points: [[0, 0], [1, 1]], colour: 'red' }; // prettier-ignore
  const text = reportText({
    report: makeReport({}),
    observations: [
      makeObservation({ id: 'a' }),
      makeObservation({
        id: 'b',
        finding_id: 'a',
        drawing: {
          marks: [
            { ...arrow, text: 'open joint', number: null },
            { ...arrow, id: 'n', text: '', number: null },
            { ...arrow, id: 'o', kind: 'number', text: '', number: 2 },
          ],
        },
      }),
    ],
    sections: [],
  });
  expect(text).toContain(`Row 2: Photo 2
  Shows the finding of Photo 1. Its own words are not in the report:
  Mark (arrow): open joint
  Mark 2 (number): -
  Element: -`);
});

it('has what the report says of itself, and each rating by its code and name', () => {
  const text = reportText({
    report: makeReport({
      language: 'de',
      site_address: 'Harbour Road 7\nBristol',
      not_inspected: 'Roof void: no access',
      rating_scheme: { id: 'rics' },
    }),
    observations: [makeObservation({ rating: '3' }), makeObservation({ rating: 'x' })],
    sections: [],
  });
  expect(text).toContain('Site address: Harbour Road 7\n    Bristol\nNot inspected: Roof void');
  expect(text).toContain('Ratings: RICS condition ratings (Zustandsnoten)');
  expect(text).toContain('  Rating: 3 (Schwer oder dringend)');
  expect(text).toContain('  Rating: x\n');
  expect(text).not.toContain('Weather');
});
