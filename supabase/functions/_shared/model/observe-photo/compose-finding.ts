import type { PhotoFinding } from '../../analyst.ts';
import type { PhotoAnswer } from './schema.ts';

/** A row from the model's separate fields: fact and probable cause stay apart, and so does the place. */
export function composeFinding(answer: PhotoAnswer): PhotoFinding {
  const { outcome, element, recommendation, confidence } = answer;
  const finding = {
    outcome,
    element,
    recommendation,
    confidence,
    marks: [],
    hints: [],
    cautions: [],
  };
  if (outcome !== 'defect') {
    const words = outcome === 'no_visible_defect' ? 'No visible defect' : 'Nothing inspectable';
    const defect = startingWith(words, answer.defect);
    return { ...finding, defect, severity: null, urgency: null, location: '' };
  }
  const cause = answer.probable_cause.trim();
  return {
    ...finding,
    defect: cause
      ? `${withStop(answer.defect)} Probable cause, not confirmed: ${withStop(lowerFirst(cause))}`
      : withStop(answer.defect),
    severity: answer.severity === 'none' ? null : answer.severity,
    urgency: answer.urgency === 'none' ? null : answer.urgency,
    location: answer.location.trim(),
  };
}

/** The outcome in the same words for every row, so that people and the section writer know it. */
function startingWith(outcome: string, text: string): string {
  const rest = text.trim();
  if (rest.toLowerCase().startsWith(outcome.toLowerCase())) return withStop(rest);
  return `${outcome}. ${withStop(rest)}`;
}

function withStop(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Lower case for what follows a colon, unless the word is an abbreviation or a name's initial. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
