/** A person's drawing on a photo, with crop and rotation, stored beside the untouched photo. */
import { z } from 'zod';
import { tooManyCharacters } from '../text/count-characters.ts';

const share = z.number().min(0).max(1);
const point = z.tuple([share, share]);
/** Shares of the stored photo's width and height, from its upper left corner. */
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

/** Characters of a label: two printed lines. */
export const MAX_MARK_TEXT = 60;
export const MAX_MARKS = 60;
export const MAX_MARK_POINTS = 200;

const drawnMarkSchema = z.object({
  /** Unique in its drawing, so that two tabs can tell marks apart. */
  id: z.string().min(1).max(40),
  kind: z.enum(MARK_KINDS),
  /**
   * An arrow's tail and tip, a line's ends, opposite corners of a rectangle's or ellipse's box, a
   * freehand line's path; one point for a text or number.
   */
  points: z.array(point).min(1).max(MAX_MARK_POINTS),
  colour: z.enum(MARK_COLOURS).catch('red'),
  /** The words beside the mark, or a text's own; blank for none. */
  text: z
    .string()
    .refine((text) => tooManyCharacters(text, MAX_MARK_TEXT) === null)
    .catch(''),
  /** A 'number' mark's number in citations ("Photo 3, mark 2"); null for other kinds. */
  number: z.int().min(1).max(9999).nullable().catch(null),
});
export type DrawnMark = z.infer<typeof drawnMarkSchema>;

const cropSchema = z.object({ x: share, y: share, width: share, height: share });
/** The part shown, in shares of the stored photo. */
export type Crop = z.infer<typeof cropSchema>;

export const drawingSchema = z.object({
  /** Later ones cover earlier ones. */
  marks: z.array(drawnMarkSchema).max(MAX_MARKS).catch([]),
  /** The highest number ever used: none is reused, so that no citation comes to mean another mark. */
  last: z.int().min(0).max(9999).catch(0),
  /** Clockwise, after the crop. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).catch(0),
  crop: cropSchema.nullable().catch(null),
});
export type Drawing = z.infer<typeof drawingSchema>;
export type Rotation = Drawing['turn'];

export const NO_DRAWING: Drawing = { marks: [], last: 0, turn: 0, crop: null };

/** A row's stored drawing; NO_DRAWING when it is missing or invalid. */
export function readDrawing({ drawing }: { drawing?: unknown }): Drawing {
  return drawingSchema.safeParse(drawing).data ?? NO_DRAWING;
}

/** The stored form: null when nothing is drawn, cropped or rotated and no number was ever used. */
export function drawingToStore(drawing: Drawing): Drawing | null {
  return isUntouched(drawing) && drawing.last === 0 ? null : drawing;
}

/** True when the photo shows as stored, with nothing on it. */
export function isUntouched(drawing: Drawing): boolean {
  return drawing.marks.length === 0 && !isReframed(drawing);
}

export function isReframed({ turn, crop }: Drawing): boolean {
  return turn !== 0 || crop !== null;
}

/** Adds a mark; a 'number' gets the next number. */
export function addMark(drawing: Drawing, mark: Omit<DrawnMark, 'number'>): Drawing {
  const last = mark.kind === 'number' ? drawing.last + 1 : drawing.last;
  const number = mark.kind === 'number' ? last : null;
  return { ...drawing, last, marks: [...drawing.marks, { ...mark, number }] };
}
