import type { NumberedObservation, SectionsRequest } from '../../analyst.ts';
import { isUnusableAnswer } from '../../function-error.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { cutToTokens, estimateTokens } from '../long-tables/estimate-tokens.ts';
import { partsThatFit } from '../long-tables/parts-that-fit.ts';
import { questionRoom } from '../long-tables/question-room.ts';
import { writeLines, ownAction, ownDefect, withoutBreaches } from './own-words.ts';
import { summariseInstructions } from './prompt.ts';
import { readTexts } from './read-texts.ts';
import { type PartAnswer, partAnswerSchema } from './schema.ts';
import { objectionsTo } from './section-checks.ts';
import { leftOut } from './section-breaches.ts';
import { sectionFacts } from './section-facts.ts';
import { reportMaterial, rowMaterial, rowsByElement } from './section-material.ts';

/** A summary of some rows of a long report. */
export interface RowsSummary extends PartAnswer {
  rows: NumberedObservation[];
}

// Tokens per word of a summary in the wordiest of our languages, figures included.
const TOKENS_OF_A_WORD = 2.4;

/**
 * Summarises all rows within `room` tokens: in parts that the model can read, and if those are
 * still too long, again from the summaries. Parts are requested in sequence, so that a long report
 * does not block other people's requests.
 */
export async function summariseRows(
  request: SectionsRequest,
  room: number,
  contextTokens: number,
  asking: Asking,
): Promise<RowsSummary[]> {
  const rooms = questionRoom(contextTokens, summariseInstructions(request.language, 1000));
  const header = estimateTokens(JSON.stringify([reportMaterial(request, 0), request.styleHint]));
  const forMaterial = rooms.material - header;
  // Four of them fit in one merging request, so that each round leaves fewer.
  const size = Math.floor(Math.min(rooms.answer * 0.8, forMaterial / 4, room / 2));
  const ask = (rows: NumberedObservation[], material: object) =>
    summarise({ request, rows, material, size }, asking);

  const perRow = Math.floor(forMaterial / 3);
  const inParts = partsThatFit(
    rowsByElement(request.observations).flat(),
    (row) => estimateSize(rowMaterial(row, perRow)),
    forMaterial,
  );
  let summaries: RowsSummary[] = [];
  for (const rows of inParts) {
    summaries.push(await ask(rows, { observations: rows.map((row) => rowMaterial(row, perRow)) }));
  }
  while (summaries.length > 1 && sum(summaries) > room) {
    const groups = partsThatFit(summaries, sizeOfSummary, forMaterial);
    const fewer: RowsSummary[] = [];
    for (const group of groups) {
      const rows = group.flatMap((one) => one.rows);
      const [only] = group;
      fewer.push(
        group.length === 1 && only ? only : await ask(rows, { parts: summariesMaterial(group) }),
      );
    }
    if (fewer.length === summaries.length) break;
    summaries = fewer;
  }
  const share = Math.floor(room / summaries.length);
  return summaries.map((one) => within(one, share));
}

/** Summaries as material for the next request. */
export function summariesMaterial(summaries: readonly RowsSummary[]): PartAnswer[] {
  return summaries.map(({ summary, actions }) => ({ summary, actions }));
}

interface Part {
  request: SectionsRequest;
  rows: NumberedObservation[];
  material: object;
  /** Tokens for the summary. */
  size: number;
}

/** Writes one summary, or the rows' own words when none is usable: one part must not fail the report. */
async function summarise({ request, rows, material, size }: Part, asking: Asking) {
  const facts = sectionFacts(request, rows);
  const words = Math.max(40, Math.floor(size / 2 / TOKENS_OF_A_WORD));
  const own = () => ({
    summary: writeLines(rows, ownDefect, facts).join('\n'),
    actions: writeLines(rows, ownAction, facts).join('\n'),
  });
  const answer = await askModel(
    {
      task: 'sections',
      instructions: summariseInstructions(request.language, words),
      content: [
        {
          type: 'text',
          text: JSON.stringify({
            report: reportMaterial(request, 0),
            style_note: request.styleHint,
            ...material,
          }),
        },
      ],
      schema: partAnswerSchema,
      read: (value) => readTexts(value, ['summary', 'actions']),
      objection: ({ summary, actions }) =>
        [
          ...objectionsTo('summary', summary, facts),
          ...objectionsTo('actions', actions, facts),
        ].join(' ') || null,
    },
    asking,
  ).then(
    ({ answer: { summary, actions } }) => ({
      summary: addLeftOut(withoutBreaches(summary, facts).text, ownDefect),
      actions: addLeftOut(withoutBreaches(actions, facts).text, ownAction),
    }),
    (error: unknown) => {
      if (isUnusableAnswer(error)) return own();
      throw error;
    },
  );
  return within({ rows, ...answer }, size);

  function addLeftOut(text: string, words: typeof ownAction): string {
    return [...writeLines(leftOut(text, facts), words, facts), text].join('\n').trim();
  }
}

function within({ rows, summary, actions }: RowsSummary, tokens: number): RowsSummary {
  const half = Math.floor(tokens / 2);
  return { rows, summary: cutToTokens(summary, half), actions: cutToTokens(actions, half) };
}

const estimateSize = (material: object) => estimateTokens(JSON.stringify(material)) + 1;
const sizeOfSummary = (one: RowsSummary) => estimateSize(summariesMaterial([one]));
const sum = (some: readonly RowsSummary[]) =>
  some.reduce((total, one) => total + sizeOfSummary(one), 0);
