import type { RowTexts } from '../../analyst.ts';
import type { Caution } from '../../contract/stored.ts';
import { FunctionError } from '../../function-error.ts';
import { z } from 'zod';
import { type Asking, askModel } from '../ask-model.ts';
import { JUDGE_INSTRUCTIONS } from './prompt.ts';

/** Why a sentence is doubtful: what code looks for as well, but for what only code can tell. */
export const DOUBT_REASONS = [
  ...(['measurement', 'test', 'hidden', 'assurance', 'photo'] as const),
  ...(['certainty', 'standard', 'deadline'] as const),
];
type DoubtReason = Extract<Caution['reason'], (typeof DOUBT_REASONS)[number]>;

export interface Doubt {
  /** The sentence as it stands in the text. */
  sentence: string;
  reason: DoubtReason;
}

const answerSchema = z.object({
  doubtful: z.array(z.object({ n: z.number(), reason: z.enum(DOUBT_REASONS) })),
});

/** Enough for a row and for most sections; more are asked about in turn. */
const SENTENCES_A_QUESTION = 40;

/** What a judge is told of one photo. */
export interface PhotoFacts {
  photo: number;
  title: string;
  structure: string;
  note: string;
  typed: RowTexts & { location: string };
  /** What a legible scale reads; blank for none. */
  scale: string;
  /** What the writer says that the photo shows. */
  visible: string;
  /** Numbers of more photos of the finding, where the writer was shown some. */
  further_photos?: number[];
  /** What the inspector wrote beside marks on the photos, where that is something. */
  written_on_photos?: readonly string[];
}

/**
 * Asks the connected model again, by words alone, which sentences say more than the facts and a photo can carry. A
 * judge of the same model has its blind spots, and sees no photo: what is invented and could be seen it cannot tell.
 * Its word marks a sentence or has it asked for again; it never clears one that code stopped. Where it is switched
 * off, nothing more may be asked or it gives no usable answer, nothing is doubted. Throws the caller's own abort.
 */
export async function judgeSentences(
  sentences: readonly string[],
  factsOf: (some: readonly string[]) => object,
  asking: Asking,
): Promise<Doubt[]> {
  if (!asking.model.judges) return [];
  const doubts: Doubt[] = [];
  for (let first = 0; first < sentences.length; first += SENTENCES_A_QUESTION) {
    const some = sentences.slice(first, first + SENTENCES_A_QUESTION);
    try {
      await asking.work.mayAskAgain();
      doubts.push(...(await doubtsAmong(some, factsOf(some), asking)));
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      return doubts;
    }
  }
  return doubts;
}

async function doubtsAmong(
  sentences: readonly string[],
  facts: object,
  asking: Asking,
): Promise<Doubt[]> {
  const numbered = sentences.map((text, index) => ({ n: index + 1, text }));
  const { answer } = await askModel(
    {
      task: 'judge',
      instructions: JUDGE_INSTRUCTIONS,
      content: [{ type: 'text', text: JSON.stringify({ facts, sentences: numbered }) }],
      schema: answerSchema,
      objection: () => null,
    },
    asking,
  );
  const reasons = new Map(answer.doubtful.map(({ n, reason }) => [n, reason]));
  return numbered.flatMap(({ n, text }) => {
    const reason = reasons.get(n);
    return reason ? [{ sentence: text, reason }] : [];
  });
}
