import type { Observation } from '@/records/observation';
import { useQuickConflict } from './use-quick-save';
import type { RowEditing } from '../edit/use-row-editing';
import { useRowStore, type OpenConflict } from '../edit/use-row-store';
import { RowConflictDialog } from '../edit/row-conflict-dialog';

interface QuickConflictProps {
  reportId: string;
  rows: readonly Observation[];
  editing: RowEditing;
}

/** Asks where a quick choice met someone else's words; its own buttons are gone by then. */
export function QuickConflict({ reportId, rows, editing }: QuickConflictProps) {
  const { met, onSettled } = useQuickConflict();
  const index = rows.findIndex(({ id }) => id === met?.base.id);
  if (!met || index < 0) return null;
  const { id, version } = met.current;
  const question = { reportId, met, onSettled, editing, number: index + 1 };
  return <Question key={`${id} ${String(version)}`} {...question} />;
}

interface QuestionProps {
  reportId: string;
  met: OpenConflict;
  onSettled: () => void;
  number: number;
  editing: RowEditing;
}

function Question({ reportId, met, onSettled, number, editing }: QuestionProps) {
  const { conflict, settle, goOnEditing } = useRowStore(
    reportId,
    {
      // If saving fails, the row's editor has the chosen words.
      rebase: editing.rebase,
      close: () => {
        editing.forget(met.base);
        onSettled();
      },
    },
    met,
  );
  return (
    <RowConflictDialog
      key={conflict?.current.version}
      conflict={conflict}
      number={number}
      onSettle={settle}
      onGoOnEditing={() => {
        if (!conflict) return;
        goOnEditing();
        editing.rebase(conflict.base, conflict.change);
        editing.edit(conflict.base);
        onSettled();
      }}
    />
  );
}
