import { findPhotoReferences } from '@shared/photo-references';
import type { Run } from './report-text';

interface ReferenceWords {
  /** Numbers in the text that never were a photo's: they stay plain text. */
  unbound?: readonly number[];
  /** The document's words for a photo that was deleted. */
  deleted?: string;
}

/**
 * Splits a line into runs: each number of a photo in the report becomes a run that points to its row; the first takes
 * its word along ("Photos 2", "3"). Photos that do not exist, or never did, stay plain text; a deleted one is named as
 * such in the document's language.
 */
export function splitAtPhotoReferences(
  line: string,
  photoCount: number,
  { unbound = [], deleted = 'deleted' }: ReferenceWords = {},
): Run[] {
  const runs: Run[] = [];
  let plain = '';
  let readTo = 0;
  const readUpTo = (end: number) => {
    plain += line.slice(readTo, end);
    readTo = end;
  };
  const close = () => {
    if (plain !== '') runs.push({ text: plain, photo: null });
    plain = '';
  };
  for (const reference of findPhotoReferences(line)) {
    let from = reference.start;
    for (const part of reference.parts) {
      if (part.name !== null) {
        readUpTo(part.start);
        plain += line.slice(part.start, part.end).replace('deleted', deleted);
        readTo = part.end;
        from = part.end;
      }
      for (const { number, start, end } of part.written) {
        if (number >= 1 && number <= photoCount && !unbound.includes(number)) {
          from = from === reference.start ? from : start;
          readUpTo(from);
          close();
          runs.push({ text: line.slice(from, end), photo: number, words: line.slice(from, start) });
          readTo = end;
        }
        from = end;
      }
    }
  }
  readUpTo(line.length);
  close();
  return runs;
}
