import { expect, it } from 'vitest';
import {
  annotationsSchema,
  type Annotation,
} from '../../../../supabase/functions/_shared/contract/stored';
import { rotateAnnotations } from './rotate-annotations';

const line = (...points: [number, number][]): Annotation[] => [{ kind: 'crack', points }];

it('turns the top left corner to the top right, and back', () => {
  const marks = line([0, 0], [0.25, 0.5]);
  expect(rotateAnnotations(marks, 90)).toEqual(line([1, 0], [0.5, 0.25]));
  expect(rotateAnnotations(marks, 270)).toEqual(line([0, 1], [0.5, 0.75]));
  expect(rotateAnnotations(rotateAnnotations(marks, 90), 270)).toEqual(marks);
});

it('comes round after four turns, and stays within the picture', () => {
  const marks = line([0.125, 1], [1, 0.375], [0, 0]);
  let turned = marks;
  for (const turn of [90, 90, 90, 90] as const) {
    turned = rotateAnnotations(turned, turn);
    expect(annotationsSchema.safeParse(turned).success).toBe(true);
  }
  expect(turned).toEqual(marks);
});
