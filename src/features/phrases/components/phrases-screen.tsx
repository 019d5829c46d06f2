import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { LoadFailure } from '@/components/load-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { phrasesQuery } from '../queries';
import { FIELD_NAMES, isPhraseField, type Phrase, type PhraseField } from '../schema';
import { AddPhrase } from './add-phrase';
import { ImportPhrases } from './import-phrases';
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import { useAddPhrases, useDeletePhrase } from '../mutations';

/** A person's phrases beside those in their rows: add, import and delete. */
export function PhrasesScreen() {
  const { id: userId } = useUser();
  const reading = useQuery(phrasesQuery(userId));
  const { data, error } = reading;
  if (data) return <Phrases phrases={data} />;
  if (!error) return <Skeleton className="h-96" />;
  return (
    <LoadFailure query={reading}>
      Your phrases could not be loaded. {errorMessage(error)}
    </LoadFailure>
  );
}

function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  const [sought, setSought] = useState('');
  const words = useDeferredValue(sought).toLowerCase().split(/\s+/);
  const found = phrases.filter(({ text }) => {
    const said = text.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return (
    <div className="space-y-8">
      <AddPhrase known={phrases} />
      <ImportPhrases known={phrases} />
      {phrases.length > 0 && (
        <Field label="Search" className="max-w-sm">
          {(control) => <Input {...control} type="search" value={sought} onText={setSought} />}
        </Field>
      )}
      {Object.keys(FIELD_NAMES)
        .filter(isPhraseField)
        .map((field) => (
          <FieldPhrases
            key={field}
            field={field}
            phrases={found.filter((phrase) => phrase.field === field)}
          />
        ))}
      <p role="status" className="text-sm text-muted-foreground">
        {phrases.length === 0
          ? 'You have added none yet.'
          : found.length === 0
            ? 'No phrase matches.'
            : `${String(found.length)} of ${String(phrases.length)} phrases.`}
      </p>
    </div>
  );
}

/** A longer list is searched, not browsed. */
const MOST_SHOWN = 100;

function FieldPhrases({ field, phrases }: { field: PhraseField; phrases: readonly Phrase[] }) {
  if (phrases.length === 0) return null;
  const more = phrases.length - MOST_SHOWN;
  return (
    <section aria-label={FIELD_NAMES[field]}>
      <h2 className="font-semibold">{FIELD_NAMES[field]}</h2>
      <ul className="mt-2 divide-y border-y">
        {phrases.slice(0, MOST_SHOWN).map((phrase) => (
          <PhraseItem key={phrase.id} phrase={phrase} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm text-muted-foreground">
          And {more} more: search for them by their words.
        </p>
      )}
    </section>
  );
}

function PhraseItem({ phrase }: { phrase: Phrase }) {
  const deletion = useDeletePhrase();
  const { mutate: add } = useAddPhrases();
  const remove = () => {
    deletion.mutate(phrase.id, {
      onSuccess: () => {
        toast.neutral('The phrase was deleted', phrase.text, {
          action: {
            label: 'Undo',
            onClick: () => {
              add([phrase], { onError: tellFailure('The phrase could not be brought back') });
            },
          },
        });
      },
      onError: tellFailure('The phrase was not deleted'),
    });
  };
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span translate="no" className="min-w-0 pt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {phrase.text}
      </span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete “${phrase.text}”`}
        busy={deletion.isPending}
        onClick={remove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
