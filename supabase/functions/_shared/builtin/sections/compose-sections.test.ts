import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberedObservation } from '../../analyst.ts';
import { findAssurance } from '../../assurance.ts';
import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { unknownPhotoReferences } from '../../photo-references.ts';
import { compose, makeRow, collectNumbers, makeRows } from './compose-sections.fixture.ts';
import { REPORTS } from './reports.fixture.ts';

describe.each(Object.entries(REPORTS))('the report “%s”', (_, rows) => {
  const { discussion, recommendation } = compose(rows);

  it('refers to every photo in the discussion, and to no other', () => {
    expect([...collectNumbers(discussion)].sort((a, b) => a - b)).toEqual(
      rows.map(({ number }) => number),
    );
    expect(unknownPhotoReferences(recommendation, rows.length)).toEqual([]);
  });

  it('says what was not inspected, and assures nothing', () => {
    expect(discussion).toContain('no opening up, sounding or testing is recorded');
    expect(discussion).toContain('not covered by this report');
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
      makeRows(
        { recommendation: 'Prop the slab.', urgency: 'immediate' },
        { recommendation: 'Repoint the gable.', urgency: 'planned' },
        { recommendation: 'Fit tell-tales.', urgency: 'monitor' },
        { recommendation: 'Repaint.', urgency: null },
        { recommendation: 'Seal the joint.', urgency: 'planned', severity: 'safety' },
      ),
    );
    expect(recommendation).toMatch(
      /Urgency: Immediate\n- Brick wall, Photo 1: Prop the slab\.\n\n/,
    );
    expect(recommendation).toContain('Photo 2: Repoint the gable. Urgency: Planned.');
    expect(recommendation).toContain('Photo 3: Fit tell-tales. Urgency: Monitor.');
    expect(recommendation).toMatch(/Photo 4: Repaint\.$/m);
    expect(recommendation).toContain('Photo 5: Seal the joint. Urgency: Planned.');
    expect(recommendation).not.toMatch(DEADLINE);
  });

  it('has no severity invented for it', () => {
    const { recommendation } = compose(
      makeRows({ recommendation: 'Repoint.', severity: null, urgency: 'soon' }),
    );
    expect(recommendation).toContain(
      'Severity not judged yet:\n- Brick wall, Photo 1: Repoint. Urgency: Soon.',
    );
  });
});

it('denies no test that a row or a note may record', () => {
  const { discussion } = compose(
    makeRows({ note: 'Sounded: hollow at the base.' }, { defect: 'Render sounded hollow.' }),
  );
  expect(discussion).toContain('Beyond what the observations and notes say, no opening up');
  expect(discussion).not.toMatch(/nothing was|not (?:been )?(?:sounded|tested)/);
});

