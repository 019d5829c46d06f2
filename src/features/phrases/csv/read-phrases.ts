import { parse } from 'papaparse';
import { isPhraseField, MAX_PHRASE, type NewPhrase, type PhraseField } from '../schema';

/** What a list of phrases holds, and how many of its cells are too long to be one. */
export interface ReadPhrases {
  phrases: NewPhrase[];
  tooLong: number;
}

/**
 * The phrases of a CSV file, by whatever separates its cells. With a first line that names `element`, `defect` or
 * `recommendation`, each column is for its field; with `field` and `text`, each line says its own; otherwise the first
 * column holds defects.
 */
export async function readPhrases(file: Blob): Promise<ReadPhrases> {
  const { data } = parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' });
  const [first = [], ...others] = data;
  const names = first.map((name) => name.trim().toLowerCase());
  const cells =
    names.includes('field') && names.includes('text')
      ? byLine(others, names.indexOf('field'), names.indexOf('text'))
      : names.some(isPhraseField)
        ? byColumn(others, names)
        : data.map(([text = '']) => ({ field: 'defect' as const, text }));
  const said = cells.map(({ field, text }) => ({ field, text: text.trim() }));
  return {
    phrases: said.filter(({ text }) => text !== '' && text.length <= MAX_PHRASE),
    tooLong: said.filter(({ text }) => text.length > MAX_PHRASE).length,
  };
}

function byColumn(lines: string[][], names: string[]): NewPhrase[] {
  const columns = names.flatMap((name, index): [PhraseField, number][] =>
    isPhraseField(name) ? [[name, index]] : [],
  );
  return lines.flatMap((line) =>
    columns.map(([field, index]) => ({ field, text: line[index] ?? '' })),
  );
}

function byLine(lines: string[][], fieldAt: number, textAt: number): NewPhrase[] {
  return lines.flatMap((line) => {
    const field = (line[fieldAt] ?? '').trim().toLowerCase();
    return isPhraseField(field) ? [{ field, text: line[textAt] ?? '' }] : [];
  });
}

/** Spreadsheets save UTF-8, or what Windows wrote before it. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
