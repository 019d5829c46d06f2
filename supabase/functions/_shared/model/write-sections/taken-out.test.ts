import { describe, expect, it } from 'vitest';
import { makeSectionsAnswer } from '../../../../../testing/model/model-answers.ts';
import { draft, rows } from './draft-sections.fixture.ts';

const good = makeSectionsAnswer();
const ROOF = { element: 'Roof', defect: 'Slate missing.', recommendation: 'Replace the slate.' };
const STONE = {
  element: 'Parapet',
  defect: 'Loose coping stone.',
  recommendation: 'Close the pavement and fix the stone.',
};

describe('what breaks a rule', () => {
  it('is taken out, and kept with its reason and with what stood before it', async () => {
    const discussion =
      'The wall is safe (Photo 1). A stepped crack (Photo 1). Photo 2 is fine. The slate is missing (Photo 2).';
    const drafts = await draft({ observations: rows({}, ROOF) }, { ...good, discussion });
    expect(drafts.discussion).toBe('A stepped crack (Photo 1). The slate is missing (Photo 2).');
    expect(drafts.takenOut).toEqual([
      {
        section: 'discussion',
        quote: 'The wall is safe (Photo 1).',
        reason: 'assurance',
        after: '',
      },
      {
        section: 'discussion',
        quote: 'Photo 2 is fine.',
        reason: 'cleared',
        after: 'A stepped crack (Photo 1).',
      },
    ]);
  });

  it.each([
    ['safety', null],
    ['major', null],
    [null, 'immediate'],
    [null, 'soon'],
  ] as const)(
    'is marked and stays where it carries the action of a row: %s, %s',
    async (severity, urgency) => {
      const action = 'Close the pavement within 24 hours (Photo 2).';
      const noted = 'Note that the wall is safe and fix the coping stone (Photo 2).';
      const recommendation = `${action} ${noted} Photo 2 is fine. Fit tell-tales (Photo 1).`;
      const observations = rows({}, { ...STONE, severity, urgency });
      const discussion = 'A crack (Photo 1). The coping stone is loose (Photo 2).';
      const drafts = await draft({ observations }, { discussion, recommendation });
      expect(drafts.recommendation).toBe(`${action} ${noted} Fit tell-tales (Photo 1).`);
      expect(drafts.doubts).toEqual([
        { section: 'recommendation', quote: action, reason: 'deadline' },
        { section: 'recommendation', quote: noted, reason: 'assurance' },
      ]);
      expect(drafts.takenOut).toMatchObject([{ quote: 'Photo 2 is fine.', reason: 'cleared' }]);
    },
  );

  it('goes where the row has no hurry', async () => {
    const observations = rows({}, { ...STONE, severity: 'minor' });
    const recommendation =
      'Close the pavement within 24 hours (Photo 2). Fit tell-tales (Photo 1).';
    const drafts = await draft({ observations }, { ...good, recommendation });
    expect(drafts.recommendation).toBe('Fit tell-tales (Photo 1).');
    expect(drafts.doubts).toEqual([]);
  });

  it('stays without the photo that the report does not have', async () => {
    const observations = rows({}, { ...STONE, severity: 'safety' });
    const recommendation = 'Close the pavement (Photo 2) and the yard (Photo 9).';
    const discussion = 'The coping stone is loose (Photo 2).';
    const drafts = await draft({ observations }, { discussion, recommendation });
    const quote = 'Close the pavement (Photo 2) and the yard (a photo not in this report).';
    expect(drafts.recommendation).toBe(quote);
    expect(drafts.doubts).toEqual([{ section: 'recommendation', quote, reason: 'photo' }]);
  });
});

it('puts rows that a draft leaves out where their urgency belongs', async () => {
  const observations = rows(
    { severity: 'minor' },
    { ...STONE, severity: 'safety' },
    { element: 'Beam', defect: 'Wide crack.', recommendation: 'Prop it.', severity: 'major' },
    { element: 'Stair', defect: 'No rail.', recommendation: 'Close it.', severity: 'safety' },
  );
  const recommendation =
    'In order of urgency:\n\nClose the stair (Photo 4).\n\nFit tell-tales (Photo 1).';
  const drafts = await draft({ observations }, { ...good, recommendation });
  expect(drafts.recommendation).toBe(
    [
      'In order of urgency:',
      'Close the stair (Photo 4).',
      'Parapet, Photo 2: Close the pavement and fix the stone.',
      'Beam, Photo 3: Prop it.',
      'Fit tell-tales (Photo 1).',
    ].join('\n\n'),
  );
});
