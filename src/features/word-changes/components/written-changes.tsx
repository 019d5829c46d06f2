import { useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';
import type { WordChange } from '@/document/word/compare/word-change';
import type { WrittenChange } from '../writing/write-changes';

interface WrittenChangesProps {
  written: readonly WrittenChange[];
  nameChange: (change: WordChange) => string;
  onStartAgain: () => void;
}

/** Lists the changes that were written, each with its own undo, and those that failed. */
export function WrittenChanges({ written, nameChange, onStartAgain }: WrittenChangesProps) {
  const failed = written.filter(({ takeBack }) => takeBack === null);
  const done = written.filter(({ takeBack }) => takeBack !== null);
  return (
    <div className="space-y-5">
      <p role="status" className="font-medium">
        {done.length === 1 ? '1 change was written.' : `${done.length} changes were written.`}
      </p>
      {failed.length > 0 && (
        <Alert variant="destructive">
          <AlertTitle>Not written, and still in your file</AlertTitle>
          <AlertDescription>
            <ul className="list-disc space-y-1 pl-4">
              {failed.map(({ change, problem }) => (
                <li key={change.key}>
                  {nameChange(change)}: {problem}
                </li>
              ))}
            </ul>
          </AlertDescription>
        </Alert>
      )}
      <ul className="divide-y rounded-lg border bg-card">
        {done.map((one) => (
          <WrittenLine key={one.change.key} {...one} name={nameChange(one.change)} />
        ))}
      </ul>
      <Button variant="outline" onClick={onStartAgain}>
        Choose another file
      </Button>
    </div>
  );
}

function WrittenLine({ name, takeBack }: WrittenChange & { name: string }) {
  const [state, setState] = useState<'written' | 'busy' | 'taken back'>('written');
  const [problem, setProblem] = useState('');
  const undo = async () => {
    if (!takeBack) return;
    setState('busy');
    setProblem('');
    try {
      await takeBack();
      setState('taken back');
    } catch (error) {
      setProblem(errorMessage(error));
      setState('written');
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2 text-sm">
      <span>{name}</span>
      {problem !== '' && (
        <span role="alert" className="text-destructive">
          {problem}
        </span>
      )}
      {state === 'taken back' ? (
        <span role="status" className="text-muted-foreground">
          Undone
        </span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          busy={state === 'busy'}
          aria-label={`Undo: ${name}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
