import type { NumberedObservation, SectionsRequest } from '../../analyst.ts';
import { isQuestion, sentencesOf } from '../../languages/sentences-of.ts';
import { unseenIn } from '../../unseen.ts';

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
    .flatMap((text) => sentencesOf(text))
    .some((sentence) => !isQuestion(sentence) && unseenIn(sentence) === 'test');
}
