/** This file cannot become a photo, logo or signature; retrying never helps. `message` is the sentence for people. */
export class PictureRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureRefused';
  }
}

export function animated(): PictureRefused {
  return new PictureRefused(
    'It is animated, and paper is not. Save one still picture of it as PNG.',
  );
}
