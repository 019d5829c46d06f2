import { takeText } from './text/take-text.ts';

/** Parses JSON and cleans its texts; undefined for invalid JSON, which no schema accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? takeText(value) : value,
    );
  } catch {
    return undefined;
  }
}
