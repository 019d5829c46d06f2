import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/features/observations/schema';
import { changeName, noteText } from '../comparing/change-name';
import { commentTexts } from '../comparing/comment-text';
import { chooseAll, taken, undecided, type Choices } from '../comparing/choices';
import type { WordChange, WordNote } from '../comparing/word-change';
import type { WordReading } from '../schema';
import { ChangeCard } from './change-card';

interface FoundChangesProps {
  changes: readonly WordChange[];
  notes: readonly WordNote[];
  reading: WordReading;
  rows: readonly Observation[];
  language: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onWrite: () => void;
  onStartAgain: () => void;
}

/** What an edited file brings, to be taken over or left, one by one or all at once. */
export function FoundChanges(props: FoundChangesProps) {
  const { changes, notes, reading, rows, language, choices, onChoose, onWrite } = props;
  const rowIds = rows.map(({ id }) => id);
  const count = taken(changes, choices).length;
  const open = undecided(changes, choices).length;
  const comments = commentTexts(reading, changes, rowIds);
  const elementOf = (change: WordChange) =>
    'rowId' in change ? (rows.find(({ id }) => id === change.rowId)?.element ?? '') : '';
  return (
    <div className="space-y-5">
      <FileNotes
        isTracked={reading.tracked > 0}
        notes={notes.map((note) => noteText(note, rowIds))}
        comments={comments.others}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {foundText(changes.length)}
        </p>
        {changes.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onChoose(chooseAll(changes, choices, 'take'));
              }}
            >
              Take all over
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onChoose(chooseAll(changes, choices, 'leave'));
              }}
            >
              Leave all
            </Button>
          </div>
        )}
      </div>
      <div className="space-y-3">
        {changes.map((change) => (
          <ChangeCard
            key={change.key}
            change={change}
            name={changeName(change, rowIds)}
            about={elementOf(change)}
            comments={comments.beside.get(change.key) ?? []}
            choice={choices[change.key]}
            language={language}
            onChoose={(choice) => {
              onChoose({ ...choices, [change.key]: choice });
            }}
          />
        ))}
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t bg-background py-3">
        {changes.length > 0 && (
          <Button disabled={count === 0 || open > 0} onClick={onWrite}>
            {count === 1 ? 'Write 1 change' : `Write ${count} changes`}
          </Button>
        )}
        <Button variant="outline" onClick={props.onStartAgain}>
          Choose another file
        </Button>
        {open > 0 && (
          <p className="text-sm text-muted-foreground">
            {open === 1 ? '1 text needs' : `${open} texts need`} a choice first.
          </p>
        )}
      </div>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'Nothing in this file differs from how it was exported.';
  return count === 1 ? '1 change was made in Word.' : `${count} changes were made in Word.`;
}

interface FileNotesProps {
  isTracked: boolean;
  notes: readonly string[];
  comments: readonly string[];
}

function FileNotes({ isTracked, notes, comments }: FileNotesProps) {
  const lines = [
    ...(isTracked ? ['The file has tracked changes; they are read as accepted.'] : []),
    ...notes,
  ];
  return (
    <>
      {lines.length > 0 && (
        <Alert variant="warning">
          <AlertTitle>About this file</AlertTitle>
          <AlertDescription>
            <Lines lines={lines} />
          </AlertDescription>
        </Alert>
      )}
      {comments.length > 0 && (
        <Alert>
          <AlertTitle>Comments in Word</AlertTitle>
          <AlertDescription>
            <p>They are shown here, and not taken over.</p>
            <Lines lines={comments} />
          </AlertDescription>
        </Alert>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-4 wrap-anywhere whitespace-pre-wrap">
      {lines.map((line, index) => (
        <li key={index} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
