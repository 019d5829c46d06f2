/** A request's place at a model that several hosts use. */
export interface Place {
  /** True when the model was already answering others when this request started. */
  readonly hadCompany: boolean;
  /** Frees the place for the next request. Never rejects. */
  leave(): Promise<void>;
}

/** Counts the requests that a model is answering, and keeps its pauses, for all hosts of a database. */
export interface SharedPlaces {
  /**
   * Resolves once fewer than `most` requests of all hosts are ahead of this one, and no pause is
   * on. Rejects with the signal's reason.
   */
  take(model: string, most: number, signal: AbortSignal): Promise<Place>;
  /** Keeps all hosts from asking this model for `ms` milliseconds. Never rejects. */
  pause(model: string, ms: number): Promise<void>;
}
