import { buildReportBookmark } from '@/document/word/write/bookmarks';
import type { DocumentFonts } from '@/document/word/write/scripts';
import { isReportField, type ReportField } from '@/document/bookmarks/printed-state';
import { isRightToLeft } from '@/document/model/clean-text';
import type { ReportContent } from '@/document/model/report-content';
import { isBlock, type TextPlaceholder } from './placeholders';
import { splitTexts } from './placeholder-texts';
import { replaceWords, runsLike } from './replace-words';
import type { BookmarkNumbers } from './bookmark-numbers';
import {
  findChild,
  descendants,
  element,
  listElements,
  isElement,
  type XmlElement,
} from '@/document/word/package/xml-tree';

interface Placing {
  model: ReportContent;
  fonts: DocumentFonts;
  /** Null outside the body: only its own paragraphs are read back from Word. */
  bookmarks: BookmarkNumbers | null;
}

/** Replaces text placeholders in a part, each in its own formatting. */
export function placeTexts(
  part: XmlElement,
  /** A person's texts, whose braces are literal. */
  placed: ReadonlySet<XmlElement>,
  placing: Placing,
): void {
  const own = new Set(listElements(findChild(part, 'w:body') ?? part));
  const blank = new Set<XmlElement>();
  for (const paragraph of listOpenParagraphs(part, placed)) {
    const isOwn = own.has(paragraph);
    if (fillParagraph(paragraph, isOwn ? placing : { ...placing, bookmarks: null }))
      blank.add(paragraph);
  }
  for (const parent of descendants(part)) dropBlank(parent, blank);
}

function listOpenParagraphs(parent: XmlElement, placed: ReadonlySet<XmlElement>): XmlElement[] {
  return listElements(parent).flatMap((child) => {
    if (placed.has(child)) return [];
    const inner = listOpenParagraphs(child, placed);
    return child.name === 'w:p' ? [child, ...inner] : inner;
  });
}

/** Returns true where the paragraph held only placeholders, all empty. */
function fillParagraph(paragraph: XmlElement, { model, fonts, bookmarks }: Placing): boolean {
  const { whole, texts, places } = splitTexts(paragraph);
  let letters = whole;
  let isFilled = false;
  for (const { from, to, name } of places.toReversed()) {
    if (name === null || isBlock(name)) continue;
    const value = textValue(model, name as TextPlaceholder);
    isFilled = true;
    letters = letters.slice(0, from) + value + letters.slice(to);
    const isAlone = whole.trim() === whole.slice(from, to);
    const rightToLeft = isRightToLeft(value);
    if (isAlone && rightToLeft) setDirection(paragraph);
    const field = findReportField(name as TextPlaceholder);
    const isLine =
      isAlone || (whole.slice(0, from).includes('\n') && to === whole.trimEnd().length);
    const bookmark = isLine && field !== null ? buildReportBookmark(model, field) : null;
    replaceWords(texts, { from, to }, (run) => {
      const runs = value === '' ? [] : runsLike(run, value, isAlone && rightToLeft, fonts);
      return bookmark !== null && bookmarks !== null ? bookmarks.around(bookmark, runs) : runs;
    });
  }
  return isFilled && letters.trim() === '' && !holdsMore(paragraph);
}

/** The report's own text behind a placeholder; null for other values. */
function findReportField(name: TextPlaceholder): ReportField | null {
  if (name === 'client') return 'client_name';
  return isReportField(name) ? name : null;
}

/** A text placeholder's value; blank where nothing was entered. */
function textValue(model: ReportContent, name: TextPlaceholder): string {
  switch (name) {
    case 'title':
      return model.title;
    case 'inspection_date':
      return model.inspectionDate;
    case 'report_date':
      return model.reportDate;
    case 'prepared_by':
    case 'author':
      return model.author;
    case 'firm':
      return model.firm;
    case 'status':
      return model.status;
    default: {
      const field = findReportField(name);
      // A signed revision's name is never printed on a later draft.
      const none = name === 'revision' && model.isDraftAfter ? model.status : '';
      return model.details.find((detail) => detail.field === field)?.value ?? none;
    }
  }
}

function holdsMore(paragraph: XmlElement): boolean {
  const telling = [
    'w:drawing',
    'w:pict',
    'w:object',
    'w:br',
    'w:fldChar',
    'w:fldSimple',
    'w:sectPr',
  ];
  for (const { name } of descendants(paragraph)) if (telling.includes(name)) return true;
  return false;
}

/** A cell, a header and a box need at least one paragraph, and a cell ends with one. */
function dropBlank(parent: XmlElement, blank: ReadonlySet<XmlElement>): void {
  if (!parent.children.some((child) => isElement(child) && blank.has(child))) return;
  const kept = parent.children.filter((child) => !isElement(child) || !blank.has(child));
  const inner = kept.filter((child) => isElement(child) && child.name !== 'w:sectPr');
  const last = inner.at(-1);
  const isWhole = isElement(last) && (last.name === 'w:p' || parent.name === 'w:body');
  if (isWhole && inner.some((child) => isElement(child) && child.name === 'w:p'))
    parent.children = kept;
}

const BEFORE_DIRECTION = new Set(
  (
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
    'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN'
  )
    .split(' ')
    .map((name) => `w:${name}`),
);

function setDirection(paragraph: XmlElement): void {
  let properties = findChild(paragraph, 'w:pPr');
  if (!properties) {
    properties = element('w:pPr');
    paragraph.children.unshift(properties);
  }
  if (findChild(properties, 'w:bidi')) return;
  const at = properties.children.findIndex(
    (child) => isElement(child) && !BEFORE_DIRECTION.has(child.name),
  );
  properties.children.splice(at < 0 ? properties.children.length : at, 0, element('w:bidi'));
}
