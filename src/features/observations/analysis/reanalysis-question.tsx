import { Confirm } from '@/components/ui/confirm';
import type { Observation } from '@/records/observation';

interface ReanalysisQuestionProps {
  /** The row to ask about; null while closed. */
  asked: { observation: Observation; number: number } | null;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before an analyst's words replace a person's. */
export function ReanalysisQuestion({ asked, onAnswer }: ReanalysisQuestionProps) {
  const whose = asked?.observation.hand === 'accepted' ? 'You accepted' : 'You wrote';
  return (
    <Confirm
      open={asked !== null}
      onOpenChange={() => {
        onAnswer(false);
      }}
      title={`Replace the words of photo ${String(asked?.number ?? '')}?`}
      description={`${whose} what this row says. The analyst's words take its place, and are to be checked anew. What stands there now is kept among the row's earlier versions.`}
      confirmLabel="Analyse again"
      onConfirm={() => {
        onAnswer(true);
      }}
    />
  );
}
