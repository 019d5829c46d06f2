import { readAnnotations, type Observation } from '@/records/observation';
import type { Annotation } from '@shared/contract/stored';
import { type Drawing, readDrawing } from '@shared/drawing/drawing';
import { isSameDrawing, mergeDrawings } from '@shared/drawing/merge-drawings';

/** The parts of a row that the editor changes: its drawing, and the analyst's lines still unconfirmed. */
export interface Sheet {
  drawing: Drawing;
  lines: readonly Annotation[];
}

type Drawn = Pick<Observation, 'drawing' | 'marks'>;

/** Prefix of a mark that was an analyst's line: while there is one, the lines were a crack. */
export const KEPT_LINE = 'k-';

/** A row as the editor first shows it. */
export function readSheet(row: Drawn): Sheet {
  return { drawing: readDrawing(row), lines: readAnnotations(row) };
}

/** Applies the changes made since `base` to the row as now stored. */
export function rebaseSheet(sheet: Sheet, base: Drawn, row: Drawn): Sheet {
  const [before, now] = [readSheet(base), readSheet(row)];
  return {
    drawing: mergeDrawings(before.drawing, sheet.drawing, now.drawing),
    // Keeps lines unjudged on both sides, and new ones of an analyst.
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
