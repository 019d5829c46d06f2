import { MARK_COLOURS, MARK_KINDS, type MarkColour, type MarkKind } from '@shared/drawing/drawing';

/** The effect of a press on the photo: selecting marks, or drawing one kind. */
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

/** The pen last used on this device, for the next photo's first mark. */
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
  // Selecting draws nothing: keeps the tool before it.
  if (pen.tool === 'select') return;
  try {
    window.localStorage.setItem(LAST_PEN, JSON.stringify(pen));
  } catch {
    // Storage is full or forbidden: the arrow is the default.
  }
}
