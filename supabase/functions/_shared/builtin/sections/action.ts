import { definite, type ElementName, locative } from './element-name.ts';
import { capitalised, findHeadWord, splitProse, withArticle, withoutStop } from './prose.ts';

/** A recommendation's single actions: its sentences, and what a semicolon sets apart. */
export function splitActions(recommendation: string): string[] {
  return splitProse(recommendation).flatMap((sentence) => {
    const parts = sentence.split(/;\s+/);
    // "Cordon off below; refix" is one action; parts of three words and more stand alone.
    if (parts.some((part) => part.split(/\s+/).length < 3)) return [sentence];
    return parts.map(
      (action) => `${withoutStop(action)}${/[!?]$/.exec(action.trim())?.[0] ?? '.'}`,
    );
  });
}

const VERB_WORDS =
  /^(?:(?:monitor|repair|replace|resurface|repaint|paint|clean|reseal|seal|inspect|prepare|prime|refix|fix|reset|rebuild|remove|renew|repoint|dress|make|good|lubricate|service|tighten|clear|investigate|survey|test|check|treat|redecorate|fill|rake|cut|reinstate|refurbish|grease|adjust|off|out|back|down|up|and|or|then|keep|it|clear)[,\s]*)+$/i;

/** "Prepare and repaint." → "Prepare and repaint the canopy beam."; null when the action is more than verbs. */
export function withObject(action: string, element: ElementName): string | null {
  const plain = withoutStop(action);
  if (!VERB_WORDS.test(plain) || /\bkeep clear$/i.test(plain)) return null;
  return `${capitalised(plain)} ${definite(element)}.`;
}

const NOUN_ACTION =
  /^(?:inspections?|assessments?|repairs?|maintenance|monitoring|replacement|surveys?|investigations?|cleaning|repointing|testing|tests|removal|treatment|renewal|works?|reinstatement|underpinning|propping|redecoration|upkeep)$/i;
const COUNTED = /^(?:assessment|survey|investigation|test)$/i;

/** "Detailed assessment by an engineer." → "A detailed assessment by an engineer is recommended at the joint." */
export function asNeed(action: string, element: ElementName | null): string | null {
  const plain = withoutStop(action);
  const head = findHeadWord(plain);
  if (
    !NOUN_ACTION.test(head) ||
    /^(?:arrange|carry|commission|do|have|make|plan|continue|undertake|order|include|complete|start|stop|provide|no)\b/i.test(
      plain,
    )
  )
    return null;
  // "Repair" or "Monitoring" alone may be the verb; with something before it, it is a noun.
  if (
    head.toLowerCase() === plain.split(/\s/)[0]?.toLowerCase() &&
    !/ing$|ment$|tion$|ance$/i.test(head)
  )
    return null;
  const lower = plain.charAt(0).toLowerCase() + plain.slice(1);
  const subject = COUNTED.test(head) ? withArticle(lower) : lower;
  const where = element?.name ? ` ${locative(element)}` : '';
  return `${capitalised(subject)} ${/s$/i.test(head) ? 'are' : 'is'} recommended${where}.`;
}
