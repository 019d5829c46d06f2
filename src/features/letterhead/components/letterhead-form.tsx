import { useEffect, useRef, type ReactNode, useId } from 'react';
import { LeaveGuard } from '@/components/leave-guard';
import { Button } from '@/components/ui/button';
import type { StoredLetterhead } from '../queries';
import { useLetterheadEditor } from '../use-letterhead-editor';
import { LetterheadField } from './letterhead-field';
import { LetterheadPreview } from './letterhead-preview';
import { PictureField } from './picture-field';
import { Card, CardContent } from '@/components/ui/card';

export function LetterheadForm({ letterhead, unreadable }: StoredLetterhead) {
  const editor = useLetterheadEditor(letterhead);
  const { isDirty, isSaving, tries } = editor;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) editor.save();
      }}
    >
      <LeaveGuard when={isDirty} onLeave={editor.discard} />
      <div className="min-w-0 space-y-6">
        <LetterheadCard title="Firm">
          <LetterheadField editor={editor} name="firm_name" autoComplete="organization" />
          <LetterheadField editor={editor} name="firm_address" autoComplete="street-address" />
          <LetterheadField editor={editor} name="firm_registration" autoComplete="off" />
          <LetterheadField editor={editor} name="firm_phone" type="tel" autoComplete="tel" />
          <LetterheadField editor={editor} name="firm_email" type="email" autoComplete="email" />
          <LetterheadField editor={editor} name="firm_website" type="url" autoComplete="url" />
          <PictureField kind="logo" editor={editor} isUnreadable={unreadable.includes('logo')} />
        </LetterheadCard>
        <LetterheadCard title="Author">
          <LetterheadField editor={editor} name="author_name" autoComplete="name" />
          <LetterheadField editor={editor} name="author_letters" autoComplete="honorific-suffix" />
          <LetterheadField editor={editor} name="author_membership" autoComplete="off" />
          <PictureField
            kind="signature"
            editor={editor}
            isUnreadable={unreadable.includes('signature')}
          />
        </LetterheadCard>
      </div>
      <LetterheadPreview letterhead={editor.values} />
      <div className="flex flex-col gap-3 border-t pt-5 sm:flex-row sm:items-center lg:col-start-1">
        <Button type="submit" busy={isSaving} disabled={!isDirty}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        {isDirty && (
          <p className="flex items-center gap-3 text-sm text-muted-foreground sm:ml-auto">
            Not saved yet
            <Button variant="link" size="sm" disabled={isSaving} onClick={editor.discard}>
              Discard changes
            </Button>
          </p>
        )}
      </div>
    </form>
  );
}

/** One half of the profile: the firm, or the signatory. */
function LetterheadCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <CardContent className="p-6">
        <h2 id={id} className="mb-5 text-lg font-semibold">
          {title}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      </CardContent>
    </Card>
  );
}
