import { useState } from 'react';
import { PhotoImage } from '@/components/photo-image';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { inSentence, findPhotoNumber, photosCaption, type Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { hasPhoto } from '../schema';
import { PhotoNumberField } from './photo-number-field';

type RowFinding = Finding<Observation>;

interface JoinDialogProps {
  findings: readonly RowFinding[];
  /** The rows to join; a single one asks which to join it with. Null while closed. */
  joining: readonly string[] | null;
  onJoin: (holder: string, ids: readonly string[]) => void;
  onClose: () => void;
}

/** Asks whose words a joined finding keeps, and says what becomes of the others. */
export function JoinDialog({ findings, joining, onJoin, onClose }: JoinDialogProps) {
  const asked = findings.filter(({ row }) => joining?.includes(row.id));
  return (
    <Dialog open={asked.length > 0} onOpenChange={onClose}>
      {asked.length > 0 && (
        <DialogContent
          title={
            asked.length === 1
              ? `Join ${inSentence(formatCaption(asked))} with`
              : `One finding of ${inSentence(formatCaption(asked))}`
          }
          className="max-w-lg"
        >
          <JoinForm findings={findings} asked={asked} onJoin={onJoin} onClose={onClose} />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface JoinFormProps extends Omit<JoinDialogProps, 'joining'> {
  asked: readonly RowFinding[];
}

function JoinForm({ findings, asked, onJoin, onClose }: JoinFormProps) {
  const [only] = asked.length === 1 ? asked : [];
  const [typed, setTyped] = useState(() => (only ? numberNextTo(findings, only) : ''));
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<string | null>(null);
  const other = only && findingOfNumber(findings, Number(typed));
  const joined = only ? findings.filter((finding) => finding === only || finding === other) : asked;
  const holder = joined.find(({ row }) => row.id === chosen) ?? joined[0];
  const others = joined.filter((finding) => finding !== holder);

  const handleSubmit = () => {
    if (!holder || others.length === 0) {
      setError('Enter the number of a photo of another row.');
      return;
    }
    onClose();
    onJoin(
      holder.row.id,
      others.map(({ row }) => row.id),
    );
  };
  return (
    <Form className="grid gap-5" onSubmit={handleSubmit}>
      {only && (
        <PhotoNumberField
          label="Photo number"
          hint="A photo of the row that it belongs to."
          error={error}
          typed={typed}
          onType={(now) => {
            setTyped(now);
            setError(undefined);
          }}
        />
      )}
      {holder && others.length > 0 && (
        <fieldset className="min-w-0 space-y-2">
          <legend className="mb-1 text-sm font-medium">Whose words stand</legend>
          <div className="max-h-[40dvh] space-y-2 overflow-y-auto">
            {joined.map((finding) => (
              <WordsChoice
                key={finding.row.id}
                finding={finding}
                isChosen={finding === holder}
                onChoose={setChosen}
              />
            ))}
          </div>
          <p className="text-sm text-muted-foreground">{keptWords(others)}</p>
        </fieldset>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Join</Button>
      </DialogFooter>
    </Form>
  );
}

interface WordsChoiceProps {
  finding: RowFinding;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function WordsChoice({ finding, isChosen, onChoose }: WordsChoiceProps) {
  const { row } = finding;
  const words = [row.element, row.defect].map((text) => text.trim()).filter(Boolean);
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-md border p-2 text-sm has-checked:border-signal has-checked:bg-signal-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
      <input
        type="radio"
        name="whose-words"
        className="size-4 shrink-0 accent-signal"
        checked={isChosen}
        onChange={() => {
          onChoose(row.id);
        }}
      />
      {hasPhoto(row) && (
        <PhotoImage photo={row.photo} alt="" className="h-12 w-16 shrink-0 rounded-[2px]" />
      )}
      <span className="min-w-0">
        <span className="tabular block font-medium">{formatCaption([finding])}</span>
        <span className="line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          {words.join(': ') || 'No words yet'}
        </span>
      </span>
    </label>
  );
}

/** Proposes the row above, which a photo most often belongs to; for the first, the one below. */
function numberNextTo(findings: readonly RowFinding[], of: RowFinding): string {
  const place = findings.indexOf(of);
  const next = findings[place - 1] ?? findings[place + 1];
  return next ? String(findPhotoNumber(next)) : '';
}

function findingOfNumber(findings: readonly RowFinding[], number: number): RowFinding | undefined {
  return findings.find(({ photos }) => photos.some((photo) => photo.number === number));
}

function formatCaption(findings: readonly RowFinding[]): string {
  const numbers = findings.flatMap(({ photos }) => photos.map(({ number }) => number));
  return photosCaption(numbers.toSorted((one, other) => one - other));
}

function keptWords(others: readonly RowFinding[]): string {
  const when = others.length === 1 ? 'when it' : 'with each that';
  const caption = photosCaption(others.map(findPhotoNumber));
  return `The words of ${caption} are kept, and come back ${when} is taken out as its own row.`;
}
