import { capitalised, withStop } from './prose.ts';
import type { Style } from './style.ts';

/** One paragraph: what introduces it, and the sentences that it holds. */
export interface Paragraph {
  /** Without its stop: prose ends it with one, a list with a colon. */
  lead?: string;
  items: string[];
}

/** Paragraphs apart by an empty line; as the style asks, their items in a row or in a list. */
export function laidOut(paragraphs: Paragraph[], style: Style): string {
  return paragraphs
    .filter(({ lead, items }) => lead !== undefined || items.length > 0)
    .map((paragraph) => (style.layout === 'paragraphs' ? prose(paragraph) : list(paragraph, style)))
    .join('\n\n');
}

function prose({ lead, items }: Paragraph): string {
  return [...(lead === undefined ? [] : [withStop(lead)]), ...items].map(capitalised).join(' ');
}

function list({ lead, items }: Paragraph, style: Style): string {
  // Only what is introduced as a list is one; the rest would be torn apart.
  if (lead === undefined) return prose({ items });
  const marked = items.map(
    (item, index) => `${style.layout === 'numbers' ? `${index + 1}.` : '-'} ${capitalised(item)}`,
  );
  return marked.length === 0
    ? withStop(capitalised(lead))
    : [`${capitalised(lead)}:`, ...marked].join('\n');
}
