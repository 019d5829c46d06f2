/**
 * A piece of a line, at `x` from its start; `photo` as in the model's runs; `order` is its index in the line's reading
 * order.
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

/** The formatting of a piece, without its words. */
export const buildRunStyle = ({ isBold, chip }: { isBold?: true; chip?: string }) => ({
  ...(isBold && { isBold }),
  ...(chip && { chip }),
});

export interface Line {
  segments: Segment[];
  width: number;
}

export type Direction = 'ltr' | 'rtl';

/** A piece of one direction; `text` is in reading order. */
export interface DirectedSegment extends Segment {
  direction: Direction;
}

export interface DirectedLine {
  segments: DirectedSegment[];
  width: number;
}

/** Measures words; direction does not affect line breaks. */
export type Measure = (text: string, isBold?: boolean, direction?: Direction) => number;
