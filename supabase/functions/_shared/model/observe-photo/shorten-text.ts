import { splitSentences } from '../../languages/split-sentences.ts';

/** Whole sentences within the limit; a longer first one is cut at a word, with an ellipsis. */
export function shortenText(text: string, limit: number, joint: string): string {
  if (text.length <= limit) return text;
  let kept = '';
  for (const sentence of splitSentences(text)) {
    const longer = kept === '' ? sentence : kept + joint + sentence;
    if (longer.length > limit) break;
    kept = longer;
  }
  return kept || `${text.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}
