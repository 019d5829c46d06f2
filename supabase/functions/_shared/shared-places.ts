/** A question's turn at a model that several hosts ask. */
export interface Place {
  /** True when the model was answering others when this turn began. */
  readonly hadCompany: boolean;
  /** Lets the next question have its turn. Never rejects. */
  leave(): Promise<void>;
}

/**
 * Counts the questions that a model is answering, and keeps until when it may get none, for all hosts of a database.
 */
export interface SharedPlaces {
  /**
   * Resolves once fewer than `most` questions of all hosts are ahead of this one, and no pause is on. Rejects with the
   * signal's reason.
   */
  take(model: string, most: number, signal: AbortSignal): Promise<Place>;
  /** No host asks this model for so many milliseconds. Never rejects. */
  pause(model: string, ms: number): Promise<void>;
}
