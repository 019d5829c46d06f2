import { type ComponentProps, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Confirm } from '@/components/ui/confirm';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { signedListQuery } from '@/features/sign-off/queries';
import { useUser } from '@/lib/auth-context';
import { counted } from '@/lib/counted';
import { formatTimestamp } from '@/lib/format-timestamp';
import { revisionAddress, revisionName } from '@/records/signed-revision';

type ConfirmDeletionProps = Omit<
  ComponentProps<typeof Confirm>,
  'open' | 'destructive' | 'disabled' | 'children'
> & {
  /** The report to delete; null for all of them. */
  reportId: string | null;
  /** The last signed revision from the list: used if the revisions cannot be read. */
  known?: Parameters<typeof revisionName>[0] | null | undefined;
};

/** Asks before a deletion. Names signed revisions, offers their files first, and requires a typed word. */
export function ConfirmDeletion({ reportId, known = null, ...question }: ConfirmDeletionProps) {
  const { id: userId } = useUser();
  const { data, isFetching } = useQuery(signedListQuery(userId, reportId));
  const [typed, setTyped] = useState('');
  const latest = data ? data[0] : known;
  const count = counted(data?.length ?? 1, 'signed revision');
  const answer = !latest ? null : reportId === null ? count : revisionName(latest);
  const isTyped = answer === null || typed.trim().toLowerCase() === answer.toLowerCase();
  return (
    <Confirm open destructive disabled={isFetching || !isTyped} {...question}>
      {answer !== null && (
        <>
          <Alert variant="warning">
            <AlertDescription className="space-y-2">
              <p>{`${count} will be deleted too. Export the files that you need first.`}</p>
              <ul className="tabular max-h-40 list-disc space-y-1 overflow-y-auto pl-5">
                {data?.map(({ id, report_id, signed_at, title, ...named }) => (
                  <li key={id} className="wrap-anywhere">
                    <Link className="underline" to={revisionAddress('export', report_id, id)}>
                      {`Revision ${revisionName(named)}`}
                    </Link>
                    {`, signed ${formatTimestamp(signed_at)}${title && `: “${title}”`}`}
                  </li>
                ))}
              </ul>
            </AlertDescription>
          </Alert>
          <Field label={`Type ${answer} to confirm`}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                autoComplete="off"
                spellCheck={false}
                disabled={question.busy}
                onText={setTyped}
              />
            )}
          </Field>
        </>
      )}
    </Confirm>
  );
}
