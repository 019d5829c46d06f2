import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LETTERHEAD_BOUNDS } from '@/records/letterhead';
import { type Author, type RevisionContent, signatoryText } from '@/records/signed-revision';

const FIELDS = [
  { name: 'author_name', label: 'Name' },
  { name: 'author_letters', label: 'Letters after the name' },
  { name: 'author_membership', label: 'Membership no.' },
] as const;

interface SignatoryProfileProps {
  content: Pick<RevisionContent, 'letterhead' | 'email'>;
  /** As typed; null while unchanged. */
  typed: Author | null;
  disabled: boolean;
  onChange: (author: Author) => void;
}

/** Shows the signatory: the account's own name. Signing first saves changes made here under Firm and author. */
export function SignatoryProfile({ content, typed, disabled, onChange }: SignatoryProfileProps) {
  if (typed) {
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                value={typed[name]}
                most={LETTERHEAD_BOUNDS[name]}
                disabled={disabled}
                onText={(text) => {
                  onChange({ ...typed, [name]: text });
                }}
              />
            )}
          </Field>
        ))}
        <p className="self-end text-sm text-muted-foreground">Saved under Firm and author.</p>
      </div>
    );
  }
  const author = readAuthor(content);
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
          onChange(author);
        }}
      >
        Change your name
      </Button>
    </div>
  );
}

/** As stored under Firm and author; blank where nothing was entered. */
export function readAuthor({ letterhead }: Pick<RevisionContent, 'letterhead'>): Author {
  return {
    author_name: letterhead?.author_name ?? '',
    author_letters: letterhead?.author_letters ?? '',
    author_membership: letterhead?.author_membership ?? '',
  };
}
