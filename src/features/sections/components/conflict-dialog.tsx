import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { Language } from '@shared/languages/language';
import { SECTION_HEADINGS, type SectionConflict } from '@/records/section';
import { sideBySide } from '../texts/shown-section';
import type { ConflictChoice } from '../use-conflicts';
import { DifferenceList } from './difference-list';

interface ConflictDialogProps {
  conflict: SectionConflict | null;
  order: readonly string[];
  language: Language;
  onChoose: (choice: ConflictChoice) => void;
  onPutOff: () => void;
}

/** Two texts of one section, whole, with their differences. Closing it changes nothing. */
export function ConflictDialog({ conflict, onPutOff, ...props }: ConflictDialogProps) {
  return (
    <Dialog open={conflict !== null} onOpenChange={onPutOff}>
      {conflict && (
        <DialogContent
          className="max-w-4xl"
          title={`The ${SECTION_HEADINGS[conflict.name]} was changed elsewhere meanwhile`}
          beneathTitle="Nothing is saved yet, and nothing is lost: what is replaced stays under Earlier versions."
        >
          <Choices conflict={conflict} {...props} />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'order' | 'language' | 'onChoose'> {
  conflict: SectionConflict;
}

function Choices({ conflict: { mine, theirs }, order, language, onChoose }: ChoicesProps) {
  const texts = sideBySide(mine, theirs, order);
  /** The person's text with accepted parts of the other; null for none. */
  const [mixed, setMixed] = useState<string | null>(null);
  const text = mixed ?? texts.first;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          title="Your text"
          text={text}
          label="Save my text"
          onChoose={() => {
            onChoose(mixed === null ? 'mine' : { mixed: texts.bind(mixed) });
          }}
        />
        <Choice
          title="The text saved elsewhere"
          text={texts.second}
          label="Take the other text"
          onChoose={() => {
            onChoose('theirs');
          }}
        />
      </div>
      <DifferenceList
        title="Where yours differs"
        other={texts.second}
        text={text}
        language={language}
        takeLabel="Take the other’s"
        onText={setMixed}
      />
      <Button
        variant="outline"
        onClick={() => {
          onChoose('both');
        }}
      >
        Keep both, one after the other
      </Button>
    </>
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
      <p
        translate="no"
        className="max-h-[30dvh] grow overflow-y-auto rounded-md border bg-card p-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text.trim() === '' ? 'No text' : text}
      </p>
      <Button variant="outline" onClick={onChoose}>
        {label}
      </Button>
    </section>
  );
}
