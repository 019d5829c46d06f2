import type { PrintedState } from '@/document/bookmarks/printed-state';
import { BENEATH_FIELDS, isTyped } from '@shared/row-words';
import { textWithout } from '../read/read-text';
import type { Proposal, WordReading } from '../read/word-reading';
import type { Choices } from './choices';
import { authorName, wordTime } from './comment-text';
import { leaveParagraphs } from './paragraph-edits';
import type { WordChange } from './word-change';

/** Returns a change without some of its proposals, given by index. */
export type LeaveProposals = (change: WordChange, left: ReadonlySet<number>) => WordChange;

const findTracked = (change: WordChange, { rows, texts }: WordReading) => {
  if (change.kind === 'report text') return texts[change.field]?.tracked;
  if (change.kind !== 'row text') return undefined;
  return rows.find(({ id }) => id === change.rowId)?.texts[change.field]?.tracked;
};

/** A changed text's tracked changes, to accept one by one. */
export function buildProposals(change: WordChange, reading: WordReading): readonly Proposal[] {
  return findTracked(change, reading)?.proposals ?? [];
}

/** The authors who proposed a row or its deletion, each once; none where that was not tracked. */
export function rowAuthors({ key, kind, ...change }: WordChange, reading: WordReading): string[] {
  const proposals =
    kind === 'deleted' && 'rowId' in change
      ? reading.deletedBy.filter(({ id }) => id === change.rowId)
      : kind === 'added'
        ? Object.values(reading.rows[Number(key.split(' ')[1])]?.texts ?? {}).flatMap(
            ({ tracked }) => tracked?.proposals ?? [],
          )
        : [];
  return [...new Set(proposals.map(proposedBy))];
}

/** "A. Mason, 20 Nov 2026, 10:05". */
export function proposedBy({ author, at }: Pick<Proposal, 'author' | 'at'>): string {
  const time = wordTime(at);
  return authorName(author) + (time === '' ? '' : `, ${time}`);
}

export const proposalKey = ({ key }: WordChange, index: number) => `${key} proposal ${index}`;

/** The proposals of a text that a person left; all others are accepted. */
export function leftProposals(
  change: WordChange,
  reading: WordReading,
  choices: Choices,
): ReadonlySet<number> {
  const all = buildProposals(change, reading).map((_, index) => index);
  return new Set(all.filter((index) => choices[proposalKey(change, index)] === 'leave'));
}

/** A change as chosen: without the proposals or paragraphs that were left. */
export function asChosen(
  change: WordChange,
  choices: Choices,
  { reading, leaveProposals: leave }: { reading: WordReading; leaveProposals: LeaveProposals },
): WordChange {
  // Proposals would change the paragraphs' count: offer one way of choosing.
  if (buildProposals(change, reading).length === 0) return leaveParagraphs(change, choices);
  return leave(change, leftProposals(change, reading, choices));
}

/** `shown` converts a text of the file to how people see it here. */
export function leaveProposals(
  reading: WordReading,
  { readValue, parse }: Pick<PrintedState, 'readValue' | 'parse'>,
  shown: (change: WordChange, text: string) => string,
): LeaveProposals {
  return (change, left) => {
    const tracked = findTracked(change, reading);
    if (!tracked || left.size === 0 || !('inWord' in change)) return change;
    const text = textWithout(tracked, left, reading.shownNumbers);
    const field = BENEATH_FIELDS.find((name) => name === change.field);
    if (!field) return { ...change, inWord: shown(change, text) };
    const own = readValue(field, text);
    const stored = isTyped(field) ? undefined : parse(field, own);
    return { ...change, inWord: shown(change, own), ...(stored !== undefined && { stored }) };
  };
}
