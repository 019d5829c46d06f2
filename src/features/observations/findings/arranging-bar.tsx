import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { ArrangingNotice as Notice } from './use-arranging';

interface ArrangingBarProps {
  /** Null while nothing was moved or joined. */
  notice: Notice | null;
  onUndo: () => void;
}

/** Says what the last move or joining changed and offers Undo; the next takes its place. */
export function ArrangingBar({ notice, onUndo }: ArrangingBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <p role="status" className="tabular">
        {notice?.text}
      </p>
      {notice?.undo && (
        <Button size="sm" variant="outline" onClick={onUndo}>
          <Undo2 aria-hidden />
          {notice.undo.label}
        </Button>
      )}
    </div>
  );
}
