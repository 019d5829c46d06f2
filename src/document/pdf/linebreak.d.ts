declare module 'linebreak' {
  export interface Break {
    position: number;
    required: boolean;
  }
  /** Finds line break opportunities in a text (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
