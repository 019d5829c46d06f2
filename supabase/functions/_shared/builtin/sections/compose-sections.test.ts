import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberedObservation } from '../../analyst.ts';
import { findAssurance } from '../../assurance.ts';
import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { unknownPhotoReferences } from '../../photo-references.ts';
import { compose, makeRow, numbersIn, rowsOf } from './compose-sections.fixture.ts';
import { REPORTS } from './reports.fixture.ts';

describe.each(Object.entries(REPORTS))('the report “%s”', (_, rows) => {
  const { discussion, recommendation } = compose(rows);

  it('refers to every photo in the discussion, and to no other', () => {
    expect([...numbersIn(discussion)].sort((a, b) => a - b)).toEqual(
      rows.map(({ number }) => number),
    );
    expect(unknownPhotoReferences(recommendation, rows.length)).toEqual([]);
  });

  it('says what was not inspected, and assures nothing', () => {
    expect(discussion).toContain('nothing was opened up, sounded or tested');
    expect(findAssurance(`${discussion}\n${recommendation}`)).toBeNull();
  });

  it('is made of whole sentences', () => {
    for (const paragraph of `${discussion}\n\n${recommendation}`.split('\n\n')) {
      expect(paragraph).toMatch(/^[A-Z].*[.”]$/s);
      expect(paragraph).not.toMatch(/\.\.|,\.| {2}|\(\)|undefined|\ba [aeio]/);
    }
  });

  it('says no recommendation twice', () => {
    const sentences = recommendation
      .split(/(?<=\.)\s+/)
      .map((text) => text.replace(/\s*\([^)]*\)/g, ''));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('reads the same every time', () => {
    expect(compose(rows)).toEqual({ discussion, recommendation });
  });
});

const DEADLINE = /\b(?:day|week|month|year)s?\b/;

describe('how soon', () => {
  it('is said as the rows say it, and not where they say nothing', () => {
    const { recommendation } = compose(
      rowsOf(
        { recommendation: 'Prop the slab.', urgency: 'immediate' },
        { recommendation: 'Repoint the gable.', urgency: 'planned' },
        { recommendation: 'Fit tell-tales.', urgency: 'monitor' },
        { recommendation: 'Repaint.', urgency: null },
        { recommendation: 'Seal the joint.', urgency: 'planned' },
      ),
    );
    expect(recommendation).toContain(
      'Action is asked for at once for Photo 1 and with the next planned works for Photos 2 and 5. What Photo 3 shows is to be monitored first.',
    );
    expect(recommendation).not.toMatch(DEADLINE);
    expect(recommendation).not.toMatch(/Action is asked for[^.]*4/);
    expect(recommendation).not.toContain('proposals for planning');
  });

  it('has no severity invented for it', () => {
    const { recommendation } = compose(
      rowsOf({ recommendation: 'Repoint.', severity: null, urgency: 'soon' }),
    );
    expect(recommendation).toContain('The severity of the following has not been judged');
    expect(recommendation).not.toContain('How soon');
  });
});

it('says that nothing was tested only where no row and no note says otherwise', () => {
  const untested = 'nothing was opened up, sounded or tested';
  expect(compose(rowsOf({})).discussion).toContain(untested);
  expect(compose(rowsOf({ note: 'Was it sounded?' })).discussion).toContain(untested);
  expect(compose(rowsOf({ note: 'Sounded: hollow at the base.' })).discussion).not.toContain(
    untested,
  );
  expect(compose(rowsOf({ defect: 'Render sounded hollow.' })).discussion).toContain(
    'beyond the tests and readings named above',
  );
});

describe('order and grouping', () => {
  it('recommends by urgency: danger, then major, moderate and minor', () => {
    const { recommendation } = compose(
      rowsOf(
        { recommendation: 'Repaint the railing.', severity: 'minor' },
        { recommendation: 'Repoint the gable.', severity: 'moderate' },
        { recommendation: 'Cordon off the yard.', severity: 'safety' },
        { recommendation: 'Survey the bulge.', severity: 'major' },
      ),
    );
    const order = ['Cordon', 'urvey the bulge', 'epoint', 'epaint'].map((word) =>
      recommendation.indexOf(word),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(recommendation).toMatch(/at once.*After that.*get worse.*routine maintenance/s);
    expect(recommendation).not.toMatch(DEADLINE);
  });

  it('gives no time where nobody has judged how soon, and calls possible what is', () => {
    const { discussion, recommendation } = compose(
      rowsOf(
        { defect: 'Possible crack.', recommendation: 'Confirm on site.', severity: null },
        { defect: 'Damp staining.', recommendation: 'Trace the source.', severity: null },
      ),
    );
    expect(recommendation).toContain('How soon the following is needed has not been judged.');
    expect(recommendation).not.toMatch(DEADLINE);
    expect(discussion).toContain('one shows a defect and one shows a possible defect');
  });

  it('reads the urgency of a row without a severity from its words', () => {
    const { recommendation } = compose(
      rowsOf(
        { recommendation: 'Repoint.', severity: null },
        { defect: 'Coping may fall', recommendation: 'Keep people away below.', severity: null },
      ),
    );
    expect(recommendation.indexOf('eep people away')).toBeLessThan(
      recommendation.indexOf('epoint'),
    );
  });

  it.each([
    { defect: 'Spalled cover.', recommendation: 'Remove loose concrete now. Then repair.' },
    { defect: 'Exposed, corroding reinforcement bar.', recommendation: 'Measure, then repair.' },
  ])('puts “$defect $recommendation” before what can wait', (pressing) => {
    const later = { defect: 'The crack is dry now.', recommendation: 'Repoint.' };
    const { recommendation } = compose(
      rowsOf({ ...later, severity: null }, { ...pressing, severity: null }),
    );
    expect(recommendation).toMatch(/put in hand.*epair.*not been judged.*epoint/s);
  });

  it('merges equal actions and cites all their photos', () => {
    const { recommendation } = compose(
      rowsOf(
        { recommendation: 'Rake out and repoint.' },
        { recommendation: 'rake out and repoint', defect: 'Open joints' },
        { recommendation: 'Fit tell-tales.' },
        { recommendation: 'Rake out and repoint.', defect: 'Eroded joints' },
      ),
    );
    expect(recommendation.match(/repoint/gi)).toHaveLength(1);
    expect(recommendation).toContain('Photos 1, 2 and 4');
  });

  it('takes the same parts together', () => {
    const { discussion } = compose(
      rowsOf(
        { element: 'Brick wall' },
        { element: 'Roof tile', defect: 'Slipped tile' },
        { element: 'Rendered wall', defect: 'Blown render' },
        { element: 'Gable wall', defect: 'Open joints' },
      ),
    );
    expect(discussion).toContain('Photos 1, 3 and 4 concern the walls.');
  });
});

describe('rows of every kind', () => {
  it('one photo makes a short, whole text', () => {
    const { discussion, recommendation } = compose(rowsOf({}));
    expect(discussion).toContain('This report is based on one photo, showing walls.');
    expect(discussion).toContain('diagonal crack below the sill');
    expect(recommendation).toContain('it tell-tales');
  });

  it('blank rows are said to be not yet assessed', () => {
    const { discussion, recommendation } = compose(
      rowsOf({}, { element: '', defect: '', recommendation: '' }),
    );
    expect(discussion).toContain('Photo 2 has not been assessed yet');
    expect(recommendation).toContain('Photo 2 has to be assessed');
  });

  it('what is recommended for a row without a defect is not lost', () => {
    const { recommendation } = compose(
      rowsOf({}, { element: 'Door', defect: '', recommendation: 'Replace the hinges.' }),
    );
    expect(recommendation).toContain('Replace the hinges');
  });

  it('a defect without a recommendation asks for a decision, and invents none', () => {
    const { recommendation } = compose(rowsOf({ recommendation: '' }));
    expect(recommendation).toContain('No action has been recorded for Photo 1 yet');
  });

  it('photos that show nothing inspectable leave the part uninspected', () => {
    const { discussion, recommendation } = compose(
      rowsOf(
        {},
        { element: 'Nothing inspectable', defect: 'The photo is too dark.', severity: null },
      ),
    );
    expect(discussion).toContain('Nothing could be inspected in Photo 2');
    expect(recommendation).toContain('new photos are needed in place of Photo 2');
  });

  it('photos named in a row that the report does not have are not passed on', () => {
    const { discussion, recommendation } = compose(
      rowsOf({
        defect: 'Wider than in Photo 31.',
        recommendation: 'Compare with photos 30 and 31.',
      }),
    );
    expect(discussion).toContain('a photo not in this report');
    expect(unknownPhotoReferences(discussion + recommendation, 1)).toEqual([]);
  });

  it('says nothing against tests that the rows report', () => {
    const { discussion } = compose(rowsOf({ defect: 'The slab sounded hollow when tapped.' }));
    expect(discussion).toContain('beyond the tests and readings named above');
  });
});

describe('any number of rows', () => {
  const all = Object.values(REPORTS).flat();
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const row = all[index % all.length] ?? makeRow();
      // Different rows, so that nothing merges.
      const defect = row.defect && `${row.defect.replace(/\.$/, '')} near grid ${index}.`;
      return { ...row, defect, number: index + 1, photos: [index + 1] };
    });

  it.each([1, 9, 60, 300, 1000, 5000])('%i rows fit a section and end in a sentence', (count) => {
    const { discussion, recommendation } = compose(many(count));
    for (const text of [discussion, recommendation]) {
      expect(text.length).toBeLessThanOrEqual(MAX_SECTION_TEXT);
      expect(text).toMatch(/\.$/);
      expect(unknownPhotoReferences(text, count)).toEqual([]);
    }
  });

  it('60 rows are quoted one by one', () => {
    const { discussion } = compose(many(60));
    expect(discussion).toContain('near grid 42');
  });

  it('300 rows keep the words of every danger, and bring the rest together', () => {
    const { discussion } = compose(many(300));
    expect(discussion).toContain('The chimney stack leans towards the ridge');
    expect(discussion).toMatch(/Also recorded are .*; cracking \(Photos 1, 2, 4,/);
  });

  it('the longest texts are referred to, not cut', () => {
    const long = 'crack '.repeat(660).trim();
    const rows = Array.from({ length: 9 }, () => ({
      element: long,
      defect: long,
      recommendation: long,
    }));
    const { discussion, recommendation } = compose(rowsOf(...rows));
    expect(discussion).toContain('Cracking is recorded (Photos 1–9).');
    expect(recommendation).toContain('as the observations set out');
  });
});

it('any text in the rows makes sections that the database takes', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc.constantFrom(
      '',
      ' ',
      'Photo 9',
      'Photos 1–99999',
      '\n- a\n- b\n',
      '....',
      '(',
      'a; b; c',
      '\0',
    ),
  );
  const row = fc.record({
    element: anyText,
    defect: anyText,
    recommendation: anyText,
    severity: fc.constantFrom(null, 'minor', 'moderate', 'major', 'safety'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const { discussion, recommendation } = compose(rowsOf(...(rows as NumberedObservation[])));
      for (const text of [discussion, recommendation]) {
        expect(text.trim()).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(MAX_SECTION_TEXT);
        expect(text).not.toContain('\0');
        expect(unknownPhotoReferences(text, rows.length)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
