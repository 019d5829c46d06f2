import type { Style } from './style.ts';

/** Sentences in a row, or a list of lines beneath what introduces them. */
export interface Paragraph {
  lead?: string;
  items: readonly string[];
}

/** Paragraphs apart by an empty line; a list's items each on a line, as the style asks. */
export function layOut(paragraphs: readonly Paragraph[], style: Style, space: string): string {
  return paragraphs
    .filter(({ items }) => items.length > 0)
    .map(({ lead, items }) =>
      lead === undefined
        ? items.join(space)
        : [lead, ...items.map((item, index) => `${formatMarker(style, index)}${item}`)].join('\n'),
    )
    .join('\n\n');
}

function formatMarker({ layout }: Style, index: number): string {
  if (layout === 'numbers') return `${index + 1}. `;
  return layout === 'bullets' ? '- ' : '';
}
