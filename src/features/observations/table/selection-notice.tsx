import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Particulars } from './use-particulars';

interface SelectionNoticeProps {
  notice: NonNullable<Particulars['notice']>;
  onUndo: () => void;
  onClose: () => void;
}

/** Announces the last change of many rows, its progress, and Undo. */
export function SelectionNotice({ notice, onUndo, onClose }: SelectionNoticeProps) {
  const { what, ids, done, isUndo } = notice;
  const isOver = done >= ids.length;
  const said = isUndo
    ? `${what}: taken back in ${String(ids.length)} rows`
    : `${what}, ${String(ids.length)} rows`;
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
      <p role="status" className="tabular [overflow-wrap:anywhere]">
        {isOver ? said : `Saving ${String(done)} / ${String(ids.length)} rows…`}
      </p>
      {!isUndo && (
        <Button size="sm" variant="outline" title="Undo (Ctrl+Z)" onClick={onUndo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
      {isOver && (
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
