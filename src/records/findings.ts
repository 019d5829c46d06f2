import type { Finding } from '@shared/findings';
import { numberSpans } from '@/lib/number-spans';
import type { Observation } from './observation';

export { type Finding, listFindings } from '@shared/findings';

/** Absent in versions from before findings had several photos. */
type Joined = Pick<Observation, 'id'> & Partial<Pick<Observation, 'finding_id'>>;

/** A photo with its number in the report. */
export interface NumberedPhoto<Row> {
  row: Row;
  number: number;
}

/** Tells that the row holds a finding's words; otherwise it is a further photo. */
export function holdsFinding({ finding_id }: Pick<Observation, 'finding_id'>): boolean {
  return finding_id === null;
}

/** The id of the row with this one's finding: its own, unless its photo is a further one. */
export function readFindingId({ id, finding_id }: Joined): string {
  return finding_id ?? id;
}

/** The number of the photo in the finding's own row. */
export function findPhotoNumber<Row extends Joined>({ row, photos }: Finding<Row>): number {
  return photos.find((photo) => photo.row === row)?.number ?? 0;
}

/** "4", "4–6", "4, 6 and 9", "1, 2 and 4–6": a finding's numbers in order. */
export function numberList(numbers: readonly number[]): string {
  const parts = numberSpans(numbers);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** "Photo 4", "Photos 4–6", "Photos 4, 6 and 9". */
export function photosCaption(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Photo' : 'Photos'} ${numberList(numbers)}`;
}

/** "photos 4–6": a caption within a sentence. */
export function inSentence(caption: string): string {
  return caption.charAt(0).toLowerCase() + caption.slice(1);
}

/** The rows deleted with a row and its further photos, in order: the one with the words last, and so restored first. */
export function rowsGoingWith<Row extends Joined>(rows: readonly Row[], id: string): Row[] {
  const row = rows.find((one) => one.id === id);
  return [...rows.filter(({ finding_id }) => finding_id === id), ...(row ? [row] : [])];
}

/** The positions before and after a photo added at the end of a row's finding; null where there is no room. */
export function findGap(
  rows: readonly (Joined & Pick<Observation, 'position'>)[],
  id: string,
): { after: number; before: number | null } | null {
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const last = rows.findLastIndex((one) => readFindingId(one) === readFindingId(row));
  const [after, before] = [rows[last]?.position ?? row.position, rows[last + 1]?.position ?? null];
  const isRoom = before === null || (after < before && after < (after + before) / 2);
  return isRoom ? { after, before } : null;
}
