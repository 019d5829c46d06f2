import type { PhotoFinding } from '../../analyst.ts';
import type { PhotoAnswer } from './schema.ts';

/** The three texts of a row from the model's separate fields: fact and probable cause stay apart. */
export function composeFinding(answer: PhotoAnswer): PhotoFinding {
  const location = answer.location.trim();
  const cause = answer.probable_cause.trim();
  const finding = {
    element: location
      ? `${withoutStop(answer.element)}: ${withStop(lowerFirst(location))}`
      : answer.element,
    recommendation: answer.recommendation,
    confidence: answer.confidence,
  };
  switch (answer.outcome) {
    case 'defect':
      return {
        ...finding,
        defect: cause
          ? `${withStop(answer.defect)} Probable cause, not confirmed: ${withStop(lowerFirst(cause))}`
          : withStop(answer.defect),
        severity: answer.severity === 'none' ? null : answer.severity,
      };
    case 'no_visible_defect':
      return {
        ...finding,
        element: answer.element,
        defect: startingWith('No visible defect', answer.defect),
        severity: null,
      };
    case 'nothing_inspectable':
      return {
        ...finding,
        element: answer.element,
        defect: startingWith('Nothing inspectable', answer.defect),
        severity: null,
      };
  }
}

/** The outcome in the same words for every row, so that people and the section writer know it. */
function startingWith(outcome: string, text: string): string {
  const rest = text.trim();
  if (rest.toLowerCase().startsWith(outcome.toLowerCase())) return withStop(rest);
  return `${outcome}. ${withStop(rest)}`;
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.;:,\s]+$/, '');
}

function withStop(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Lower case for what follows a colon, unless the word is an abbreviation or a name's initial. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
