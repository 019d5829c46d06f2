import type { ProposedText, RowWords } from '../../row-words.ts';
import { type CautionReason, JUDGED_REASONS } from '../../contract/caution-kinds.ts';
import type { Judged } from '../../contract/stored.ts';
import { FunctionError } from '../../function-error.ts';
import { z } from 'zod';
import { type Asking, askModel } from '../ask-model.ts';
import { JUDGE_INSTRUCTIONS } from './prompt.ts';

export interface Doubt {
  /** Quoted exactly. */
  sentence: string;
  reason: CautionReason;
}

/** A judge's doubts, and the sentences it read; the others are not judged. */
export interface Judgement {
  doubts: Doubt[];
  read: string[];
}

const answerSchema = z.object({
  doubtful: z.array(z.object({ n: z.number(), reason: z.enum(JUDGED_REASONS) })),
});

/** Enough for a row and most sections; more take several requests. */
const SENTENCES_A_QUESTION = 40;

export interface PhotoFacts {
  photo: number;
  title: string;
  structure: string;
  note: string;
  typed: Pick<RowWords, ProposedText>;
  /** The reading of a legible scale; blank for none. */
  scale: string;
  /** The writer's account of what the photo shows. */
  visible: string;
  /** Numbers of the finding's other photos, when the writer saw some. */
  further_photos?: number[];
  /** The inspector's notes beside marks on the photos; absent for none. */
  written_on_photos?: readonly string[];
}

/**
 * Asks the judging model, by words alone, which sentences say more than facts and a photo can support. A judge of the
 * same model shares its blind spots, and sees no photo: it cannot detect an invention that could be visible. It marks a
 * sentence or has it rewritten, and never clears one that code stopped. Sentences stay unread when it is off, out of
 * allowance or unusable. Throws the caller's abort reason.
 */
export async function judgeSentences(
  sentences: readonly string[],
  pickFacts: (some: readonly string[]) => object,
  { model, work }: Asking,
): Promise<Judgement> {
  const judgement: Judgement = { doubts: [], read: [] };
  if (model.judge === null) return judgement;
  for (let first = 0; first < sentences.length; first += SENTENCES_A_QUESTION) {
    const some = sentences.slice(first, first + SENTENCES_A_QUESTION);
    try {
      await work.mayAskAgain();
      const doubts = await doubtsAmong(some, pickFacts(some), { model: model.judge, work });
      if (doubts === null) continue;
      judgement.doubts.push(...doubts);
      judgement.read.push(...some);
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
    }
  }
  return judgement;
}

/** How much of these sentences was judged, and by which model. */
export function summariseJudging(
  sentences: readonly string[],
  isRead: (sentence: string) => boolean,
  { judge }: Asking['model'],
): Judged {
  if (judge === null) return { state: 'off', by: null };
  const read = sentences.filter(isRead).length;
  const state = read === sentences.length ? 'all' : read > 0 ? 'part' : 'none';
  return { state, by: judge.name };
}

/** Null when the answer is unusable: unreadable, or about sentences that do not exist. */
async function doubtsAmong(
  sentences: readonly string[],
  facts: object,
  asking: Asking,
): Promise<Doubt[] | null> {
  const numbered = sentences.map((text, index) => ({ n: index + 1, text }));
  const { answer, objection } = await askModel(
    {
      task: 'judge',
      instructions: JUDGE_INSTRUCTIONS,
      content: [{ type: 'text', text: JSON.stringify({ facts, sentences: numbered }) }],
      schema: answerSchema,
      objection: ({ doubtful }) => {
        const strange = doubtful.find(({ n }) => sentences[n - 1] === undefined);
        return strange ? `there is no sentence ${strange.n}.` : null;
      },
    },
    asking,
  );
  if (objection !== null) return null;
  return answer.doubtful.map(({ n, reason }) => ({ sentence: sentences[n - 1] ?? '', reason }));
}
