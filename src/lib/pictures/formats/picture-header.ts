/** The facts in a format's header, read without decoding anything. */
export interface PictureHeader {
  /** Pixels; the largest picture that a decoder would have to hold. */
  width: number;
  height: number;
  /** 'cut': the end is missing; mend-end.ts knows whether it is the picture's. 'damaged': what is there contradicts itself. */
  fault: 'cut' | 'damaged' | null;
  /** Its data may be incomplete in a way that browsers pass over, so that they are to be read to their end. */
  isDoubtful?: true;
  /** A JPEG that says by a profile what its colours are. */
  hasProfile?: true;
  /** A PNG whose pictures follow on one another. */
  isAnimated?: true;
  /** A sound picture of a kind that browsers can't decode: its name. */
  unreadableKind?: string;
}
