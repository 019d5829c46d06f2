import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/load-failure';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { errorCode, errorMessage, PERMISSION_DENIED } from '@/lib/errors';
import { peopleQuery } from '../queries';
import { type People, PEOPLE_PER_PAGE } from '../schema';
import { ActsList } from './acts-list';
import { InvitationsList } from './invitations-list';
import { InvitePeople } from './invite-people';
import { Pages } from './pages';
import { PersonItem } from './person-item';

/** Accounts with their use, invitations, and the record of administrators' acts. */
export function PeopleScreen() {
  const [sought, setSought] = useState('');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(sought);
  const reading = useQuery(peopleQuery(words, page));
  const { data, error } = reading;
  if (error && !data) {
    return errorCode(error) === PERMISSION_DENIED ? (
      <Alert variant="destructive">
        <AlertDescription>This page is for the administrators of this Plumbline.</AlertDescription>
      </Alert>
    ) : (
      <LoadFailure query={reading}>
        The people could not be loaded. {errorMessage(error)}
      </LoadFailure>
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="space-y-10">
      <InvitePeople mode={data.mode} />
      <InvitationsList />
      <section aria-labelledby="people-with-accounts">
        <h2 id="people-with-accounts" className="text-lg font-semibold">
          Accounts
        </h2>
        <Field label="Search by address" className="mt-4 max-w-sm">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={sought}
              onText={(words) => {
                setSought(words);
                setPage(1);
              }}
            />
          )}
        </Field>
        <PeopleList data={data} isSearch={words.trim() !== ''} page={page} onPage={setPage} />
      </section>
      <ActsList />
    </div>
  );
}

interface PeopleListProps {
  data: People;
  isSearch: boolean;
  page: number;
  onPage: (page: number) => void;
}

function PeopleList({ data: { people, total }, isSearch, page, onPage }: PeopleListProps) {
  const pages = Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE));
  return (
    <>
      <p role="status" className="mt-4 text-sm text-muted-foreground tabular-nums">
        {total === 0 && isSearch && 'No account matches.'}
        {total === 1 && 'One account.'}
        {(total > 1 || (total === 0 && !isSearch)) && `${String(total)} accounts.`}
        {pages > 1 && ` Page ${String(page)} of ${String(pages)}.`}
      </p>
      <ul className="mt-2 divide-y border-y">
        {people.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </ul>
      <Pages page={page} isLast={page >= pages} onPage={onPage} />
    </>
  );
}
