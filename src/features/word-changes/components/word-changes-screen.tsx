import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import type { Report } from '@/features/reports/schema';
import { changeName } from '@/document/word/compare/change-name';
import { useWordChanges } from '../use-word-changes';
import type { PlanMove } from '../writing/use-write-one';
import { FoundChanges } from './found-changes';
import { WrittenChanges } from './written-changes';
import { WordFileDrop } from '@/components/word-file-drop';

interface WordChangesScreenProps {
  report: Report;
  planMove: PlanMove;
}

/** Imports edits from an exported Word file; writes only what the person chose. */
export function WordChangesScreen({ report, planMove }: WordChangesScreenProps) {
  const { state, read, choose, write, startAgain } = useWordChanges(report, planMove);
  switch (state.status) {
    case 'idle':
      return (
        <div className="space-y-5">
          {state.problem !== '' && (
            <Alert variant="destructive">
              <AlertTitle>This file cannot be brought back here</AlertTitle>
              <AlertDescription>
                {state.problem}
                {state.otherReport && <GoTo reportId={state.otherReport} />}
              </AlertDescription>
            </Alert>
          )}
          <WordUpload onFile={read} />
        </div>
      );
    case 'reading':
      return <Spinner label={`Reading ${state.name}`} className="mx-auto text-signal" />;
    case 'found':
      return (
        <FoundChanges
          {...state}
          rows={state.compared.rows}
          language={report.language}
          onChoose={choose}
          onWrite={write}
          onStartAgain={startAgain}
        />
      );
    case 'writing':
      return (
        <div className="space-y-3">
          <p role="status" className="font-medium">
            Writing {state.done} of {state.all}
          </p>
          <Progress value={(100 * state.done) / Math.max(1, state.all)} aria-label="Writing" />
        </div>
      );
    case 'written':
      return (
        <WrittenChanges
          written={state.written}
          nameChange={(change) =>
            changeName(
              change,
              state.compared.rows.map(({ id }) => id),
            )
          }
          onStartAgain={startAgain}
        />
      );
  }
}

function GoTo({ reportId }: { reportId: string }) {
  return (
    <Button asChild variant="outline" size="sm" className="mt-2 block w-fit">
      <Link to={`/changes/${reportId}`}>Go to that report</Link>
    </Button>
  );
}

function WordUpload({ onFile }: { onFile: (file: File) => void }) {
  return (
    <WordFileDrop
      name={{ place: 'Edited Word file', choose: 'Choose the edited Word file' }}
      invitation="Drag the edited Word file here, or"
      says="The .docx that was exported from this report, saved by Word, LibreOffice or another program. It is read in this browser and not uploaded."
      accept=".docx"
      onFile={onFile}
    />
  );
}
