import {
  addMark,
  type Drawing,
  MARK_COLOURS,
  MARK_KINDS,
  NO_DRAWING,
  type Point,
} from '../../supabase/functions/_shared/drawing/drawing.ts';
import type { Person } from '../../testing/people.ts';

/** Points of a line by hand, as a finger leaves them. */
const HAND_POINTS = 40;
const AT_ONCE = 100;

/** Marks on each row of a report: BENCH_MARKS, none by default. */
export const MARKS_A_ROW = Number(process.env['BENCH_MARKS'] ?? 0);

/** A drawing with so many marks, of each kind in turn, all over the photo; the same at each run. */
function makeFullDrawing(count: number, from = 0): Drawing {
  let drawing = NO_DRAWING;
  for (let index = 0; index < count; index += 1) {
    const kind = MARK_KINDS[(from + index) % MARK_KINDS.length] ?? 'arrow';
    const colour = MARK_COLOURS[index % MARK_COLOURS.length] ?? 'red';
    const [x, y] = [0.1 + ((index * 7) % 11) / 14, 0.1 + ((index * 5) % 9) / 12];
    const points =
      kind === 'freehand'
        ? Array.from({ length: HAND_POINTS }, (_, at): Point => [
            rounded((x + at / HAND_POINTS) % 1),
            rounded(y + Math.sin(at / 4) / 12),
          ])
        : ([
            [rounded(x), rounded(y)],
            [rounded((x + 0.45) % 1), rounded((y + 0.3) % 1)],
          ] satisfies Point[]);
    const text = index % 3 === 0 ? 'Crack 0.3 mm' : '';
    drawing = addMark(drawing, { id: `mark-${index}`, kind, points, colour, text });
  }
  return drawing;
}

/** Draws `marks` marks on the photo of each row of a report. */
export async function drawOnRows(
  { client }: Pick<Person, 'client'>,
  ids: readonly string[],
  marks: number,
): Promise<void> {
  if (marks === 0) return;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map((id, index) =>
        client
          .from('observations')
          .update({ drawing: makeFullDrawing(marks, from + index) })
          .eq('id', id)
          .throwOnError(),
      ),
    );
  }
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
