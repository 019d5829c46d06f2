import { takeText } from './text/take-text.ts';

/** Parses a JSON text and cleans the texts in it; undefined for text that is no JSON, which no schema accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? takeText(value) : value,
    );
  } catch {
    return undefined;
  }
}
