import { describe, expect, it } from 'vitest';
import { makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { type Language, LANGUAGES } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { EXAMPLES_IN } from '../../languages/tables/examples.fixture.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { compose, makeRow, makeRows } from './compose-sections.fixture.ts';
import { composeAtOnce } from './compose-sections.fixture.ts';
import { rankHeading } from './recommendation.ts';
import { RANKS } from '../../rows/recorded-row.ts';
import { REPORTS } from './reports.fixture.ts';

const bare = (text: string) => text.replace(/[.。\s]+$/u, '');

/** The lines of a draft that say what to do. */
function listInstructions(recommendation: string, language: Language): string[] {
  const { further } = ANALYST_IN[language].draft;
  const wording = { language, words: ANALYST_IN[language] };
  const headings = [...RANKS.map((rank) => rankHeading(rank, wording)), further];
  return recommendation
    .split('\n\n')
    .filter((paragraph) => headings.includes(paragraph.split('\n')[0]!))
    .flatMap((paragraph) => paragraph.split('\n').slice(1));
}

function expectInstructions(rows: NumberedObservation[], language: Language, styleHint = '') {
  const { recommendation } = composeAtOnce(
    makeSectionsRequest({ language, observations: rows, styleHint }),
  );
  const lines = listInstructions(recommendation, language);
  for (const row of rows) {
    if (row.recommendation.trim() === '') continue;
    if (/Photo 99/.test(row.recommendation)) continue;
    const own = lines.filter((line) =>
      line.toLowerCase().includes(bare(row.recommendation).toLowerCase()),
    );
    const cited = own.filter((line) =>
      findPhotoReferences(line).some(({ numbers }) => numbers.includes(row.number)),
    );
    expect([row.number, cited.length]).toEqual([row.number, 1]);
    expect(cited[0]).toContain(bare(row.element));
  }
  return { recommendation, lines };
}

describe('each instruction names its element and cites its photo', () => {
  it.each(Object.entries(REPORTS))('in the report “%s”', (_, rows) => {
    for (const hint of ['', 'numbered lists', 'no lists', 'keep it short, use we']) {
      expectInstructions(rows, 'en', hint);
    }
  });

  it.each(LANGUAGES)('in %s', (language) => {
    const { report } = EXAMPLES_IN[language];
    const rows = makeRows(
      ...report.rows.map(([element, defect, recommendation]) => ({
        element,
        defect,
        recommendation,
        severity: 'major' as const,
      })),
    );
    const { lines } = expectInstructions(rows, language);
    expect(lines).toHaveLength(rows.length);
  });
});

it('says what and where, however short the row’s action is', () => {
  const { lines } = expectInstructions(
    makeRows(
      {
        element: 'Plant room, pipe lagging',
        urgency: 'immediate',
        severity: null,
        recommendation: 'Leave undisturbed, close the room and have a sample analysed.',
      },
      { element: 'Column C4 (base plate)', recommendation: 'Repair.' },
      { element: 'Deck', recommendation: 'Clear the outlets. Seal the joint.' },
      { element: '', location: 'North slope', recommendation: 'Repair' },
      { element: '', recommendation: 'Repair' },
    ),
    'en',
  );
  expect(lines).toEqual([
    '- Plant room, pipe lagging, Photo 1: Leave undisturbed, close the room and have a sample analysed.',
    '- Column C4 (base plate) (Photo 2); North slope (Photo 4); (Photo 5): Repair.',
    '- Deck, Photo 3: Clear the outlets. Seal the joint.',
  ]);
});

describe('nothing is guessed from a row’s words', () => {
  const rows = makeRows(
    { element: 'External wall', defect: 'Joint sealant perished.', recommendation: 'Renew it.' },
    { element: 'Downpipe', defect: 'Joint of the pipe leaks.', recommendation: 'Reseal.' },
    { element: 'Plate', defect: 'Rust', recommendation: 'Repaint.' },
    { element: 'Mast', defect: 'Leans to the east.', recommendation: 'Monitor.' },
  );
  const { discussion, recommendation } = compose(rows);

  it('no trade, no kind of defect and no kind of part', () => {
    const draft = `${discussion}\n${recommendation}`;
    expect(draft).not.toMatch(/contractor|mason|surveyor|specialist|structural engineer/i);
    expect(draft).not.toMatch(/open or eroded|other parts|other defects|showing|concern/i);
  });

  it('a trade that a row names is repeated', () => {
    const named = compose(makeRows({ recommendation: 'Have a roofer renew it.' }));
    expect(named.recommendation).toContain('Brick wall, Photo 1: Have a roofer renew it.');
  });

  it.each([
    'No cracking, but the render is hollow and about to fall.',
    'Sound hollow when tapped.',
    'Good bond lost over 2 m².',
    'OK above; spalled below.',
    'Nothing can be said of the bearing; the plate is bent.',
    'None of the bolts is tight.',
  ])('a defect stays one, whatever its words begin with: “%s”', (defect) => {
    const draft = compose(makeRows({ defect, recommendation: 'Prop it.' }));
    expect(draft.discussion).toContain(`Recorded defects:\n- Brick wall, Photo 1: ${defect}`);
    expect(draft.discussion).not.toMatch(
      /No (?:visible )?defect is|could not be|could be inspected/,
    );
    expect(draft.recommendation).toContain('Brick wall, Photo 1: Prop it.');
  });
});

it('an instruction beside a photo that shows nothing is not lost; another photo is asked for once', () => {
  const dark = { outcome: 'nothing_inspectable', severity: null } as const;
  const { advice } = ANALYST_IN.en.unusable['too dark'];
  const { recommendation } = compose(
    makeRows(
      { element: 'Stair 2', recommendation: 'Close the stair until it was inspected.', ...dark },
      { element: 'Stair 3', recommendation: advice, ...dark },
    ),
  );
  expect(recommendation).toContain('Stair 2, Photo 1: Close the stair until it was inspected.');
  expect(recommendation).not.toContain(advice);
  expect(recommendation).toMatch(/To be taken again, .*: Photos 1 and 2\./);
});

it('what somebody grades is a defect, whatever its words begin with', () => {
  const defect = 'No visible defect on the upper face. Below, concrete has spalled.';
  const graded = { outcome: 'no_visible_defect', severity: 'safety', defect } as const;
  expect(compose(makeRows(graded)).discussion).toContain(
    `Recorded defects:\n- Brick wall, Photo 1: No`,
  );
  const plain = { ...graded, defect: 'No visible defects.' };
  expect(compose(makeRows(plain)).discussion).toMatch(
    /as each photo shows it:\n- Brick wall, Photo 1\.\n/,
  );
});

it('what a row without a defect adds in its own words stands with it, whole', () => {
  const sound = makeRow({
    number: 1,
    element: 'Slab/edge',
    outcome: 'no_visible_defect' as const,
    severity: null,
    recommendation: '',
    defect: 'No visible defect on the upper face. Below, concrete has spalled.',
  });
  expect(compose([sound, makeRow({ number: 2 })]).discussion).toContain(
    'Slab/edge, Photo 1: No visible defect on the upper face. Below, concrete has spalled.',
  );
});
