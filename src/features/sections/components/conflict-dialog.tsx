import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { renumberPhotos } from '../../../../supabase/functions/_shared/renumber-photos';
import { SECTION_HEADINGS, type BoundText, type SectionConflict } from '@/records/section';
import type { ConflictChoice } from '../use-conflicts';

interface ConflictDialogProps {
  conflict: SectionConflict | null;
  order: readonly string[];
  onChoose: (choice: ConflictChoice) => void;
  onPutOff: () => void;
}

/** Two texts of one section, each whole, to choose from. Closing it changes nothing. */
export function ConflictDialog({ conflict, order, onChoose, onPutOff }: ConflictDialogProps) {
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(open) => {
        if (!open) onPutOff();
      }}
    >
      {conflict && (
        <DialogContent className="max-w-4xl" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>
              The {SECTION_HEADINGS[conflict.name]} was changed elsewhere meanwhile
            </DialogTitle>
            <p className="text-sm text-muted-foreground">
              Nothing is saved yet, and nothing is lost: what is replaced stays under Earlier
              versions.
            </p>
          </DialogHeader>
          <div className="grid gap-4 sm:grid-cols-2">
            <Choice
              title="Your text"
              text={shownText(conflict.mine, order)}
              label="Save my text"
              onChoose={() => {
                onChoose('mine');
              }}
            />
            <Choice
              title="The text saved elsewhere"
              text={shownText(conflict.theirs, order)}
              label="Take the other text"
              onChoose={() => {
                onChoose('theirs');
              }}
            />
          </div>
          <Button
            variant="outline"
            onClick={() => {
              onChoose('both');
            }}
          >
            Keep both, one after the other
          </Button>
        </DialogContent>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  label: string;
  onChoose: () => void;
}

function Choice({ title, text, label, onChoose }: ChoiceProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="max-h-[45dvh] grow overflow-y-auto rounded-md border bg-card p-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {text.trim() === '' ? 'No text' : text}
      </p>
      <Button variant="outline" onClick={onChoose}>
        {label}
      </Button>
    </section>
  );
}

function shownText({ paragraph, photo_refs }: BoundText, order: readonly string[]): string {
  return renumberPhotos(paragraph, photo_refs, order).text;
}
