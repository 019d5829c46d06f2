/** This file can't become a photo, a logo or a signature, no matter who tries again; `message` is the sentence for people. */
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
