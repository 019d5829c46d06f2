import { readFindingId, listFindings, type Finding } from '@/records/findings';
import { arrange, type Arranged, type Arrangement } from './arrange';

/**
 * Arranges the findings of a report's rows. Each function takes all rows in order and returns all of them; an unknown
 * id changes nothing. Moving or joining a finding gathers its photos, the one with the words first, and no photo comes
 * between two of another finding.
 */
type Rows<Row> = readonly Row[];

/** Moves a finding with all its photos to an index among the findings. */
export function moveFinding<Row extends Arranged>(
  rows: Rows<Row>,
  id: string,
  place: number,
): Arrangement<Row> {
  const findings = listFindings(rows);
  const from = findings.findIndex(({ row }) => row.id === id);
  const moved = findings[from];
  const target = Math.min(Math.max(place, 0), findings.length - 1);
  if (!moved || target === from) return unchanged(rows);
  const block = holderFirst(moved);
  const others = rows.filter((row) => !block.includes(row));
  const next = findings.filter((finding) => finding !== moved)[target];
  const at = next ? others.indexOf(next.row) : others.length;
  return insert(rows, others, block, at);
}

/** Joins findings into one with `holder`'s words, at the place of their first photo. */
export function joinFindings<Row extends Arranged>(
  rows: Rows<Row>,
  holder: string,
  ids: readonly string[],
): Arrangement<Row> {
  const joined = new Set([holder, ...ids]);
  const photos = listFindings(rows)
    .filter(({ row }) => joined.has(row.id))
    .flatMap((finding) => finding.photos.map(({ row }) => row));
  const first = photos.find(({ id }) => id === holder);
  if (!first || photos.length < 2) return unchanged(rows);
  const ofFinding = new Set(photos);
  const block = [
    { ...first, finding_id: null },
    ...rows
      .filter((row) => ofFinding.has(row) && row !== first)
      .map((row) => ({ ...row, finding_id: holder })),
  ];
  const at = rows.findIndex((row) => ofFinding.has(row));
  const others = rows.filter((row) => !ofFinding.has(row));
  return insert(rows, others, block, at);
}

/** Splits a further photo from its finding into a row of its own, after the photos around it. */
export function takeOut<Row extends Arranged>(rows: Rows<Row>, id: string): Arrangement<Row> {
  const from = rows.findIndex((row) => row.id === id);
  const taken = rows[from];
  if (!taken || taken.finding_id === null) return unchanged(rows);
  let at = from + 1;
  while (isOneFinding(taken, rows[at])) at += 1;
  const others = rows.filter((row) => row !== taken);
  return insert(rows, others, [{ ...taken, finding_id: null }], at - 1);
}

export function shiftPhoto<Row extends Arranged>(
  rows: Rows<Row>,
  id: string,
  by: -1 | 1,
): Arrangement<Row> {
  const moved = rows.find((row) => row.id === id);
  if (!moved || moved.finding_id === null) return unchanged(rows);
  const beside = rows.filter(({ finding_id }) => finding_id === moved.finding_id);
  const other = beside[beside.indexOf(moved) + by];
  if (!other) return unchanged(rows);
  const others = rows.filter((row) => row !== moved);
  const at = others.indexOf(other) + (by === 1 ? 1 : 0);
  return arrange(rows, [...others.slice(0, at), moved, ...others.slice(at)]);
}

/** Puts a photo first in its finding: its row then holds the words. */
export function makeFirst<Row extends Arranged>(rows: Rows<Row>, id: string): Arrangement<Row> {
  const chosen = rows.find((row) => row.id === id);
  const holder = chosen?.finding_id;
  if (!chosen || !holder) return unchanged(rows);
  const at = rows.findIndex((row) => readFindingId(row) === holder);
  const others = rows
    .filter((row) => row !== chosen)
    .map((row) => (readFindingId(row) === holder ? { ...row, finding_id: id } : row));
  const first = { ...chosen, finding_id: null };
  return arrange(rows, [...others.slice(0, at), first, ...others.slice(at)]);
}

function unchanged<Row extends Arranged>(rows: Rows<Row>): Arrangement<Row> {
  return { order: [...rows], changes: [] };
}

function holderFirst<Row extends Arranged>({ row, photos }: Finding<Row>): Row[] {
  return [row, ...photos.flatMap((photo) => (photo.row === row ? [] : [photo.row]))];
}

/** Inserts rows, before the photos of a finding that `at` would split. */
function insert<Row extends Arranged>(
  rows: Rows<Row>,
  others: Rows<Row>,
  block: Rows<Row>,
  at: number,
): Arrangement<Row> {
  let start = at;
  while (isOneFinding(others[start - 1], others[start])) start -= 1;
  return arrange(rows, [...others.slice(0, start), ...block, ...others.slice(start)]);
}

function isOneFinding<Row extends Arranged>(one?: Row, other?: Row): boolean {
  return one !== undefined && other !== undefined && readFindingId(one) === readFindingId(other);
}
