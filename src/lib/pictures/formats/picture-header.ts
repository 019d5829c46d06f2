/** What a format's header says, read without decoding anything. */
export interface PictureHeader {
  /** Pixels; the largest picture that a decoder would have to hold. */
  width: number;
  height: number;
  /** 'cut': the end is missing; mend-end.ts knows whether it is the picture's. 'damaged': what is there contradicts itself. */
  fault: 'cut' | 'damaged' | null;
  /** A PNG whose pictures follow on one another. */
  isAnimated?: true;
  /** A sound picture of a kind that browsers can't decode: its name. */
  unreadableKind?: string;
}
