import { proposedBy } from '@/document/word/compare/proposals';
import type { Proposal } from '@/document/word/read/word-reading';
import { TickedParts } from './ticked-parts';

interface TrackedProposalsProps {
  proposals: readonly Proposal[];
  left: ReadonlySet<number>;
  /** Null where there is nothing to choose: the text is that one proposal. */
  onPropose: ((index: number, isTaken: boolean) => void) | null;
}

/** A text's tracked changes to choose singly, with their authors. */
export function TrackedProposals({ proposals, left, onPropose }: TrackedProposalsProps) {
  const [first] = proposals;
  if (!first) return null;
  if (!onPropose)
    return <p className="text-sm text-muted-foreground">Tracked in Word by {proposedBy(first)}</p>;
  return (
    <TickedParts
      legend="Tracked in Word: take those that you want"
      parts={proposals.map(({ removed, added, ...by }) => ({
        removed,
        added,
        lead: `${proposedBy(by)}: `,
        whenNone: 'a paragraph’s end',
      }))}
      isTaken={(index) => !left.has(index)}
      onTake={onPropose}
    />
  );
}
