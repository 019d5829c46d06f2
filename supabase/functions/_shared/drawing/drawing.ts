/** A person's drawing on a photo, with crop and rotation: stored beside the untouched photo. */
import { z } from 'zod';
import { tooManyCharacters } from '../text/count-characters.ts';

const share = z.number().min(0).max(1);
const point = z.tuple([share, share]);
/** Shares of the width and height of the photo as it is stored, from its upper left corner. */
export type Point = z.infer<typeof point>;

export const MARK_KINDS = [
  'arrow',
  'line',
  'rectangle',
  'ellipse',
  'freehand',
  'text',
  'number',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_COLOURS = ['red', 'yellow', 'blue', 'white'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Characters of a label: two lines of print. */
export const MAX_MARK_TEXT = 60;
export const MAX_MARKS = 60;
export const MAX_MARK_POINTS = 200;

const drawnMarkSchema = z.object({
  /** Its own in its drawing: what two tabs tell marks apart by. */
  id: z.string().min(1).max(40),
  kind: z.enum(MARK_KINDS),
  /**
   * An arrow's tail and tip, a line's ends, two opposite corners of what a rectangle or an ellipse fills, a
   * freehand line's way; one point for a text and a number.
   */
  points: z.array(point).min(1).max(MAX_MARK_POINTS),
  colour: z.enum(MARK_COLOURS).catch('red'),
  /** Written beside the mark, and what a text consists of; blank for none. */
  text: z
    .string()
    .refine((text) => tooManyCharacters(text, MAX_MARK_TEXT) === null)
    .catch(''),
  /** The number by which texts cite a 'number' ("Photo 3, mark 2"); null for all other kinds. */
  number: z.int().min(1).max(9999).nullable().catch(null),
});
export type DrawnMark = z.infer<typeof drawnMarkSchema>;

const cropSchema = z.object({ x: share, y: share, width: share, height: share });
/** The part that is shown, in shares of the photo as it is stored. */
export type Crop = z.infer<typeof cropSchema>;

export const drawingSchema = z.object({
  /** Later ones lie over earlier ones. */
  marks: z.array(drawnMarkSchema).max(MAX_MARKS).catch([]),
  /** The highest number that any mark has had: none is given twice, so that no citation comes to mean another mark. */
  last: z.int().min(0).max(9999).catch(0),
  /** Clockwise, after the crop. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).catch(0),
  crop: cropSchema.nullable().catch(null),
});
export type Drawing = z.infer<typeof drawingSchema>;
export type Rotation = Drawing['turn'];

export const NO_DRAWING: Drawing = { marks: [], last: 0, turn: 0, crop: null };

/** A row's drawing as it is stored; NO_DRAWING where there is none, or what is there is no drawing. */
export function readDrawing({ drawing }: { drawing?: unknown }): Drawing {
  return drawingSchema.safeParse(drawing).data ?? NO_DRAWING;
}

/** As it is stored: null where nothing is drawn, cut out or turned and no number was ever given. */
export function drawingToStore(drawing: Drawing): Drawing | null {
  return isUntouched(drawing) && drawing.last === 0 ? null : drawing;
}

/** True when the photo shows as it is stored, with nothing on it. */
export function isUntouched(drawing: Drawing): boolean {
  return drawing.marks.length === 0 && !isReframed(drawing);
}

/** True when the photo is cropped or rotated. */
export function isReframed({ turn, crop }: Drawing): boolean {
  return turn !== 0 || crop !== null;
}

/** The drawing once a mark more is on it; a 'number' gets the next number. */
export function addMark(drawing: Drawing, mark: Omit<DrawnMark, 'number'>): Drawing {
  const last = mark.kind === 'number' ? drawing.last + 1 : drawing.last;
  const number = mark.kind === 'number' ? last : null;
  return { ...drawing, last, marks: [...drawing.marks, { ...mark, number }] };
}
