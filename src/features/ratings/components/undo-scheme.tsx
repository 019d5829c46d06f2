import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { countRows } from '../scheme/levels-in-use';

interface UndoSchemeProps {
  /** Rows rated since, whose levels the earlier scheme does not know. */
  ratedSince: number;
  busy: boolean;
  onUndo: () => void;
}

/** Takes the last change of scheme back, also after a reload; asks first where ratings would be lost. */
export function UndoScheme({ ratedSince, busy, onUndo }: UndoSchemeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        onClick={() => {
          if (ratedSince > 0) setAsking(true);
          else onUndo();
        }}
      >
        <Undo2 aria-hidden />
        Undo the last change of scheme
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Take the change of scheme back?"
        description={`The earlier scheme and its ratings come back. ${countRows(ratedSince)} rated since will not be rated any more; each keeps that rating in its history.`}
        confirmLabel="Take it back"
        destructive
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </>
  );
}
