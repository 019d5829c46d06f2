import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { useIsLastQuickSave, useQuickSave } from './use-quick-save';
import { focusAfter } from './quick-focus';

export function QuickUndo({ observation: { id, report_id } }: { observation: Observation }) {
  return useIsLastQuickSave(id) ? <Undo reportId={report_id} /> : null;
}

function Undo({ reportId }: { reportId: string }) {
  const { undo } = useQuickSave(reportId);
  return (
    <Button
      variant="link"
      size="sm"
      className="mt-1 text-xs pointer-coarse:h-11"
      title="Undo (u in the next row)"
      onClick={() => {
        focusAfter(undo());
      }}
    >
      <Undo2 aria-hidden />
      Undo
    </Button>
  );
}
