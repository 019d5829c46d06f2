import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { MoveNotice as Notice } from './use-row-order';

interface MoveNoticeProps {
  /** Null while nothing was moved. */
  notice: Notice | null;
  onUndo: () => void;
}

/** What the last move changed, and the way back; the next move takes its place. */
export function MoveNotice({ notice, onUndo }: MoveNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <p role="status" className="tabular">
        {notice?.text}
      </p>
      {notice?.undo && (
        <Button size="sm" variant="outline" onClick={onUndo}>
          <Undo2 aria-hidden />
          Undo the move
        </Button>
      )}
    </div>
  );
}
