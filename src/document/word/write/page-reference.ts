import { type Run, TextRun } from 'docx';
import { fieldWithResult } from './field';

/** The number of the page on which a bookmark stands; blank until a reader counts where it is not known. */
export function pageReference(bookmark: string, page: number | undefined): Run[] {
  return fieldWithResult(`PAGEREF ${bookmark} \\h`, [new TextRun(page?.toString() ?? '')]);
}
