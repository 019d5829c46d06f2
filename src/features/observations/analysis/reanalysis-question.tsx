import { Confirm } from '@/components/ui/confirm';
import { isChecked, type Observation } from '@/records/observation';

interface QuestionProps<Asked> {
  /** Null while closed. */
  asked: Asked | null;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before an analyst's words replace a person's. */
export function ReanalysisQuestion({
  asked,
  onAnswer,
}: QuestionProps<{ observation: Observation; number: number }>) {
  const whose = asked?.observation.hand === 'accepted' ? 'You accepted' : 'You wrote';
  return (
    <Question
      isOpen={asked !== null}
      onAnswer={onAnswer}
      replaced={`photo ${String(asked?.number ?? '')}`}
      loss={`${whose} what this row says. The analyst's words take its place, and are to be checked anew. What stands there now is kept among the row's earlier versions.`}
    />
  );
}

/** Asks before an analyst's words replace a person's in some of many rows. */
export function ManyReanalysesQuestion({ asked, onAnswer }: QuestionProps<readonly Observation[]>) {
  const checked = asked?.filter(isChecked).length ?? 0;
  return (
    <Question
      isOpen={asked !== null}
      onAnswer={onAnswer}
      replaced={`${String(asked?.length ?? 0)} rows`}
      loss={`You stand by the words of ${String(checked)} of them. The analyst's words take their place, and are to be checked anew. What stands there now is kept among the rows' earlier versions.`}
    />
  );
}

interface ReplacementProps extends Pick<QuestionProps<never>, 'onAnswer'> {
  isOpen: boolean;
  replaced: string;
  loss: string;
}

function Question({ isOpen, onAnswer, replaced, loss }: ReplacementProps) {
  return (
    <Confirm
      open={isOpen}
      onCancel={() => {
        onAnswer(false);
      }}
      title={`Replace the words of ${replaced}?`}
      description={loss}
      confirmLabel="Analyse again"
      onConfirm={() => {
        onAnswer(true);
      }}
    />
  );
}
