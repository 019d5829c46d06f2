import { LeaveGuard } from '@/components/leave-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { MAX_STYLE_HINT } from '@shared/contract/limits';
import { countCharacters } from '@shared/text/count-characters';
import { isStyleLongEnough } from '../schema';
import { useStyleEditor } from '../use-style-editor';

const PLACEHOLDER =
  'For example: short sentences, British spelling, past tense. State what was seen before what it may mean. Avoid "appears to".';

export function WritingStyleForm({ saved }: { saved: string }) {
  const editor = useStyleEditor(saved);
  const { text, isDirty, isSaving, isResetting } = editor;
  const canSave = isStyleLongEnough(text);

  return (
    <Form
      onSubmit={() => {
        if (canSave) editor.save();
      }}
    >
      <LeaveGuard when={isDirty} onLeave={editor.discard} />
      <Field
        label="How your reports should read"
        hint={
          text !== '' && !canSave
            ? 'Please enter at least 15 characters for your style guidelines.'
            : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            most={MAX_STYLE_HINT}
            placeholder={PLACEHOLDER}
            value={text}
            onText={editor.write}
          />
        )}
      </Field>
      <p className="tabular mt-2 text-right text-sm text-muted-foreground">
        {countCharacters(text)} / {MAX_STYLE_HINT}
      </p>
      <div className="mt-5 flex flex-col gap-3 border-t pt-5 sm:flex-row sm:items-center">
        <Button type="submit" busy={isSaving} disabled={!canSave || isResetting}>
          {isSaving ? 'Saving...' : 'Save my style'}
        </Button>
        {saved !== '' && (
          <Button variant="outline" busy={isResetting} disabled={isSaving} onClick={editor.reset}>
            Use default style instead
          </Button>
        )}
        {isDirty && (
          <p className="flex items-center gap-3 text-sm text-muted-foreground sm:ml-auto">
            Not saved yet
            <Button variant="link" size="sm" onClick={editor.discard}>
              Discard changes
            </Button>
          </p>
        )}
      </div>
    </Form>
  );
}
