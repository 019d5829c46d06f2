import { type Run, TextRun } from 'docx';
import { fieldWithResult } from './field';

/** The page number of a bookmark; where unknown, blank until a reader counts. */
export function pageReference(bookmark: string, page: number | undefined): Run[] {
  return fieldWithResult(`PAGEREF ${bookmark} \\h`, [new TextRun(page?.toString() ?? '')]);
}
