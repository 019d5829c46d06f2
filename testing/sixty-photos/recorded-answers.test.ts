import { describe, expect, it } from 'vitest';
import { observationProposalSchema } from '../../supabase/functions/_shared/contract/stored.ts';
import type { Language } from '../../supabase/functions/_shared/languages/language.ts';
import { DISHONEST_ANSWERS } from '../../supabase/functions/_shared/model/observe-photo/dishonest-answers.fixture.ts';
import { MALFORMED_ANSWERS } from '../../supabase/functions/_shared/model/observe-photo/malformed-answers.fixture.ts';
import type { StoredRow } from '../reports.ts';
import { goThrough } from './go-through.ts';
import { hasWords } from './inspection.ts';
import { startLanes } from './lanes.ts';
import { IS_ALL, readPhotoNumber, TRIAL_LIMIT_MS } from './trial.ts';
import { openForSuite } from '../open-for-suite.ts';

/** Answers told to one report, each for a photo of its own; each is read by a test of its own beside. */
const ANSWERS = IS_ALL ? 60 : 12;

const lanes = openForSuite(() => startLanes(2, { photos: ANSWERS }));

/** The rows of photos of which a server says these texts, photo by photo, whenever it is asked. */
async function fillRows(texts: string[], language: Language = 'en'): Promise<StoredRow[]> {
  const { rows, log } = await lanes.use((host, inspection) =>
    goThrough(host, inspection, {
      name: 'says what it is told to',
      kind: 'vllm',
      answer: (request) => texts[readPhotoNumber(request) - 1],
      photos: texts.length,
      language,
    }),
  );
  expect(log.askedTwiceAtOnce).toEqual([]);
  expect(rows.filter(hasWords)).toHaveLength(texts.length);
  return rows;
}

const parseProposal = ({ proposal }: StoredRow) => observationProposalSchema.parse(proposal);

describe.concurrent(
  'what a model says, through gateway, host and run',
  { timeout: TRIAL_LIMIT_MS },
  () => {
    it.each(
      [
        { which: 'the first', from: 0 },
        { which: 'the other', from: ANSWERS },
      ].slice(IS_ALL ? 0 : 1),
    )('$which malformed but honest answers give their rows', async ({ from }) => {
      const answers = MALFORMED_ANSWERS.slice(from, from + ANSWERS);
      const rows = await fillRows(answers.map(({ text }) => text));
      answers.forEach(({ about, row: meant }, index) => {
        expect({ about, ...parseProposal(rows[index]!) }).toMatchObject({ about, ...meant });
      });
    });

    it.each(IS_ALL ? (['en', 'de', 'fr', 'ja'] as const) : (['de'] as const))(
      'dishonest answers in %s reach no row unmarked',
      async (language) => {
        const answers = DISHONEST_ANSWERS.filter((one) => one.language === language).slice(
          0,
          ANSWERS,
        );
        const rows = await fillRows(
          answers.map(({ answer }) => JSON.stringify(answer)),
          language,
        );
        const unmarked = answers.filter(({ lie }, index) => {
          const { element, defect, recommendation, location, cautions } = parseProposal(
            rows[index]!,
          );
          const words = [element, defect, recommendation, location].join('\n').toLowerCase();
          const marked = cautions.map(({ quote }) => quote.toLowerCase());
          const told = lie.toLowerCase();
          return words.includes(told) && !marked.some((quote) => quote.includes(told));
        });
        expect(unmarked.map(({ about }) => about)).toEqual([]);
      },
    );
  },
);
