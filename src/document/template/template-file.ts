import type { PlaceholderName } from './placeholders';
import type { TemplateReading } from './read-template';

/** Characters of base64 that the table takes: 5 MB, and what cleaning may add to it. */
export const MAX_TEMPLATE_BASE64 = 7_340_032;

/** Of what a file holds that is no placeholder, so much is kept: the rest is the same mistake again. */
const LISTED = 40;
const WRITTEN = 80;

/** A firm's file as it is stored. */
export interface TemplateFile {
  /** The cleaned .docx, in base64, and the sum (hex) of its bytes. */
  content: string;
  sha256: string;
  found: PlaceholderName[];
}

/** A chosen file, read and cleaned, as it is stored. */
export type ReadTemplate = Pick<TemplateReading, 'found' | 'removed'> & {
  unknown: TemplateReading['unknown'];
  content: string;
  sha256: string;
};

/** Limits the unknown placeholders to those that the table stores. */
export function keptUnknown(unknown: TemplateReading['unknown']): TemplateReading['unknown'] {
  return unknown.slice(0, LISTED).map(({ written, suggestion }) => ({
    written: Array.from(written).slice(0, WRITTEN).join(''),
    suggestion,
  }));
}
