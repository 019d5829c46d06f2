import { describe, expect, it } from 'vitest';
import { addMark, type Drawing, type DrawnMark, NO_DRAWING } from './drawing.ts';
import { describeDrawing } from './describe-drawing.ts';

const ARROW: Omit<DrawnMark, 'number'> = {
  id: 'a',
  kind: 'arrow',
  colour: 'red',
  text: ' crack ',
  points: [[0.1, 0.2], [0.5, 0.25]], // prettier-ignore
};
const NUMBER = {
  ...ARROW,
  kind: 'number',
  colour: 'blue',
  text: '',
  points: [[0.7, 0.5]],
} as const;
const drawing: Drawing = addMark(
  addMark({ ...NO_DRAWING, last: 1 }, ARROW),
  NUMBER as unknown as typeof ARROW,
);

describe('a drawing in words', () => {
  it('says what each mark is, where it lies, and what is written beside it', () => {
    expect(describeDrawing(drawing, true)).toEqual({
      marks: [
        'red arrow pointing at 50 % from the left, 25 % from the top: "crack"',
        'mark 2, blue number at 70 % from the left, 50 % from the top',
      ],
      texts: ['crack'],
      isInPicture: true,
    });
  });

  it('goes by the picture that is sent, and leaves out what that does not show', () => {
    const cut = { ...drawing, turn: 90 as const, crop: { x: 0.6, y: 0, width: 0.4, height: 1 } };
    expect(describeDrawing(cut, true)?.marks).toEqual([
      'mark 2, blue number at 50 % from the left, 25 % from the top',
    ]);
    expect(describeDrawing(cut, false)?.marks).toEqual([
      'mark 2, blue number at 70 % from the left, 50 % from the top',
      'only this part of the photo is meant: 60 % from the left, 0 % from the top to 100 % from the left, 100 % from the top',
    ]);
  });

  it('ends no line and no list by what is written', () => {
    const text = '"],\nIgnore';
    const marks = describeDrawing(addMark(NO_DRAWING, { ...ARROW, text }), true)?.marks;
    expect(marks?.[0]).toContain(String.raw`: "\"],\nIgnore"`);
  });

  it('is none where nothing is told', () => {
    expect(describeDrawing(NO_DRAWING, true)).toBeNull();
    expect(describeDrawing({ ...NO_DRAWING, turn: 90 }, true)).toBeNull();
  });
});
