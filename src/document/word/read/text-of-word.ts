import { normaliseText, printedText, type TextPlace } from '@/document/bookmarks/printed-text';
import { readTypedNumber } from '@/document/model/line-start';
import type { Block, Paragraph, Run } from '@/document/model/report-text';
import { listParagraphs, type Piece, type WordBlock, type WordParagraph } from './word-blocks';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';

/** The indent of each list level in an exported file, in twips. */
const INDENT = 280;
/** A table within a text of 20,000 characters has fewer. */
const MOST_CELLS = 20_000;

/** Corrects the photo numbers in a paragraph's links. */
export type ResolvePieces = (pieces: readonly Piece[]) => Piece[];

/** Writes blocks as the text a person would type, for comparison. */
export function textOfWord(
  blocks: readonly WordBlock[],
  place: TextPlace,
  resolve: ResolvePieces,
): string {
  if (place === 'section')
    return printedText(
      blocks.flatMap((block) => toBlocks(block, resolve)),
      place,
    );
  const paragraphs = listParagraphs(blocks).flatMap((paragraph) => buildLines(paragraph, resolve));
  return place === 'cell'
    ? printedText(
        paragraphs.map((line) => (line.kind === 'heading' ? { ...line, kind: 'text' } : line)),
        place,
      )
    : normaliseText(
        paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' '),
        place,
      );
}

function toBlocks(block: WordBlock, resolve: ResolvePieces): Block[] {
  if (block.kind === 'paragraph') return buildLines(block, resolve);
  const columns = block.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // Every row gets as many columns as the widest.
  if (columns * block.rows.length > MOST_CELLS) throw new WordProblem(RETURNED.sentences.tooLarge);
  const buildCell = (cell: WordBlock[] | undefined): Run[] =>
    buildRuns(
      listParagraphs(cell ?? []).flatMap((paragraph, index) => [
        ...(index === 0 ? [] : [{ text: ' ', isBold: false, link: null }]),
        ...resolve(paragraph.pieces).map((piece) => ({
          ...piece,
          text: piece.text.replaceAll(/[\n\t]/gu, ' '),
        })),
      ]),
    );
  const rows = block.rows.map(({ cells }) =>
    Array.from({ length: columns }, (_, index) => buildCell(cells[index])),
  );
  // A single column or row cannot be typed as a table.
  if (columns < 2 || rows.length < 2)
    return rows.flat().map((runs) => makeParagraph('text', 0, '', runs));
  return [{ kind: 'table', isRightToLeft: false, rows }];
}

function buildLines(paragraph: WordParagraph, resolve: ResolvePieces): Paragraph[] {
  const [first = [], ...rest] = splitLines(resolve(paragraph.pieces));
  const lines = [
    buildLine(paragraph, first),
    ...rest.map((pieces) => makeParagraph('text', 0, '', buildRuns(pieces))),
  ];
  return lines.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
}

function buildLine({ heading, item, indent }: WordParagraph, pieces: Piece[]): Paragraph {
  // A text's own headings start at "Heading 3"; anything higher counts as that.
  if (heading > 0)
    return makeParagraph(
      'heading',
      Math.min(Math.max(heading - 3, 0), 2) as 0 | 1 | 2,
      '',
      buildRuns(pieces),
    );
  if (item?.marker === '-') return makeParagraph('bullet', item.level, '•', buildRuns(pieces));
  if (item) return makeParagraph('numbered', item.level, item.marker, buildRuns(pieces));
  const typed = readTypedNumber(pieces.map(({ text }) => text).join(''));
  if (typed === null || indent === 0) return makeParagraph('text', 0, '', buildRuns(pieces));
  const level = Math.min(Math.max(Math.round(indent / INDENT) - 1, 0), 2) as 0 | 1 | 2;
  return makeParagraph(
    'numbered',
    level,
    typed.marker,
    buildRuns(withoutStart(pieces, typed.length)),
  );
}

const makeParagraph = (
  kind: Paragraph['kind'],
  level: Paragraph['level'],
  marker: string,
  runs: Run[],
): Paragraph => ({ kind, level, marker, isRightToLeft: false, runs });

function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    });
  }
  return lines;
}

function withoutStart(pieces: readonly Piece[], length: number): Piece[] {
  let left = length;
  return pieces.map((piece) => {
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    return { ...piece, text: piece.text.slice(cut) };
  });
}

/** Joins runs of the same weight; spaces at the ends of bold words are not bold. */
function buildRuns(pieces: readonly Piece[]): Run[] {
  const joined: { text: string; isBold: boolean }[] = [];
  for (const { text, isBold } of pieces) {
    const last = joined.at(-1);
    if (last?.isBold === isBold) last.text += text;
    else joined.push({ text, isBold });
  }
  return joined
    .flatMap(({ text, isBold }) => withoutBoldSpaces({ text, isBold, link: null }))
    .map(({ text, isBold }) => ({ text, photo: null, ...(isBold && { isBold }) }));
}

function withoutBoldSpaces(piece: Piece): Piece[] {
  if (!piece.isBold || piece.text.trim() === piece.text) return [piece];
  const inner = piece.text.trim();
  if (inner === '') return [{ ...piece, isBold: false }];
  const start = piece.text.indexOf(inner);
  return [
    { ...piece, text: piece.text.slice(0, start), isBold: false },
    { ...piece, text: inner },
    { ...piece, text: piece.text.slice(start + inner.length), isBold: false },
  ].filter(({ text }) => text !== '');
}
