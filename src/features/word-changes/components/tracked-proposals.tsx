import { proposedBy } from '../comparing/proposals';
import type { Proposal } from '../schema';
import { Deleted, Inserted } from './word-diff';

interface TrackedProposalsProps {
  proposals: readonly Proposal[];
  left: ReadonlySet<number>;
  /** Null where there is nothing to choose: the text is that one proposal. */
  onPropose: ((index: number, isTaken: boolean) => void) | null;
}

/** Who proposed what of a text with Word's tracked changes, to be taken one by one. */
export function TrackedProposals({ proposals, left, onPropose }: TrackedProposalsProps) {
  const [first] = proposals;
  if (!first) return null;
  if (!onPropose)
    return <p className="text-sm text-muted-foreground">Tracked in Word by {proposedBy(first)}</p>;
  return (
    <fieldset className="space-y-1">
      <legend className="text-xs font-medium text-muted-foreground">
        Tracked in Word: take those that you want
      </legend>
      {proposals.map((proposal, index) => (
        <label key={index} className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-1 accent-signal"
            checked={!left.has(index)}
            onChange={({ target }) => {
              onPropose(index, target.checked);
            }}
          />
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {proposedBy(proposal)}: {proposal.removed !== '' && <Deleted text={proposal.removed} />}{' '}
            {proposal.added !== '' && <Inserted text={proposal.added} />}
            {proposal.removed + proposal.added === '' && 'a paragraph’s end'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
