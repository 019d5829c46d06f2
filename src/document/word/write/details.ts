import { Paragraph, TextRun } from 'docx';
import { COLOUR } from '@/document/layout/page-layout';
import type { Detail } from '@/document/model/report-text';
import { wrapInBookmark } from './bookmarks';
import type { DocumentFonts } from './scripts';
import { STYLE } from './styles';
import { docxRuns } from './text';
import { docxWords } from './words';

const FINE_RULE = { style: 'single', size: 4, color: COLOUR.rule, space: 2 } as const;
const STRONG_RULE = { ...FINE_RULE, size: 8, color: COLOUR.ink } as const;

interface DetailsStyle {
  style?: string;
  /** Draws rules between the details; one is drawn above them all in either case. */
  hasRules?: boolean;
  staysWithNext?: boolean;
  /** The bookmark of a value, for the import from Word; null for none. */
  findBookmark?: (detail: Detail, index: number) => string | null;
}

function linesInWord(value: string, fonts: DocumentFonts): TextRun[] {
  return value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [new TextRun({ break: 1 })] : []),
      ...docxWords(line, { fonts }),
    ]);
}

/** Label and value with a tab between: a table here would come before the observations table. */
export function docxDetails(
  details: readonly Detail[],
  fonts: DocumentFonts,
  { style = STYLE.detail, hasRules = true, staysWithNext = false, findBookmark }: DetailsStyle = {},
): Paragraph[] {
  return details.map((detail, index) => {
    const { label, value, runs } = detail;
    const textBookmark = findBookmark?.(detail, index) ?? null;
    return new Paragraph({
      style,
      ...(staysWithNext && { keepNext: true }),
      border: {
        ...(index === 0 && { top: STRONG_RULE }),
        ...(hasRules && { between: FINE_RULE, bottom: FINE_RULE }),
      },
      children: [
        new TextRun({ text: label, color: COLOUR.soft }),
        ...docxWords('\t', { fonts }),
        ...wrapInBookmark(
          textBookmark,
          runs ? runs.flatMap((run) => docxRuns(run, false, fonts)) : linesInWord(value, fonts),
        ),
      ],
    });
  });
}
