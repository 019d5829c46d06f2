import type { Asking } from '../supabase/functions/_shared/model/ask-model.ts';
import { judgeSentences } from '../supabase/functions/_shared/model/judge/judge-sentences.ts';

/** One that nobody can know from a photo, and one that any photo may show. */
const TRIAL = ['The lintel was tapped and rang hollow.', 'A crack runs along the mortar joints.'];
const FACTS = { note: '', scale: '', visible: 'A brick wall with a stepped crack.' };

/**
 * Tries whether the model that judges answers in its form, and whether it distinguishes the one sentence from the
 * other.
 */
export async function tryJudge(asking: Asking): Promise<'tells' | 'answers' | 'unusable'> {
  const { doubts, read } = await judgeSentences(TRIAL, () => FACTS, asking);
  if (read.length === 0) return 'unusable';
  return doubts.length === 1 && doubts[0]?.sentence === TRIAL[0] ? 'tells' : 'answers';
}
