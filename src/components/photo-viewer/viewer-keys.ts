import type { KeyboardEvent } from 'react';
import { ZOOM_STEP } from './photo-zoom';

/** Pixels that an arrow key with Shift moves an enlarged photo. */
const PAN_STEP = 80;

interface Moves {
  showPrevious: () => void;
  showNext: () => void;
  panBy: (x: number, y: number) => void;
  zoomBy: (factor: number) => void;
  reset: () => void;
  toggleLines: () => void;
  compare: () => void;
  /** Undefined where the photo cannot be drawn on. */
  draw: (() => void) | undefined;
}

export function viewerKeys({ panBy, zoomBy, ...moves }: Moves) {
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: moves.showPrevious,
    ArrowRight: moves.showNext,
    'Shift+ArrowLeft': () => {
      panBy(PAN_STEP, 0);
    },
    'Shift+ArrowRight': () => {
      panBy(-PAN_STEP, 0);
    },
    'Shift+ArrowUp': () => {
      panBy(0, PAN_STEP);
    },
    'Shift+ArrowDown': () => {
      panBy(0, -PAN_STEP);
    },
    '+': () => {
      zoomBy(ZOOM_STEP);
    },
    '-': () => {
      zoomBy(1 / ZOOM_STEP);
    },
    '0': moves.reset,
    l: moves.toggleLines,
    c: moves.compare,
    d: moves.draw,
  };
  return ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // These belong to the browser's own zoom.
    if (ctrlKey || metaKey) return;
    const isPan = shiftKey && key.startsWith('Arrow');
    // '=' is the key of '+' without Shift.
    keys[isPan ? `Shift+${key}` : key === '=' ? '+' : key]?.();
  };
}
