import type { Proposal } from './word-reading';
import type {
  ParagraphPart,
  Piece,
  TrackedChangeStart,
  WordBlock,
  WordParagraph,
} from './word-blocks';

/** Longer ones are cut: the whole text is beside them. */
const LONGEST_SHOWN = 300;

/** A paragraph's parts; itself where nothing is tracked. */
const listParts = (paragraph: WordParagraph): readonly ParagraphPart[] =>
  paragraph.parts ?? [{ pieces: paragraph.pieces, end: null, look: paragraph }];

export function hasTracked(blocks: readonly WordBlock[]): boolean {
  return blocks.some((block) =>
    block.kind === 'paragraph'
      ? block.parts !== undefined
      : block.rows.some(({ cells }) => cells.some(hasTracked)),
  );
}

/** Blocks as they read with the given tracked changes rejected. */
export function blocksWithout(
  blocks: readonly WordBlock[],
  left: ReadonlySet<number>,
): WordBlock[] {
  const isLeft = (change: TrackedChangeStart | undefined) =>
    change !== undefined && left.has(change.id);
  const isTaken = (change: TrackedChangeStart | undefined) =>
    change !== undefined && !left.has(change.id);
  const shown: WordBlock[] = [];
  let open: Piece[] = [];
  for (const block of blocks) {
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => blocksWithout(cell, left)),
      }));
      shown.push({ ...block, rows });
      continue;
    }
    const { bookmarks, comments, drawings, notes } = block;
    listParts(block).forEach(({ pieces, end, look }, index, parts) => {
      const own = pieces.filter((piece) => !isLeft(piece.inserted) && !isTaken(piece.deleted));
      open.push(...own);
      const goesOn = isTaken(end?.deleted) || isLeft(end?.inserted);
      // The next paragraph may belong to another text.
      const isLast = index === parts.length - 1 && block === blocks.at(-1);
      if (goesOn && !isLast) return;
      const { heading, item, indent } = look;
      shown.push({
        kind: 'paragraph',
        pieces: open,
        bookmarks,
        comments,
        drawings,
        notes,
        heading,
        item,
        indent,
      });
      open = [];
    });
  }
  return shown;
}

interface OpenProposal extends Proposal {
  ids: number[];
}

/**
 * A text's tracked changes as a person made them: Word splits a replacement in two, and a long one in many, and this
 * joins neighbours by one author.
 */
export function listTrackedProposals(blocks: readonly WordBlock[]): Proposal[] {
  const all: OpenProposal[] = [];
  const known = new Map<number, OpenProposal>();
  let last: OpenProposal | null = null;
  const add = (change: TrackedChangeStart, removed: string, added: string) => {
    const isSame = last?.author === change.author;
    const proposal: OpenProposal =
      known.get(change.id) ??
      (isSame && last
        ? last
        : { ids: [], author: change.author, at: change.at, removed: '', added: '' });
    if (!known.has(change.id)) {
      known.set(change.id, proposal);
      proposal.ids.push(change.id);
      if (proposal !== last) all.push(proposal);
    }
    proposal.removed = (proposal.removed + removed).slice(0, LONGEST_SHOWN);
    proposal.added = (proposal.added + added).slice(0, LONGEST_SHOWN);
    last = proposal;
  };
  const addParts = (parts: readonly ParagraphPart[]) => {
    for (const { pieces, end } of parts) {
      for (const { text, inserted, deleted } of pieces) {
        if (inserted) add(inserted, '', text);
        if (deleted) add(deleted, text, '');
        if (!inserted && !deleted && text !== '') last = null;
      }
      if (end?.inserted) add(end.inserted, '', '');
      if (end?.deleted && end.deleted.id > 0) add(end.deleted, '', '');
      if (!end) last = null;
    }
  };
  const addBlocks = (some: readonly WordBlock[]) => {
    for (const block of some) {
      if (block.kind === 'paragraph') addParts(listParts(block));
      else for (const { cells } of block.rows) cells.forEach(addBlocks);
    }
  };
  addBlocks(blocks);
  return all;
}
