import { describe, expect, it } from 'vitest';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { composeDescription } from './compose-description.ts';
import { HONEST_ANSWERS } from './dishonest-answers.fixture.ts';

it('composes a German row', () => {
  expect(composeDescription(HONEST_ANSWERS.de, 'de')).toMatchObject({
    element: 'Ziegelmauerwerk der Außenwand',
    defect:
      'Treppenförmiger Riss entlang der Lagerfugen. Vermutliche Ursache, nicht bestätigt: Setzung der Gründung.',
    recommendation:
      'Rissmonitore setzen und die Ursache vor der Instandsetzung klären. Durch: Tragwerksplaner.',
    location: 'Unterhalb der Fensterbank',
  });
});

it('composes a Japanese row', () => {
  expect(composeDescription(HONEST_ANSWERS.ja, 'ja')).toMatchObject({
    element: 'れんが壁',
    defect: '目地に沿った階段状のひび割れ。推定原因（未確認）：基礎の不同沈下。',
    recommendation: 'クラックスケールを設置し、補修の前に原因を調査する。担当：構造技術者。',
    location: '窓の下',
  });
});

it('puts several defects into sentences of their own, each with its place', () => {
  const { defect, severity, location } = composeDescription(
    makePhotoAnswer({
      defects: [
        makeDefect({
          what: 'spalled concrete',
          where: 'At the soffit',
          form: 'Exposed bars',
          severity: 'major',
        }),
        makeDefect({
          what: 'Moss',
          where: 'at the kerb',
          extent: 'over its full length',
          severity: 'minor',
        }),
      ],
      cause: '',
    }),
    'en',
  );
  expect(defect).toBe(
    'Spalled concrete, at the soffit, exposed bars. Moss, at the kerb, over its full length.',
  );
  expect(severity).toBe('major');
  expect(location).toBe('At the soffit; at the kerb');
});

it('parts places as their language does', () => {
  const defects = ['橋脚の基部', '剥落部の下'].map((where) => makeDefect({ where }));
  expect(composeDescription(makePhotoAnswer({ defects }), 'ja').location).toBe(
    '橋脚の基部；剥落部の下',
  );
});

it('says nothing twice', () => {
  const answer = makePhotoAnswer({
    defects: [makeDefect({ what: 'Vertical crack', form: 'vertical', extent: 'Vertical crack' })],
    cause: '',
    recommendation: {
      measure: 'Have a structural engineer look at it.',
      who: 'A structural engineer',
    },
  });
  expect(composeDescription(answer, 'en')).toMatchObject({
    defect: 'Vertical crack.',
    recommendation: 'Have a structural engineer look at it.',
  });
});

it('leaves designations their letters', () => {
  const answer = makePhotoAnswer({
    defects: [makeDefect({ what: 'Rust', form: 'Level 2 to Level 3', extent: 'IPE 200' })],
    cause: 'Portland Street traffic',
  });
  expect(composeDescription(answer, 'en').defect).toBe(
    'Rust, Level 2 to Level 3, IPE 200. Probable cause, not confirmed: Portland Street traffic.',
  );
});

describe.each(LANGUAGES)('a photo without a defect in %s', (language) => {
  const { row } = ANALYST_IN[language];
  const blank = { visible: '', defects: [], cause: '', recommendation: { measure: '', who: '' } };

  it.each([
    ['no_visible_defect', row.noVisibleDefect, row.noAction],
    ['nothing_inspectable', row.nothingInspectable, row.anotherPhoto],
  ] as const)('has all its texts: %s', (outcome, defect, recommendation) => {
    const description = composeDescription(
      makePhotoAnswer({ ...blank, outcome, element: '' }),
      language,
    );
    expect(description).toMatchObject({
      element: row.noElement,
      defect: defect + FACTS_IN[language].signs.stop,
      recommendation,
      severity: null,
      location: '',
    });
  });
});

it.each(LANGUAGES)('says in %s what of a defect’s element the photo leaves open', (language) => {
  const { row } = ANALYST_IN[language];
  const open = { not_judged: 'XYZ.' };
  const { defect } = composeDescription(makePhotoAnswer(open), language);
  expect(defect.endsWith(`${row.notJudged}XYZ${FACTS_IN[language].signs.stop}`)).toBe(true);
  const sound = makePhotoAnswer({ ...open, outcome: 'no_visible_defect', defects: [] });
  expect(composeDescription(sound, language).defect).toContain(row.notJudged);
  const none = makePhotoAnswer({ ...open, outcome: 'nothing_inspectable', defects: [] });
  expect(composeDescription(none, language).defect).not.toContain(row.notJudged);
  expect(composeDescription(makePhotoAnswer(), language).defect).not.toContain(row.notJudged);
});
