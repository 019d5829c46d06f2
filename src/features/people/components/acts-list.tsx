import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';
import { formatTimestamp } from '@/lib/format-timestamp';
import { actsQuery } from '../queries';
import type { Act } from '../schema';
import { Pages } from './pages';

/** Acts on one page, as the database returns them. */
const PER_PAGE = 100;

const SAID: Record<Act['act'], string> = {
  invited: 'invited',
  withdrew: 'withdrew the invitation of',
  limited: 'set the limits of',
  suspended: 'suspended',
  resumed: 'resumed',
  connected: 'had photos go to',
  disconnected: 'disconnected',
};

/** Lists administrators' acts, the newest first, once it is opened. */
export function ActsList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="administrators-acts">
      <h2 id="administrators-acts" className="text-lg font-semibold">
        What administrators did
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">
        Every invitation, limit and suspension, and every model that photos go to, is written down,
        and nobody can change that. Administrators see counts of what people have. An operator, who
        chooses the model, decides who reads the photos that are sent to it.
      </p>
      <Button
        variant="outline"
        className="mt-4"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Hide' : 'Show'}
      </Button>
      {isOpen && <Acts />}
    </section>
  );
}

function describeObject({ act, whom, detail }: Act): string {
  if (act === 'connected' || act === 'disconnected') return detail ?? '';
  return [whom ?? 'an account that was deleted', ...(detail === null ? [] : [detail])].join(': ');
}

function Acts() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(actsQuery(page));
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return null;
  return (
    <>
      <ol className="mt-4 divide-y border-y text-sm">
        {data.map((act, index) => (
          <li key={`${act.done_at} ${String(index)}`} className="py-2 wrap-anywhere">
            <span className="text-muted-foreground tabular-nums">
              {formatTimestamp(act.done_at)}
            </span>{' '}
            {act.administrator} {SAID[act.act]} {describeObject(act)}
          </li>
        ))}
        {data.length === 0 && <li className="py-2">Nothing yet.</li>}
      </ol>
      <Pages
        page={page}
        isLast={data.length < PER_PAGE}
        onPage={setPage}
        names={['Newer', 'Older']}
      />
    </>
  );
}
