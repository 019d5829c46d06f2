/** One photo to be looked at without a browser. */
export interface PhotoJob {
  reportId: string;
  observationId: string;
}
