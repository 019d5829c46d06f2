import type { NumberedObservation, SectionsRequest } from '../../analyst.ts';
import { isQuestion, splitSentences } from '../../languages/split-sentences.ts';
import { findUnseen } from '../../unseen.ts';

interface Told extends Pick<SectionsRequest, 'inspection'> {
  observations: readonly NumberedObservation[];
}

/** Whether a person says of the inspection that something was tested or opened up: in a row, a note or a document seen. */
export function notesTests({ observations, inspection }: Told): boolean {
  const told = observations.flatMap(({ isChecked, defect, recommendation, note }) => [
    note,
    ...(isChecked ? [defect, recommendation] : []),
  ]);
  return [inspection.scope, inspection.documents_seen, ...told]
    .flatMap((text) => splitSentences(text))
    .some((sentence) => !isQuestion(sentence) && findUnseen(sentence) === 'test');
}
