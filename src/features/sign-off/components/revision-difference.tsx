import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { revisionContentQuery } from '../queries';
import { changesBetween, isUnchanged, type TextChange } from '@/document/revisions/changes-between';
import { fieldName, isReadable } from '@/document/revisions/changes-summary';

/** Each text of one revision that was another in an earlier one. */
export function RevisionDifference({ from, to }: { from: string; to: string }) {
  const { id: userId } = useUser();
  const [before, after] = useQueries({
    queries: [revisionContentQuery(userId, from), revisionContentQuery(userId, to)],
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
      {changes.rows.map(({ id, number, kind, texts }) => (
        <li key={id}>
          <p className="tabular font-medium">{`Row ${number} ${kind}`}</p>
          <Texts
            // Of a row that came or went, what says something to a person.
            texts={kind === 'changed' ? texts : texts.filter(({ name }) => isReadable(name))}
            isRow
          />
        </li>
      ))}
      {changes.moved && <li className="font-medium">The rows stand in another order</li>}
      <li>
        <Texts texts={[...changes.sections, ...changes.report]} />
      </li>
      {changes.letterhead && <li className="font-medium">Firm or author changed</li>}
    </ul>
  );
}

function Texts({ texts, isRow = false }: { texts: readonly TextChange[]; isRow?: boolean }) {
  return (
    <dl className="space-y-1">
      {texts.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="text-muted-foreground">{fieldName(name, isRow)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            {isReadable(name) ? (
              <>
                {before && <del>{before}</del>}
                {before && after && ' '}
                {after && <ins>{after}</ins>}
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
