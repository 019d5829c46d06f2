import { ROW_FIELDS } from '@/document/marks/printed-state';
import type { ReadRow, WordComment, WordPlace } from './word-reading';
import { type Region, findReportField } from './read-regions';
import { listElements, joinText, type XmlElement } from '../package/xml-tree';
import { listParagraphs, type WordBlock, type WordParagraph } from './word-blocks';

/** More than a review of 300 rows leaves; what is beyond is counted by nobody. */
const MOST_COMMENTS = 2000;
/** A comment is a remark; a longer one is cut, and can be read in Word. */
const LONGEST_COMMENT = 2000;
/** Before a caption stand its heading and its photo. */
const MOST_BEFORE_CAPTION = 2;

/** Where each paragraph of a file stands in the report. */
export type Places = Map<WordParagraph, WordPlace>;

/** Adds the paragraphs of the report's own texts, and those that stand before a row's caption. */
export function placeRegions(
  blocks: readonly WordBlock[],
  regions: readonly Region[],
  rows: readonly ReadRow[],
  places: Places,
): void {
  const rowAt = new Map(rows.map(({ id }, index) => [id, index]));
  const placeOf = (kind: Region['kind'], id: string): WordPlace | null => {
    const report = findReportField(kind);
    if (report !== null) return { field: report };
    const row = rowAt.get(id);
    const field = [...ROW_FIELDS, 'rating' as const].find((name) => name === kind) ?? 'photo';
    return row === undefined || kind === 'end' || kind === 'copied page' ? null : { row, field };
  };
  const place = (paragraph: WordParagraph, at: WordPlace | null) => {
    if (at && !places.has(paragraph)) places.set(paragraph, at);
  };
  for (const { kind, id, blocks: own } of regions)
    for (const paragraph of listParagraphs(own)) place(paragraph, placeOf(kind, id));
  const paragraphs = listParagraphs(blocks);
  paragraphs.forEach((paragraph, index) => {
    for (const { kind, id } of paragraph.marks) place(paragraph, placeOf(kind, id));
    const caption = paragraph.marks.find(({ kind }) => kind === 'row');
    if (!caption) return;
    for (const before of paragraphs.slice(Math.max(0, index - MOST_BEFORE_CAPTION), index))
      place(before, placeOf('row', caption.id));
  });
}

/** The comments of a file, in the order in which they were written, each with the place where it begins. */
export function readComments(
  part: XmlElement | undefined,
  blocks: readonly WordBlock[],
  places: Places,
): WordComment[] {
  const placeOf = new Map<string, WordPlace>();
  for (const paragraph of listParagraphs(blocks)) {
    const place = places.get(paragraph);
    for (const id of paragraph.comments) if (place && !placeOf.has(id)) placeOf.set(id, place);
  }
  return (part ? listElements(part) : [])
    .filter(({ name }) => name === 'w:comment')
    .slice(0, MOST_COMMENTS)
    .map((comment) => ({
      author: (comment.attributes['w:author'] ?? '').trim(),
      at: comment.attributes['w:date'] ?? '',
      text: textIn(comment).trim().slice(0, LONGEST_COMMENT),
      place: placeOf.get(comment.attributes['w:id'] ?? '') ?? null,
    }));
}

function textIn(part: XmlElement): string {
  const { name } = part;
  if (name === 'w:t') return joinText(part);
  if (name === 'w:del' || name === 'w:moveFrom') return '';
  if (name === 'w:tab' || name === 'w:br') return ' ';
  return listElements(part).map(textIn).join('') + (name === 'w:p' ? '\n' : '');
}
