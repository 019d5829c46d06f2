import { readAnnotations, type Observation } from '@/records/observation';
import type { Annotation } from '@shared/contract/stored';
import { type Drawing, readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';

/** The parts of a row that the editor changes: its drawing, and which of the analyst's lines are still proposals. */
export interface Sheet {
  drawing: Drawing;
  lines: readonly Annotation[];
}

type Drawn = Pick<Observation, 'drawing' | 'marks'>;

/** Begins the id of a mark that was a line of the analyst: as long as there is one, the lines were a crack. */
export const KEPT_LINE = 'k-';

/** A row as the editor shows it at first. */
export function readSheet(row: Drawn): Sheet {
  return { drawing: readDrawing(row), lines: readAnnotations(row) };
}

/** Applies the changes made since `base` to the row as it is stored by now. */
export function rebaseSheet(sheet: Sheet, base: Drawn, row: Drawn): Sheet {
  const [before, now] = [readSheet(base), readSheet(row)];
  return {
    drawing: mergeDrawings(before.drawing, sheet.drawing, now.drawing),
    // Those that nobody has judged on either side, and what an analyst has found since.
    lines: now.lines.filter((line) => hasLine(sheet.lines, line) || !hasLine(before.lines, line)),
  };
}

export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return isSameDrawing(one.drawing, other.drawing) && isSameLines(one.lines, other.lines);
}

export function isSameLines(one: readonly Annotation[], other: readonly Annotation[]): boolean {
  return one.length === other.length && one.every((line) => hasLine(other, line));
}

function hasLine(lines: readonly Annotation[], { kind, points }: Annotation): boolean {
  return lines.some((line) => line.kind === kind && String(line.points) === String(points));
}
