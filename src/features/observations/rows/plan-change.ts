import { readFindingId, inSentence, listFindings, photosCaption } from '@/records/findings';
import type { Arranged, Arrangement } from './arrange';
import { joinFindings, moveFinding, shiftPhoto, takeOut } from './arrange-findings';

/** A change of findings, with the announcements of it and of its undo. */
export interface PlannedChange<Row> {
  arranged: Arrangement<Row>;
  text: string;
  undo: {
    label: string;
    /** The row to focus afterwards. */
    id: string;
    /** Announced after the undo. */
    done: string;
  };
}

const FOLLOW = 'References in the texts follow.';

export function planMove<Row extends Arranged>(
  rows: readonly Row[],
  id: string,
  place: number,
): PlannedChange<Row> {
  const arranged = moveFinding(rows, id, place);
  const before = captionFinding(rows, id);
  const after = inSentence(captionFinding(arranged.order, id));
  const isOne = before.startsWith('Photo ');
  return {
    arranged,
    text: `${before} ${isOne ? 'is' : 'are'} now ${after}. ${FOLLOW}`,
    undo: {
      label: 'Undo the move',
      id,
      done: `${isOne ? 'It is' : 'They are'} ${inSentence(before)} again.`,
    },
  };
}

export function planJoin<Row extends Arranged>(
  rows: readonly Row[],
  holder: string,
  ids: readonly string[],
): PlannedChange<Row> {
  const arranged = joinFindings(rows, holder, ids);
  return {
    arranged,
    text: `${captionFinding(arranged.order, holder)} are one finding now. ${FOLLOW}`,
    undo: { label: 'Undo the joining', id: holder, done: 'They are rows of their own again.' },
  };
}

export function planTakingOut<Row extends Arranged>(
  rows: readonly Row[],
  id: string,
): PlannedChange<Row> {
  const arranged = takeOut(rows, id);
  const [before, after] = [captionPhoto(rows, id), captionPhoto(arranged.order, id)];
  const number = before === after ? '' : `, ${inSentence(after)}`;
  return {
    arranged,
    text: `${before} is a row of its own now${number}, with the words that it had. ${FOLLOW}`,
    undo: { label: 'Undo taking it out', id, done: 'It is beside the others again.' },
  };
}

export function planShift<Row extends Arranged>(
  rows: readonly Row[],
  id: string,
  by: -1 | 1,
): PlannedChange<Row> {
  const arranged = shiftPhoto(rows, id, by);
  const [before, after] = [captionPhoto(rows, id), captionPhoto(arranged.order, id)];
  return {
    arranged,
    text: `${before} is now ${inSentence(after)}. ${FOLLOW}`,
    undo: { label: 'Undo the move', id, done: `It is ${inSentence(before)} again.` },
  };
}

/** "Photo 5": one photo by its number in the report. */
export function captionPhoto(rows: readonly Pick<Arranged, 'id'>[], id: string): string {
  return photosCaption([rows.findIndex((row) => row.id === id) + 1]);
}

/** "Photos 4–6": all photos of a row's finding. */
function captionFinding(rows: readonly Arranged[], id: string): string {
  const row = rows.find((one) => one.id === id);
  const finding = row && listFindings(rows).find((one) => one.row.id === readFindingId(row));
  return photosCaption(finding?.photos.map(({ number }) => number) ?? []);
}
