/** The photos of the sample report, in order; drawn by scripts/draw-sample-photos.ts. */
export const SAMPLE_PHOTOS = ['bridge', 'crack', 'spall', 'rust', 'damp', 'growth'] as const;
export type SamplePhoto = (typeof SAMPLE_PHOTOS)[number];