describe('order and grouping', () => {
  it('recommends by urgency: danger, then major, moderate and minor', () => {
    const { recommendation } = compose(
      makeRows(
        { recommendation: 'Repaint the railing.', severity: 'minor' },
        { recommendation: 'Repoint the gable.', severity: 'moderate' },
        { recommendation: 'Cordon off the yard.', severity: 'safety' },
        { recommendation: 'Survey the bulge.', severity: 'major' },
      ),
    );
    const order = ['Cordon', 'Survey the bulge', 'Repoint', 'Repaint'].map((word) =>
      recommendation.indexOf(word),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(recommendation).toMatch(/Possible danger to people.*Major.*Moderate.*Minor/s);
    expect(recommendation).not.toMatch(DEADLINE);
  });

  it('gives no time and no order where nobody has judged any', () => {
    const { discussion, recommendation } = compose(
      makeRows(
        { defect: 'Possible crack.', recommendation: 'Confirm on site.', severity: null },
        { defect: 'Damp staining.', recommendation: 'Trace the source.', severity: null },
      ),
    );
    expect(recommendation).toMatch(/Severity not judged yet:\n.*Photo 1.*\n.*Photo 2/);
    expect(recommendation).not.toMatch(DEADLINE);
    expect(discussion).toContain('Recorded defects:\n- Brick wall, Photo 1: Possible crack.');
  });

  it('has rows of one element together, those of the most serious first', () => {
    const { discussion } = compose(
      makeRows(
        { element: 'Gable', defect: 'Open joints', severity: 'minor' },
        { element: 'Roof: covering', defect: 'Slipped slates', severity: 'moderate' },
        { element: 'Gable', defect: 'Loose coping', severity: 'safety' },
        { element: 'Roof: gutter', defect: 'Leaks', severity: 'major' },
      ),
    );
    expect(discussion).toContain(`Recorded defects:
- Gable, Photo 3: Loose coping.
- Gable, Photo 1: Open joints.
- Roof: gutter, Photo 4: Leaks.
- Roof: covering, Photo 2: Slipped slates.`);
  });

  it('has what cannot wait first among rows without a severity, and says nothing of it', () => {
    const { recommendation } = compose(
      makeRows(
        { recommendation: 'Repoint.', severity: null },
        { defect: 'Coping may fall', recommendation: 'Keep people away below.', severity: null },
      ),
    );
    expect(recommendation).toMatch(/Severity not judged yet:\n.*Keep people away.*\n.*Repoint/);
    expect(recommendation).not.toContain('danger');
  });

  it('merges equal actions and cites all their photos', () => {
    const { recommendation } = compose(
      makeRows(
        { recommendation: 'Rake out and repoint.' },
        { recommendation: 'rake out and repoint', defect: 'Open joints' },
        { recommendation: 'Fit tell-tales.' },
        { element: 'Gable', recommendation: 'Rake out and repoint.', defect: 'Eroded joints' },
      ),
    );
    expect(recommendation.match(/repoint/gi)).toHaveLength(1);
    expect(recommendation).toContain('Brick wall (Photos 1 and 2); Gable (Photo 4): Rake out');
  });
});

describe('rows of every kind', () => {
  it('one photo makes a short, whole text', () => {
    const { discussion, recommendation } = compose(makeRows({}));
    expect(discussion).toMatch(/^Recorded defects:\n/);
    expect(discussion).toContain('- Brick wall, Photo 1: Diagonal crack below the sill.');
    expect(recommendation).toContain('- Brick wall, Photo 1: Fit tell-tales.');
  });

  it('blank rows are said to be not yet assessed', () => {
    const { discussion, recommendation } = compose(
      makeRows({}, { element: '', defect: '', recommendation: '' }),
    );
    expect(discussion).toContain('Not assessed yet: Photo 2.');
    expect(recommendation).toContain('To be assessed before this report is issued: Photo 2.');
  });

  it('what is recommended for a row without a defect is not lost', () => {
    const { recommendation } = compose(
      makeRows({}, { element: 'Door', defect: '', recommendation: 'Replace the hinges.' }),
    );
    expect(recommendation).toContain('Replace the hinges');
  });

  it('a defect without a recommendation asks for a decision where its urgency belongs, and invents none', () => {
    const { recommendation } = compose(
      makeRows(
        { severity: 'minor' },
        { element: 'Parapet', recommendation: '', severity: 'safety' },
      ),
    );
    expect(recommendation).toMatch(
      /first:\n- Parapet, Photo 2: No action is recorded yet; a competent engineer should decide what is needed\.\n\nSeverity: Minor\n/,
    );
  });

  it('photos that show nothing inspectable leave the part uninspected', () => {
    const { discussion, recommendation } = compose(
      makeRows(
        {},
        {
          element: 'Nothing inspectable',
          defect: 'The photo is too dark.',
          outcome: 'nothing_inspectable',
          severity: null,
        },
      ),
    );
    expect(discussion).toContain('Nothing inspectable: Photo 2.');
    expect(recommendation).toMatch(/To be taken again, or inspected on site, .*: Photo 2\./);
  });

  it('photos named in a row that the report does not have are not passed on', () => {
    const { discussion, recommendation } = compose(
      makeRows({
        defect: 'Wider than in Photo 31.',
        recommendation: 'Compare with photos 30 and 31.',
      }),
    );
    expect(discussion).toContain('a photo not in this report');
    expect(unknownPhotoReferences(discussion + recommendation, 1)).toEqual([]);
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
    expect(discussion).toContain('Stack leans towards the ridge');
    expect(discussion).toMatch(/For the rest, see the observations: .*Timber rafter, north slope/);
    expect(discussion.length).toBeLessThan(14_000);
  });

  it('the longest texts are referred to, not cut', () => {
    const long = 'crack '.repeat(660).trim();
    const rows = Array.from({ length: 9 }, (_, index) => ({
      element: `${long} ${index}`,
      defect: `${long} ${index}`,
      recommendation: `${long} ${index}`,
    }));
    const { discussion, recommendation } = compose(makeRows(...rows));
    expect(discussion).toContain('For the rest, see the observations: Photos 1–9.');
    expect(recommendation).toContain('For the rest, see the observations: Photos 1–9.');
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
      const { discussion, recommendation } = compose(makeRows(...(rows as NumberedObservation[])));
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
