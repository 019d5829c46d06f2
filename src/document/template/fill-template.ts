import type { ReportModel } from '@/document/parts/build-report-model';
import type { Pictures } from '@/document/pictures/prepare-picture';
import { chooseFonts } from '@/document/word/write/scripts';
import { withAccount } from '@/document/word/write/add-account';
import { packWithPictures } from '@/document/word/write/insert-pictures';
import { loadHyphenation } from '@/document/layout/hyphenation';
import { blockContents } from './block-contents';
import { cleanTemplate } from './cleaning/clean-template';
import { contentsPlace, writeContents } from './contents-list';
import { writeFileWords } from './file-words';
import { addType, FirmLists } from './firm-lists';
import { FirmPictures } from './firm-pictures';
import { FirmStyles } from './firm-styles';
import { fitBlock } from './fit-block';
import { writeStatus } from './write-status';
import { headingLevels } from '@/document/word/package/styles';
import { placeBlocks } from './place-blocks';
import { placeTexts } from './place-texts';
import { type BlockPlaceholder, isBlock } from './placeholders';
import { splitTexts } from './placeholder-texts';
import { relate, readRelations, writtenParts } from '@/document/word/package/relations';
import { type Room, measureSectionRoom } from './section-room';
import { WordPackage } from '@/document/word/package/word-package';
import { WordProblem } from '@/document/word/package/word-problem';
import { TEMPLATE } from '@/document/word/package/word-use';
import { BookmarkNumbers } from './bookmark-numbers';
import {
  findChild,
  cloneElement,
  descendants,
  element,
  isElement,
  type XmlElement,
} from '@/document/word/package/xml-tree';

const STYLES_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml';

/**
 * Fills a firm's own Word file: `content` comes from readTemplate, the model's layout from layoutWithTemplate. The
 * content of our own document replaces the placeholders, in the firm's styles; pictures go in byte for byte, as in
 * ours.
 */
export async function fillTemplate(
  content: Uint8Array,
  model: ReportModel,
  pictures: Pictures,
): Promise<Blob> {
  const pack = WordPackage.open(content, TEMPLATE);
  // Cleans a template stored before the cleaner's latest rules.
  cleanTemplate(pack);
  const document = pack.tree(pack.main);
  const body = findChild(document, 'w:body');
  if (!document || !body) throw new WordProblem(TEMPLATE.sentences.damaged);
  const fonts = chooseFonts(model);
  const wanted = listBlocks(document);
  const hyphenate = await loadHyphenation(model.properties.language);
  const ours = await blockContents(model, { fonts, pictures, hyphenate }, [
    ...new Set([...wanted, 'closing_note' as const]),
  ]);
  const firmStyles = openStyles(pack, ours.pack);
  const styles = new FirmStyles(firmStyles, openStyles(ours.pack, ours.pack), findTheme(pack));
  const lists = new FirmLists(pack, ours.pack);
  const firmPictures = new FirmPictures(pack, ours.pack);
  const bookmarks = new BookmarkNumbers(document);
  const findLevel = headingLevels(firmStyles);
  const placed = new Set<XmlElement>();
  const buildContent = (name: BlockPlaceholder, room: Room): XmlElement[] => {
    const nodes =
      name === 'contents' ? contentsPlace(room) : (ours.of.get(name) ?? []).map(cloneElement);
    fitBlock(nodes, room, hyphenate);
    styles.adopt(nodes);
    lists.adopt(nodes);
    firmPictures.adopt(nodes);
    bookmarks.adopt(nodes);
    nodes.forEach((node) => placed.add(node));
    return nodes;
  };
  placeBlocks(body, { model, bookmarks, buildContent, findLevel });
  if (!wanted.includes('closing_note')) {
    closeWith(buildContent('closing_note', measureSectionRoom(findChild(body, 'w:sectPr'))), body);
  }
  for (const path of writtenParts(pack)) {
    const part = pack.tree(path);
    if (part)
      placeTexts(part, placed, { model, fonts, bookmarks: path === pack.main ? bookmarks : null });
  }
  writeStatus(pack, body, { model, fonts });
  writeContents(body, { findLevel, bookmarks, styles });
  for (const [name, value] of Object.entries(DRAWING_NAMES)) document.attributes[name] ??= value;
  writeFileWords(pack, model, pictures);
  return packWithPictures(withAccount(pack.written()), pictures, { readAt: model.readAt });
}

/** Namespaces of our pictures and fields; a template without any does not declare them. */
const DRAWING_NAMES = {
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
};

/** Appends the closing notes where the template has no placeholder for them: they are mandatory. */
function closeWith(note: XmlElement[], body: XmlElement): void {
  const end = body.children.findLastIndex((child) => isElement(child) && child.name === 'w:sectPr');
  body.children.splice(end < 0 ? body.children.length : end, 0, ...note);
}

function listBlocks(document: XmlElement): BlockPlaceholder[] {
  const found = new Set<BlockPlaceholder>();
  for (const paragraph of descendants(document)) {
    if (paragraph.name !== 'w:p') continue;
    for (const { name } of splitTexts(paragraph).places)
      if (name !== null && isBlock(name)) found.add(name);
  }
  return [...found];
}

/** A file without styles gets ours. */
function openStyles(pack: WordPackage, ours: WordPackage): XmlElement {
  const known = readRelations(pack, pack.main).find(({ kind }) => kind === 'styles');
  const tree = known && pack.tree(known.path);
  if (tree) return tree;
  const path = 'word/styles.xml';
  const made = cloneElement(ours.tree(path) ?? element('w:styles'));
  pack.put(path, made);
  addType(pack, path, STYLES_TYPE);
  relate(pack, pack.main, 'styles', path);
  return made;
}

function findTheme(pack: WordPackage): XmlElement | undefined {
  const relation = readRelations(pack, pack.main).find(({ kind }) => kind === 'theme');
  return relation && pack.tree(relation.path);
}
