import type { Unreadable } from '../gateway/read-answer.ts';

/**
 * Reads an object of named texts from a model's JSON, tolerating another wrapper, a list of one, a
 * list of paragraphs for a text, keys in another case or number, and null.
 */
export function readTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | Unreadable {
  const entries = Object.entries(unwrapped(value, names) ?? {});
  const texts = names.map((name) => {
    const stem = name.toLowerCase().replace(/s$/, '');
    const found = entries.find(([key]) => key.toLowerCase().trim().replace(/s$/, '') === stem);
    return [name, withoutDress(readText(found?.[1]), name)] as const;
  });
  const missing = texts.flatMap(([name, text]) => (text === '' ? [`"${name}"`] : []));
  if (missing.length > 0) return { unreadable: `there was no text in ${missing.join(' and ')}.` };
  return Object.fromEntries(texts) as Record<Name, string>;
}

function unwrapped(value: unknown, names: readonly string[], depth = 0): object | null {
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  const keys = Object.keys(value).map((key) => key.toLowerCase());
  if (names.some((name) => keys.some((key) => key.startsWith(name.replace(/s$/, ''))))) {
    return value;
  }
  const inside: unknown[] = Object.values(value);
  return inside.length === 1 ? unwrapped(inside[0], names, depth + 1) : null;
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(readText).join('\n\n');
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(readText).filter(Boolean).join('\n\n');
  }
  return '';
}

/** Removes Markdown, the section's own heading and doubly escaped line ends. */
function withoutDress(text: string, name: string): string {
  const lines = text.includes('\n') ? text : text.replace(/\\n/g, '\n');
  const plain = lines
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .trim();
  const heading = new RegExp(String.raw`^${name.replace(/s$/, '')}s?\s*:?\s*\n+`, 'i');
  return plain.replace(heading, '').trim();
}
