import { diffArrays } from 'diff';
import { rowToken } from '@/document/bookmarks/file-properties';
import { normaliseText } from '@/document/bookmarks/printed-text';
import { pieceToken } from '../read/list-pieces';
import type { WordPiece } from '../read/word-blocks';
import type { WordReading } from '../read/word-reading';
import type { LeftOver } from './word-change';

type Found = Pick<WordPiece, 'kind' | 'text'>;

/**
 * Lists changes in Word that cannot be accepted, with their words: each piece of the file was exported or is listed,
 * and so is each missing one. `printed` gives the report's prints, to name missing pieces by. None where the file has
 * no account.
 */
export function findLeftOver(reading: WordReading, printed: () => readonly string[]): LeftOver[] {
  const { account, pieces, rows } = reading;
  if (!account) return [];
  const findPiece = createPieceFinder(pieces, printed);
  const inRows = new Map<string | null, WordPiece[]>();
  for (const piece of pieces) inRows.set(piece.owner, [...(inRows.get(piece.owner) ?? []), piece]);
  const found = differing(
    account.document,
    (inRows.get(null) ?? []).filter(({ kind }) => kind !== 'page'),
    findPiece,
  );
  for (const { id } of rows) {
    if (id === null) continue;
    const exported = account.rows.get(rowToken(id)) ?? [];
    const own = differing(exported, inRows.get(id) ?? [], findPiece);
    found.push(...own.map((one) => ({ ...one, rowId: id, behind: '' })));
  }
  const pages = pieces.filter(({ kind }) => kind === 'page');
  const now = new Set(pages.map(({ token }) => token));
  const gone = account.pages.filter((token) => !now.has(token));
  const come = pages.filter(({ token }) => !account.pages.includes(token));
  const onPages = differing(gone, come, findPiece).map((one) => ({ ...one, behind: '' }));
  return [...found, ...onPages.map((one) => ({ ...one, isOnPages: true }))];
}

/** Compares two lists piece by piece, in order. */
function differing(
  exported: readonly string[],
  pieces: readonly WordPiece[],
  findPiece: (token: string) => Found | null,
): LeftOver[] {
  const parts = diffArrays(
    [...exported],
    pieces.map(({ token }) => token),
  );
  const gone = new Set(parts.flatMap(({ removed, value }) => (removed ? value : [])));
  const come = new Set(parts.flatMap(({ added, value }) => (added ? value : [])));
  const found: LeftOver[] = [];
  let at = 0;
  let removed: string[] = [];
  const behind = () => pieces[at - 1]?.text ?? '';
  const flush = () => {
    for (const token of removed.splice(0))
      found.push({ how: 'removed', now: null, was: findPiece(token), behind: behind() });
  };
  for (const part of parts) {
    if (part.removed) {
      removed = part.value.filter((token) => !come.has(token));
      continue;
    }
    if (!part.added) flush();
    for (const { kind, text, token } of pieces.slice(at, at + part.value.length)) {
      if (part.added) {
        const old = gone.has(token) ? undefined : removed.shift();
        const how = gone.has(token) ? 'moved' : old === undefined ? 'added' : 'changed';
        const was = old === undefined ? null : findPiece(old);
        found.push({ how, now: { kind, text }, was, behind: behind() });
      }
      at += 1;
    }
    flush();
  }
  flush();
  return found;
}

/** Resolves a token to a piece of the file or a print of the report; null where unknown. */
function createPieceFinder(
  pieces: readonly WordPiece[],
  printed: () => readonly string[],
): (token: string) => Found | null {
  const names = new Map<string, Found>(
    pieces.map(({ token, kind, text }) => [token, { kind, text }]),
  );
  names.set(pieceToken('picture', ''), { kind: 'picture', text: '' });
  let isWhole = false;
  return (token) => {
    if (!names.has(token) && !isWhole) {
      isWhole = true;
      for (const words of printed()) {
        const text = normaliseText(words, 'line');
        for (const kind of ['words', 'page'] as const)
          names.set(pieceToken(kind, text), { kind, text });
      }
    }
    return names.get(token) ?? null;
  };
}
