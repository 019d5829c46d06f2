import type { PlaceholderName } from './placeholders';
import type { TemplateReading } from './read-template';

/** Characters of base64 that the table accepts: 5 MB, and what cleaning may add. */
export const MAX_TEMPLATE_BASE64 = 7_340_032;

/** The most unknown placeholders to store: more repeat the same mistake. */
const LISTED = 40;
const WRITTEN = 80;

/** A firm's file as stored. */
export interface TemplateFile {
  /** The cleaned .docx in base64, and the SHA-256 (hex) of its bytes. */
  content: string;
  sha256: string;
  found: PlaceholderName[];
}

/** A chosen file, read and cleaned, as stored. */
export type ReadTemplate = Pick<TemplateReading, 'found' | 'removed'> & {
  unknown: TemplateReading['unknown'];
  content: string;
  sha256: string;
};

/** Cuts unknown placeholders to what the table stores. */
export function keptUnknown(unknown: TemplateReading['unknown']): TemplateReading['unknown'] {
  return unknown.slice(0, LISTED).map(({ written, suggestion }) => ({
    written: Array.from(written).slice(0, WRITTEN).join(''),
    suggestion,
  }));
}
