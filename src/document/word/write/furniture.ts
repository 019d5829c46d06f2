import { Footer, Header, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { shortenLine } from '@/document/model/clean-text';
import type { ReportContent } from '@/document/model/report-content';
import { fieldWithResult } from './field';
import type { DocumentFonts } from './scripts';
import { STYLE, twips } from './styles';
import { docxWords } from './words';

/** About what fits in one line beside a date. */
const HEADER_LETTERS = 80;

/**
 * Repeats the page's title by a field: a title changed in Word changes here too. It refers to a character style of
 * ours: Word translates its own styles' names, and a field that names "Title" fails in another language.
 */
export function pageHeader({ title, inspectionDate }: ReportContent, fonts: DocumentFonts): Header {
  return new Header({
    children: [
      furniture([
        ...fieldWithResult(
          `STYLEREF "${STYLE.titleWords.name}"`,
          docxWords(shortenLine(title, HEADER_LETTERS), { fonts }),
        ),
        new TextRun({ children: [new Tab(), inspectionDate] }),
      ]),
    ],
  });
}

/** `pages` is shown until a reader lays the pages out. */
export function pageFooter(
  { pageNumber, foot: [first = '', ...more] }: ReportContent,
  fonts: DocumentFonts,
  { page, pages }: { page: number; pages: number },
): Footer {
  const { before, between, after } = pageNumber;
  return new Footer({
    children: [
      furniture([
        ...docxWords(first, { fonts }),
        new TextRun({ children: [new Tab(), before] }),
        ...fieldWithResult('PAGE', [new TextRun(String(page))]),
        new TextRun(between),
        ...fieldWithResult('NUMPAGES', [new TextRun(String(pages))]),
        ...(after === '' ? [] : [new TextRun(after)]),
      ]),
      ...more.map((line) => furniture(docxWords(line, { fonts }))),
    ],
  });
}

export const emptyHeader = () => new Header({ children: [furniture([])] });

function furniture(children: ParagraphChild[]): Paragraph {
  return new Paragraph({
    style: STYLE.furniture,
    tabStops: [{ type: TabStopType.RIGHT, position: twips(CONTENT_WIDTH) }],
    children,
  });
}
