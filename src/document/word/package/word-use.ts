import type { ZipBounds } from '@/lib/zip/open-zip';
import { OF_RETURNED, OF_TEMPLATE, type WordSentences } from './word-problem';

/** The purpose of opening a Word file, with its limits. */
export interface WordUse {
  bounds: ZipBounds;
  /** Of all parsed XML. */
  xmlBytes: number;
  /** Elements, attributes and texts. */
  nodes: number;
  /** True unpacks every part at once, to refuse a file with one damaged part; otherwise each part on demand. */
  isUnpackedWhole: boolean;
  /** Why a "Strict Open XML Document" is refused; null where it is accepted. */
  strict: string | null;
  sentences: WordSentences;
}

const MB = 1024 * 1024;

/** A firm's own file, to clean and fill. */
export const TEMPLATE = {
  // A letterhead has thirty parts; its XML compresses fiftyfold at most.
  bounds: { entries: 500, fileBytes: 60 * MB, bytes: 60 * MB, ratio: 200 },
  // The largest of two dozen firms' files has half a megabyte and thirty thousand nodes.
  xmlBytes: 24 * MB,
  nodes: 300_000,
  isUnpackedWhole: true,
  strict:
    'This file is a “Strict Open XML Document”. Save it in Word as “Word Document (.docx)” and choose that file.',
  sentences: OF_TEMPLATE,
} satisfies WordUse;

/** An exported report edited in Word; its pictures stay packed. */
export const RETURNED = {
  // The text of 300 rows takes about 3 MB; tracked changes and Word's own marks may triple it.
  bounds: { entries: 20_000, fileBytes: 64 * MB, bytes: 80 * MB, ratio: 200 },
  xmlBytes: 80 * MB,
  // A report of 300 rows has 85,000; 2,000 rows saved by Word, with its own marks, stay below.
  nodes: 700_000,
  isUnpackedWhole: false,
  strict: null,
  sentences: OF_RETURNED,
} satisfies WordUse;

/** For files made by our own libraries. */
export const OF_OUR_OWN = {
  ...TEMPLATE,
  xmlBytes: Infinity,
  nodes: Infinity,
} satisfies WordUse;
