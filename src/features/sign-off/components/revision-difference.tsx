import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { revisionContentQuery } from '../queries';
import { changesBetween, isUnchanged, type TextChange } from '@/document/revisions/changes-between';
import {
  fieldName,
  isReadable,
  readableText,
  rowChangeName,
} from '@/document/revisions/changes-summary';
import { revisionName, type SignedRevision } from '@/records/signed-revision';

/** Each text that differs from an earlier revision. */
export function RevisionDifference({ from, to }: { from: SignedRevision; to: SignedRevision }) {
  const { id: userId } = useUser();
  const [before, after] = useQueries({
    queries: [revisionContentQuery(userId, from.id), revisionContentQuery(userId, to.id)],
  });
  const changes = useMemo(
    () => (before.data && after.data ? changesBetween(before.data, after.data) : null),
    [before.data, after.data],
  );
  const error = before.error ?? after.error;
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!changes) return <Skeleton className="h-10" />;
  if (isUnchanged(changes)) return <p className="text-muted-foreground">Nothing.</p>;
  return (
    <ul className="max-h-96 space-y-3 overflow-y-auto">
      {changes.rows.map((row) => (
        <li key={row.id}>
          <p className="tabular font-medium">{rowChangeName(row, revisionName(from))}</p>
          <Texts
            // Of an added or removed row, only what people can read.
            texts={row.texts.filter(({ name }) => row.kind === 'changed' || isReadable(name))}
          />
        </li>
      ))}
      {changes.moved && <li className="font-medium">The photos are in another order</li>}
      <li>
        <Texts texts={[...changes.sections, ...changes.report]} />
      </li>
      {changes.letterhead && <li className="font-medium">Firm or author changed</li>}
    </ul>
  );
}

function Texts({ texts }: { texts: readonly TextChange[] }) {
  return (
    <dl className="space-y-1">
      {texts.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="text-muted-foreground">{fieldName(name)}</dt>
          <dd translate="no" className="wrap-anywhere whitespace-pre-wrap">
            {isReadable(name) ? (
              <>
                {before && <del>{readableText(name, before)}</del>}
                {before && after && ' '}
                {after && <ins>{readableText(name, after)}</ins>}
              </>
            ) : (
              'changed'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
