import type { Style } from './style.ts';

/** Consecutive sentences, or a list of lines below its introduction. */
export interface Paragraph {
  lead?: string;
  items: readonly string[];
}

/** Separates paragraphs by an empty line and marks list items as the style asks. */
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
