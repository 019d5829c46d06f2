import type { QuarterRotation } from '@/lib/pictures/orientation';
import type { Annotation } from '../../../../supabase/functions/_shared/contract/stored';

/** Lines as they lie on the photo once it is turned clockwise. */
export function rotateAnnotations(
  marks: readonly Annotation[],
  turn: QuarterRotation,
): Annotation[] {
  return marks.map((mark) => ({
    ...mark,
    points: mark.points.map(([x, y]): [number, number] => (turn === 90 ? [1 - y, x] : [y, 1 - x])),
  }));
}
