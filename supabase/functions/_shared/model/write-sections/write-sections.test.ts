import { describe, expect, it } from 'vitest';
import { makeSectionsAnswer } from '../../../../../testing/model/model-answers.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { draft, rows } from './draft-sections.fixture.ts';
import { namePhotos } from '../../rows/name-photos.ts';
import { findCitations } from './section-breaches.ts';

const two = { observations: rows({}, { element: 'Roof', defect: 'Slate missing.' }) };
const good = makeSectionsAnswer();

describe('what the model is given', () => {
  it('is the report, its rows and what an inspector took out, as data', async () => {
    const { seen } = await draft(
      {
        structure: 'Road bridge, 1974',
        observations: rows({
          location: 'North pier',
          severity: 'major',
          defect: 'Efflorescence below the joint.',
          corrected: {
            element: 'Brick wall',
            defect: 'Corrosion of reinforcement.',
            recommendation: 'Fit tell-tales.',
          },
        }),
      },
      good,
    );
    expect(seen).toHaveLength(1);
    expect(seen[0]?.material).toMatchObject({
      report: { inspected: 'Road bridge, 1974', inspection_date: '2026-11-21' },
      observations: [
        {
          number: 1,
          location: 'North pier',
          severity: 'major',
          inspector_took_out: { defect: 'Corrosion of reinforcement.' },
        },
      ],
    });
    expect(JSON.stringify(seen[0]?.material)).not.toContain(
      '"element":"Brick wall","defect":"Corr',
    );
  });

  it('asks for the language of the report and its way to name photos', async () => {
    const { seen } = await draft(
      { ...two, language: 'de' },
      { discussion: 'Ein Riss (Foto 1).', recommendation: 'Beobachten (Foto 1).' },
    );
    expect(seen[0]?.prompt).toContain('Write in German (Deutsch)');
    expect(seen[0]?.prompt).toContain('"Fotos 2, 3 und 5"');
  });
});

describe('a sentence that breaks a rule is quoted back, and goes if it stays', () => {
  it.each([
    ['an unknown photo', 'Photo 9 shows a leak.', 'does not have: 9.'],
    ['an assurance', 'The wall is safe (Photo 1).', 'assurance'],
    ['a test that no row reports', 'A tap test found no hollow areas (Photo 1).', 'a test'],
    [
      'the state of what is covered',
      'The reinforcement behind it is corroded (Photo 1).',
      'is covered',
    ],
    ['a quantity that no row has', 'The crack is 3 mm wide (Photo 1).', '\\"3 mm\\"'],
  ])('%s', async (_, sentence, told) => {
    const bad = { ...good, discussion: `${sentence} The roof lacks a slate (Photo 2).` };
    const once = await draft(two, bad, good);
    expect(once.discussion).toBe(good.discussion);
    expect(JSON.stringify(once.second)).toContain(told);
    expect(JSON.stringify(once.second)).toContain(sentence);

    const { seen, discussion, recommendation } = await draft(two, bad);
    expect(seen).toHaveLength(2);
    expect(discussion).toBe('The roof lacks a slate (Photo 2).');
    expect(recommendation).toBe(good.recommendation);
  });

  it('lets stand what a row measures, in whatever unit, and what a row assures', async () => {
    const observations = rows({ defect: 'Crack 3 mm wide; the ladder is safe to use.' });
    const discussion = 'A crack of 0.3 cm was seen and the ladder is safe to use (Photo 1).';
    const { seen, ...drafts } = await draft({ observations }, { ...good, discussion });
    expect(seen).toHaveLength(1);
    expect(drafts.discussion).toBe(discussion);
  });

  it('reads no measurement into names and places', async () => {
    const discussion =
      'Column C4 in the foreground, Bay 2 in the north wall, M12 bolts and C25/30 concrete (Photo 1). Photos 1 and 2 in the annex.';
    expect((await draft(two, { ...good, discussion })).seen).toHaveLength(1);
  });

  it('keeps lists and paragraphs where they were', async () => {
    const discussion = 'One (Photo 1).\n\n- Photo 9 leaks.\n- The roof (Photo 2).\n\nEnd.';
    expect((await draft(two, { ...good, discussion })).discussion).toBe(
      'One (Photo 1).\n\n- The roof (Photo 2).\n\nEnd.',
    );
  });

  it('refuses a section of which nothing may stand', async () => {
    await expect(
      draft(two, { ...good, recommendation: 'The wall is safe (Photo 1).' }),
    ).rejects.toMatchObject({ code: 'analyst_answer_invalid' });
  });
});

