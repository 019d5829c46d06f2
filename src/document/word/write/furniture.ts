import { Footer, Header, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import type { ReportContent } from '@/document/model/report-content';
import { fieldWithResult } from './field';
import type { DocumentFonts } from './scripts';
import { STYLE, twips } from './styles';
import { docxWords } from './words';

/** About what stands in one line beside a date. */
const HEADER_LETTERS = 80;

function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length <= HEADER_LETTERS ? title : `${letters.slice(0, HEADER_LETTERS).join('')}…`;
}

/**
 * The title that the page above shows, so that a title changed in Word changes here too. It is found by a
 * character style of ours: Word translates the names of its own styles, and a field that names "Title"
 * fails in a Word of another language.
 */
export function pageHeader({ title, inspectionDate }: ReportContent, fonts: DocumentFonts): Header {
  return new Header({
    children: [
      furniture([
        ...fieldWithResult(
          `STYLEREF "${STYLE.titleWords.name}"`,
          docxWords(shortened(title), { fonts }),
        ),
        new TextRun({ children: [new Tab(), inspectionDate] }),
      ]),
    ],
  });
}

/** `pages` is what the count says until a reader lays the pages out. */
export function pageFooter(
  { pageNumber, preparedBy }: ReportContent,
  page: number,
  pages: number,
): Footer {
  const { before, between, after } = pageNumber;
  return new Footer({
    children: [
      furniture([
        new TextRun(preparedBy),
        new TextRun({ children: [new Tab(), before] }),
        ...fieldWithResult('PAGE', [new TextRun(String(page))]),
        new TextRun(between),
        ...fieldWithResult('NUMPAGES', [new TextRun(String(pages))]),
        ...(after === '' ? [] : [new TextRun(after)]),
      ]),
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
