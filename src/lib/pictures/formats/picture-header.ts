/** A format's header, read without decoding. */
export interface PictureHeader {
  /** Pixels; the largest picture that a decoder would have to hold. */
  width: number;
  height: number;
  /** 'cut': the end is missing (mend-end.ts knows if of the picture). 'damaged': the data contradict themselves. */
  fault: 'cut' | 'damaged' | null;
  /** Its data may be incomplete in a way that browsers ignore: they must be read to the end. */
  isDoubtful?: true;
  /** A JPEG with a colour profile. */
  hasProfile?: true;
  /** A PNG of several frames. */
  isAnimated?: true;
  /** The name of a valid kind that browsers cannot decode. */
  unreadableKind?: string;
}
