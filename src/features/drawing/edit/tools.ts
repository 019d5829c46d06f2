import {
  MARK_COLOURS,
  MARK_KINDS,
  type MarkColour,
  type MarkKind,
} from '../../../../supabase/functions/_shared/drawing/drawing';

/** What a press on the photo does: takes hold of marks, or makes one of a kind. */
export type Tool = 'select' | MarkKind;

export const TOOL_NAMES: Record<Tool, string> = {
  select: 'Select',
  arrow: 'Arrow',
  ellipse: 'Circle',
  rectangle: 'Rectangle',
  freehand: 'Freehand',
  line: 'Line',
  text: 'Text',
  number: 'Number',
};

export const COLOUR_NAMES: Record<MarkColour, string> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  white: 'White',
};

export interface Pen {
  tool: Tool;
  colour: MarkColour;
}

const LAST_PEN = 'plumbline-pen';

/** What was drawn with last on this device, ready for the first mark on the next photo. */
export function readLastPen(): Pen {
  try {
    const stored = JSON.parse(window.localStorage.getItem(LAST_PEN) ?? '{}') as Partial<Pen>;
    return {
      tool: MARK_KINDS.find((kind) => kind === stored.tool) ?? 'arrow',
      colour: MARK_COLOURS.find((colour) => colour === stored.colour) ?? 'red',
    };
  } catch {
    return { tool: 'arrow', colour: 'red' };
  }
}

export function keepLastPen(pen: Pen): void {
  // What selects draws nothing: the tool before it is the one to be ready.
  if (pen.tool === 'select') return;
  try {
    window.localStorage.setItem(LAST_PEN, JSON.stringify(pen));
  } catch {
    // Storage is full or forbidden: the arrow is ready instead.
  }
}
