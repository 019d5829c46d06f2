import { Confirm } from '@/components/ui/confirm';
import type { Observation } from '@/records/observation';

interface FirstQuestionProps {
  /** The photo that is to be first, whose row has words of its own; null while none is. */
  photo: Observation | null;
  number: number;
  onConfirm: (id: string) => void;
  onClose: () => void;
}

/** Asks before a row's own words make room for those of its finding. */
export function FirstQuestion({ photo, number, onConfirm, onClose }: FirstQuestionProps) {
  return (
    <Confirm
      open={photo !== null}
      onOpenChange={onClose}
      title={`Make photo ${String(number)} the first?`}
      description="The finding’s words stay what they are, and are held by this photo’s row from now on. The words that its row had go among its earlier versions."
      confirmLabel="Make it the first"
      onConfirm={() => {
        onClose();
        if (photo) onConfirm(photo.id);
      }}
    />
  );
}
