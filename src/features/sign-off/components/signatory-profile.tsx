import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useSaveLetterhead } from '@/features/letterhead/mutations';
import { LETTERHEAD_BOUNDS } from '@/records/letterhead';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { revisionKeys } from '../queries';
import { type RevisionContent, signatoryText } from '@/records/signed-revision';

const FIELDS = [
  { name: 'author_name', label: 'Name' },
  { name: 'author_letters', label: 'Letters after the name' },
  { name: 'author_membership', label: 'Membership no.' },
] as const;
type Author = Record<(typeof FIELDS)[number]['name'], string>;

interface SignatoryProfileProps {
  reportId: string;
  content: Pick<RevisionContent, 'letterhead' | 'email'>;
  disabled: boolean;
}

/** Who signs: the account's own name, which is saved under Firm and author before it is signed with. */
export function SignatoryProfile({ reportId, content, disabled }: SignatoryProfileProps) {
  const author = readAuthor(content);
  const [changed, setChanged] = useState<Author | null>(
    author.author_name.trim() === '' ? author : null,
  );
  if (changed) {
    return (
      <AuthorFields
        reportId={reportId}
        value={changed}
        onChange={setChanged}
        onSaved={() => {
          setChanged(null);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">Signed by </span>
        {signatoryText({
          name: author.author_name,
          letters: author.author_letters,
          membership: author.author_membership,
          email: content.email ?? '',
        })}
        {author.author_membership.trim() !== '' && `, membership no. ${author.author_membership}`}
      </p>
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => {
          setChanged(author);
        }}
      >
        Change your name
      </Button>
    </div>
  );
}

interface AuthorFieldsProps {
  reportId: string;
  value: Author;
  onChange: (value: Author) => void;
  onSaved: () => void;
}

function AuthorFields({ reportId, value, onChange, onSaved }: AuthorFieldsProps) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync: save, isPending, error } = useSaveLetterhead();
  const saveAndShow = async () => {
    await save(value);
    // What is signed is what the server has: the name is shown as it is stored.
    await queryClient.refetchQueries({ queryKey: revisionKeys.draft(userId, reportId) });
    onSaved();
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              value={value[name]}
              maxLength={LETTERHEAD_BOUNDS[name]}
              disabled={isPending}
              onChange={({ target }) => {
                onChange({ ...value, [name]: target.value });
              }}
            />
          )}
        </Field>
      ))}
      <div className="self-end">
        <Button
          variant="outline"
          busy={isPending}
          disabled={value.author_name.trim() === ''}
          onClick={() => {
            saveAndShow().catch((problem: unknown) => {
              console.warn('The signatory could not be saved.', problem);
            });
          }}
        >
          Save your name
        </Button>
      </div>
      {error && (
        <Alert variant="destructive" className="sm:col-span-2">
          <AlertDescription>{errorMessage(error)}</AlertDescription>
        </Alert>
      )}
    </div>
  );
}

/** As they are stored under Firm and author; blank where nothing was entered. */
export function readAuthor({ letterhead }: Pick<RevisionContent, 'letterhead'>): Author {
  return {
    author_name: letterhead?.author_name ?? '',
    author_letters: letterhead?.author_letters ?? '',
    author_membership: letterhead?.author_membership ?? '',
  };
}
