/**
 * A piece of a line, at `x` from the line's start; `photo` as in the model's runs; `order` is its place
 * among those of its line in the order of reading.
 */
export interface Segment {
  text: string;
  photo: number | null;
  isBold?: true;
  chip?: string;
  order: number;
  x: number;
  width: number;
}

/** How a piece's letters look, whatever becomes of its words. */
export const buildRunStyle = ({ isBold, chip }: { isBold?: true; chip?: string }) => ({
  ...(isBold && { isBold }),
  ...(chip && { chip }),
});

export interface Line {
  segments: Segment[];
  width: number;
}

export type Direction = 'ltr' | 'rtl';

/** A piece that is read in one direction; `text` is in the order of reading. */
export interface DirectedSegment extends Segment {
  direction: Direction;
}

export interface DirectedLine {
  segments: DirectedSegment[];
  width: number;
}

/** How wide words are; the direction makes no difference to where lines end. */
export type Measure = (text: string, isBold?: boolean, direction?: Direction) => number;