describe("a person's correction", () => {
  const observations = rows({
    defect: 'White efflorescence below the joint.',
    severity: 'safety',
    corrected: {
      element: 'Brick wall',
      defect: 'Corroding reinforcement with concrete cover lost.',
      recommendation: 'Fit tell-tales.',
    },
  });
  const cited = { ...good, recommendation: 'Remove the efflorescence (Photo 1).' };

  it('is never taken back to what was proposed', async () => {
    const discussion =
      'Corroding reinforcement with concrete cover lost (Photo 1). White efflorescence (Photo 1).';
    const { second, ...drafts } = await draft({ observations }, { ...cited, discussion });
    expect(second).toContain('which the inspector took out');
    expect(drafts.discussion).toBe('White efflorescence (Photo 1).');
  });

  it('of the severity stands: an urgent row is not called minor', async () => {
    const discussion = 'A minor stain (Photo 1). White efflorescence below the joint (Photo 1).';
    const drafts = await draft({ observations }, { ...cited, discussion });
    expect(drafts.discussion).toBe('White efflorescence below the joint (Photo 1).');
  });
});

describe('rows of severity safety or major', () => {
  const observations = rows(
    {},
    {
      element: 'Parapet',
      defect: 'Loose coping.',
      recommendation: 'Secure it.',
      severity: 'safety',
    },
    { element: 'Beam', defect: 'Wide crack.', recommendation: 'Prop it', severity: 'major' },
    { element: 'Beam', defect: 'Wide crack.', recommendation: 'Prop it', severity: 'major' },
  );

  it('are asked for again by their numbers', async () => {
    const all = 'Photos 2, 3 and 4 need action.';
    const { second, ...drafts } = await draft({ observations }, good, {
      discussion: all,
      recommendation: all,
    });
    expect(second).toContain('the recommendation cites no photo of these');
    expect(second).toContain('2–4;');
    expect(drafts.recommendation).toBe(all);
  });

  it('are listed by code before what is less urgent, in their own words', async () => {
    const { discussion, recommendation } = await draft({ observations }, good);
    expect(recommendation).toBe(
      `Parapet, Photo 2: Secure it.\n\nBeam, Photos 3 and 4: Prop it.\n\n${good.recommendation}`,
    );
    expect(discussion).toContain('Parapet, Photo 2: Loose coping.');
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are listed in the language of the report: %s',
    async (language) => {
      const first = `${namePhotos([1], language)}.`;
      const { discussion, recommendation } = await draft(
        { observations, language },
        { discussion: first, recommendation: first },
      );
      expect(findCitations(discussion)).toEqual([1, 2, 3, 4]);
      expect(findCitations(recommendation)).toEqual([1, 2, 3, 4]);
      expect(recommendation).not.toContain('need');
    },
  );

  it('name their place too, and lose no sentence to a photo of another report', async () => {
    const stair = {
      element: 'Stair',
      location: 'Level 2',
      severity: 'safety' as const,
      recommendation: 'Close it. Compare with Photo 99.',
    };
    const { recommendation } = await draft({ observations: rows({}, stair) }, good);
    expect(recommendation).toContain(
      'Stair, Level 2, Photo 2: Close it. Compare with a photo not in this report.',
    );
  });

  it('are named within the bounds of a section, however many and long they are', async () => {
    const many = rows(
      ...Array.from({ length: 400 }, (_, index) => ({
        element: `Bay ${index}`,
        recommendation: 'Replace the member and its bearings. '.repeat(20),
        severity: 'major' as const,
      })),
    );
    const { recommendation } = await draft({ observations: many }, good);
    expect(recommendation.length).toBeLessThanOrEqual(19_500);
    expect(findCitations(recommendation)).toHaveLength(400);
  });
});

describe('the language of the report', () => {
  const german =
    'Die Ziegelwand ist auf den Fotos zu sehen und zeigt einen Riss, der von der Ecke bis zum Sturz reicht. Die Ursache ist mit dem Foto nicht zu klären und eine Untersuchung ist nötig (Foto 1).';
  const english =
    'The brick wall is in the photos and shows a crack that runs from the corner to the lintel. The cause is not clear from the photo and an investigation is needed at the wall (Photo 1).';

  it('is asked for again', async () => {
    const { second, discussion } = await draft(
      { ...two, language: 'de' },
      { discussion: english, recommendation: english },
      { discussion: german, recommendation: german },
    );
    expect(second).toContain('it is written in English, and not in German.');
    expect(discussion).toBe(german);
  });

  it('that a model does not write is a failure which says so', async () => {
    await expect(
      draft({ ...two, language: 'de' }, { discussion: english, recommendation: english }),
    ).rejects.toThrow('The AI wrote the sections in English, though the report is in German');
  });
});

it.each([
  { answer: good },
  [good],
  { Discussion: good.discussion, Recommendations: good.recommendation },
  { discussion: [good.discussion], recommendation: { text: good.recommendation }, notes: null },
  {
    discussion: `## Discussion\n\n${good.discussion}`,
    recommendation: `**${good.recommendation}**`,
  },
])('reads %j as both sections', async (answer) => {
  const { discussion, recommendation } = await draft(two, answer);
  expect({ discussion, recommendation }).toEqual(good);
});
