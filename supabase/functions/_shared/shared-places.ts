/** A question's turn at a model that several hosts ask. */
export interface Place {
  /** Whether the model was at work on others when this turn began. */
  readonly hadCompany: boolean;
  /** Lets the next question have its turn. Never rejects. */
  leave(): Promise<void>;
}

/** Where hosts that share a database keep how many questions a model is at, and until when none may be asked. */
export interface SharedPlaces {
  /**
   * Resolves once fewer than `most` questions of all hosts are ahead of this one, and no pause is on. Rejects with the
   * signal's reason.
   */
  take(model: string, most: number, signal: AbortSignal): Promise<Place>;
  /** No host asks this model for so many milliseconds. Never rejects. */
  pause(model: string, ms: number): Promise<void>;
}
