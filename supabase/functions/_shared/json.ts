import { takeText } from './text/take-text.ts';

/** What a JSON text holds, its texts taken in by the door; undefined when it is none, which no schema takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? takeText(value) : value,
    );
  } catch {
    return undefined;
  }
}
