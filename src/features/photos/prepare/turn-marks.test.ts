import { expect, it } from 'vitest';
import { marksSchema, type Mark } from '../../../../supabase/functions/_shared/contract/stored';
import { turnMarks } from './turn-marks';

const line = (...points: [number, number][]): Mark[] => [{ kind: 'crack', points }];

it('turns the top left corner to the top right, and back', () => {
  const marks = line([0, 0], [0.25, 0.5]);
  expect(turnMarks(marks, 90)).toEqual(line([1, 0], [0.5, 0.25]));
  expect(turnMarks(marks, 270)).toEqual(line([0, 1], [0.5, 0.75]));
  expect(turnMarks(turnMarks(marks, 90), 270)).toEqual(marks);
});

it('comes round after four turns, and stays within the picture', () => {
  const marks = line([0.125, 1], [1, 0.375], [0, 0]);
  let turned = marks;
  for (const turn of [90, 90, 90, 90] as const) {
    turned = turnMarks(turned, turn);
    expect(marksSchema.safeParse(turned).success).toBe(true);
  }
  expect(turned).toEqual(marks);
});
