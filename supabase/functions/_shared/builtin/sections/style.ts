/** The wishes in a person's style hint that the built-in composer can follow. They change form, never facts. */
export interface Style {
  person: 'impersonal' | 'we' | 'I';
  length: 'full' | 'brief';
  /** The start of list lines: nothing, a bullet or a number. */
  layout: 'lines' | 'bullets' | 'numbers';
  spelling: 'british' | 'american';
  /** True to explain a technical term at its first use. */
  explainsTerms: boolean;
}

const NEGATED =
  /\b(?:no|not|don'?t|do not|never|avoid|without|instead of|rather than)\b[^.;,\n]{0,30}$/i;

/** True when a hint asks for something, not for its absence. */
function asks(hint: string, wish: RegExp): boolean {
  const match = wish.exec(hint);
  return match !== null && !NEGATED.test(hint.slice(0, match.index));
}

/**
 * Reads the few wishes that can be met exactly from a hint. Anything else in it, including
 * instructions about content, has no effect.
 */
export function readStyle(hint: string): Style {
  const plural = asks(
    hint,
    /\bfirst[- ]person plural|["'“‘]we["'”’]|\buse we\b|\bwe[- ]form|\bas we\b/i,
  );
  const singular = asks(hint, /\bfirst[- ]person\b|["'“‘]I["'”’]|\buse I\b/i);
  const numbers = asks(hint, /\bnumbered\b/i);
  const isUnmarked =
    /\b(?:no|not|don'?t|do not|never|avoid|without|instead of|rather than)\b[^.;,\n]{0,30}\b(?:bullet|list|point form)/i.test(
      hint,
    ) || asks(hint, /\b(?:continuous|flowing|running) (?:prose|text)\b|\bin paragraphs\b/i);
  return {
    person: plural ? 'we' : singular ? 'I' : 'impersonal',
    length: asks(
      hint,
      /\b(?:short|shorter|brief|briefly|concise|succinct|terse|to the point|summar(?:y|ise|ize)|compact)\b/i,
    )
      ? 'brief'
      : 'full',
    layout: numbers ? 'numbers' : isUnmarked ? 'lines' : 'bullets',
    spelling:
      asks(hint, /\b(?:american|US|U\.S\.|united states)\b[^.]{0,20}(?:spelling|english|usage)?/) ||
      asks(hint, /\bamerican\b/i)
        ? 'american'
        : 'british',
    explainsTerms:
      asks(
        hint,
        /\bplain(?: |-)?(?:language|english|words)?\b|\bnon[- ]?technical\b|\blay(?:man|person|people)?(?:'s)?\b|\bhome ?owners?\b|\bjargon\b|\beasy to (?:read|understand)\b|\bsimple (?:language|words|english)\b/i,
      ) || /\b(?:no|avoid|without|free of)\s+(?:technical\s+)?jargon\b/i.test(hint),
  };
}
