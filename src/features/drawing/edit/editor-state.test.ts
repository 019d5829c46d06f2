import { describe, expect, it } from 'vitest';
import { NO_DRAWING } from '@shared/drawing/drawing';
import * as editor from './editor-state';

const begin = () =>
  editor.beginEditing(NO_DRAWING, NO_DRAWING, {
    tool: 'arrow',
    colour: 'red',
  });
const place = (state: editor.EditorState, id: string, kind: 'arrow' | 'number' | 'text' = 'arrow') =>
  editor.placeMark(state, { id, kind, points: [[0.5, 0.5], [0.7, 0.5]] }); // prettier-ignore
const marks = (state: editor.EditorState) => editor.currentDrawing(state).marks;

describe('a drawing that is drawn on', () => {
  it('takes steps back and again, and says so', () => {
    const two = place(place(begin(), 'a'), 'b');
    const one = editor.undo(two);
    expect(marks(one).map(({ id }) => id)).toEqual(['a']);
    expect(one.selected).toBeNull();
    expect(marks(editor.redo(one)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(two.said).toBe('2. Arrow placed');
  });

  it('gives a number again that was taken back, unless it is stored', () => {
    const placed = place(begin(), 'a', 'number');
    expect(marks(place(editor.undo(placed), 'b', 'number'))[0]?.number).toBe(1);
    const drawing = editor.currentDrawing(placed);
    const stored = editor.takeStored(placed, drawing, drawing);
    expect(marks(place(editor.undo(stored), 'b', 'number'))[0]?.number).toBe(2);
  });

  it('names a text at once, in one step, and drops a blank one', () => {
    const placed = place(begin(), 'a', 'text');
    expect(placed.isNaming).toBe(true);
    expect(marks(editor.endNaming(placed))).toEqual([]);
    const named = editor.endNaming(editor.nameMark(editor.nameMark(placed, 'C'), 'Crack'));
    expect(named.said).toBe('1. Text, ‘Crack’');
    expect(marks(editor.undo(named))).toEqual([]);
    const again = editor.nameMark(editor.beginNaming(named), 'Cracks');
    expect(marks(editor.undo(again))[0]?.text).toBe('Crack');
  });

  it('takes no more marks than a drawing holds, and says why', () => {
    let state = begin();
    for (let count = 0; count < 61; count += 1) state = place(state, `m${String(count)}`);
    expect(marks(state)).toHaveLength(60);
    expect(state.said).toContain('60 marks');
  });

  it('turns all the way round', () => {
    let state = begin();
    for (const turn of [90, 180, 270, 0]) {
      state = editor.rotatePhoto(state, 90);
      expect(editor.currentDrawing(state).turn).toBe(turn);
    }
    expect(editor.currentDrawing(editor.rotatePhoto(state, 270)).turn).toBe(270);
  });

  it('gives the selected mark another colour', () => {
    expect(marks(editor.pickPen(place(begin(), 'a'), { colour: 'white' }))[0]?.colour).toBe(
      'white',
    );
  });
});
