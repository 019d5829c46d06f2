declare module 'linebreak' {
  export interface Break {
    position: number;
    required: boolean;
  }
  /** Finds where a text may be broken into lines (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
