import type { PlaceholderName } from './placeholders';

/** What a firm's template may weigh; its pictures are a letterhead's. */
export const TEMPLATE_MAX_BYTES = 5 * 1024 * 1024;

/** What was found in a firm's Word file. */
export interface TemplateReading {
  /** The file as it is kept and filled: a plain .docx, without what could do harm. */
  content: Uint8Array<ArrayBuffer>;
  found: PlaceholderName[];
  /** Wanted, and not there. */
  missing: PlaceholderName[];
  unknown: { written: string; suggestion: PlaceholderName | null }[];
  /** What was taken out of the file, a sentence each. */
  removed: string[];
}
