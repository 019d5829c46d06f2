/** Requests by chance to a host in a process of its own, which is measured from outside. */
import { fuzz } from '../../server/attacks/fuzz/fuzz.ts';
import type { Play, Played } from './suite.ts';

export const onEachEngine = true;

export async function run({ seed, until, report }: Play): Promise<Played> {
  const { answered, figures } = await fuzz({
    milliseconds: until - Date.now(),
    seed,
    onFinding: report,
  });
  return { tries: answered, figures };
}
