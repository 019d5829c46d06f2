import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { tellFailure } from '@/components/tell-failure';
import { errorMessage } from '@/lib/errors';
import { formatTimestamp } from '@/lib/format-timestamp';
import { useWithdrawal } from '../mutations';
import { invitationsQuery } from '../queries';
import { type Invitation, PEOPLE_PER_PAGE } from '../schema';
import { Pages } from './pages';

/** Invitations, unused ones first. */
export function InvitationsList() {
  const [wanted, setPage] = useState(1);
  const { data, error } = useQuery(invitationsQuery());
  if (error && !data) return <p role="alert">{errorMessage(error)}</p>;
  if (!data || data.length === 0) return null;
  const waiting = data.filter(({ has_account }) => !has_account);
  const used = data.filter(({ has_account }) => has_account);
  const last = Math.ceil(data.length / PEOPLE_PER_PAGE);
  // The last one of a page may have been withdrawn.
  const page = Math.min(wanted, last);
  const before = (page - 1) * PEOPLE_PER_PAGE;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="text-lg font-semibold">
        Invitations
      </h2>
      <p className="mt-1 text-sm text-muted-foreground tabular-nums">
        {waiting.length} not used yet, {used.length} used.
        {last > 1 && ` Page ${String(page)} of ${String(last)}.`}
      </p>
      <ul className="mt-2 divide-y border-y">
        {[...waiting, ...used].slice(before, before + PEOPLE_PER_PAGE).map((invitation) => (
          <InvitationItem key={invitation.address} invitation={invitation} />
        ))}
      </ul>
      <Pages page={page} isLast={page === last} onPage={setPage} />
    </section>
  );
}

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const { mutate, isPending } = useWithdrawal();
  const { address, invited_at, invited_by, has_account: isUsed } = invitation;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span translate="no" className="wrap-anywhere">
            {address}
          </span>
          {isUsed && <Badge variant="success">Used</Badge>}
        </p>
        <p className="text-sm text-muted-foreground tabular-nums">
          {formatTimestamp(invited_at)}
          {invited_by && ` by ${invited_by}`}
        </p>
      </div>
      {!isUsed && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Withdraw the invitation of ${address}`}
          busy={isPending}
          onClick={() => {
            mutate(address, { onError: tellFailure('The invitation was not withdrawn') });
          }}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
