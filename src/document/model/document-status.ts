import { fill } from '@shared/languages/fill';
import type { PrintedWords } from '../words/printed-words';
import { cleanLine, shortenLine, widthInLetters } from './clean-text';
import { isSpecified, type ReportLayout } from './report-layout';
import type { ReportSource } from './report-source';

/** Letters that fit at a page's foot; the first line shares its width with the page number. */
const LETTERS = { first: 80, second: 100 };
const BETWEEN = ' · ';

interface Surroundings {
  words: PrintedWords;
  layout: ReportLayout;
  reportDate: string;
}

/** A document's status: a draft, or its date of issue; blank for the specification's layout, never signed. */
export function documentStatus(
  { signing, draftAfter }: Pick<ReportSource, 'signing' | 'draftAfter'>,
  { words, layout, reportDate }: Surroundings,
): string {
  const { draft, draftAfter: after, issued } = words.signing;
  if (signing) return fill(issued, { date: reportDate });
  if (draftAfter !== null) return fill(after, { revision: draftAfter });
  return isSpecified(layout) ? '' : draft;
}

/**
 * Writes the left of each page's foot: firm, reference, revision and status; in the specification's document the
 * author, and the status if any. A long name or reference is cut, never the status.
 */
export function pageFoot(
  { report, letterhead, signing }: Pick<ReportSource, 'report' | 'letterhead' | 'signing'>,
  {
    words,
    layout,
    status,
    author,
  }: Omit<Surroundings, 'reportDate'> & { status: string; author: string },
): string[] {
  const isChosen = !isSpecified(layout);
  const revision = signing?.revision ?? cleanLine(report.revision);
  const revisionLine =
    revision === '' || status === '' ? '' : `${words.fields.revision} ${revision}`;
  const kept = [revisionLine, status].filter(Boolean).join(BETWEEN);
  const reference = shortenLine(
    isChosen ? cleanLine(report.reference) : '',
    Math.max(0, LETTERS.second - widthInLetters(BETWEEN + kept)),
  );
  const name = isChosen ? cleanLine(letterhead?.firm_name ?? '') : author;
  const lines = [shortenLine(name, LETTERS.first), [reference, kept].filter(Boolean).join(BETWEEN)];
  return lines.filter(Boolean);
}
