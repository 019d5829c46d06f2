import { expect, it } from 'vitest';
import { makeObservation, makeReport, makeSection } from '../../../../testing/app/rows';
import { reportText } from './report-text';

it('writes a report out in full, in the order of its rows', () => {
  const text = reportText({
    report: makeReport({ client_name: 'Northfield' }),
    observations: [
      makeObservation({
        photo: 'x',
        element: 'Wall',
        defect: 'Crack,\nstepped',
        recommendation: ' Monitor ',
      }),
      makeObservation({ photo: '', element: 'Soffit' }),
    ],
    sections: [makeSection({ paragraph: 'See Photo 1.' })],
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
  Element: Soffit
  Defect: -
  Recommendation: -

Discussion

See Photo 1.
`);
});
