import type { ReportModel } from './report-model';
import type { Block } from './report-text';
import { listWords } from './report-text';

/** A heading of the document, as its list of contents has it. */
export interface OutlineEntry {
  /** Names the heading in every rendering: 'schedule1', 'section-0', 'section-0-2', 'row-3'. */
  id: string;
  level: 1 | 2 | 3;
  text: string;
}

export const scopeId = (index: number) => `scope-${index}`;
export const sectionId = (index: number) => `section-${index}`;
/** A heading within a text, by its place among the text's blocks. */
export const headingId = (text: string, block: number) => `${text}-${block}`;
export const rowId = (number: number) => `row-${number}`;

/** The headings of a document from the first to the last; the title is none of them. */
export function buildOutline(model: ReportModel): OutlineEntry[] {
  const { summary, scope, schedule1, schedule2, photographs, signature, ratings, photoList } =
    model;
  const single = (id: string, text: string | undefined): OutlineEntry[] =>
    text === undefined ? [] : [{ id, level: 1, text }];
  const entries: Partial<Record<string, () => OutlineEntry[]>> = {
    summary: () => single('summary', summary?.heading),
    revisions: () => single('revisions', model.revisions?.heading),
    scope: () =>
      scope.flatMap(({ heading, blocks }, index) => [
        { id: scopeId(index), level: 1 as const, text: heading },
        ...headingsIn(scopeId(index), blocks),
      ]),
    schedule1: () => [
      ...single('schedule1', schedule1.heading),
      ...(schedule1.arrangement === 'defects' ? defectsOf(model) : []),
    ],
    photographs: () => single('photographs', photographs?.heading),
    schedule2: () => [
      ...single('schedule2', schedule2.heading),
      ...schedule2.sections.flatMap(({ heading, blocks }, index) => [
        { id: sectionId(index), level: 2 as const, text: heading },
        ...headingsIn(sectionId(index), blocks),
      ]),
    ],
    signature: () => single('signature', signature?.heading),
    ratings: () => single('ratings', ratings?.heading),
    photo_list: () => single('photo_list', photoList?.heading),
  };
  return model.order.flatMap(({ name }) => entries[name]?.() ?? []);
}

/** What the heading of a defect's own page says. */
export function defectHeading({
  caption,
  facts,
}: ReportModel['schedule1']['rows'][number]): string {
  return facts.element === '' ? caption.text : `${caption.text}: ${facts.element}`;
}

function defectsOf({ schedule1 }: ReportModel): OutlineEntry[] {
  return schedule1.rows.map((row) => ({
    id: rowId(row.number),
    level: 2,
    text: defectHeading(row),
  }));
}

/** Those within another heading of the text are of a fourth level, which no contents list. */
function headingsIn(text: string, blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 0
      ? [{ id: headingId(text, index), level: 3 as const, text: listWords(block.runs) }]
      : [],
  );
}
